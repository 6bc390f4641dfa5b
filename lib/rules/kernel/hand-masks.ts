/** Ranks as bits: a mask has bit 2 for the deuce to bit 14 for the ace; a 15th of its kind, bit 1, is the ace as one. */

/** The highest rank of a mask, 2 to 14. The mask must not be empty. */
export const highest = (mask: number): number => 31 - Math.clz32(mask);

/** The highest two ranks of a mask of at least two, four bits each. */
export function highestTwo(mask: number): number {
  const a = highest(mask);
  return (a << 4) | highest(mask ^ (1 << a));
}

/** The highest three ranks of a mask of at least three, four bits each. */
export function highestThree(mask: number): number {
  const a = highest(mask);
  return (a << 8) | highestTwo(mask ^ (1 << a));
}

/** The highest five ranks of a mask of at least five, four bits each: the deciding ranks of a strength. */
export function highestFive(mask: number): number {
  const a = 31 - Math.clz32(mask);
  const withoutA = mask ^ (1 << a);
  const b = 31 - Math.clz32(withoutA);
  const withoutB = withoutA ^ (1 << b);
  const c = 31 - Math.clz32(withoutB);
  const withoutC = withoutB ^ (1 << c);
  const d = 31 - Math.clz32(withoutC);
  const e = 31 - Math.clz32(withoutC ^ (1 << d));
  return (a << 16) | (b << 12) | (c << 8) | (d << 4) | e;
}

/** The mask in which straights run: with the ace below the deuce too, where that is allowed. */
export const straightMask = (mask: number, aceLow: boolean): number => (aceLow ? mask | ((mask >> 13) & 2) : mask);

/** The top rank of the best straight in a mask, 5 to 14, or 0 where there is none. */
export function straightTop(mask: number, aceLow: boolean): number {
  const m = aceLow ? mask | ((mask >> 13) & 2) : mask;
  const run = m & (m << 1) & (m << 2) & (m << 3) & (m << 4);
  return run === 0 ? 0 : 31 - Math.clz32(run);
}
