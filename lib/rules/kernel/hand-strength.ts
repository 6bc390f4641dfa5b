/**
 * The strength of a hand without tables: two words hold the four suits' ranks, a third counts cards per suit. All that
 * decides a hand then falls out of a few AND and OR over the four masks.
 */
import type { Card } from './cards.ts';
import {
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  ONE_PAIR,
  ROYAL_FLUSH,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
  TWO_PAIR,
} from './hand-category.ts';
import { strengthWithJokers } from './hand-jokers.ts';
import { highest, highestFive, highestThree, highestTwo, straightTop } from './hand-masks.ts';

/** Clubs in the lower half of the first word, diamonds in its upper half; hearts and spades in the second. */
const CLUBS_DIAMONDS = new Int32Array(54);
const HEARTS_SPADES = new Int32Array(54);
/** Four counts of four bits, by suit; jokers are counted above them. */
const COUNT = new Int32Array(54);
/** Each suit's count starts at 3, so that the fifth card sets its field's top bit. */
const NO_CARDS = 0x3333;
const FLUSH_BITS = 0x8888;
const JOKER = 1 << 16;

for (let card = 0; card < 52; card++) {
  const bit = 1 << ((card >> 2) + 2 + (card & 1) * 16);
  if ((card & 2) === 0) CLUBS_DIAMONDS[card] = bit;
  else HEARTS_SPADES[card] = bit;
  COUNT[card] = 1 << ((card & 3) * 4);
}
COUNT[52] = JOKER;
COUNT[53] = JOKER;

/**
 * The strength of the best five of 5 to 7 distinct cards, at most two of them jokers; see hand-category.ts for what the
 * number holds. Nothing is checked here: other counts or repeated cards give a number without meaning.
 *
 * @param aceLow whether A-2-3-4-5 is a straight, the lowest
 */
export function strengthOf(cards: readonly Card[], aceLow: boolean): number {
  let clubsDiamonds = 0;
  let heartsSpades = 0;
  let counts = NO_CARDS;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    clubsDiamonds |= CLUBS_DIAMONDS[card]!;
    heartsSpades |= HEARTS_SPADES[card]!;
    counts += COUNT[card]!;
  }
  const clubs = clubsDiamonds & 0xffff;
  const diamonds = clubsDiamonds >>> 16;
  const hearts = heartsSpades & 0xffff;
  const spades = heartsSpades >>> 16;
  if (counts >= JOKER) return strengthWithJokers(clubs, diamonds, hearts, spades, counts >> 16, aceLow);

  if ((counts & FLUSH_BITS) !== 0) {
    // Seven cards with five of a suit hold neither a full house nor four of a kind.
    const suit = counts & 0x8 ? clubs : counts & 0x80 ? diamonds : counts & 0x800 ? hearts : spades;
    const top = straightTop(suit, aceLow);
    return top === 0 ? FLUSH | highestFive(suit) : top === 14 ? ROYAL_FLUSH : STRAIGHT_FLUSH | (top << 16);
  }

  const eitherMinor = clubs | diamonds;
  const eitherMajor = hearts | spades;
  const bothMinor = clubs & diamonds;
  const bothMajor = hearts & spades;
  const ranks = eitherMinor | eitherMajor;
  const twos = bothMinor | bothMajor | (eitherMinor & eitherMajor);
  const top = straightTop(ranks, aceLow);
  if (twos === 0) return top === 0 ? HIGH_CARD | highestFive(ranks) : STRAIGHT | (top << 16);

  const threes = (bothMinor & eitherMajor) | (bothMajor & eitherMinor);
  if (threes !== 0) {
    const fours = bothMinor & bothMajor;
    if (fours !== 0) return FOUR_OF_A_KIND | (highest(fours) << 16) | (highest(ranks ^ fours) << 12);
    const three = highest(threes);
    const pairs = twos ^ (1 << three);
    if (pairs !== 0) return FULL_HOUSE | (three << 16) | (highest(pairs) << 12);
    if (top !== 0) return STRAIGHT | (top << 16);
    return THREE_OF_A_KIND | (three << 16) | (highestTwo(ranks ^ threes) << 8);
  }
  if (top !== 0) return STRAIGHT | (top << 16);

  const pair = highest(twos);
  const lowerPairs = twos ^ (1 << pair);
  if (lowerPairs !== 0) {
    const second = highest(lowerPairs);
    return TWO_PAIR | (pair << 16) | (second << 12) | (highest(ranks ^ (1 << pair) ^ (1 << second)) << 8);
  }
  return ONE_PAIR | (pair << 16) | (highestThree(ranks ^ twos) << 4);
}
