/** Money is whole minor units. Text becomes units by moving the point in the text: multiplying would round. */

/** @throws RangeError where the text is no amount with at most so many decimals */
export function minorUnits(text: string, decimals: number): number {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = parts?.[2] ?? '';
  const units = Number(`${parts?.[1]}${fraction.padEnd(decimals, '0')}`);
  if (parts === null || fraction.length > decimals || !Number.isSafeInteger(units)) {
    throw new RangeError(`"${text}" is not an amount with at most ${decimals} decimals`);
  }
  return units;
}

/** For people: `1234500` with two decimals is `12,345.00`. */
export function shown(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${units < 0 ? '-' : ''}${whole}${fraction}`;
}
