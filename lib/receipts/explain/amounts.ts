/** Amounts and reckonings as text, exactly: digits are moved as text and whole numbers, never as fractions of the machine's. */
import { minorDigits } from './currencies.ts';
import type { Language } from './language.ts';

/** A narrow no-break space: what stands between groups of three digits. */
const GROUP = '\u202f';
const MINUS = '\u2212';
const DECIMAL: Readonly<Record<Language, string>> = { en: '.', hy: ',' };

/** `[3, 2]` is 3 for every 2. */
export type Ratio = readonly [number, number];

/** Amounts of one currency, written in one language. */
export interface Amounts {
  /** Minor units in major ones: 1234500 of AMD is "12 345"; minor digits only where they are not zero. */
  (minor: number): string;
  /** amount × n/m = result; "≈" before the result where a part of a minor unit was rounded. */
  product(amount: number, ratio: Ratio, result: number): string;
  /** amount × n % = result, likewise. */
  percent(amount: number, percent: number, result: number): string;
  sum(a: number, b: number, result: number): string;
  difference(a: number, b: number, result: number): string;
}

export function amountsIn(currency: string, language: Language): Amounts {
  const digits = minorDigits(currency);
  /** A number of hundredths of a minor unit. */
  const exact = (hundredths: bigint) => decimal(hundredths, digits + 2, digits, DECIMAL[language]);
  const amount = (minor: number) => exact(BigInt(minor) * 100n);
  const equation = (left: string, hundredths: bigint, result: number) => {
    const rounded = hundredths === BigInt(result) * 100n ? '' : `${exact(hundredths)} ≈ `;
    return `${left} = ${rounded}${amount(result)}`;
  };
  return Object.assign(amount, {
    product: (of: number, [n, m]: Ratio, result: number) =>
      equation(`${amount(of)} × ${m === 1 ? n : `${n}/${m}`}`, (BigInt(of) * BigInt(n) * 100n) / BigInt(m), result),
    percent: (of: number, percent: number, result: number) =>
      equation(`${amount(of)} × ${percent}\u00a0%`, BigInt(of) * BigInt(percent), result),
    sum: (a: number, b: number, result: number) => `${amount(a)} + ${amount(b)} = ${amount(result)}`,
    difference: (a: number, b: number, result: number) => `${amount(a)} ${MINUS} ${amount(b)} = ${amount(result)}`,
  });
}

/** value / 10^scale with at least `least` digits behind the sign where there are any but zeros. */
function decimal(value: bigint, scale: number, least: number, sign: string): string {
  const negative = value < 0n;
  const text = (negative ? -value : value).toString().padStart(scale + 1, '0');
  const whole = text.slice(0, -scale).replace(/\B(?=(\d{3})+$)/g, GROUP);
  const fraction = text.slice(-scale).replace(/0+$/, '');
  const shown = fraction === '' ? '' : `${sign}${fraction.padEnd(least, '0')}`;
  return `${negative ? MINUS : ''}${whole}${shown}`;
}
