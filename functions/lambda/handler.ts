/**
 * API Gateway's proxy events as requests of the application: REST API (payload 1.0) and HTTP API (payload 2.0).
 *
 * Bodies are taken as bytes, so that text that is not UTF-8 reaches the reader that refuses it.
 */
import type { App } from '../http/app.ts';

type Multi = Readonly<Record<string, readonly string[] | undefined>> | null;
type Single = Readonly<Record<string, string | undefined>> | null;

/** Payload 1.0, as far as it is read. */
export interface RestEvent {
  readonly httpMethod: string;
  readonly path: string;
  readonly headers?: Single;
  readonly multiValueHeaders?: Multi;
  readonly queryStringParameters?: Single;
  readonly multiValueQueryStringParameters?: Multi;
  readonly body?: string | null;
  readonly isBase64Encoded?: boolean;
}

/** Payload 2.0, as far as it is read. */
export interface HttpEvent {
  readonly version: '2.0';
  readonly rawPath: string;
  readonly rawQueryString?: string;
  readonly headers?: Single;
  readonly requestContext: { readonly http: { readonly method: string } };
  readonly body?: string | null;
  readonly isBase64Encoded?: boolean;
}

export interface ProxyAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isBase64Encoded: false;
}

export type Handler = (event: RestEvent | HttpEvent) => Promise<ProxyAnswer>;

/** All our answers are text, so that none is encoded. */
export const lambdaHandler =
  (app: App): Handler =>
  async (event) => {
    const response = await app.fetch(isHttp(event) ? ofHttp(event) : ofRest(event));
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
      isBase64Encoded: false,
    };
  };

function isHttp(event: RestEvent | HttpEvent): event is HttpEvent {
  return 'version' in event && event.version === '2.0';
}

function ofHttp(event: HttpEvent): Request {
  const query = event.rawQueryString ? `?${event.rawQueryString}` : '';
  return request(
    event.requestContext.http.method,
    event.rawPath + query,
    headersOf(null, event.headers ?? null),
    event,
  );
}

function ofRest(event: RestEvent): Request {
  const query = queryOf(event);
  const headers = headersOf(event.multiValueHeaders ?? null, event.headers ?? null);
  return request(event.httpMethod, query === '' ? event.path : `${event.path}?${query}`, headers, event);
}

/** The gateway hands over decoded names and values. */
function queryOf({ multiValueQueryStringParameters: multi, queryStringParameters: single }: RestEvent): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(multi ?? {})) for (const value of values ?? []) query.append(name, value);
  if (multi == null) {
    for (const [name, value] of Object.entries(single ?? {})) if (value !== undefined) query.append(name, value);
  }
  return query.toString();
}

function headersOf(multi: Multi, single: Single): Headers {
  const headers = new Headers();
  const add = (name: string, value: string) => {
    try {
      headers.append(name, value);
    } catch {
      // A value that no header can have (RFC 9110, 5.5) counts as not sent: none that is needed has that form.
    }
  };
  if (multi !== null) {
    for (const [name, values] of Object.entries(multi)) for (const value of values ?? []) add(name, value);
  } else {
    for (const [name, value] of Object.entries(single ?? {})) if (value !== undefined) add(name, value);
  }
  return headers;
}

function request(method: string, target: string, headers: Headers, event: RestEvent | HttpEvent): Request {
  // The host decides nothing; links are made of PUBLIC_URL.
  const url = new URL(target, 'https://gateway.invalid');
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded === true ? 'base64' : 'utf8');
  headers.set('Content-Length', String(body.length));
  return new Request(url, { method, headers, body });
}
