import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTS, settleRound } from '../../../lib/rules/index.ts';

interface Cell {
  readonly type: string;
  readonly numbers: readonly number[];
}

/** All 157 cells of the single-zero layout, from a list made independently of the engine. */
const { cells } = JSON.parse(readFileSync(new URL('../../oracles/roulette-cells.json', import.meta.url), 'utf8')) as {
  cells: Cell[];
};

const WHOLE_LAYOUT = { zeroCombinations: 'layout', columnBets: 'as-dozen' };
const STAKE = 1000;

/** One bet on every cell; areas name themselves, places their numbers. */
const bets = cells.map(({ type, numbers }, i) => {
  const third = { dozen: Math.ceil(numbers[0]! / 12), column: numbers[0]! };
  const place =
    type === 'dozen'
      ? { dozen: third.dozen }
      : type === 'column'
        ? { column: third.column }
        : isArea(type)
          ? {}
          : { numbers };
  return { id: `b${i}`, player: 'P-1', type, stake: STAKE, ...place };
});

function isArea(type: string): boolean {
  return ['low', 'high', 'red', 'black', 'odd', 'even'].includes(type);
}

function lines(ruleset: string, number: number, houseRules: Record<string, string> = {}) {
  const round = { ruleset, currency: 'AMD', table: 'T', round: 'r', playedAt: '2024-05-01T20:00:00Z' };
  const result = settleRound({
    ...round,
    houseRules: { ...WHOLE_LAYOUT, ...houseRules },
    outcome: { number },
    bets,
  } as never);
  if (!result.ok) expect.fail(JSON.stringify(result.refusals));
  return result.value.settlement.lines;
}

describe.each(ACTS.map((act) => act.id))('%s: 37 numbers x every cell of the layout', (ruleset) => {
  it('has 60 splits, 12 streets, 22 corners, 11 six lines and no other place', () => {
    const count = (type: string) => cells.filter((cell) => cell.type === type).length;
    expect(['straight', 'split', 'street', 'corner', 'six-line', 'trio', 'first-four'].map(count)).toEqual([
      37, 60, 12, 22, 11, 2, 1,
    ]);
    expect(cells.length).toBe(157);
  });

  it('wins exactly when the number is in the cell, and pays 36/n of the stake in all', () => {
    for (let number = 0; number <= 36; number++) {
      lines(ruleset, number).forEach((line, i) => {
        const { numbers } = cells[i]!;
        const hit = numbers.includes(number);
        expect(line.returned, `${line.on} ${numbers} on ${number}`).toBe(hit ? (STAKE * 36) / numbers.length : 0);
        expect(line.result).toBe(hit ? 'win' : 'lose');
        expect(line.winnings).toBe(hit ? line.returned - STAKE : 0);
      });
    }
  });

  it('under uniform, every bet returns exactly 36/37 of all stakes', () => {
    const returned = bets.map(() => 0);
    for (let number = 0; number <= 36; number++)
      for (const [i, line] of lines(ruleset, number).entries()) returned[i]! += line.returned;
    for (const sum of returned) expect(sum).toBe(36 * STAKE);
  });

  it('under all-winnings and all-return pays each row’s multiple on top or in all', () => {
    const multiples: Record<string, number> = {
      straight: 35,
      split: 17,
      street: 11,
      trio: 11,
      corner: 8,
      'first-four': 8,
      'six-line': 5,
      dozen: 3,
      column: 3,
      low: 2,
      high: 2,
      red: 2,
      black: 2,
      odd: 2,
      even: 2,
    };
    for (let number = 0; number <= 36; number++) {
      for (const [payout, stakeBack] of [
        ['all-winnings', 1],
        ['all-return', 0],
      ] as const) {
        for (const line of lines(ruleset, number, { payout })) {
          if (line.result !== 'win') continue;
          expect(line.returned, `${payout} ${line.on}`).toBe(STAKE * (multiples[line.on]! + stakeBack));
        }
      }
    }
  });

  it('on 0 the even chances go to the dealer by their own provision, other misses by their row', () => {
    for (const line of lines(ruleset, 0)) {
      if (line.result === 'win') continue;
      expect(line.reason).toBe(isArea(line.on) ? 'zero' : 'number-missed');
      expect(line.provisions[0]).toMatch(isArea(line.on) ? /\/zero$/ : /\/row-\d$/);
    }
  });
});
