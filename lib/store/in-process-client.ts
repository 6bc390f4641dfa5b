import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { settled, silenceNodeVersionWarning } from './client.ts';

/** The parts of the SDK's request that count here. */
interface HttpRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array | undefined;
}
interface HttpResponse {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}

export interface InProcessClient {
  readonly client: DynamoDBClient;
  /** Refuses further requests and waits for those under way. */
  close(): Promise<void>;
}

/** Bytes of a request's body. The SDK's own array type converts itself to text, with a warning, when it is copied. */
function bytes(body: string | Uint8Array | undefined): Buffer {
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return Buffer.from(body ?? '');
}

/** Hands a request to the server's own handler as if it had come over a connection. */
function dispatch(server: Server, { method, headers, body }: HttpRequest): Promise<HttpResponse> {
  return new Promise((resolve) => {
    const request = Object.assign(new EventEmitter(), { method, url: '/', headers });
    const answered: Record<string, string> = {};
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: unknown) => {
        answered[name.toLowerCase()] = String(value);
      },
      end: (text?: string) =>
        resolve({ statusCode: response.statusCode, headers: answered, body: Buffer.from(text ?? '') }),
    };
    server.emit('request', request, response);
    request.emit('data', bytes(body));
    request.emit('end');
  });
}

/**
 * A client whose requests reach a dynalite of this process without a socket and without a signature over the body, neither
 * of which protects anything here: a put to disk then takes two thirds of the time, a read half. Requests and answers are
 * the same as over the endpoint.
 */
export function inProcessClient(server: Server, endpoint: string): InProcessClient {
  let closed = false;
  const underWay = new Set<Promise<HttpResponse>>();
  silenceNodeVersionWarning();
  const client = new DynamoDBClient({
    ...settled,
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    userAgentAppId: async () => undefined,
    defaultUserAgentProvider: async () => [],
    signer: {
      // dynalite looks for the parts of a signature and never checks them.
      sign: async (request) => {
        Object.assign(request.headers, {
          authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=none',
          'x-amz-date': '20000101T000000Z',
        });
        return request;
      },
    },
    requestHandler: {
      handle: async (request: HttpRequest) => {
        if (closed) throw Object.assign(new Error('the embedded store is closed'), { code: 'ECONNREFUSED' });
        const answer = dispatch(server, request);
        underWay.add(answer);
        try {
          return { response: await answer };
        } finally {
          underWay.delete(answer);
        }
      },
    },
  });
  // What is in this process answers at once or never: nobody waits for it with a signal, which would cost as much again.
  const send = client.send.bind(client) as (command: never) => Promise<never>;
  client.send = ((command: never) => send(command)) as typeof client.send;
  return {
    client,
    async close() {
      closed = true;
      await Promise.all(underWay);
    },
  };
}
