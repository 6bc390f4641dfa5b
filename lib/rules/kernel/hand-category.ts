/**
 * The combinations of poker and their strength: the category's number and the deciding ranks (2 to 14, most significant
 * first, zero-filled to five), four bits each. A higher number is a better hand, equal numbers are a tie.
 */
export const CATEGORIES = [
  'high-card',
  'one-pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Each category's number, where a strength holds it: above the five deciding ranks. */
export const HIGH_CARD = 0;
export const ONE_PAIR = 1 << 20;
export const TWO_PAIR = 2 << 20;
export const THREE_OF_A_KIND = 3 << 20;
export const STRAIGHT = 4 << 20;
export const FLUSH = 5 << 20;
export const FULL_HOUSE = 6 << 20;
export const FOUR_OF_A_KIND = 7 << 20;
export const STRAIGHT_FLUSH = 8 << 20;
export const ROYAL_FLUSH = (9 << 20) | (14 << 16);
export const FIVE_OF_A_KIND = 10 << 20;

/** The least strength that is ace-king high or better: A-K-4-3-2. */
export const ACE_KING = HIGH_CARD | (14 << 16) | (13 << 12) | (4 << 8) | (3 << 4) | 2;

/** The category that a strength belongs to. */
export function categoryOf(strength: number): Category {
  return CATEGORIES[strength >> 20]!;
}

/** One of the five deciding ranks of a strength, 2 to 14 or 0 where there is none; 0 is the most significant. */
export function decidingRank(strength: number, place: 0 | 1 | 2 | 3 | 4): number {
  return (strength >> (16 - 4 * place)) & 15;
}
