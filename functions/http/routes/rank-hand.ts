import validate from '../../../lib/contract/generated/rank-hand.js';
import { Problem } from '../../../lib/problems/problem.ts';
import { type RankHandsRequest, rankHands } from '../../../lib/rules/ranking.ts';
import type { App } from '../app.ts';
import { jsonBody } from '../body.ts';
import type { TokenDeps } from '../deps.ts';
import { authenticate } from '../middleware/authenticate.ts';

/** rankHand: nothing is stored, any valid token will do. */
export const rankHand = (deps: TokenDeps) => (app: App) =>
  app.post('/v1/rank-hand', authenticate(deps), async (c) => {
    c.get('log').operation = 'rankHand';
    const result = rankHands(await jsonBody<RankHandsRequest>(c, validate));
    if (!result.ok) throw new Problem('round-not-possible', { faults: result.refusals });
    return c.json(result.value);
  });
