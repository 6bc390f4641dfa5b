/** Counting hands by category, for comparison with the published figures (test/oracles/category-counts.json). */
import { readFileSync } from 'node:fs';
import { categoryOf } from '../../../lib/rules/kernel/hand-rank.ts';

type Counts = Readonly<Record<string, number>>;

export const oracle = JSON.parse(
  readFileSync(new URL('../../oracles/category-counts.json', import.meta.url), 'utf8'),
) as {
  readonly deck52: Record<5 | 6 | 7, Counts>;
  readonly distinctClasses: Record<5 | 6 | 7 | '5ByCategory' | '6ByCategory' | '7ByCategory', number & Counts>;
  readonly oneJokerFullyWild: {
    readonly handsHoldingTheJoker: Record<5 | 6 | 7, Counts>;
    readonly deck53: Record<5 | 6 | 7, Counts>;
  };
  readonly twoJokersFullyWild: { readonly handsHoldingBothJokers5: Counts };
};

/** How often each strength occurs. */
export type Tally = Map<number, number>;

/**
 * Ranks every hand that these cards and so many others of 52 make, each set of cards once.
 *
 * @param rank is given the same array each time, with other cards in it
 */
export function everyHand(held: readonly number[], others: number, rank: (hand: number[]) => number): Tally {
  const hand = [...held, ...Array<number>(others).fill(0)];
  const tally: Tally = new Map();
  const last = hand.length - 1;
  function deal(place: number, above: number): void {
    if (place < last) {
      for (let card = above; card >= 0; card--) {
        hand[place] = card;
        deal(place + 1, card - 1);
      }
      return;
    }
    for (let card = above; card >= 0; card--) {
      hand[last] = card;
      const strength = rank(hand);
      tally.set(strength, (tally.get(strength) ?? 0) + 1);
    }
  }
  deal(held.length, 51);
  return tally;
}

/** By category as the oracle writes them: a royal flush is a straight flush too, one pair is `pair`. */
export function byCategory(...tallies: readonly Tally[]): Counts {
  const counts: Record<string, number> = {};
  const add = (name: string, n: number) => {
    counts[name] = (counts[name] ?? 0) + n;
  };
  for (const tally of tallies) {
    for (const [strength, n] of tally) {
      const category = categoryOf(strength);
      add(category === 'one-pair' ? 'pair' : category === 'royal-flush' ? 'straight-flush' : category, n);
      if (category === 'royal-flush') add('ofWhichRoyal', n);
      add('total', n);
    }
  }
  return counts;
}

/** The oracle's counts that are not 0, added up. */
export function sumOf(...all: readonly Counts[]): Counts {
  const sum: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, n] of Object.entries(counts)) if (n > 0) sum[name] = (sum[name] ?? 0) + n;
  }
  return sum;
}
