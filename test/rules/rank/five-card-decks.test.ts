/** Every five-card hand of every deck that the acts know, counted. */
import { describe, expect, it } from 'vitest';
import { BLACK_JOKER, RED_JOKER } from '../../../lib/rules/kernel/cards.ts';
import { strengthOf } from '../../../lib/rules/kernel/hand-rank.ts';
import { handTables, tableStrengthOf } from '../../../lib/rules/kernel/hand-tables.ts';
import { byCategory, everyHand, oracle, sumOf, type Tally } from './counts.ts';

const rank = (hand: readonly number[]) => strengthOf(hand, true);
const plain = everyHand([], 5, rank);
const oneJoker = everyHand([RED_JOKER], 4, rank);
const bothJokers = everyHand([RED_JOKER, BLACK_JOKER], 3, rank);

const distinct = (...tallies: Tally[]) => new Set(tallies.flatMap((tally) => [...tally.keys()])).size;

describe('all five-card hands', () => {
  it('of 52 cards are 2,598,960 in the published categories', () => {
    expect(byCategory(plain)).toEqual(oracle.deck52[5]);
  });

  it('have 7,462 strengths, so many in each category', () => {
    expect(distinct(plain)).toBe(7462);
    const each: Tally = new Map([...plain.keys()].map((strength) => [strength, 1]));
    const { total, ofWhichRoyal, ...categories } = byCategory(each);
    expect(categories).toEqual(oracle.distinctClasses['5ByCategory']);
  });

  it('are ranked by the tables as without them, with the ace low or not', () => {
    for (const aceLow of [true, false]) {
      const tables = handTables(5, aceLow);
      let different = 0;
      everyHand([], 5, (hand) => {
        const strength = strengthOf(hand, aceLow);
        if (tableStrengthOf(tables, hand) !== strength) different++;
        return 0;
      });
      expect(different).toBe(0);
    }
  });

  it('of 53 cards, with one joker, are 2,869,685 in the published categories', () => {
    expect(byCategory(oneJoker)).toEqual(sumOf(oracle.oneJokerFullyWild.handsHoldingTheJoker[5]));
    expect(byCategory(plain, oneJoker)).toEqual(oracle.oneJokerFullyWild.deck53[5]);
  });

  it('of 54 cards, with both jokers, are 3,162,510 in the published categories', () => {
    expect(byCategory(bothJokers)).toEqual(sumOf(oracle.twoJokersFullyWild.handsHoldingBothJokers5));
    expect(byCategory(plain, oneJoker, oneJoker, bothJokers)).toEqual({
      'five-of-a-kind': 78,
      'straight-flush': 624,
      ofWhichRoyal: 84,
      'four-of-a-kind': 9360,
      'full-house': 9360,
      flush: 11388,
      straight: 34704,
      'three-of-a-kind': 232968,
      'two-pair': 123552,
      pair: 1437936,
      'high-card': 1302540,
      total: 3162510,
    });
  });

  it('with jokers have 13 strengths more, the fives of a kind', () => {
    expect(distinct(plain, oneJoker, bothJokers)).toBe(7475);
  });
});
