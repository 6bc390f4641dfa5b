/** Every equation of an explanation is worked out again, exactly, from its own text. */
import { describe, expect, it } from 'vitest';
import { amountsIn } from '../../../lib/receipts/explain/amounts.ts';
import { minorDigits } from '../../../lib/receipts/explain/currencies.ts';
import { explain } from '../../../lib/receipts/explain/explain.ts';
import { workedRounds } from './rounds.ts';

const GROUP = '\u202f';
const GAP = '\u00a0%';

/** An exact number: numerator and denominator. */
type Exact = readonly [bigint, bigint];

/** "1 234.50", "3/2", "50 %" */
function exact(text: string): Exact {
  const plain = text.replaceAll('_', '').replace('−', '-');
  const [, number = '', percent] = /^(.*?)(%?)$/.exec(plain)!;
  const [n = '', m = '1'] = number.split('/');
  const [whole = '', fraction = ''] = n.split('.');
  expect(`${whole}${fraction}${m}`, text).toMatch(/^-?\d+$/);
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length) * BigInt(m) * (percent === '' ? 1n : 100n)];
}
const same = ([a, b]: Exact, [c, d]: Exact) => a * d === c * b;
const OPERATIONS: Readonly<Record<string, (a: Exact, b: Exact) => Exact>> = {
  '×': ([a, b], [c, d]) => [a * c, b * d],
  '+': ([a, b], [c, d]) => [a * d + c * b, b * d],
  '−': ([a, b], [c, d]) => [a * d - c * b, b * d],
};

/** Checks "a × b = c" and "a × b = c ≈ d". @returns what stands last, and whether it was rounded */
function checked(equation: string): { result: string; rounded: boolean } {
  const [, a = '', sign = '', b = '', c = '', d] =
    /^(\S+) ([×+−]) (\S+) = (\S+)(?: ≈ (\S+))?$/.exec(equation.replace(GAP, '%').replaceAll(GROUP, '_')) ?? [];
  expect(OPERATIONS[sign], equation).toBeDefined();
  expect(same(OPERATIONS[sign]!(exact(a), exact(b)), exact(c)), equation).toBe(true);
  return { result: (d ?? c).replaceAll('_', GROUP), rounded: d !== undefined };
}

for (const currency of ['AMD', 'JPY', 'KWD']) {
  describe(`the reckoning of every line of every worked round, in ${currency}`, () => {
    const amounts = amountsIn(currency, 'en');
    const lines = workedRounds(currency).flatMap(({ id, payload }) =>
      explain(payload, 'en').lines.map((line) => ({ id, ...line })),
    );

    it('is right, step by step', () => {
      const equations = lines.flatMap(({ arithmetic }) => arithmetic?.split('; ') ?? []);
      expect(equations.length).toBeGreaterThan(300);
      for (const equation of equations) checked(equation);
    });

    it('ends in the amounts of the line', () => {
      for (const { id, arithmetic, line } of lines) {
        if (arithmetic === undefined) continue;
        const results = arithmetic.split('; ').map((equation) => checked(equation).result);
        const { winnings, returned } = line;
        expect(results, `${id} ${arithmetic}`).toContain(amounts(returned));
        // A 1 to 1 win shows the winnings as what is added; a prize or a penalty returns them.
        if (winnings > 0) expect(arithmetic, id).toContain(amounts(winnings));
        expect([amounts(returned), amounts(winnings)]).toContain(results.at(-1));
      }
    });

    it('stands wherever anything was won or only a part of the stake came back, but for a fixed prize', () => {
      for (const { id, arithmetic, line, words } of lines) {
        const { stake, winnings, returned } = line;
        const reckoned = winnings > 0 || (returned > 0 && returned !== stake);
        if (reckoned && !words.includes('a fixed')) expect(arithmetic, `${id}: ${words}`).toBeDefined();
        if (!reckoned) expect(arithmetic, `${id}: ${words}`).toBeUndefined();
      }
    });

    it('says where a half went, wherever one was rounded', () => {
      for (const { id, arithmetic, words } of lines) {
        const rounded = arithmetic?.split('; ').some((equation) => checked(equation).rounded) === true;
        expect(/half .*unit is (rounded|dropped)/i.test(words), `${id}: ${words}`).toBe(rounded);
      }
    });
  });
}

describe('amounts', () => {
  it('are in major units, minor digits only where they are not zero, in groups of three', () => {
    const amd = amountsIn('AMD', 'en');
    expect([0, 1, 10, 100, 105, 110, 100_000, 1_234_567, 100_000_050, 9_007_199_254_740_991].map(amd)).toEqual([
      '0',
      '0.01',
      '0.10',
      '1',
      '1.05',
      '1.10',
      '1\u202f000',
      '12\u202f345.67',
      '1\u202f000\u202f000.50',
      '90\u202f071\u202f992\u202f547\u202f409.91',
    ]);
  });

  it('have as many minor digits as their currency (ISO 4217), two in doubt', () => {
    expect(amountsIn('JPY', 'en')(1500)).toBe('1\u202f500');
    expect(amountsIn('KWD', 'en')(1500)).toBe('1.500');
    expect(amountsIn('CLF', 'en')(10_001)).toBe('1.0001');
    expect(['AMD', 'EUR', 'XXX', 'VND', 'TND', 'UYW'].map(minorDigits)).toEqual([2, 2, 2, 0, 3, 4]);
  });

  it('have a decimal comma in Armenian', () => {
    expect(amountsIn('AMD', 'hy')(1_234_567)).toBe('12\u202f345,67');
  });

  it('are reckoned as the lines of an example are written', () => {
    const amd = amountsIn('AMD', 'en');
    expect(amd.product(1_000_000, [3, 2], 1_500_000)).toBe('10\u202f000 × 3/2 = 15\u202f000');
    expect(amd.product(101, [3, 2], 152)).toBe('1.01 × 3/2 = 1.515 ≈ 1.52');
    expect(amd.percent(11, 50, 5)).toBe('0.11 × 50\u00a0% = 0.055 ≈ 0.05');
    expect(amd.difference(300, 100, 200)).toBe('3 − 1 = 2');
    expect(amountsIn('JPY', 'hy').product(5, [1, 2], 3)).toBe('5 × 1/2 = 2,5 ≈ 3');
    expect(amd.product(6_004_799_503_160_661, [3, 2], 9_007_199_254_740_991)).toContain(
      '≈ 90\u202f071\u202f992\u202f547\u202f409.91',
    );
  });
});
