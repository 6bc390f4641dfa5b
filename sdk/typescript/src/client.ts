/** The typed client: paths, bodies and answers of the contract, with tokens and safe retries. */
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../../../lib/contract/generated/types.ts';
import { type Credentials, tokenSource } from './token.ts';

export type KanonClient = Client<paths>;
export type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];

export interface KanonOptions extends Omit<Credentials, 'tokenUrl'> {
  /** The service's URL, `http://127.0.0.1:8787` for the local run. */
  readonly baseUrl: string;
  /** Default: the local run's own, `/oauth/token`. */
  readonly tokenUrl?: string;
  /** How often a request is sent at most, default 4: again after 429, 503 and a broken connection, first after the wait asked for. */
  readonly attempts?: number;
  readonly fetch?: typeof fetch;
}

/**
 * Every operation may be sent again: a round is settled once, and the same content gets the same receipt. So a request whose
 * answer was lost is sent again unchanged, until there is an answer.
 */
export function createKanon(options: KanonOptions): KanonClient {
  const { baseUrl, attempts = 4, fetch: fetcher = fetch } = options;
  const token = tokenSource({ tokenUrl: `${baseUrl}/oauth/token`, ...options }, fetcher);
  const withToken = async (request: Request, renew: boolean) => {
    const sent = request.clone();
    sent.headers.set('Authorization', `Bearer ${await token(renew)}`);
    return fetcher(sent);
  };
  const send = async (request: Request): Promise<Response> => {
    const response = await withToken(request, false);
    return response.status === 401 ? withToken(request, true) : response;
  };
  return createClient<paths>({
    baseUrl,
    fetch: async (request) => {
      for (let attempt = 1; ; attempt += 1) {
        const last = attempt >= attempts;
        const outcome = await send(request).catch((error: unknown) => {
          // fetch throws a TypeError when the connection broke; anything else is not for a second try.
          if (last || !(error instanceof TypeError)) throw error;
          return undefined;
        });
        if (outcome !== undefined && (last || ![429, 503].includes(outcome.status))) return outcome;
        const asked = Number(outcome?.headers.get('Retry-After') ?? Number.NaN);
        await wait(Number.isNaN(asked) ? 2 ** attempt : asked);
      }
    },
  });
}

/** Every receipt of a search, page after page. @throws Error with the problem as its cause */
export async function* eachReceipt(
  client: KanonClient,
  query: NonNullable<paths['/v1/receipts']['get']['parameters']['query']>,
): AsyncGenerator<Schemas['ReceiptEntry']> {
  let cursor = query.cursor;
  do {
    const page = { ...query, ...(cursor === undefined ? {} : { cursor }) };
    const { data, error } = await client.GET('/v1/receipts', { params: { query: page } });
    if (data === undefined || typeof data === 'string') throw new Error('the search was refused', { cause: error });
    yield* data.receipts;
    cursor = data.next;
  } while (cursor !== undefined);
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
