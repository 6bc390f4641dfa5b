/** Resolves what the operator declared against what the act lets it declare. */
import type { ResolvedHouseRules } from './game.ts';
import type { HouseRules, Option, Reading } from './provision.ts';
import type { Refusal } from './refusal.ts';

/**
 * The complete set of a game's house rules: declared values, and the default of every other key.
 * A key or choice that the game does not have under this act is refused, never ignored.
 */
export function resolveHouseRules(
  known: HouseRules,
  declared: Readonly<Record<string, unknown>>,
  ruleset: string,
  game: string,
): { readonly resolved: ResolvedHouseRules; readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  for (const [key, value] of Object.entries(declared)) {
    const rule = Object.hasOwn(known, key) ? known[key] : undefined;
    const pointer = `/houseRules/${key}`;
    if (rule === undefined) {
      refusals.push({ code: 'house-rule-not-in-ruleset', pointer, facts: { key, ruleset, game } });
    } else if (rule.kind === 'reading' && !rule.choices.some((choice) => choice.value === value)) {
      const choices = rule.choices.map((choice) => choice.value).join(', ');
      refusals.push({ code: 'house-rule-value-unknown', pointer, facts: { key, choices } });
    }
  }
  const resolved: Record<string, unknown> = {};
  for (const [key, rule] of Object.entries(known)) {
    const value = Object.hasOwn(declared, key)
      ? completed(rule, declared[key])
      : rule.kind === 'reading'
        ? rule.choices[0].value
        : rule.default;
    if (value !== undefined) resolved[key] = value;
  }
  return { resolved, refusals };
}

/** A declared value with the members that it may leave out. */
function completed(rule: Reading | Option, declared: unknown): unknown {
  if (rule.kind === 'reading' || rule.memberDefaults === undefined) return declared;
  return { ...rule.memberDefaults, ...(declared as Readonly<Record<string, unknown>>) };
}
