import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../../lib/rules/kernel/hand-rank.ts';
import { handTables, tableStrengthAt, tableStrengthOf } from '../../../lib/rules/kernel/hand-tables.ts';

/** Some hands of six and seven cards; all of them are in test/slow/rank-every-hand.test.ts, all of five beside this. */
describe.each([6, 7] as const)('the tables for %i cards', (size) => {
  const suited = Array.from({ length: 52 }, (_, card) => card).filter((card) => card % 4 === 1 || card < 8);
  const hands = fc
    .constantFrom(
      suited,
      Array.from({ length: 52 }, (_, card) => card),
    )
    .chain((deck) => fc.uniqueArray(fc.constantFrom(...deck), { minLength: size, maxLength: size }));

  it('rank as without them, in arrays and flat, with the ace low or not', () =>
    fc.assert(
      fc.property(hands, hands, fc.boolean(), (first, second, aceLow) => {
        const tables = handTables(size, aceLow);
        const flat = Uint8Array.from([...first, ...second]);
        const strength = strengthOf(second, aceLow);
        expect(tableStrengthOf(tables, second)).toBe(strength);
        expect(tableStrengthAt(tables, flat, size)).toBe(strength);
      }),
      { seed: 20040128, numRuns: 3000 },
    ));

  it('are built once', () => {
    expect(handTables(size, true)).toBe(handTables(size, true));
  });
});
