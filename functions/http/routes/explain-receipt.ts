import { explain, LANGUAGES } from '../../../lib/receipts/explain/explain.ts';
import { payloadOf } from '../../../lib/receipts/issue.ts';
import { newestRevision } from '../../../lib/receipts/newest-revision.ts';
import { preferred } from '../accept.ts';
import { preferredLanguage } from '../accept-language.ts';
import type { App } from '../app.ts';
import type { ReceiptsDeps } from '../deps.ts';
import { allow, authenticate } from '../middleware/authenticate.ts';
import { onlyParameters } from '../query.ts';
import { readableReceipt } from './get-receipt.ts';

/** explainReceipt: a receipt in words, as JSON or plain text, in English or Armenian. */
export const explainReceipt = (deps: ReceiptsDeps) => (app: App) =>
  app.get(
    '/v1/receipts/:id/explanation',
    authenticate(deps),
    allow(deps, 'receipts.read', 'receipts.read.all'),
    async (c) => {
      c.get('log').operation = 'explainReceipt';
      onlyParameters(c, []);
      const type = preferred(c.req.header('Accept'), ['application/json', 'text/plain']);
      const language = preferredLanguage(c.req.header('Accept-Language'), LANGUAGES);
      const receipt = await readableReceipt(c, deps, c.req.param('id'));
      const newest = await newestRevision(deps.store, deps.env, receipt);
      const known = newest === receipt.id ? {} : { correctedBy: newest };
      const explanation = explain(payloadOf(receipt), language, known);
      const headers = { 'Content-Language': language };
      return type === 'text/plain'
        ? c.body(explanation.text, 200, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
        : c.json(explanation, 200, headers);
    },
  );
