/** How a stored receipt is answered: its signed bytes, and the settlement cut out of those very bytes. */
import { jwsOf, settlementText } from '../../lib/receipts/issue.ts';
import type { StoredReceipt } from '../../lib/store/store.ts';

/** The JSON text of an answer. @param more further members, after `receipt` and `settlement` */
export function receiptAnswer(receipt: StoredReceipt, more: Readonly<Record<string, string>> = {}): string {
  const { id, revision, issuedAt, kid, corrects } = receipt;
  const part = { id, revision, issuedAt, kid, jws: jwsOf(receipt), ...(corrects === undefined ? {} : { corrects }) };
  const others = Object.entries(more).map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{"receipt":${JSON.stringify(part)},"settlement":${settlementText(receipt)}${others.join('')}}`;
}

export const JSON_TYPE = { 'Content-Type': 'application/json' } as const;
