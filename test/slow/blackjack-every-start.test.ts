import { expect, it } from 'vitest';
import { compareEveryStart } from '../rules/blackjack/every-start.ts';
import type { OracleRules, Ruleset } from '../rules/blackjack/oracle.ts';

const product = (choices: Readonly<Record<string, readonly unknown[]>>): OracleRules[] =>
  Object.entries(choices).reduce<OracleRules[]>(
    (all, [key, values]) => all.flatMap((rules) => values.map((chosen) => ({ ...rules, [key]: chosen }))),
    [{}],
  );

const all = { dealerNaturalTakes: ['all-stakes', 'original-stake'], rounding: ['to-player', 'to-house'] };
const orders = { ...all, naturalRank: ['points-only', 'outranks-21'], insurancePays: ['two-to-one', 'one-to-two'] };

for (const [ruleset, choices] of Object.entries({ 'am-2004-66': all, 'am-2000-302': orders, 'am-1999-108': orders })) {
  const readings = product(choices);
  it(`every start, upcard and end of the dealer’s hand in all ${readings.length} readings of ${ruleset}`, () => {
    const { wrong, rounds } = compareEveryStart(ruleset as Ruleset, readings);
    expect(wrong).toEqual([]);
    expect(rounds).toBe(91 * 135 * readings.length);
  }, 600_000);
}
