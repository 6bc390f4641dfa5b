/** What a player can see when deciding: five cards and the dealer's upcard, up to an exchange of suits. */
import type { Deals } from './deals.ts';
import { DECK, HANDS } from './sets.ts';

export interface Start {
  /** The player's five cards, ascending. The array is used again for the next start. */
  readonly cards: Uint8Array;
  /** The index of the hand. */
  readonly hand: number;
  readonly upcard: number;
  /** How many starts are the same but for the names of the suits. */
  readonly weight: number;
}

/** One start of each kind, with its weight: together all 2,598,960 hands with 47 upcards each. */
export function* starts(deals: Deals): Generator<Start> {
  const suits = [0, 0, 0, 0];
  for (let hand = 0; hand < HANDS; hand++) {
    const cards = deals.hands.subarray(hand * 5, hand * 5 + 5);
    suits.fill(0);
    for (const card of cards) suits[card & 3]! |= 1 << (card >> 2);
    const [c, d, h, s] = suits as [number, number, number, number];
    // Of the hands that differ only in the names of the suits, the one whose suits are in descending order stands.
    if (c < d || d < h || h < s) continue;
    const same = [c, d, h, s].map((mask) => suits.filter((other) => other === mask).length);
    const hands = 24 / groupOrders(same);
    for (let upcard = 0; upcard < DECK; upcard++) {
      const suit = upcard & 3;
      // Suits that the hand cannot tell apart give the same start: the first stands for all of them.
      if (suits.indexOf(suits[suit]!) !== suit || cards.includes(upcard)) continue;
      yield { cards, hand, upcard, weight: hands * same[suit]! };
    }
  }
}

/** In how many ways suits can change places without changing the hand. */
function groupOrders(same: readonly number[]): number {
  const factorial = [1, 1, 2, 6, 24];
  // Each group of n equal suits is counted n times in `same`.
  return same.reduce((product, n) => product * factorial[n]! ** (1 / n), 1);
}
