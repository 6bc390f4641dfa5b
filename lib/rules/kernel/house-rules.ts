/** Resolves what the operator declared against what the act lets it declare. */
import type { ResolvedHouseRules } from './game.ts';
import type { HouseRules, Option, Reading } from './provision.ts';
import type { Refusal } from './refusal.ts';

/** Most rounds declare nothing: their house rules are worked out once for each game of each act. */
const defaults = new WeakMap<HouseRules, ResolvedHouseRules>();

const NO_REFUSALS: readonly Refusal[] = [];

/**
 * The complete set of a game's house rules: declared values, and the default of every other key.
 * A key or choice that the game does not have under this act is refused, never ignored; it resolves to the default.
 */
export function resolveHouseRules(
  known: HouseRules,
  declared: Readonly<Record<string, unknown>>,
  ruleset: string,
  game: string,
): { readonly resolved: ResolvedHouseRules; readonly refusals: readonly Refusal[] } {
  const keys = Object.keys(declared);
  if (keys.length === 0) return { resolved: { ...defaultsOf(known) }, refusals: NO_REFUSALS };
  const refusals: Refusal[] = [];
  for (const key of keys) {
    const rule = Object.hasOwn(known, key) ? known[key] : undefined;
    const pointer = `/houseRules/${key}`;
    if (rule === undefined) {
      refusals.push({ code: 'house-rule-not-in-ruleset', pointer, facts: { key, ruleset, game } });
    } else if (!isChoice(rule, declared[key])) {
      const choices = rule.kind === 'reading' ? rule.choices.map((choice) => choice.value).join(', ') : '';
      refusals.push({ code: 'house-rule-value-unknown', pointer, facts: { key, choices } });
    }
  }
  const resolved: Record<string, unknown> = {};
  for (const [key, rule] of Object.entries(known)) {
    const value =
      Object.hasOwn(declared, key) && isChoice(rule, declared[key]) ? completed(rule, declared[key]) : defaultOf(rule);
    if (value !== undefined) resolved[key] = value;
  }
  return { resolved, refusals };
}

/** The contract has checked the shape of options; of a reading the act knows the choices. */
function isChoice(rule: Reading | Option, value: unknown): boolean {
  return rule.kind === 'option' || rule.choices.some((choice) => choice.value === value);
}

/** A declared value with the members that it may leave out. */
function completed(rule: Reading | Option, declared: unknown): unknown {
  if (rule.kind === 'reading' || rule.memberDefaults === undefined) return declared;
  return { ...rule.memberDefaults, ...(declared as Readonly<Record<string, unknown>>) };
}

function defaultOf(rule: Reading | Option): unknown {
  return rule.kind === 'reading' ? rule.choices[0].value : rule.default;
}

function defaultsOf(known: HouseRules): ResolvedHouseRules {
  let found = defaults.get(known);
  if (found === undefined) {
    const entries = Object.entries(known).map(([key, rule]) => [key, defaultOf(rule)] as const);
    found = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    defaults.set(known, found);
  }
  return found;
}
