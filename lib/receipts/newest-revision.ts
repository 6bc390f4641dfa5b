/** The newest receipt of a round: ids follow from the round, so that no index is asked and no item is ever changed. */
import type { ReceiptStore, StoredReceipt } from '../store/store.ts';
import { receiptId } from './digests.ts';

const AT_ONCE = 8;

/** The id of the newest revision, which may be the given one. Revisions have no gaps. @throws StoreUnavailable */
export async function newestRevision(
  store: Pick<ReceiptStore, 'getMany'>,
  env: 'live' | 'test',
  known: Pick<StoredReceipt, 'id' | 'operator' | 'table' | 'round' | 'revision'>,
): Promise<string> {
  const { operator, table, round } = known;
  let newest = known.id;
  for (let revision = known.revision + 1; ; revision += AT_ONCE) {
    const ids = Array.from({ length: AT_ONCE }, (_, i) =>
      receiptId({ env, operator, table, round, revision: revision + i }),
    );
    const found = await store.getMany(ids);
    for (const id of ids) {
      if (!found.has(id)) return newest;
      newest = id;
    }
  }
}
