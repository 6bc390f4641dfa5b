/**
 * The strength of a hand without tables: one pass leaves the ranks that it has once, twice, three and four times, as
 * masks, and the number of cards of each suit. Nearly all hands then take the same path, which a processor can foresee.
 */
import { type Card, rankOf, suitOf } from './cards.ts';
import {
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  ROYAL_FLUSH,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
} from './hand-category.ts';
import { strengthWithJokers } from './hand-jokers.ts';
import { highest, highestFive, kickers, straightTop } from './hand-masks.ts';

/** Four counts of four bits, by suit; each starts at 3, so that the fifth card of a suit sets its field's top bit. */
const NO_CARDS = 0x3333;
const FLUSH_BITS = 0x8888;
/** The bit that a joker's id has in a mask of ranks: one above the ace. */
const JOKER = 1 << 15;

/**
 * The strength of the best five of 5 to 7 distinct cards, at most two of them jokers; see hand-category.ts for what the
 * number holds. Nothing is checked here: other counts or repeated cards give a number without meaning.
 *
 * @param aceLow whether A-2-3-4-5 is a straight, the lowest
 */
export function strengthOf(cards: readonly Card[], aceLow: boolean): number {
  let ranks = 0;
  let twos = 0;
  let threes = 0;
  let fours = 0;
  let suits = NO_CARDS;
  for (let i = 0; i < cards.length; i++) {
    // Rank and suit are written out: a call into another module is not free here once a bundler made it a variable.
    const card = cards[i]!;
    const bit = 4 << (card >> 2);
    fours |= threes & bit;
    threes |= twos & bit;
    twos |= ranks & bit;
    ranks |= bit;
    suits += 1 << ((card & 3) << 2);
  }
  if (ranks >= JOKER) return strengthWithJokers(cards, aceLow);
  // Seven cards with five of a suit hold neither a full house nor four of a kind.
  if ((suits & FLUSH_BITS) !== 0) return flushStrength(ranksInSuit(cards, highest(suits & FLUSH_BITS) >> 2), aceLow);

  const top = straightTop(ranks, aceLow);
  if (threes !== 0) {
    if (fours !== 0) return FOUR_OF_A_KIND | (highest(fours) << 16) | kickers(ranks ^ fours, 1, 1);
    const three = highest(threes);
    const pairs = twos ^ (1 << three);
    if (pairs !== 0) return FULL_HOUSE | (three << 16) | (highest(pairs) << 12);
    if (top === 0) return THREE_OF_A_KIND | (three << 16) | kickers(ranks ^ threes, 1, 2);
  }
  if (top !== 0) return STRAIGHT | (top << 16);

  // High card, one pair and two pair alike: the pairs, at most two, then the highest of the rest.
  const withoutLowest = twos & (twos - 1);
  const threePairs = (withoutLowest & (withoutLowest - 1)) !== 0;
  const pairs = threePairs ? withoutLowest : twos;
  const count = isPositive(twos) + isPositive(withoutLowest);
  return (count << 20) | highestFive(pairs) | kickers(ranks ^ pairs, count, 5 - 2 * count);
}

/** The strength of a flush or straight flush whose suit has these ranks. */
export function flushStrength(ranks: number, aceLow: boolean): number {
  const top = straightTop(ranks, aceLow);
  if (top === 0) return FLUSH | highestFive(ranks);
  return top === 14 ? ROYAL_FLUSH : STRAIGHT_FLUSH | (top << 16);
}

/** The ranks that a hand has in a suit, as a mask. */
export function ranksInSuit(cards: readonly Card[], suit: number): number {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) if (suitOf(cards[i]!) === suit) ranks |= 4 << rankOf(cards[i]!);
  return ranks;
}

/** 1 for a positive number and 0 for 0, without a branch. */
const isPositive = (n: number): number => -n >>> 31;
