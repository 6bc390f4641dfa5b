import { Problem } from '../../../lib/problems/problem.ts';
import { rulesetDocument, rulesetSummary } from '../../../lib/receipts/ruleset-document.ts';
import { ACTS, actById } from '../../../lib/rules/index.ts';
import type { App } from '../app.ts';
import { publicRead } from '../middleware/public-read.ts';

const KEPT_SECONDS = 300;

/** listRulesets and getRuleset: the acts as the engine applies them. */
export const rulesets = (app: App) => {
  app.get('/v1/rulesets', publicRead(KEPT_SECONDS), (c) => {
    c.get('log').operation = 'listRulesets';
    return c.json({ rulesets: ACTS.map(rulesetSummary) });
  });
  app.get('/v1/rulesets/:id', publicRead(KEPT_SECONDS), (c) => {
    c.get('log').operation = 'getRuleset';
    const act = actById(c.req.param('id'));
    if (act === undefined) throw new Problem('not-found', { detail: 'There is no ruleset of this id.' });
    c.get('log').ruleset = act.id;
    return c.json(rulesetDocument(act));
  });
};
