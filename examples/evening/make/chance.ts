/** Chance that repeats: the same seed makes the same evening. */
export interface Chance {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  // A 32-bit linear congruential generator (the constants of Numerical Recipes); its high bits are good enough for a game.
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    percent: (share) => below(100) < share,
    pick: (choices) => choices[below(choices.length)]!,
    shuffled(items) {
      const left = [...items];
      for (let i = left.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [left[i], left[j]] = [left[j]!, left[i]!];
      }
      return left;
    },
  };
}

const SUITS = ['c', 'd', 'h', 's'];
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
export const DECK: readonly string[] = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** Time of the evening's `seconds`th second, at Yerevan's offset. */
export function timeOf(evening: string, seconds: number): string {
  const local = Date.parse(`${evening}T19:00:00Z`) + seconds * 1000;
  return `${new Date(local).toISOString().slice(0, 19)}+04:00`;
}
