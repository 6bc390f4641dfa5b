import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { places } from '../../../lib/rules/games/roulette/layout.ts';
import { ACTS, settleRound } from '../../../lib/rules/index.ts';

const placed = fc
  .constantFrom('straight', 'split', 'street', 'corner', 'six-line', 'trio', 'first-four')
  .chain((type) => fc.record({ type: fc.constant(type), numbers: fc.constantFrom(...places(type as 'straight')) }));
const area = fc.oneof(
  fc.record({ type: fc.constant('dozen'), dozen: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant('column'), column: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constantFrom('low', 'high', 'red', 'black', 'odd', 'even') }),
);
const bet = fc.tuple(
  fc.oneof(placed, area),
  fc.constantFrom('P-1', 'P-2', 'P-3'),
  fc.integer({ min: 1, max: 1_000_000_000 }),
);
const spins = fc.record({
  ruleset: fc.constantFrom(...ACTS.map((act) => act.id)),
  payout: fc.constantFrom('uniform', 'all-winnings', 'all-return'),
  outcome: fc.oneof(
    { weight: 9, arbitrary: fc.record({ number: fc.integer({ min: 0, max: 36 }) }) },
    { weight: 1, arbitrary: fc.constant({ ballOut: true }) },
  ),
  bets: fc.array(bet, { minLength: 1, maxLength: 20 }),
});

function settled(
  { ruleset, payout, outcome, bets }: typeof spins extends fc.Arbitrary<infer S> ? S : never,
  factor = 1,
) {
  const result = settleRound({
    ruleset,
    currency: 'AMD',
    table: 'T',
    round: 'r',
    playedAt: '2024-05-01T20:00:00Z',
    houseRules: { payout, zeroCombinations: 'layout', columnBets: 'as-dozen' },
    outcome,
    bets: bets.map(([place, player, stake], i) => ({ id: `b${i}`, player, stake: stake * factor, ...place })),
  } as never);
  if (!result.ok) expect.fail(JSON.stringify(result.refusals));
  return result.value;
}

describe('in every act and reading', () => {
  it('returned is what is left of the stake and the winnings; totals are the sums of lines and of players', () => {
    fc.assert(
      fc.property(spins, (spin) => {
        const { lines, players, totals } = settled(spin).settlement;
        for (const line of lines) {
          const left = line.result === 'lose' ? 0 : line.stake;
          expect(line.returned).toBe(left + line.winnings);
          if (line.result !== 'win') expect(line.winnings).toBe(0);
        }
        for (const key of ['winnings', 'returned'] as const) {
          expect(totals[key]).toBe(lines.reduce((sum, line) => sum + line[key], 0));
          expect(totals[key]).toBe(players.reduce((sum, player) => sum + player[key], 0));
        }
        expect(totals.staked).toBe(lines.reduce((sum, line) => sum + line.stake, 0));
        expect(totals.net).toBe(players.reduce((sum, player) => sum + player.net, 0));
      }),
    );
  });

  it('scaling every stake scales every amount', () => {
    fc.assert(
      fc.property(spins, fc.integer({ min: 2, max: 1000 }), (spin, factor) => {
        const once = settled(spin).settlement.totals;
        const scaled = settled(spin, factor).settlement.totals;
        expect(scaled).toEqual({
          staked: once.staked * factor,
          winnings: once.winnings * factor,
          returned: once.returned * factor,
          net: once.net * factor,
        });
      }),
    );
  });

  it('a round settled again from what its receipt holds comes to the same bytes', () => {
    fc.assert(
      fc.property(spins, (spin) => {
        const { request, settlement } = settled(spin);
        const again = settleRound(JSON.parse(JSON.stringify(request)));
        expect(again.ok && JSON.stringify(again.value.settlement)).toBe(JSON.stringify(settlement));
        expect(again.ok && JSON.stringify(again.value.request)).toBe(JSON.stringify(request));
      }),
    );
  });
});
