/** Small valid requests that tests vary. */
export const spin = (round: string, change: Record<string, unknown> = {}) => ({
  currency: 'AMD',
  table: 'R-1',
  round,
  playedAt: '2026-11-30T10:00:00Z',
  outcome: { number: 17 },
  bets: [
    { id: 'b1', player: 'P-1', type: 'straight', numbers: [17], stake: 100 },
    { id: 'b2', player: 'P-2', type: 'red', stake: 500 },
  ],
  ...change,
});

/** 2,000 bets with ids as long as the contract admits, and as hard to compress as ids get. */
export function largestSpin(round: string) {
  // mulberry32: every round of the tests has the same ids, no two of them alike.
  let seed = 1;
  const letter = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._'[(mixed ^ (mixed >>> 14)) & 63];
  };
  const name = () => Array.from({ length: 64 }, letter).join('');
  return spin(round, {
    bets: Array.from({ length: 2000 }, () => ({
      id: name(),
      player: name(),
      type: 'six-line',
      numbers: [31, 32, 33, 34, 35, 36],
      stake: 700_000_000_000,
      placedAt: '2026-11-30T09:59:59.123456789+04:00',
    })),
  });
}
