/**
 * Fixed ways to play. The basic strategy is the usual one by totals for six decks, no hole card (doubled and split
 * stakes are lost to the dealer's natural), dealer standing on every 17, double after split.
 */

/** What decides: counted by totals, never by the single cards. */
export interface Situation {
  /** Highest total not above 21. */
  readonly total: number;
  readonly soft: boolean;
  readonly cards: number;
  /** The value of both cards of a pair, 1 for aces, else 0. */
  readonly pair: number;
  /** 1 for an ace. */
  readonly upcard: number;
  readonly maySplit: boolean;
  readonly mayDouble: boolean;
  readonly maySurrender: boolean;
}

export type Move = 'stand' | 'hit' | 'double' | 'split' | 'surrender';
export type Strategy = (situation: Situation) => Move;

// Columns: upcard 2 to 10, then the ace. D: double, else hit; d: double, else stand.
const HARD: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDHH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};
const SOFT: Readonly<Record<number, string>> = {
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
};
const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPP-',
  2: 'PPPPPP----',
  3: 'PPPPPP----',
  4: '---PP-----',
  6: 'PPPPP-----',
  7: 'PPPPPP----',
  8: 'PPPPPPPP--',
  9: 'PPPPP-PP--',
};
/** Hands worth less than half of the stake even before the dealer's natural is known, by hard total. */
const SURRENDER: Readonly<Record<number, readonly number[]>> = {
  9: [16],
  10: [14, 15, 16],
  1: [5, 6, 7, 12, 13, 14, 15, 16, 17],
};

const column = (upcard: number) => (upcard === 1 ? 9 : upcard - 2);

export const basic: Strategy = (at) => {
  const { total, soft, pair, upcard } = at;
  const splits = pair > 0 && PAIRS[pair]?.[column(upcard)] === 'P';
  if (at.maySurrender && !soft && SURRENDER[upcard]?.includes(total) && !(splits && at.maySplit)) return 'surrender';
  if (splits && at.maySplit) return 'split';
  if (soft && total >= 19) return 'stand';
  if (!soft && total >= 17) return 'stand';
  const letter = (soft ? SOFT : HARD)[total]?.[column(upcard)] ?? 'H';
  if (letter === 'D') return at.mayDouble ? 'double' : 'hit';
  if (letter === 'd') return at.mayDouble ? 'double' : 'stand';
  return letter === 'S' ? 'stand' : 'hit';
};

export const alwaysStand: Strategy = () => 'stand';
export const mimicDealer: Strategy = ({ total }) => (total < 17 ? 'hit' : 'stand');
export const neverBust: Strategy = ({ total, soft }) => ((soft ? total < 18 : total < 12) ? 'hit' : 'stand');
