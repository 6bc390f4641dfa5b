/** The part of an act that decides amounts, without prose: what a ruleset's digest covers. */
import type { Act } from '../rules/index.ts';

/** Values, provisions' ids, and the choices of every reading and option with their defaults. */
export function decidingData(act: Act): Record<string, unknown> {
  const games = Object.entries(act.games).map(([id, game]) => [
    id,
    {
      rules: game.rules,
      provisions: Object.keys(game.text.provisions),
      houseRules: Object.fromEntries(
        Object.entries(game.text.houseRules).map(([key, rule]) => [
          key,
          rule.kind === 'reading'
            ? { choices: rule.choices.map((choice) => choice.value) }
            : { shape: rule.shape, default: rule.default },
        ]),
      ),
    },
  ]);
  return { id: act.id, games: Object.fromEntries(games) };
}
