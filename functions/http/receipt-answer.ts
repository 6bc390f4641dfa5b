/** How a stored receipt is answered: its signed bytes, and the settlement cut out of those very bytes. */
import { jwsOf, settlementBytes } from '../../lib/receipts/issue.ts';
import type { StoredReceipt } from '../../lib/store/store.ts';

/** The JSON of an answer, in UTF-8. @param more further members, after `receipt` and `settlement` */
export function receiptAnswer(
  receipt: StoredReceipt,
  more: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const { id, revision, issuedAt, kid, corrects } = receipt;
  // Ids, times and base64url need no escapes.
  const part = `"id":"${id}","revision":${revision},"issuedAt":"${issuedAt}","kid":"${kid}","jws":"${jwsOf(receipt)}"`;
  const correction = corrects === undefined ? '' : `,"corrects":"${corrects}"`;
  const others = Object.entries(more).map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const head = Buffer.from(`{"receipt":{${part}${correction}},"settlement":`, 'latin1');
  return Buffer.concat([head, settlementBytes(receipt), Buffer.from(`${others.join('')}}`)]);
}

export const JSON_TYPE = { 'Content-Type': 'application/json' } as const;
