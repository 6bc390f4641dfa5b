/** All revisions of one round, in their order: no index is asked, so the newest is there at once. */
import { receiptId } from '../../../lib/receipts/digests.ts';
import { newestKnownRevision } from '../../../lib/receipts/newest-revision.ts';
import type { RoundKey } from '../../../lib/receipts/receipt-id.ts';
import type { ListedReceipt } from '../../../lib/store/store.ts';
import type { Filters } from './filters.ts';
import { matcher, needsPayload } from './matches.ts';
import type { Source, SourceDeps } from './source.ts';

const PLACE = /^[1-9]\d{0,8}$/;
/** Revisions looked at before a page ends, full or not. */
const MOST_LOOKED_AT = 500;
/** Ids of one read. */
const BATCH = 100;
/** Whole receipts read at once. */
const AT_ONCE = 8;

export function roundLookUp(
  { store, env }: Pick<SourceDeps, 'store' | 'env'>,
  round: Pick<RoundKey, 'operator' | 'table' | 'round'>,
  filters: Filters,
): Source {
  const matches = matcher(filters);
  const step = filters.order === 'asc' ? 1 : -1;
  const idOf = (revision: number) => receiptId({ env, ...round, revision });

  /** The revisions' receipts, in the order asked for, absent ones left out. */
  async function read(revisions: readonly number[], withPayload: boolean): Promise<ListedReceipt[]> {
    const ids = revisions.map(idOf);
    if (!withPayload) {
      const found = await store.getMany(ids);
      return ids.flatMap((id) => found.get(id) ?? []);
    }
    const receipts: ListedReceipt[] = [];
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      const found = await Promise.all(ids.slice(i, i + AT_ONCE).map((id) => store.get(id)));
      receipts.push(...found.filter((receipt) => receipt !== undefined));
    }
    return receipts;
  }

  return {
    isPlace: (text) => PLACE.test(text),
    placeAfter: ({ revision }) => String(revision),
    async page(after, limit, withPayload) {
      const newest = await newestKnownRevision(store, env, round);
      const receipts: ListedReceipt[] = [];
      let at = after === undefined ? (step === 1 ? 1 : newest) : Number(after) + step;
      const inside = () => at >= 1 && at <= newest;
      const batch = withPayload || needsPayload(filters) ? AT_ONCE : BATCH;
      for (let lookedAt = 0; inside() && lookedAt < MOST_LOOKED_AT; lookedAt += batch) {
        const revisions: number[] = [];
        for (; inside() && revisions.length < batch; at += step) revisions.push(at);
        for (const receipt of await read(revisions, batch === AT_ONCE)) {
          if (!matches(receipt)) continue;
          receipts.push(receipt);
          if (receipts.length < limit) continue;
          at = receipt.revision + step;
          return inside() ? { receipts, next: String(receipt.revision) } : { receipts };
        }
      }
      return inside() ? { receipts, next: String(at - step) } : { receipts };
    },
  };
}
