import { expect, it } from 'vitest';
import { compareAnyRounds } from '../rules/blackjack/any-round.ts';

it('a hundred thousand rounds that nobody played are refused with exactly their faults, or settled plainly', () => {
  const { settledRounds, refusedRounds } = compareAnyRounds(100_000, 1999_03_23);
  expect(Math.min(settledRounds, refusedRounds)).toBeGreaterThan(5000);
}, 600_000);
