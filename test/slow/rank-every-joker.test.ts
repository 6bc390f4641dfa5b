/** Hands with jokers, all of them, against trying every card that a joker can stand for. */
import { describe, expect, it } from 'vitest';
import { BLACK_JOKER, RED_JOKER, rankOf } from '../../lib/rules/kernel/cards.ts';
import { strengthOf } from '../../lib/rules/kernel/hand-rank.ts';
import { everyHand } from '../rules/rank/counts.ts';

/** The best that a hand becomes when its first card, a joker, stands for each card that it does not have. */
function bestOfSubstitutions(hand: readonly number[], aceLow: boolean): number {
  const other = [...hand];
  let best = 0;
  for (let card = 0; card < 52; card++) {
    if (hand.includes(card)) continue;
    other[0] = card;
    best = Math.max(best, strengthOf(other, aceLow));
  }
  const [, ...rest] = hand;
  const four = rest.find((card) => rest.filter((same) => rankOf(same) === rankOf(card)).length === 4);
  return four === undefined ? best : Math.max(best, (10 << 20) | ((rankOf(four) + 2) << 16));
}

const kinds = [
  { jokers: [RED_JOKER], size: 5 },
  { jokers: [RED_JOKER], size: 6 },
  { jokers: [RED_JOKER, BLACK_JOKER], size: 5 },
  { jokers: [RED_JOKER, BLACK_JOKER], size: 6 },
];

describe.each(kinds)('all hands of $size cards with the jokers $jokers', ({ jokers, size }) => {
  it.each([true, false])('are as strong as with the best card for a joker (ace low: %s)', (aceLow) => {
    let different = 0;
    everyHand(jokers, size - jokers.length, (hand) => {
      if (strengthOf(hand, aceLow) !== bestOfSubstitutions(hand, aceLow)) different++;
      return 0;
    });
    expect(different).toBe(0);
  });
});
