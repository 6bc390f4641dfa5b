import { Problem } from '../../../lib/problems/problem.ts';
import { newestRevisions } from '../../../lib/receipts/newest-revision.ts';
import { type ListedReceipt, StoreUnavailable } from '../../../lib/store/store.ts';
import { preferred } from '../accept.ts';
import type { App } from '../app.ts';
import type { RequestContext } from '../context.ts';
import { cursorOf, placeOf } from '../cursor.ts';
import type { ReceiptsDeps } from '../deps.ts';
import { allow, authenticate } from '../middleware/authenticate.ts';
import { exportLines, streamOf } from '../search/export.ts';
import { DEFAULT_LIMIT, type Filters, filtersOf } from '../search/filters.ts';
import { type Source, sourceOf } from '../search/source.ts';
import { readsAll } from './get-receipt.ts';

const NDJSON = 'application/x-ndjson';

export interface SearchDeps extends ReceiptsDeps {
  /** Where answers cannot be streamed: no new line of an export after so many characters; its last cursor goes on. */
  readonly exportMostCharacters?: number;
}

/** searchReceipts: a page of receipts as JSON, or all of them as a stream of their JWS. */
export const searchReceipts = (deps: SearchDeps) => (app: App) =>
  app.get('/v1/receipts', authenticate(deps), allow(deps, 'receipts.read', 'receipts.read.all'), async (c) => {
    c.get('log').operation = 'searchReceipts';
    const all = readsAll(c);
    const filters = filtersOf(c, all ? undefined : c.get('profile').operator);
    const type = preferred(c.req.header('Accept'), ['application/json', NDJSON]);
    const source = sourceOf(deps, filters);
    const search = searchText(c, all, filters);
    const after = filters.cursor === undefined ? undefined : placeOf(search, filters.cursor);
    if (filters.cursor !== undefined && (after === undefined || !source.isPlace(after))) {
      throw new Problem('invalid-request', { faults: [{ pointer: '?cursor', code: 'cursor-not-ours' }] });
    }
    return type === NDJSON
      ? exported(c, deps, filters, source, search, after)
      : page(c, deps, filters, source, search, after);
  });

async function page(
  c: RequestContext,
  deps: ReceiptsDeps,
  { limit = DEFAULT_LIMIT }: Filters,
  source: Source,
  search: string,
  after: string | undefined,
): Promise<Response> {
  const { receipts, next } = await source.page(after, limit, false);
  const newest = await newestRevisions(deps.store, deps.env, receipts);
  return c.json({
    receipts: receipts.map((receipt) => entry(receipt, newest.get(receipt.id)!)),
    ...(next === undefined ? {} : { next: cursorOf(search, next) }),
  });
}

async function exported(
  c: RequestContext,
  deps: SearchDeps,
  { limit }: Filters,
  source: Source,
  search: string,
  after: string | undefined,
): Promise<Response> {
  const lines = exportLines({
    source,
    after,
    mostLines: limit ?? Number.POSITIVE_INFINITY,
    mostCharacters: deps.exportMostCharacters ?? Number.POSITIVE_INFINITY,
    cursorAfter: (receipt) => cursorOf(search, source.placeAfter(receipt)),
  });
  const requestId = c.get('requestId');
  // By then the line of the request is written: what happens afterwards is a line of its own.
  const brokenOff = (error: unknown) => {
    const known = error instanceof StoreUnavailable;
    const brokenOff = known ? error.message : error instanceof Error ? error.name : typeof error;
    deps.log({ time: new Date(deps.clock()).toISOString(), requestId, operation: 'searchReceipts', brokenOff });
  };
  return c.body(await streamOf(lines, brokenOff), 200, { 'Content-Type': NDJSON });
}

/** All that the listing depends on, and whose it is: a cursor is good for this alone. How many at once is free. */
function searchText(c: RequestContext, all: boolean, { cursor: _cursor, limit: _limit, ...filters }: Filters): string {
  const sorted = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([all, c.get('profile').operator, sorted]);
}

function entry(receipt: ListedReceipt, newest: string) {
  const { id, revision, corrects, operator, game, ruleset, table, round, playedAt, issuedAt, currency } = receipt;
  return {
    id,
    revision,
    ...(corrects === undefined ? {} : { corrects }),
    ...(newest === id ? {} : { correctedBy: newest }),
    ...(receipt.annulled ? { annulled: true } : {}),
    operator,
    game,
    ruleset,
    table,
    round,
    playedAt,
    issuedAt,
    currency,
    houseRules: receipt.houseRules,
    totals: receipt.totals,
  };
}
