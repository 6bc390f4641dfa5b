/** Every hand of six and seven cards, with and without a joker, counted; and the tables checked against the plain evaluator. */
import { beforeAll, describe, expect, it } from 'vitest';
import { RED_JOKER } from '../../lib/rules/kernel/cards.ts';
import { strengthOf } from '../../lib/rules/kernel/hand-rank.ts';
import { handTables, tableStrengthAt, tableStrengthOf } from '../../lib/rules/kernel/hand-tables.ts';
import { byCategory, everyHand, oracle, sumOf, type Tally } from '../rules/rank/counts.ts';

const totals = { 6: '20,358,520', 7: '133,784,560' };

describe.each([6, 7] as const)('all hands of %i cards', (size) => {
  let tally: Tally;
  beforeAll(() => {
    const tables = handTables(size, true);
    tally = everyHand([], size, (hand) => tableStrengthOf(tables, hand));
  });

  it(`of 52 are ${totals[size]} in the published categories, and so many strengths`, () => {
    expect(byCategory(tally)).toEqual(oracle.deck52[size]);
    expect(tally.size).toBe(oracle.distinctClasses[size]);
  });

  it.each([true, false])('are ranked by the tables as without them, in arrays and flat (ace low: %s)', (aceLow) => {
    const checked = handTables(size, aceLow);
    const flat = new Uint8Array(size);
    let different = 0;
    everyHand([], size, (hand) => {
      flat.set(hand);
      const strength = strengthOf(hand, aceLow);
      if (tableStrengthOf(checked, hand) !== strength || tableStrengthAt(checked, flat, 0) !== strength) different++;
      return 0;
    });
    expect(different).toBe(0);
  });

  it('with one joker are in the published categories', () => {
    const withJoker = everyHand([RED_JOKER], size - 1, (hand) => strengthOf(hand, true));
    expect(byCategory(withJoker)).toEqual(sumOf(oracle.oneJokerFullyWild.handsHoldingTheJoker[size]));
    expect(byCategory(tally, withJoker)).toEqual(oracle.oneJokerFullyWild.deck53[size]);
  });
});
