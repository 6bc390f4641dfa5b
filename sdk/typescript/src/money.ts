/**
 * Money between what people write ("2.01") and what the service takes (201): by its digits, never through a float, which
 * holds no 2.01 (`2.01 * 100` is 200.99999999999997).
 */

/** ISO 4217 currencies whose minor unit is not a hundredth, by number of digits. */
const DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
const WRITTEN = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;

/** How many digits the minor unit of a currency has (ISO 4217): AMD 2, JPY 0, KWD 3. @throws RangeError for no currency code */
export function minorDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`${currency} is no ISO 4217 code`);
  const other = Object.entries(DIGITS).find(([, codes]) => codes.split(' ').includes(currency));
  return other === undefined ? 2 : Number(other[0]);
}

/**
 * An amount as people write it, in minor units: `toMinorUnits('2.01', 'AMD')` is 201. No separators, spaces, `+` or exponent.
 *
 * @throws TypeError for anything but a string: a float has lost its digits already
 * @throws RangeError for other text, for more digits than the currency has, and where a number holds it no more exactly
 */
export function toMinorUnits(amount: string, currency: string): number {
  if (typeof amount !== 'string') throw new TypeError('an amount is converted from text, not from a number');
  const digits = minorDigits(currency);
  const [, sign, whole, fraction = ''] = WRITTEN.exec(amount) ?? [];
  if (whole === undefined) throw new RangeError(`${JSON.stringify(amount)} is not an amount like 2.01`);
  if (fraction.length > digits) throw new RangeError(`${amount}: ${currency} has ${digits} digits after the point`);
  const minor = BigInt(whole + fraction.padEnd(digits, '0'));
  if (minor > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${amount} ${currency} is too much`);
  return sign === '-' && minor > 0n ? -Number(minor) : Number(minor);
}

/** Minor units as people write them, all digits shown: `fromMinorUnits(201, 'AMD')` is `2.01`. @throws RangeError for no safe integer */
export function fromMinorUnits(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no amount in minor units`);
  const digits = minorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const split = text.length - digits;
  return `${minor < 0 ? '-' : ''}${text.slice(0, split)}${digits === 0 ? '' : `.${text.slice(split)}`}`;
}
