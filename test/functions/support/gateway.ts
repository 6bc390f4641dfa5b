/** Requests as API Gateway hands them to a function, in both of its payload versions, and the answer as a Response. */
import type { ProxyAnswer } from '../../../functions/lambda/handler.ts';
import type { RunningFunction } from './runtime-api.ts';

export type Payload = '1.0' | '2.0';
export const PAYLOADS: readonly Payload[] = ['1.0', '2.0'];

export interface GatewayRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** As captured from both kinds of API, less what differs with every account. */
export function gatewayEvent(payload: Payload, { method, path, headers = {}, body }: GatewayRequest): object {
  const url = new URL(path, 'https://gateway.invalid');
  const encoded = body instanceof Uint8Array;
  const bodyPart = {
    body: body === undefined ? null : encoded ? Buffer.from(body).toString('base64') : body,
    isBase64Encoded: encoded,
  };
  const identity = { sourceIp: '127.0.0.1', userAgent: 'test' };
  if (payload === '2.0') {
    const { body: text, ...rest } = bodyPart;
    return {
      version: '2.0',
      routeKey: `${method} ${url.pathname}`,
      rawPath: url.pathname,
      rawQueryString: url.search.slice(1),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      requestContext: {
        accountId: '000000000000',
        apiId: 'api',
        domainName: 'gateway.invalid',
        domainPrefix: 'gateway',
        http: { method, path: url.pathname, protocol: 'HTTP/1.1', ...identity },
        requestId: 'gateway-request',
        routeKey: `${method} ${url.pathname}`,
        stage: '$default',
        time: '30/Nov/2026:12:00:00 +0000',
        timeEpoch: 1796040000000,
      },
      ...(text === null ? {} : { body: text }),
      ...rest,
    };
  }
  const values = [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name)] as const);
  return {
    resource: url.pathname,
    path: url.pathname,
    httpMethod: method,
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    queryStringParameters:
      values.length === 0 ? null : Object.fromEntries(values.map(([name, all]) => [name, all.at(-1)])),
    multiValueQueryStringParameters: values.length === 0 ? null : Object.fromEntries(values),
    pathParameters: null,
    stageVariables: null,
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      httpMethod: method,
      identity,
      path: `/live${url.pathname}`,
      protocol: 'HTTP/1.1',
      requestId: 'gateway-request',
      requestTimeEpoch: 1796040000000,
      resourcePath: url.pathname,
      stage: 'live',
    },
    ...bodyPart,
  };
}

/** Sends a request through a function as the gateway would. */
export async function through(
  running: RunningFunction,
  request: GatewayRequest,
  payload: Payload = '1.0',
): Promise<Response> {
  const answer = (await running.invoke(gatewayEvent(payload, request))) as ProxyAnswer;
  return new Response(answer.body, { status: answer.statusCode, headers: answer.headers });
}
