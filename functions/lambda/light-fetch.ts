/**
 * Headers, Request and Response as far as a function's edge needs them: the whole body is there from the start. Node's own
 * take some 30 ms of processor time to load at the first use, half of an empty function's start; a bundle has these in
 * their place (esbuild's `inject`), and the tests hold its answers against those of the local server, which has Node's.
 */

type Body = string | Uint8Array | ReadableStream<Uint8Array> | null | undefined;
type HeadersGiven = LightHeaders | Readonly<Record<string, string>> | undefined;

class LightHeaders {
  private readonly values = new Map<string, string>();

  constructor(given?: HeadersGiven) {
    const entries = given instanceof LightHeaders ? given : Object.entries(given ?? {});
    for (const [name, value] of entries) this.set(name, value);
  }

  get(name: string): string | null {
    return this.values.get(name.toLowerCase()) ?? null;
  }
  has(name: string): boolean {
    return this.values.has(name.toLowerCase());
  }
  set(name: string, value: string): void {
    this.values.set(name.toLowerCase(), checked(value));
  }
  append(name: string, value: string): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value}`);
  }
  delete(name: string): void {
    this.values.delete(name.toLowerCase());
  }
  forEach(callback: (value: string, name: string) => void): void {
    this.values.forEach((value, name) => {
      callback(value, name);
    });
  }
  entries(): IterableIterator<[string, string]> {
    return this.values.entries();
  }
  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.values.entries();
  }
}

/** RFC 9110, 5.5: no value ends its line. */
function checked(value: string): string {
  const text = String(value).trim();
  if (/[\r\n\0]/.test(text)) throw new TypeError('not a header value');
  return text;
}

class LightResponse {
  readonly headers: LightHeaders;
  readonly status: number;

  constructor(
    readonly body: Body = null,
    { status = 200, headers }: { readonly status?: number; readonly headers?: HeadersGiven } = {},
  ) {
    this.status = status;
    this.headers = new LightHeaders(headers);
    if (typeof body === 'string' && !this.headers.has('Content-Type')) {
      this.headers.set('Content-Type', 'text/plain;charset=UTF-8');
    }
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  async text(): Promise<string> {
    const { body } = this;
    if (body === null || body === undefined) return '';
    if (typeof body === 'string') return body;
    if (body instanceof Uint8Array) return Buffer.from(body).toString('utf8');
    const chunks: Uint8Array[] = [];
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }
}

class LightRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: LightHeaders;
  private readonly bytes: Uint8Array;

  constructor(
    url: URL | string,
    given: { readonly method: string; readonly headers: LightHeaders; readonly body?: Uint8Array },
  ) {
    this.url = String(url);
    this.method = given.method;
    this.headers = given.headers;
    this.bytes = given.body ?? new Uint8Array();
  }

  get body(): null {
    return null;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return Uint8Array.from(this.bytes).buffer;
  }
}

export { LightHeaders as Headers, LightRequest as Request, LightResponse as Response };
