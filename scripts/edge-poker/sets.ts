/** Sets of cards as numbers: a set of k cards c1 < c2 < ... has the index C(c1,1) + C(c2,2) + ..., from 0 upwards. */

export const DECK = 52;

/** CHOOSE[k][n]: how many sets of k there are of n things. */
export const CHOOSE: readonly Int32Array[] = Array.from({ length: 7 }, (_, k) =>
  Int32Array.from({ length: DECK + 1 }, (_, n) => {
    let ways = 1;
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
    return Math.max(0, ways);
  }),
);

export const HANDS = CHOOSE[5]![DECK]!;

/** The index of an ascending set. */
export function indexOf(set: ArrayLike<number>, size: number): number {
  let index = 0;
  for (let i = 0; i < size; i++) index += CHOOSE[i + 1]![set[i]!]!;
  return index;
}

/** All sets of five cards, ascending, by index: five bytes each. */
export function allHands(): Uint8Array {
  const cards = new Uint8Array(HANDS * 5);
  let at = 0;
  for (let e = 4; e < DECK; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            cards[at++] = a;
            cards[at++] = b;
            cards[at++] = c;
            cards[at++] = d;
            cards[at++] = e;
          }
  return cards;
}

/** Puts a card into an ascending set; `into` gets one card more. */
export function insert(set: ArrayLike<number>, size: number, card: number, into: Uint8Array): void {
  let i = size;
  for (; i > 0 && set[i - 1]! > card; i--) into[i] = set[i - 1]!;
  into[i] = card;
  for (i--; i >= 0; i--) into[i] = set[i]!;
}
