/**
 * Ranking in bulk (simulations, exact house edges): tables, built on first use, that give a hand's strength from one sum
 * over its cards. They are filled by strengthOf, which stays the evaluator for single hands and for jokers.
 *
 * Each rank has a number such that the sum over 5 to 7 cards, at most four of a rank, tells their ranks (K. Shackleton's
 * numbers, SpecialKEval); above it each suit but clubs adds to a count of three bits. The sums of ranks are spread over
 * 8 million: they are cut in rows, and the rows laid over one another wherever they fit (row displacement: R. E. Tarjan
 * and A. C. Yao, "Storing a sparse table", 1979).
 */
import type { Card } from './cards.ts';
import { flushStrength, ranksInSuit, strengthOf } from './hand-strength.ts';

export type HandSize = 5 | 6 | 7;

/** The tables for hands of one size. */
export interface HandTables {
  readonly size: HandSize;
  readonly aceLow: boolean;
  /**
   * All in one array, so that there is one thing to check and to keep near: by card what it adds to the sum; from
   * FLUSHES by the counts of suits 0, or one more than the suit that has five; from ROWS by the sum's row where in this
   * array it lies; then the strengths.
   */
  readonly words: Int32Array;
}

const RANK_NUMBER = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;
const SUITS_OF_SUM = 23;
const RANKS_OF_SUM = 0x7fffff;
const ROW = 9;
const COLUMN = 0x1ff;
const FLUSHES = 64;
const ROWS = 576;

const built = new Map<string, HandTables>();

/** The tables for hands of this size: built at the first call, in some 20 ms, and kept (0.5 MB for seven cards). */
export function handTables(size: HandSize, aceLow: boolean): HandTables {
  const key = `${size} ${aceLow}`;
  const tables = built.get(key) ?? build(size, aceLow);
  built.set(key, tables);
  return tables;
}

/** The kernel's strengthOf for as many distinct cards as the tables are for, none of them a joker. Nothing is checked. */
export function tableStrengthOf(tables: HandTables, cards: readonly Card[]): number {
  const { words, size } = tables;
  let sum = (words[cards[0]!]! + words[cards[1]!]! + words[cards[2]!]! + words[cards[3]!]! + words[cards[4]!]!) | 0;
  if (size > 5) sum = (sum + words[cards[5]!]!) | 0;
  if (size > 6) sum = (sum + words[cards[6]!]!) | 0;
  const flush = words[FLUSHES + (sum >>> SUITS_OF_SUM)]!;
  if (flush !== 0) return flushStrength(ranksInSuit(cards, flush - 1), tables.aceLow);
  const ranks = sum & RANKS_OF_SUM;
  return words[words[ROWS + (ranks >> ROW)]! + (ranks & COLUMN)]!;
}

/**
 * As tableStrengthOf, for the hand that begins at a place of a flat array of cards. A loop over it is fastest where the
 * tables and the array are constants of the loop's module: then nothing about them is checked again.
 */
export function tableStrengthAt(tables: HandTables, cards: Uint8Array, at: number): number {
  const { words, size } = tables;
  let sum =
    (words[cards[at]!]! +
      words[cards[at + 1]!]! +
      words[cards[at + 2]!]! +
      words[cards[at + 3]!]! +
      words[cards[at + 4]!]!) |
    0;
  if (size > 5) sum = (sum + words[cards[at + 5]!]!) | 0;
  if (size > 6) sum = (sum + words[cards[at + 6]!]!) | 0;
  const flush = words[FLUSHES + (sum >>> SUITS_OF_SUM)]!;
  if (flush !== 0) return flushStrength(ranksInSuitAt(cards, at, size, flush - 1), tables.aceLow);
  const ranks = sum & RANKS_OF_SUM;
  return words[words[ROWS + (ranks >> ROW)]! + (ranks & COLUMN)]!;
}

