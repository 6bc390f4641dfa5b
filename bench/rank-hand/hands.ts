/** Random hands, the same in every run, in the shapes that the evaluators take. */
import { CARD_TEXT } from '../../lib/rules/kernel/cards.ts';

/** Marsaglia's xorshift32: enough to deal hands, and the same everywhere. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * below);
  };
}

/** So many hands of this size from 52 cards, each with these jokers in front. */
export function dealHands(count: number, size: number, jokers: readonly number[] = []): number[][] {
  const random = generator(2004 + size);
  return Array.from({ length: count }, () => {
    const hand = [...jokers];
    while (hand.length < size) {
      const card = random(52);
      if (!hand.includes(card)) hand.push(card);
    }
    return hand.slice();
  });
}

export const asTexts = (hands: readonly number[][]): string[][] => hands.map((hand) => hand.map((c) => CARD_TEXT[c]!));

export const asFlat = (hands: readonly number[][]): Uint8Array => Uint8Array.from(hands.flat());
