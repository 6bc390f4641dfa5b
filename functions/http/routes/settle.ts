/** settleSpin and settleHand: parse, settle once, respond. They differ by the contract's shape alone. */
import type { Validator } from '../../../lib/contract/shape.ts';
import { Problem } from '../../../lib/problems/problem.ts';
import { completeAnswer } from '../answer.ts';
import type { App } from '../app.ts';
import { jsonBody } from '../body.ts';
import type { SettleDeps } from '../deps.ts';
import { allow, authenticate } from '../middleware/authenticate.ts';
import { JSON_TYPE, receiptAnswer } from '../receipt-answer.ts';
import { type SettleBody, settleOnce } from '../settle-once.ts';

export const settle =
  (operation: 'settleSpin' | 'settleHand', path: string, validate: Validator, deps: SettleDeps) => (app: App) =>
    app.post(path, authenticate(deps), allow(deps, 'settle', 'settle.correct'), async (c) => {
      const log = c.get('log');
      log.operation = operation;
      const body = await jsonBody<SettleBody>(c, validate);
      const scope = body.corrects === undefined ? 'settle' : 'settle.correct';
      if (!c.get('caller').scopes.has(scope))
        throw new Problem('forbidden', { detail: `This needs the scope ${scope}.` });
      log.game = body.game ?? 'roulette';
      if (body.ruleset !== undefined) log.ruleset = body.ruleset;
      const { receipt, replayed } = await settleOnce(deps, c.get('profile'), body);
      log.ruleset = receipt.ruleset;
      log.receiptId = receipt.id;
      log.replayed = replayed;
      const answer = receiptAnswer(receipt);
      if (replayed) return completeAnswer(c, answer, 200, { ...JSON_TYPE, 'Idempotency-Replayed': 'true' });
      const location = `${deps.publicUrl}/v1/receipts/${receipt.id}`;
      return completeAnswer(c, answer, 201, { ...JSON_TYPE, Location: location });
    });
