/**
 * The single-zero layout: three columns, rows 1-2-3 to 34-35-36, 0 above the first row. The acts presuppose it (they
 * call choosing the right place the player's duty); the layout itself is the field's.
 */

/** Number 0 to 36. */
export type Pocket = number;

export type Color = 'red' | 'black' | 'none';

const RED: ReadonlySet<Pocket> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a number; 0 has none. */
export function color(pocket: Pocket): Color {
  if (pocket === 0) return 'none';
  return RED.has(pocket) ? 'red' : 'black';
}

/** Places that a chip can touch, by bet type; each place is its numbers in ascending order. */
const PLACES = {
  straight: range(0, 36).map((n) => [n]),
  split: [
    ...[1, 2, 3].map((n) => [0, n]),
    ...range(1, 36).flatMap((n) => [...(n % 3 === 0 ? [] : [[n, n + 1]]), ...(n > 33 ? [] : [[n, n + 3]])]),
  ],
  street: firsts().map((n) => [n, n + 1, n + 2]),
  trio: [
    [0, 1, 2],
    [0, 2, 3],
  ],
  corner: range(1, 32)
    .filter((n) => n % 3 !== 0)
    .map((n) => [n, n + 1, n + 3, n + 4]),
  'first-four': [[0, 1, 2, 3]],
  'six-line': firsts()
    .filter((n) => n < 34)
    .map((n) => range(n, n + 5)),
} as const satisfies Record<string, readonly (readonly Pocket[])[]>;

/** Bets that name their numbers. */
export type PlacedBet = keyof typeof PLACES;

const placeTexts = (of: readonly (readonly Pocket[])[]): ReadonlySet<string> =>
  new Set(of.map((place) => place.join()));

const KNOWN_PLACES: Readonly<Record<PlacedBet, ReadonlySet<string>>> = {
  straight: placeTexts(PLACES.straight),
  split: placeTexts(PLACES.split),
  street: placeTexts(PLACES.street),
  trio: placeTexts(PLACES.trio),
  corner: placeTexts(PLACES.corner),
  'first-four': placeTexts(PLACES['first-four']),
  'six-line': placeTexts(PLACES['six-line']),
};

/** All places of a bet type, for tests, docs and pages. */
export const places = (type: PlacedBet): readonly (readonly Pocket[])[] => PLACES[type];

/** Whether these numbers, ascending, are one place of that type. */
export function isPlace(type: PlacedBet, ascending: readonly Pocket[]): boolean {
  return KNOWN_PLACES[type].has(ascending.join());
}

/** The numbers of the even-chance bets, dozens and columns, as a test of one number; 0 is in none of them. */
export const AREAS = {
  dozen: (n: Pocket, which: number) => n !== 0 && Math.ceil(n / 12) === which,
  column: (n: Pocket, which: number) => n !== 0 && ((n - 1) % 3) + 1 === which,
  low: (n: Pocket) => n >= 1 && n <= 18,
  high: (n: Pocket) => n >= 19,
  red: (n: Pocket) => color(n) === 'red',
  black: (n: Pocket) => color(n) === 'black',
  odd: (n: Pocket) => n % 2 === 1,
  even: (n: Pocket) => n !== 0 && n % 2 === 0,
} as const satisfies Record<string, (n: Pocket, which: number) => boolean>;

export type AreaBet = keyof typeof AREAS;

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The first number of each of the twelve rows. */
function firsts(): number[] {
  return range(0, 11).map((row) => row * 3 + 1);
}
