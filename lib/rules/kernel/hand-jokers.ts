/**
 * The strength of a hand with jokers. Each joker stands for the card that makes the hand best: any that the hand does
 * not have, or the fifth of a rank. So nothing needs to be tried: a joker is one more card of any rank, one more of any
 * suit, or one missing rank of a straight.
 */
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
import { highest, highestFive, highestThree, highestTwo, straightMask } from './hand-masks.ts';

function size(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The top rank of the best straight that a mask and the jokers make, or 0. */
function straightTop(mask: number, jokers: number, aceLow: boolean): number {
  const m = straightMask(mask, aceLow);
  for (let top = 14; top > (aceLow ? 4 : 5); top--) {
    if (size((m >> (top - 4)) & 31) >= 5 - jokers) return top;
  }
  return 0;
}

/** A suit's ranks and, for each joker, the highest rank that is missing: never a second ace. */
function filled(suit: number, jokers: number): number {
  let mask = suit;
  for (let rank = 14, left = jokers; left > 0; rank--) {
    if ((mask & (1 << rank)) === 0) {
      mask |= 1 << rank;
      left--;
    }
  }
  return mask;
}

/**
 * The strength of the best five of 5 to 7 cards, one or two of them jokers.
 *
 * @param clubs the other cards' ranks by suit, as masks (hand-masks.ts)
 * @param jokers 1 or 2
 */
export function strengthWithJokers(
  clubs: number,
  diamonds: number,
  hearts: number,
  spades: number,
  jokers: number,
  aceLow: boolean,
): number {
  const eitherMinor = clubs | diamonds;
  const eitherMajor = hearts | spades;
  const bothMinor = clubs & diamonds;
  const bothMajor = hearts & spades;
  const ranks = eitherMinor | eitherMajor;
  const twos = bothMinor | bothMajor | (eitherMinor & eitherMajor);
  const threes = (bothMinor & eitherMajor) | (bothMajor & eitherMinor);
  const fours = bothMinor & bothMajor;

  const fiveOfAKind = jokers === 1 ? fours : threes;
  if (fiveOfAKind !== 0) return FIVE_OF_A_KIND | (highest(fiveOfAKind) << 16);

  // At most one suit has the three or four cards that two jokers or one complete to a flush.
  const least = 5 - jokers;
  const suit =
    size(clubs) >= least
      ? clubs
      : size(diamonds) >= least
        ? diamonds
        : size(hearts) >= least
          ? hearts
          : size(spades) >= least
            ? spades
            : 0;
  if (suit !== 0) {
    const top = straightTop(suit, jokers, aceLow);
    if (top !== 0) return top === 14 ? ROYAL_FLUSH : STRAIGHT_FLUSH | (top << 16);
  }

  const fourOfAKind = jokers === 1 ? threes : twos;
  if (fourOfAKind !== 0) {
    const four = highest(fourOfAKind);
    return FOUR_OF_A_KIND | (four << 16) | (highest(ranks ^ (1 << four)) << 12);
  }
  // A full house holds a joker only as the third card of the higher of two pairs.
  const pair = twos === 0 ? 0 : highest(twos);
  const lowerPairs = twos ^ (twos === 0 ? 0 : 1 << pair);
  if (lowerPairs !== 0) return FULL_HOUSE | (pair << 16) | (highest(lowerPairs) << 12);

  if (suit !== 0) return FLUSH | highestFive(filled(suit, jokers));
  const top = straightTop(ranks, jokers, aceLow);
  if (top !== 0) return STRAIGHT | (top << 16);

  const best = highest(ranks);
  if (jokers === 2) return THREE_OF_A_KIND | (best << 16) | (highestTwo(ranks ^ (1 << best)) << 8);
  if (pair !== 0) return THREE_OF_A_KIND | (pair << 16) | (highestTwo(ranks ^ (1 << pair)) << 8);
  return ONE_PAIR | (best << 16) | (highestThree(ranks ^ (1 << best)) << 4);
}
