/** Parts of an amount in whole per cent. */
import { type Amount, amount, type Rounding } from '../../kernel/money.ts';

/**
 * So many per cent of an amount, exactly, however large: what falls short of a whole minor unit goes where the reading
 * `rounding` sends it, up for the player, down for the house. @throws AmountOverflow
 */
export function percentOf(of: Amount, percent: number, rounding: Rounding): Amount {
  const rest = of % 100;
  const hundredths = rest * percent;
  const short = hundredths % 100;
  const whole = ((of - rest) / 100) * percent + (hundredths - short) / 100;
  return amount(whole + (short > 0 && rounding === 'to-player' ? 1 : 0));
}
