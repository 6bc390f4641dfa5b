import { Problem } from '../../../lib/problems/problem.ts';
import { jwsOf } from '../../../lib/receipts/issue.ts';
import { newestRevision } from '../../../lib/receipts/newest-revision.ts';
import { RECEIPT_ID } from '../../../lib/receipts/receipt-id.ts';
import type { StoredReceipt } from '../../../lib/store/store.ts';
import { preferred } from '../accept.ts';
import { completeAnswer } from '../answer.ts';
import type { App } from '../app.ts';
import type { RequestContext } from '../context.ts';
import type { ReceiptsDeps } from '../deps.ts';
import { allow, authenticate } from '../middleware/authenticate.ts';
import { ownedReceipt } from '../owned-receipt.ts';
import { onlyParameters } from '../query.ts';
import { JSON_TYPE, receiptAnswer } from '../receipt-answer.ts';

/** getReceipt: one receipt as JSON, or its bare JWS. */
export const getReceipt = (deps: ReceiptsDeps) => (app: App) =>
  app.get('/v1/receipts/:id', authenticate(deps), allow(deps, 'receipts.read', 'receipts.read.all'), async (c) => {
    c.get('log').operation = 'getReceipt';
    onlyParameters(c, []);
    const type = preferred(c.req.header('Accept'), ['application/json', 'application/jose']);
    const receipt = await readableReceipt(c, deps, c.req.param('id'));
    if (type === 'application/jose')
      return completeAnswer(c, jwsOf(receipt), 200, { 'Content-Type': 'application/jose' });
    const newest = await newestRevision(deps.store, deps.env, receipt);
    const correctedBy = newest === receipt.id ? {} : { correctedBy: newest };
    return completeAnswer(c, receiptAnswer(receipt, { operator: receipt.operator, ...correctedBy }), 200, JSON_TYPE);
  });

/** The receipt, if it is this caller's to read; what is another's and what does not exist are the same 404. */
export async function readableReceipt(c: RequestContext, deps: ReceiptsDeps, id: string): Promise<StoredReceipt> {
  const missing = () => new Problem('not-found', { detail: 'There is no receipt of this id.' });
  if (!RECEIPT_ID.test(id)) throw missing();
  const receipt = await ownedReceipt(deps.store, id, readsAll(c) ? undefined : c.get('profile').operator);
  if (receipt === undefined) throw missing();
  c.get('log').receiptId = receipt.id;
  return receipt;
}

/** A regulator's client with the scope for every operator's receipts. */
export function readsAll(c: RequestContext): boolean {
  return c.get('profile').role === 'regulator' && c.get('caller').scopes.has('receipts.read.all');
}
