import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK_JOKER, isJoker, RED_JOKER, rankOf } from '../../../lib/rules/kernel/cards.ts';
import { ACE_KING, categoryOf, rankHand, strengthOf } from '../../../lib/rules/kernel/hand-rank.ts';
import { bruteForce } from './brute-force.ts';

/** Decks in which good hands are common: a few ranks in all suits, one suit with some others, and all cards. */
const decks = [
  Array.from({ length: 52 }, (_, card) => card),
  Array.from({ length: 52 }, (_, card) => card).filter((card) => [0, 1, 2, 3, 4, 12].includes(rankOf(card))),
  Array.from({ length: 52 }, (_, card) => card).filter((card) => [8, 11, 12].includes(rankOf(card))),
  Array.from({ length: 52 }, (_, card) => card).filter((card) => card % 4 === 2 || card % 7 === 0),
];

/** Hands of five to seven cards in any order, with this many jokers. */
function hands(jokers: readonly number[]): fc.Arbitrary<number[]> {
  return fc
    .constantFrom(...decks)
    .chain((deck) =>
      fc.uniqueArray(fc.constantFrom(...deck), { minLength: 5 - jokers.length, maxLength: 7 - jokers.length }),
    )
    .chain((others) => fc.shuffledSubarray([...others, ...jokers], { minLength: others.length + jokers.length }));
}

const kinds = [
  { name: 'no joker', jokers: [], numRuns: 2000 },
  { name: 'one joker', jokers: [RED_JOKER], numRuns: 800 },
  { name: 'both jokers', jokers: [RED_JOKER, BLACK_JOKER], numRuns: 100 },
];

describe.each(kinds)('five to seven cards with $name', ({ jokers, numRuns }) => {
  const property = (check: (hand: number[], aceLow: boolean) => void) =>
    fc.assert(fc.property(hands(jokers), fc.boolean(), check), { seed: 20040128, numRuns });

  it('are as strong as the best five among all, and the five shown are the first such five', () =>
    property((hand, aceLow) => {
      const best = bruteForce(hand, aceLow);
      const ranked = rankHand(hand, aceLow);
      expect(ranked.strength).toBe(best.strength);
      expect(strengthOf(hand, aceLow)).toBe(best.strength);
      expect(ranked.category).toBe(categoryOf(best.strength));
      expect([...ranked.bestFive].sort()).toEqual([...best.five].sort());
    }));

  it('are as strong whatever their order and whatever the suits are called', () =>
    property((hand, aceLow) => {
      const turned = hand.map((card) => (isJoker(card) ? card : card ^ 3)).reverse();
      expect(strengthOf(turned, aceLow)).toBe(strengthOf(hand, aceLow));
    }));

  it('are shown with equal ranks, and with their jokers, in the order of the request', () =>
    property((hand, aceLow) => {
      const { bestFive } = rankHand(hand, aceLow);
      expect(bestFive.filter(isJoker)).toEqual(hand.filter((card) => isJoker(card) && bestFive.includes(card)));
      for (const rank of new Set(bestFive.filter((card) => !isJoker(card)).map(rankOf))) {
        const same = bestFive.filter((card) => !isJoker(card) && rankOf(card) === rank);
        expect(same).toEqual(hand.filter((card) => same.includes(card)));
      }
    }));
});

describe('one more card', () => {
  it('never makes a hand weaker', () =>
    fc.assert(
      fc.property(hands([]), fc.boolean(), (hand, aceLow) => {
        if (hand.length === 5) return;
        expect(strengthOf(hand, aceLow)).toBeGreaterThanOrEqual(strengthOf(hand.slice(1), aceLow));
      }),
      { seed: 20040128, numRuns: 2000 },
    ));
});

describe('ace-king high', () => {
  it('is the least that qualifies: A-K-4-3-2', () => {
    expect(strengthOf([48, 45, 10, 7, 1], true)).toBe(ACE_KING);
  });
});
