import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTS, type Line, type RoundRequest, settleRound } from '../../../lib/rules/index.ts';
import { card } from '../../../lib/rules/kernel/cards.ts';
import { ACE_KING, strengthOf } from '../../../lib/rules/kernel/hand-rank.ts';
import { type AnyRound, anyRound, withCards } from './any-round.ts';
import { settled } from './play.ts';

const RUNS = { numRuns: 300, seed: 66 };
/** What of a round moves: every line but the names of its provisions. */
const amounts = (request: RoundRequest) =>
  settled(request).settlement.lines.map(({ provisions: _, ...line }: Line) => line);

describe('in every game, act and choice of readings', () => {
  it('returned = what is left of the stake + winnings', () => {
    fc.assert(
      fc.property(anyRound(), (round) => {
        for (const { on, result, stake, winnings, returned } of settled(round).settlement.lines) {
          const left = result === 'lose' || result === 'fold' || on === 'penalty' ? 0 : stake;
          expect(returned).toBe(left + winnings);
          expect(Number.isSafeInteger(winnings) && winnings >= 0).toBe(true);
          if (result !== 'win') expect(winnings).toBe(0);
        }
      }),
      RUNS,
    );
  });

  it('the totals are the sums of the lines and the sums of the players', () => {
    fc.assert(
      fc.property(anyRound(), (round) => {
        const { lines, players, totals } = settled(round).settlement;
        for (const key of ['winnings', 'returned'] as const) {
          expect(lines.reduce((sum, line) => sum + line[key], 0)).toBe(totals[key]);
          expect(players.reduce((sum, player) => sum + player[key], 0)).toBe(totals[key]);
        }
        expect(lines.reduce((sum, line) => sum + line.stake, 0)).toBe(totals.staked);
        expect(players.reduce((sum, player) => sum + player.staked, 0)).toBe(totals.staked);
        expect(players.reduce((sum, player) => sum + player.net, 0)).toBe(totals.net);
        expect(totals.net).toBe(totals.returned - totals.staked);
        expect(new Set(players.map(({ player }) => player)).size).toBe(players.length);
      }),
      RUNS,
    );
  });

  it('all that a seat put down stands on its lines, and nothing else', () => {
    fc.assert(
      fc.property(anyRound(), (round) => {
        const { lines } = settled(round).settlement;
        for (const { id, ante, raise = 0, bonus = 0, exchange, sixthCard } of round.seats) {
          const fee = exchange === undefined && sixthCard === undefined ? 0 : ante;
          const staked = lines.filter((line) => line.id === id).reduce((sum, line) => sum + line.stake, 0);
          expect(staked).toBe(ante + raise + bonus + fee);
        }
      }),
      RUNS,
    );
  });

  it('every line cites provisions that the ruleset lists', () => {
    const known = new Set(
      ACTS.flatMap((act) =>
        Object.values(act.games).flatMap((game) =>
          Object.keys(game.text.provisions).map((id) => `${act.id}/${game.id}/${id}`),
        ),
      ),
    );
    fc.assert(
      fc.property(anyRound(), (round) => {
        for (const { provisions } of settled(round).settlement.lines) {
          expect(provisions.length).toBeGreaterThan(0);
          for (const provision of provisions) expect(known).toContain(provision);
        }
      }),
      RUNS,
    );
  });

  it('the order of cards changes no amount', () => {
    fc.assert(
      fc.property(anyRound(), fc.integer(), (round, seed) => {
        const turned = <T>(cards: readonly T[]): T[] =>
          cards.map((_, i) => cards[(i + (seed >>> 0)) % cards.length]!).reverse();
        expect(amounts(withCards(round, turned))).toEqual(amounts(round));
      }),
      RUNS,
    );
  });

  it('a change of suits changes no amount', () => {
    fc.assert(
      fc.property(anyRound(), fc.shuffledSubarray(['c', 'd', 'h', 's'], { minLength: 4 }), (round, suits) => {
        const other = (text: string) => text.slice(0, -1) + suits['cdhs'.indexOf(text.at(-1)!)];
        const changed = JSON.parse(JSON.stringify(round), (_, value) =>
          typeof value === 'string' && /^([2-9TJQKA]|10)[cdhs]$/.test(value) ? other(value) : value,
        );
        expect(amounts(changed)).toEqual(amounts(round));
      }),
      RUNS,
    );
  });

  it('scaling every stake by an even factor scales every amount, half of an odd ante exactly', () => {
    fc.assert(
      fc.property(anyRound(), fc.integer({ min: 1, max: 500 }), (round, half) => {
        const factor = 2 * half;
        const scaled = {
          ...round,
          seats: round.seats.map((seat) => ({
            ...seat,
            ante: seat.ante * factor,
            ...(seat.raise === undefined ? {} : { raise: seat.raise * factor }),
            ...(seat.bonus === undefined ? {} : { bonus: seat.bonus * factor }),
          })),
        };
        const before = new Map(amounts(round).map((line) => [`${line.id} ${line.on}`, line]));
        for (const line of amounts(scaled)) {
          const small = before.get(`${line.id} ${line.on}`);
          if (line.on === 'penalty') {
            const { ante } = round.seats.find(({ id }) => id === line.id)!;
            expect(line.winnings).toBe((ante / 2) * factor);
            if (ante % 2 === 0) expect(line.winnings).toBe(small!.winnings * factor);
          } else {
            expect(line).toEqual({
              ...small,
              stake: small!.stake * factor,
              winnings: small!.winnings * factor,
              returned: small!.returned * factor,
            });
          }
        }
      }),
      RUNS,
    );
  });

  it('settling twice, and settling what was written back, gives the same bytes', () => {
    fc.assert(
      fc.property(anyRound(), (round) => {
        const first = settled(round);
        expect(JSON.stringify(settled(round))).toBe(JSON.stringify(first));
        expect(JSON.stringify(settled(first.request as unknown as RoundRequest))).toBe(JSON.stringify(first));
      }),
      RUNS,
    );
  });

  it('a refused round has no amounts', () => {
    fc.assert(
      fc.property(anyRound(), fc.constantFrom(...FAULTS), (round, fault) => {
        const result = settleRound(fault(round) as unknown as RoundRequest);
        expect(result.ok).toBe(false);
        expect(result).not.toHaveProperty('value');
        if (!result.ok) expect(result.refusals.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('among qualifying dealer hands a stronger one never raises what a seat gets back', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyRound({ dealers: 2 }), (round) => {
        const aceLow = round.houseRules?.aceLowStraight !== 'not-allowed';
        const strength = (cards: readonly string[]) => strengthOf(cards.map(card), aceLow);
        const [lower, higher] = round.dealers
          .filter((cards) => strength(cards) >= ACE_KING)
          .sort((a, b) => strength(a) - strength(b));
        if (lower === undefined || higher === undefined || round.dealer.misdeal === true) return;
        compared++;
        const returned = (cards: readonly string[], id: string) =>
          settled({ ...round, dealer: { cards } } as AnyRound)
            .settlement.lines.filter((line) => line.id === id)
            .reduce((sum, line) => sum + line.returned, 0);
        for (const { id } of round.seats) expect(returned(higher, id)).toBeLessThanOrEqual(returned(lower, id));
      }),
      { numRuns: 1000, seed: 20240501 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});

/** Ways to make any round impossible. */
const FAULTS: readonly ((round: AnyRound) => unknown)[] = [
  ({ seats, ...round }) => ({ ...round, seats: [...seats, seats[0]] }),
  ({ seats, ...round }) => ({ ...round, seats: seats.map((seat) => ({ ...seat, raise: 2 * seat.ante + 1 })) }),
  (round) => ({ ...round, dealer: { cards: ['Ah', 'Kd', 'Qc', '9s'], misdeal: true } }),
  (round) => ({ ...round, dealer: { cards: ['Ah', 'Ah', 'Qc', '9s', '3h'] } }),
  (round) => ({ ...round, houseRules: { ...round.houseRules, sixthCardPays: 'double' } }),
  (round) => ({ ...round, houseRules: { ...round.houseRules, aceLowStraight: 'sometimes' } }),
  (round) => ({ ...round, game: 'club-poker' }),
  (round) => ({
    ...round,
    seats: ['1', '2'].map((id) => ({ id, player: 'P-1', ante: Number.MAX_SAFE_INTEGER, decision: 'fold' })),
  }),
];
