/** Ranks as bits: a mask has bit 2 for the deuce up to bit 14 for the ace. */

/** The highest rank of a mask, 2 to 14. The mask must not be empty. */
export const highest = (mask: number): number => 31 - Math.clz32(mask);

/** How many ranks a mask has. */
export function size(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/**
 * By the seven lower bits of a mask, then (from UPPER on) by its six upper bits: the highest five ranks of that part,
 * from the highest, four bits each in 20 bits; above them how many bits those of the lower part have to make room.
 */
const RANKS = new Int32Array(192);
const UPPER = 128;
for (let mask = 0; mask < 128; mask++) RANKS[mask] = fromHighest(mask << 2);
for (let mask = 0; mask < 64; mask++) RANKS[UPPER + mask] = fromHighest(mask << 9) | ((4 * size(mask)) << 20);

function fromHighest(mask: number): number {
  let ranks = 0;
  for (let rank = 14, shift = 16; rank >= 2 && shift >= 0; rank--) {
    if ((mask & (1 << rank)) === 0) continue;
    ranks |= rank << shift;
    shift -= 4;
  }
  return ranks;
}

/** The highest five ranks of a mask, or all that it has, from the highest: the deciding ranks of a strength. */
export function highestFive(mask: number): number {
  const upper = RANKS[UPPER + (mask >> 9)]!;
  return (upper & 0xfffff) | (RANKS[(mask >> 2) & 127]! >> (upper >> 20));
}

/** The highest ranks of a mask, so many of them, as the deciding ranks of a strength after the first `place`. */
export function kickers(mask: number, place: number, count: number): number {
  return (highestFive(mask) >> (4 * place)) & (0xfffff << (4 * (5 - place - count)));
}

/** The mask in which straights run: with the ace below the deuce too (bit 1), where that is allowed. */
export const straightMask = (mask: number, aceLow: boolean): number => (aceLow ? mask | ((mask >> 13) & 2) : mask);

/** The top rank of the best straight in a mask, 5 to 14, or 0 where there is none. */
export function straightTop(mask: number, aceLow: boolean): number {
  const m = straightMask(mask, aceLow);
  const run = m & (m << 1) & (m << 2) & (m << 3) & (m << 4);
  return run === 0 ? 0 : highest(run);
}
