/** A small generator of numbers that look random and are the same in every run (mulberry32). */
export type Random = (below: number) => number;

export function random(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Some cards of a shuffled deck. */
export function dealt(random: Random, count: number): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  for (let i = 0; i < count; i++) {
    const j = i + random(52 - i);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck.slice(0, count);
}
