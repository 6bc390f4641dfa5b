/** The service, as far as this program needs it: a token, a settlement, the keys. */
import { Again, type Patience, withRetries } from './retry.ts';

export interface Access {
  readonly url: string;
  /** The identity provider's; the local run has its own. */
  readonly tokenUrl: string;
  readonly id: string;
  readonly secret: string;
}

export interface Receipt {
  readonly id: string;
  readonly revision: number;
  readonly issuedAt: string;
  readonly jws: string;
}

/** RFC 9457, as the service fills it in. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** The request's id, which the service's logs know too. */
  readonly instance?: string;
  /** On 409: the receipt that stands. */
  readonly receiptId?: string;
  readonly errors?: readonly { pointer: string; code: string; detail: string; provision?: string }[];
}

export type Answer = { readonly receipt: Receipt } | { readonly refusal: Problem };

/** The service knows us not, or not for this: nothing that another attempt would change. */
export class Denied extends Error {}

export interface Client {
  /** @throws OutOfReach, Denied */
  settle(path: string, body: unknown): Promise<Answer>;
  keys(): Promise<unknown>;
}

interface Token {
  readonly value: string;
  readonly until: number;
}

interface Got {
  readonly status: number;
  readonly body: unknown;
}

/** Milliseconds for one attempt. A round whose answer was lost may well be settled: asking again gives its receipt. */
const TIMEOUT = 10_000;
/** Seconds before its end that a token is not used any more. */
const TOKEN_RESERVE = 60;

export function client(access: Access, patience: Patience, onAgain: (why: string) => void): Client {
  const call = (url: string, init: RequestInit) => withRetries(() => attempt(url, init), patience, onAgain);

  let held: Token | undefined;
  let coming: Promise<Token> | undefined;
  /** @param refused a token that the service did not take; whoever comes later finds the new one already held or coming */
  async function token(refused?: string): Promise<string> {
    if (held !== undefined && held.value !== refused && Date.now() < held.until) return held.value;
    coming ??= newToken().finally(() => {
      coming = undefined;
    });
    held = await coming;
    return held.value;
  }
  async function newToken(): Promise<Token> {
    const { id, secret } = access;
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
    const got = await call(access.tokenUrl, { method: 'POST', body });
    const { access_token: value, expires_in: seconds, error } = got.body as Record<string, unknown>;
    if (typeof value !== 'string') throw new Denied(`no token for ${id}: ${got.status} ${error}`);
    return { value, until: Date.now() + (Number(seconds) - TOKEN_RESERVE) * 1000 };
  }

  return {
    async settle(path, body) {
      const text = JSON.stringify(body);
      const send = async (value: string) => {
        const headers = { Authorization: `Bearer ${value}`, 'Content-Type': 'application/json' };
        return call(`${access.url}${path}`, { method: 'POST', headers, body: text });
      };
      const first = await token();
      let got = await send(first);
      if (got.status === 401) got = await send(await token(first));
      if (got.status === 200 || got.status === 201) return got.body as { receipt: Receipt };
      const problem = got.body as Problem;
      if ([401, 403, 404].includes(got.status)) throw new Denied(`${got.status} ${problem.title}`);
      return { refusal: problem };
    },
    async keys() {
      const got = await call(`${access.url}/.well-known/jwks.json`, {});
      if (got.status !== 200) throw new Denied(`the keys: ${got.status}`);
      return got.body;
    },
  };
}

/** One request. What may come right by itself is `Again`: no answer, half an answer, 429, 5xx. */
async function attempt(url: string, init: RequestInit): Promise<Got | Again> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    const { status } = response;
    const text = await response.text();
    if (status !== 429 && status < 500) return { status, body: JSON.parse(text) };
    return new Again(String(status), Number(response.headers.get('retry-after')) || 0);
  } catch (error) {
    const { message, cause } = error as Error;
    return new Again((cause as { code?: string } | undefined)?.code ?? message);
  }
}
