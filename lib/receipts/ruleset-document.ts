/** An act as `/v1/rulesets` publishes it. */
import { type Act, DEFAULT_RULESET, type Game, type NamedGame } from '../rules/index.ts';
import { rulesetDigest } from './ruleset-digest.ts';

/** One act in the list. */
export function rulesetSummary(act: Act) {
  const { preamble: _preamble, ...head } = headOf(act);
  return {
    ...head,
    games: [
      ...Object.values(act.games).map(({ id, text }) => ({
        id,
        name: text.name,
        place: text.place,
        text: 'encoded' as const,
      })),
      ...act.namedGames.map(named),
    ],
  };
}

/** One act whole: games with provisions, readings, options, notes and the deciding values. */
export function rulesetDocument(act: Act) {
  return {
    ...headOf(act),
    games: [...Object.values(act.games).map((game) => encoded(act, game)), ...act.namedGames.map(named)],
  };
}

function headOf(act: Act) {
  const { title, issuer, adopted, registered, status, preamble } = act.text;
  return {
    id: act.id,
    default: act.id === DEFAULT_RULESET,
    title,
    issuer,
    adopted,
    ...(registered === undefined ? {} : { registered }),
    status,
    ...(preamble === undefined ? {} : { preamble }),
    digest: rulesetDigest(act),
  };
}

function named({ id, name, place }: NamedGame) {
  return { id, name, place, text: 'not-encoded' as const };
}

function encoded(act: Act, game: Game) {
  const full = (ids: readonly string[]) => ids.map((id) => `${act.id}/${game.id}/${id}`);
  const { name, place, provisions, houseRules, notes } = game.text;
  const rules = Object.entries(houseRules);
  return {
    id: game.id,
    name,
    place,
    text: 'encoded' as const,
    provisions: Object.entries(provisions).map(([id, { at, summary, source, conduct }]) => ({
      id: `${act.id}/${game.id}/${id}`,
      at,
      summary,
      source,
      conduct: conduct === true,
    })),
    readings: rules.flatMap(([key, rule]) =>
      rule.kind === 'reading'
        ? [
            {
              key,
              default: rule.choices[0].value,
              choices: rule.choices,
              why: rule.why,
              provisions: full(rule.provisions),
            },
          ]
        : [],
    ),
    options: rules.flatMap(([key, rule]) =>
      rule.kind === 'option' ? [{ key, shape: rule.shape, text: rule.text, provisions: full(rule.provisions) }] : [],
    ),
    notes: notes.map(({ id, text, provisions: cited }) => ({ id, text, provisions: full(cited) })),
    rules: game.rules,
  };
}
