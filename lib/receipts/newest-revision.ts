/** The newest receipt of a round: ids follow from the round, so that no index is asked and no item is ever changed. */
import type { ReceiptStore, StoredReceipt } from '../store/store.ts';
import { receiptId } from './digests.ts';
import type { RoundKey } from './receipt-id.ts';

type Reads = Pick<ReceiptStore, 'getMany'>;
type Env = 'live' | 'test';
type Round = Pick<RoundKey, 'operator' | 'table' | 'round'>;
type Known = Pick<StoredReceipt, 'id' | 'operator' | 'table' | 'round' | 'revision'>;

/** Most rounds were corrected seldom or never: the first probe sees the next few revisions. */
const FEW = 8;
/** Then it reaches out in powers of two, and closes in by this many parts at a time. */
const REACH = 27;
const PARTS = 64;
/** Ids that one read of the store takes. */
const BATCH = 100;
const AT_ONCE = 16;

/** The id of the newest revision, which may be the given one. Revisions have no gaps. @throws StoreUnavailable */
export async function newestRevision(store: Reads, env: Env, known: Known): Promise<string> {
  const newest = await newestFrom(store, env, known, known.revision);
  return newest === known.revision ? known.id : receiptId({ env, ...roundOf(known), revision: newest });
}

/** The number of a round's newest revision, 0 when it has no receipt. @throws StoreUnavailable */
export function newestKnownRevision(store: Reads, env: Env, round: Round): Promise<number> {
  return newestFrom(store, env, round, 0);
}

/**
 * The id of the newest revision of each receipt's round, by the receipt's own id. Rounds that were not corrected, all but a
 * few, cost one read for a hundred of them. @throws StoreUnavailable
 */
export async function newestRevisions(
  store: Reads,
  env: Env,
  receipts: readonly Known[],
): Promise<ReadonlyMap<string, string>> {
  const rounds = new Map<string, Known>();
  const keyOf = ({ operator, table, round }: Known) => JSON.stringify([operator, table, round]);
  for (const receipt of receipts) {
    const last = rounds.get(keyOf(receipt));
    if (last === undefined || last.revision < receipt.revision) rounds.set(keyOf(receipt), receipt);
  }
  const nextOf = (known: Known) => receiptId({ env, ...roundOf(known), revision: known.revision + 1 });
  const corrected = await existing(store, [...rounds.values()].map(nextOf));
  const newest = new Map<string, string>();
  const queue = [...rounds];
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [key, known] = next;
      newest.set(key, corrected.has(nextOf(known)) ? await newestRevision(store, env, known) : known.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return new Map(receipts.map((receipt) => [receipt.id, newest.get(keyOf(receipt))!]));
}

/** The newest revision that exists, given one that does (or 0): a handful of reads, however often a round was corrected. */
async function newestFrom(store: Reads, env: Env, round: Round, known: number): Promise<number> {
  const idOf = (revision: number) => receiptId({ env, ...roundOf(round), revision });
  /** Of ascending revisions, the last that exists and the first that does not. */
  const between = async (revisions: readonly number[]) => {
    const found = await existing(store, revisions.map(idOf));
    const absent = revisions.findIndex((revision) => !found.has(idOf(revision)));
    const last = absent === -1 ? revisions.at(-1) : revisions[absent - 1];
    return { last: last ?? known, absent: revisions[absent] };
  };
  let { last, absent } = await between(Array.from({ length: FEW }, (_, i) => known + 1 + i));
  while (absent === undefined) {
    const start = last;
    const next = await between(Array.from({ length: REACH }, (_, i) => start + FEW * 2 ** i));
    [last, absent] = [Math.max(last, next.last), next.absent];
  }
  while (absent - last > 1) {
    const [from, width]: [number, number] = [last, absent - last];
    const parts = Math.min(PARTS, width - 1);
    const probes = Array.from({ length: parts }, (_, i) => from + Math.ceil(((i + 1) * width) / (parts + 1)));
    const next = await between([...new Set(probes)].filter((revision) => revision < from + width));
    [last, absent] = [Math.max(from, next.last), next.absent ?? from + width];
  }
  return last;
}

async function existing(store: Reads, ids: readonly string[]): Promise<{ has(id: string): boolean }> {
  const batches: Promise<ReadonlyMap<string, unknown>>[] = [];
  for (let i = 0; i < ids.length; i += BATCH) batches.push(store.getMany(ids.slice(i, i + BATCH)));
  const found = await Promise.all(batches);
  return { has: (id) => found.some((batch) => batch.has(id)) };
}

function roundOf({ operator, table, round }: Round): Round {
  return { operator, table, round };
}
