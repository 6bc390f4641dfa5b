/** A receipt, for those who may know of it. */
import type { ReceiptStore, StoredReceipt } from '../../lib/store/store.ts';

/**
 * The receipt, unless it is another operator's. What is another's takes the same read as what does not exist: its signed
 * bytes, which take the longer to read and expand the larger the round was, are not touched, so that not even the time of
 * the answer tells an operator whether another has settled a round whose name it can guess.
 * @param operator whose receipts alone the caller may know of; undefined for the regulator
 * @throws StoreUnavailable
 */
export async function ownedReceipt(
  store: Pick<ReceiptStore, 'get' | 'getMany'>,
  id: string,
  operator: string | undefined,
): Promise<StoredReceipt | undefined> {
  if (operator !== undefined) {
    const heads = await store.getMany([id]);
    if (heads.get(id)?.operator !== operator) return undefined;
  }
  return store.get(id);
}