/** As ranksInSuit of hand-strength.ts, for a hand among others. */
function ranksInSuitAt(cards: Uint8Array, from: number, size: number, suit: number): number {
  let ranks = 0;
  for (let i = from; i < from + size; i++) if ((cards[i]! & 3) === suit) ranks |= 4 << (cards[i]! >> 2);
  return ranks;
}

function build(size: HandSize, aceLow: boolean): HandTables {
  const strengths = strengthsBySum(size, aceLow);
  const rows = displacements(Int32Array.from(strengths.keys()).sort());
  const first = ROWS + rows.length;
  const placeOf = (sum: number) => first + rows[sum >> ROW]! + (sum & COLUMN);
  const last = [...strengths.keys()].reduce((place, sum) => Math.max(place, placeOf(sum)), 0);

  const words = new Int32Array(last + 1);
  for (let card = 0; card < 52; card++) words[card] = cardNumber(card);
  for (let counts = 0; counts < 512; counts++) words[FLUSHES + counts] = flushSuit(size, counts) + 1;
  rows.forEach((row, i) => {
    words[ROWS + i] = first + row;
  });
  for (const [sum, strength] of strengths) words[placeOf(sum)] = strength;
  return { size, aceLow, words };
}

/** What a card adds to the sum. Clubs add no count: what the other suits leave of the hand's size is theirs. */
function cardNumber(card: Card): number {
  const suit = card & 3;
  return RANK_NUMBER[card >> 2]! + (suit === 0 ? 0 : 1 << (SUITS_OF_SUM + 3 * (suit - 1)));
}

/** The suit that has five cards or more, by the counts of diamonds, hearts and spades, or -1. */
function flushSuit(size: HandSize, counts: number): number {
  const [diamonds, hearts, spades] = [counts & 7, (counts >> 3) & 7, counts >> 6];
  return [size - diamonds - hearts - spades, diamonds, hearts, spades].findIndex((count) => count >= 5);
}

/** The strength of every multiset of ranks that is no flush, by its sum. */
function strengthsBySum(size: HandSize, aceLow: boolean): Map<number, number> {
  const strengths = new Map<number, number>();
  const cards: Card[] = [];
  function add(lowest: number, sum: number): void {
    const place = cards.length;
    if (place === size) {
      strengths.set(sum, strengthOf(cards, aceLow));
      return;
    }
    for (let rank = lowest; rank < 13; rank++) {
      const fifthOfRank = place >= 4 && cards[place - 4]! >> 2 === rank;
      if (fifthOfRank) continue;
      // Suits in turn: no flush, and no card twice.
      cards.push(rank * 4 + (place & 3));
      add(rank, sum + RANK_NUMBER[rank]!);
      cards.pop();
    }
  }
  add(0, 0);
  return strengths;
}

/** Where each row of the sums (in ascending order) goes, so that no two sums share a place: the fullest rows first. */
function displacements(sums: Int32Array): Int32Array {
  const spans: { readonly from: number; readonly to: number }[] = [];
  for (let from = 0, to = 0; from < sums.length; from = to) {
    while (to < sums.length && sums[to]! >> ROW === sums[from]! >> ROW) to++;
    spans.push({ from, to });
  }
  spans.sort((a, b) => b.to - b.from - (a.to - a.from));

  const rows = new Int32Array((sums.at(-1)! >> ROW) + 1);
  const taken = new Uint8Array(4 * sums.length + COLUMN);
  let place = 0;
  let firstFree = 0;
  let magnitude = 0;
  for (const { from, to } of spans) {
    const first = sums[from]!;
    // Rows of about one size go on where the last of them fitted: much faster, and the gaps are left to the smaller ones.
    if (Math.clz32(to - from) !== magnitude) {
      magnitude = Math.clz32(to - from);
      while (taken[firstFree] !== 0) firstFree++;
      place = firstFree;
    }
    search: for (; ; place++) {
      for (let i = from; i < to; i++) if (taken[place + sums[i]! - first] !== 0) continue search;
      break;
    }
    for (let i = from; i < to; i++) taken[place + sums[i]! - first] = 1;
    rows[first >> ROW] = place - (first & COLUMN);
  }
  return rows;
}
