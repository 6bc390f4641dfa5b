/** The service's API as this page uses it. The token is held by the caller, in memory, and goes nowhere but to this origin. */
import type { Sums } from '../../lib/rules/index.ts';

/** One entry of a search. */
export interface Entry {
  readonly id: string;
  readonly revision: number;
  readonly corrects?: string;
  readonly correctedBy?: string;
  readonly annulled?: true;
  readonly operator: string;
  readonly game: string;
  readonly ruleset: string;
  readonly table: string;
  readonly round: string;
  readonly playedAt: string;
  readonly issuedAt: string;
  readonly currency: string;
  readonly houseRules: 'default' | 'other';
  readonly totals: Sums;
}

export interface EntryPage {
  readonly receipts: readonly Entry[];
  readonly next?: string;
}

/** What the service refused, in its own words; `undefined` text where it cannot be reached. */
export class Refused extends Error {}

/** A token for a client. @throws Refused */
export async function signIn(client: string, secret: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: client, client_secret: secret });
  const answer = await asked('/oauth/token', { method: 'POST', body });
  const said = (await answer.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
  if (!answer.ok) throw new Refused(String(said.error_description ?? said.error ?? answer.status));
  return String(said.access_token);
}

const MOST_WAITS = 5;

/** GET with a token; waits where the service asks to. @throws Refused */
export async function get(
  token: string,
  path: string,
  headers: HeadersInit = {},
  signal?: AbortSignal,
): Promise<Response> {
  for (let waited = 0; ; waited++) {
    const init = {
      headers: { ...headers, Authorization: `Bearer ${token}` },
      ...(signal === undefined ? {} : { signal }),
    };
    const answer = await asked(path, init);
    if (answer.ok) return answer;
    if ((answer.status !== 429 && answer.status !== 503) || waited === MOST_WAITS) throw await refusal(answer);
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('Retry-After') ?? 1)));
  }
}

async function asked(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new Refused();
  }
}

interface ProblemBody {
  readonly title?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

async function refusal(answer: Response): Promise<Refused> {
  const { title, detail, errors = [] } = (await answer.json().catch(() => ({}))) as ProblemBody;
  const faults = errors.map((fault) => `${fault.pointer.replace('?', '')}: ${fault.detail}`);
  return new Refused([title ?? String(answer.status), detail, ...faults].filter(Boolean).join(' '));
}

/** A page of a search. @throws Refused */
export async function search(token: string, query: URLSearchParams, signal?: AbortSignal): Promise<EntryPage> {
  const answer = await get(token, `/v1/receipts?${query}`, { Accept: 'application/json' }, signal);
  return (await answer.json()) as EntryPage;
}
