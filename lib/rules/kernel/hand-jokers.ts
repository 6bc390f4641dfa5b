/**
 * The strength of a hand with jokers. Each joker stands for the card that makes the hand best: any that the hand does
 * not have, or the fifth of a rank. So nothing needs to be tried: a joker is one more card of any rank, one more of any
 * suit, or one missing rank of a straight. The work is the same for every hand.
 */
import { type Card, isJoker, rankOf, suitOf } from './cards.ts';
import {
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  ONE_PAIR,
  ROYAL_FLUSH,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
} from './hand-category.ts';
import { highest, highestFive, kickers, size, straightMask } from './hand-masks.ts';

/** The strength of the best five of 5 to 7 distinct cards, one or two of them jokers; as strengthOf. */
export function strengthWithJokers(cards: readonly Card[], aceLow: boolean): number {
  let ranks = 0;
  let twos = 0;
  let threes = 0;
  let fours = 0;
  let jokers = 0;
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) {
    if (isJoker(card)) {
      jokers++;
      continue;
    }
    const bit = 4 << rankOf(card);
    fours |= threes & bit;
    threes |= twos & bit;
    twos |= ranks & bit;
    ranks |= bit;
    suits[suitOf(card)]! |= bit;
  }

  const fiveOfAKind = jokers === 1 ? fours : threes;
  if (fiveOfAKind !== 0) return FIVE_OF_A_KIND | (highest(fiveOfAKind) << 16);

  // At most one suit has the three or four cards that two jokers or one complete to a flush.
  const suit = suits.find((mask) => size(mask) >= 5 - jokers) ?? 0;
  const flushTop = straightTop(suit, jokers, aceLow);
  if (flushTop !== 0) return flushTop === 14 ? ROYAL_FLUSH : STRAIGHT_FLUSH | (flushTop << 16);

  const fourOfAKind = jokers === 1 ? threes : twos;
  if (fourOfAKind !== 0) {
    const four = highest(fourOfAKind);
    return FOUR_OF_A_KIND | (four << 16) | kickers(ranks ^ (1 << four), 1, 1);
  }
  // A full house has its joker as the third card of the higher of two pairs.
  if ((twos & (twos - 1)) !== 0) {
    const three = highest(twos);
    return FULL_HOUSE | (three << 16) | (highest(twos ^ (1 << three)) << 12);
  }
  if (suit !== 0) return FLUSH | highestFive(filled(suit, jokers));
  const top = straightTop(ranks, jokers, aceLow);
  if (top !== 0) return STRAIGHT | (top << 16);

  const best = highest(twos === 0 ? ranks : twos);
  const rest = ranks ^ (1 << best);
  if (twos === 0 && jokers === 1) return ONE_PAIR | (best << 16) | kickers(rest, 1, 3);
  return THREE_OF_A_KIND | (best << 16) | kickers(rest, 1, 2);
}

/** The top rank of the best straight that a mask and the jokers make, or 0. */
function straightTop(mask: number, jokers: number, aceLow: boolean): number {
  const m = straightMask(mask, aceLow);
  const lowest = aceLow ? 5 : 6;
  for (let top = 14; top >= lowest; top--) {
    if (size((m >> (top - 4)) & 31) >= 5 - jokers) return top;
  }
  return 0;
}

/** A suit's ranks and, for each joker, the highest rank that is missing: never a second ace. */
function filled(suit: number, jokers: number): number {
  let mask = suit;
  for (let rank = 14, left = jokers; left > 0; rank--) {
    if ((mask & (1 << rank)) !== 0) continue;
    mask |= 1 << rank;
    left--;
  }
  return mask;
}
