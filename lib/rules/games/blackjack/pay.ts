/** Shares of a stake that the law states as a ratio. */
import { type Amount, amount, half, plus, type Rounding, times } from '../../kernel/money.ts';
import type { Ratio } from './rules.ts';

/**
 * `[n, m]`: n for every m of the stake, m 1 or 2, in minor units. A half unit goes where the reading `rounding` sends it.
 * @throws AmountOverflow
 */
export function share(stake: Amount, [n, m]: Ratio, rounding: Rounding): Amount {
  if (m === 1) return times(stake, n);
  // Halving first would lose the half unit, multiplying first could leave the exact range though the result is in it.
  const odd = stake % 2;
  return plus(times(((stake - odd) / 2) as Amount, n), half(amount(odd * n), rounding));
}
