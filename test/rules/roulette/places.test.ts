import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleRound } from '../../../lib/rules/index.ts';

const { cells } = JSON.parse(readFileSync(new URL('../../oracles/roulette-cells.json', import.meta.url), 'utf8')) as {
  cells: { type: string; numbers: number[] }[];
};
const known = new Set(cells.map(({ type, numbers }) => `${type} ${numbers}`));

const round = {
  currency: 'AMD',
  table: 'T',
  round: 'r',
  playedAt: '2024-05-01T20:00:00Z',
  houseRules: { zeroCombinations: 'layout' },
};
const settles = (type: string, numbers: readonly number[]) =>
  settleRound({ ...round, outcome: { number: 1 }, bets: [{ id: 'b', player: 'P', type, numbers, stake: 1 }] } as never);

describe('a set of numbers', () => {
  it('is a bet exactly when it is such a place on the layout: every pair, triple and quadruple tried', () => {
    const check = (type: string, numbers: number[]) =>
      expect(settles(type, numbers).ok, `${type} ${numbers}`).toBe(known.has(`${type} ${numbers}`));
    for (let a = 0; a <= 36; a++) {
      for (let b = a + 1; b <= 36; b++) {
        check('split', [a, b]);
        for (let c = b + 1; c <= 36; c++) {
          check('street', [a, b, c]);
          if (a === 0) check('trio', [a, b, c]);
          for (let d = c + 1; d <= Math.min(36, a + 5); d++) check('corner', [a, b, c, d]);
        }
      }
    }
  });

  it('in any order is the same bet', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cells.filter((cell) => cell.numbers.length < 7)),
        fc.integer(),
        ({ type, numbers }, turn) => {
          if (['low', 'high', 'red', 'black', 'odd', 'even', 'dozen', 'column'].includes(type)) return;
          const n = numbers.length;
          const turned = numbers.map((_, i) => numbers[(((i + turn) % n) + n) % n]!);
          expect(settles(type, turned)).toEqual(settles(type, numbers));
        },
      ),
    );
  });

  it('of another size than the bet’s is refused with both counts', () => {
    const result = settles('corner', [1, 2, 4]);
    expect(!result.ok && result.refusals[0]).toMatchObject({
      code: 'wrong-count-of-numbers',
      facts: { covers: 4, count: 3 },
    });
  });
});
