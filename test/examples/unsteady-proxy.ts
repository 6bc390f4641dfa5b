/** A network that fails in every way that matters, in an order of its own: not by chance, so that a test means the same each time. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface UnsteadyProxy {
  readonly url: string;
  /** Nothing comes through, until it does again. */
  down: boolean;
  /** Receipts whose answers were lost after the work was done, by id: the JWS. */
  readonly lost: ReadonlyMap<string, string>;
  /** How often what was done to a request. */
  readonly counts: Readonly<Record<string, number>>;
  close(): void;
}

export async function unsteadyProxy(service: string): Promise<UnsteadyProxy> {
  const lost = new Map<string, string>();
  const counts: Record<string, number> = {};
  let settles = 0;
  let expired: string | undefined;
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isSettling = request.url!.startsWith('/v1/settle');
    if (!isSettling) count(request.url!);
    const number = isSettling ? ++settles : 0;
    if (proxy.down || (number > 0 && number <= 8)) return refuse(response, 503, {});
    if (number === 9) return refuse(response, 429, { 'Retry-After': '1' });
    // From the twentieth on, the token that was used until then is not good any more.
    if (number === 20) expired = request.headers.authorization;
    if (isSettling && request.headers.authorization === expired) return refuse(response, 401, {});
    const headers = { ...request.headers } as Record<string, string>;
    delete headers.host;
    delete headers.connection;
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    const init = request.method === 'POST' ? { method: 'POST', body: Buffer.concat(chunks) } : {};
    const answer = await fetch(`${service}${request.url}`, { headers, ...init });
    const text = await answer.text();
    if (isSettling && answer.status === 201 && number % 4 === 0) {
      const { receipt } = JSON.parse(text) as { receipt: { id: string; jws: string } };
      lost.set(receipt.id, receipt.jws);
      count(number % 8 === 0 ? 'answer lost' : 'half an answer');
      if (number % 8 === 0) return void request.socket.destroy();
      response.writeHead(201, {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(text)),
      });
      response.write(text.slice(0, 100), () => request.socket.destroy());
      return;
    }
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type')! }).end(text);
  }

  function refuse(response: ServerResponse, status: number, headers: Record<string, string>): void {
    count(String(status));
    response
      .writeHead(status, { 'Content-Type': 'application/problem+json', ...headers })
      .end(JSON.stringify({ type: 'about:blank', title: 'Not now', status }));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    down: false,
    lost,
    counts,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
