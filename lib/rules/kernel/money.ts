/**
 * Money: whole minor units of one currency (AMD: 1 dram = 100), as exact integers.
 *
 * Every amount of a round is at most the round's totals, and JavaScript numbers round monotonically, so a result that
 * is still a safe integer was never rounded on the way: each operation checks that and nothing else is needed.
 */
declare const minorUnits: unique symbol;

/** A whole number of minor units, 0 to 9,007,199,254,740,991. */
export type Amount = number & { readonly [minorUnits]: true };

/** Who gets the half unit where the law halves an odd amount (reading `rounding`). */
export type Rounding = 'to-player' | 'to-house';

/** Thrown when an amount leaves the range in which integers are exact. The engine's door turns it into a refusal. */
export class AmountOverflow extends Error {
  constructor() {
    super('an amount is beyond 9007199254740991');
  }
}

export const zero = 0 as Amount;

/** Marks a number that was checked to be a safe, non-negative integer as money. @throws AmountOverflow otherwise */
export function amount(value: number): Amount {
  if (value > Number.MAX_SAFE_INTEGER) throw new AmountOverflow();
  return value as Amount;
}

/** a + b, exactly. @throws AmountOverflow */
export function plus(a: Amount, b: Amount): Amount {
  return amount(a + b);
}

/** a times a whole number, exactly. @throws AmountOverflow */
export function times(a: Amount, whole: number): Amount {
  return amount(a * whole);
}

/** Half of an amount; a half unit goes where the reading `rounding` sends it: up for the player, down for the house. */
export function half(a: Amount, rounding: Rounding): Amount {
  const odd = a % 2;
  return ((a - odd) / 2 + (odd === 1 && rounding === 'to-player' ? 1 : 0)) as Amount;
}
