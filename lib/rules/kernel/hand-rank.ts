/** Ranking a poker hand of the acts: the best five of five, six or seven cards, with up to two jokers. */
import type { Card } from './cards.ts';
import { bestFive } from './hand-best-five.ts';
import { type Category, categoryOf } from './hand-category.ts';
import { strengthOf } from './hand-strength.ts';

export { ACE_KING, CATEGORIES, type Category, categoryOf } from './hand-category.ts';
export { strengthOf } from './hand-strength.ts';

export interface RankedHand {
  readonly category: Category;
  /** Higher is better, equal is a tie; what the number holds is written in hand-category.ts. */
  readonly strength: number;
  /** In the order of the deciding ranks (the wheel 5 4 3 2 A), equal ranks in the order of the cards given. */
  readonly bestFive: readonly Card[];
}

/**
 * Ranks 5 to 7 distinct cards, at most two of them jokers. A joker stands for any card that the hand does not have, or
 * the fifth of a rank. Nothing is checked here.
 *
 * @param aceLow whether A-2-3-4-5 is a straight, the lowest (reading `aceLowStraight`)
 */
export function rankHand(cards: readonly Card[], aceLow: boolean): RankedHand {
  const strength = strengthOf(cards, aceLow);
  return { category: categoryOf(strength), strength, bestFive: bestFive(cards, strength) };
}
