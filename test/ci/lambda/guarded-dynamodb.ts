/** A DynamoDB with permissions: forwards to the one at an endpoint what the synthesized policies allow, and refuses the rest. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asked } from './asked.ts';
import type { Policies } from './policy.ts';

export interface GuardedDynamodb {
  readonly endpoint: string;
  /** `principal operation` of every request that was let through, each once. */
  readonly used: ReadonlySet<string>;
  close(): void;
}

/** @param principal of all requests; left out: the access key id names it */
export async function guardedDynamodb(
  target: string,
  policies: Policies,
  options: { readonly principal?: string; readonly withTablePolicy?: boolean } = {},
): Promise<GuardedDynamodb> {
  const agent = new Agent({ keepAlive: true });
  const used = new Set<string>();
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const operation = String(incoming.headers['x-amz-target']).split('.')[1]!;
      const principal = options.principal ?? principalOf(incoming);
      const needs = asked(operation, JSON.parse(body.toString('utf8')));
      if (needs.every((one) => policies.allows(principal, one, options.withTablePolicy))) {
        for (const { action } of needs) used.add(`${principal} ${action}`);
        return forward(target, agent, incoming, body, response);
      }
      const message = `${principal} is not allowed ${needs.map(({ action, table }) => `${action} on ${table}`).join(', ')}`;
      response.writeHead(400, { 'Content-Type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    used,
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

function principalOf({ headers }: IncomingMessage): string {
  const principal = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1];
  if (principal === undefined) throw new Error('an unsigned request');
  return principal;
}

function forward(
  target: string,
  agent: Agent,
  { method, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  // DynamoDB Local keeps tables apart by access key and region: all principals here share one database.
  const authorization = headers.authorization!.replace(
    /Credential=[^/]+\/(\d+)\/[^/]+\//,
    'Credential=local/$1/local/',
  );
  const sent = request(target, { method, agent, headers: { ...headers, authorization } }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => response.destroy());
  sent.end(body);
}
