/** How a stored receipt is answered: its signed bytes, and the settlement read from those very bytes. */
import { jwsOf, payloadOf } from '../../lib/receipts/issue.ts';
import type { StoredReceipt } from '../../lib/store/store.ts';

export function receiptPart(receipt: StoredReceipt) {
  const { id, revision, issuedAt, kid, corrects } = receipt;
  return { id, revision, issuedAt, kid, jws: jwsOf(receipt), ...(corrects === undefined ? {} : { corrects }) };
}

export function settlementPart(receipt: StoredReceipt) {
  return payloadOf(receipt).settlement;
}
