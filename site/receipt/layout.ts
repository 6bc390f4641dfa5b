/** Where things stand on the layout, lying: 0 on the left, twelve rows to the right, dozens and even chances below. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const CELL = 40;
const LOW = 30;
const NUMBERS = { x: CELL, y: 0, width: 12 * CELL, height: 3 * CELL };

export const SIZE = { width: 14 * CELL, height: 3 * CELL + 2 * LOW };

/** The cell of a number. */
export function cell(pocket: number): Box {
  if (pocket === 0) return { x: 0, y: 0, width: CELL, height: NUMBERS.height };
  const row = Math.ceil(pocket / 3) - 1;
  const column = (pocket - 1) % 3;
  return { x: NUMBERS.x + row * CELL, y: (2 - column) * CELL, width: CELL, height: CELL };
}

export type Area = 'dozen' | 'column' | 'low' | 'high' | 'red' | 'black' | 'odd' | 'even';

const EVENS: readonly Area[] = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** The field of a dozen, a column or an even chance. */
export function area(kind: Area, which: number): Box {
  if (kind === 'dozen') {
    return { x: NUMBERS.x + (which - 1) * 4 * CELL, y: NUMBERS.height, width: 4 * CELL, height: LOW };
  }
  if (kind === 'column') return { x: NUMBERS.x + NUMBERS.width, y: (3 - which) * CELL, width: CELL, height: CELL };
  return { x: NUMBERS.x + EVENS.indexOf(kind) * 2 * CELL, y: NUMBERS.height + LOW, width: 2 * CELL, height: LOW };
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Where the chip of a bet lies. */
export function chipPlace(bet: { type: string; numbers?: readonly number[]; dozen?: number; column?: number }): {
  readonly x: number;
  readonly y: number;
} {
  const { type, numbers } = bet;
  if (numbers === undefined) {
    const field = area(type as Area, bet.dozen ?? bet.column ?? 1);
    // Beside its name.
    return { ...middle(field), x: field.x + field.width * 0.86 };
  }
  const cells = numbers.map(cell);
  const edge = Math.max(...cells.map(({ y, height }) => y + height));
  const x = (Math.min(...cells.map((one) => one.x)) + Math.max(...cells.map((one) => one.x + one.width))) / 2;
  // On the outer line: a row of three, two rows, and all that touches 0 but is no split.
  if (type === 'street' || type === 'six-line') return { x, y: edge };
  const rest = numbers.filter((number) => number !== 0);
  if (!numbers.includes(0) || rest.length === 0) {
    const top = Math.min(...cells.map(({ y }) => y));
    return { x, y: (top + edge) / 2 };
  }
  if (type === 'first-four') return { x: NUMBERS.x, y: edge };
  const beside = rest.map((number) => middle(cell(number)).y);
  return { x: NUMBERS.x, y: beside.reduce((sum, y) => sum + y, 0) / beside.length };
}
