/** English words that several games use. */
import type { Ratio } from '../amounts.ts';

export const inRatio = ([n, m]: Ratio): string => `${n} to ${m}`;

/** A part of the stake. */
export const partOf = ([n, m]: Ratio): string => (n === 1 && m === 2 ? 'half' : `${n}/${m}`);

/** So many times something: "twice the stake". */
export function timesOf(times: number, what: string): string {
  if (times === 1) return `as much as ${what}`;
  return times === 2 ? `twice ${what}` : `${times} times ${what}`;
}
