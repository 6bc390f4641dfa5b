import { describe, expect, it } from 'vitest';
import {
  ANNEX_3,
  ANNEX_4,
  ANNEX_5,
  citedBy,
  GAMES,
  MULTIPLES,
  ORDER_108,
  ORDER_302,
  round,
  type SeatText,
  settled,
  shortLines,
} from './play.ts';

const DEALER = 'Ah Kd Qc 9s 3h';
const WINNER = '2c 2d 7h 8s Jc';
const PENALISED = [ANNEX_3, ANNEX_4, ANNEX_5];
const SPARED = [ORDER_108, ORDER_302];

describe.each([
  { deal: 'player-misdeal', dealer: DEALER as string | Record<string, unknown>, stated: { misdeal: true } },
  { deal: 'dealer-misdeal', dealer: { misdeal: true }, stated: {} },
])('a $deal', ({ deal, dealer, stated }) => {
  const voided = (seat: SeatText, game = ANNEX_3 as (typeof GAMES)[number], houseRules = {}) =>
    shortLines(round(game, dealer, { ...stated, ...seat }, { bonusPaytable: MULTIPLES, ...houseRules }));

  it.each(GAMES)('returns ante, raise and bonus in $ruleset/$game, and cites what voids the hand', (game) => {
    const seat = { ...stated, ante: 100, bonus: 50, cards: WINNER };
    expect(voided(seat, game).slice(0, 3)).toEqual([
      `ante void ${deal} 0 100`,
      `raise void ${deal} 0 200`,
      `bonus void ${deal} 0 50`,
    ]);
    const request = round(game, dealer, seat, { bonusPaytable: MULTIPLES });
    expect(new Set(citedBy(request).map((line) => line.split(': ')[1]))).toEqual(new Set([deal]));
    const { staked, returned, winnings } = settled(request).settlement.totals;
    expect(returned - staked).toBe(winnings);
  });

  it.each([
    [1000, 'to-player', 500],
    [1000, 'to-house', 500],
    [1001, 'to-player', 501],
    [1001, 'to-house', 500],
    [1, 'to-player', 1],
    [3_000_000_000_000_001, 'to-player', 1_500_000_000_000_001],
    [3_000_000_000_000_001, 'to-house', 1_500_000_000_000_000],
  ] as const)('of an ante of %i pays half of it under 2004, the odd half %s', (ante, rounding, due) => {
    for (const game of PENALISED) {
      expect(voided({ ante, cards: WINNER, decision: undefined, raise: undefined }, game, { rounding }).at(-1)).toBe(
        `penalty win ${deal} ${due} ${due}`,
      );
    }
  });

  it('has no penalty line where half of the ante is less than a unit and goes to the house', () => {
    expect(voided({ ante: 1, decision: undefined, raise: undefined }, ANNEX_3, { rounding: 'to-house' })).toEqual([
      `ante void ${deal} 0 1`,
    ]);
  });

  it('has no penalty under the orders, whatever the rounding', () => {
    for (const game of SPARED) {
      for (const rounding of ['to-player', 'to-house']) {
        expect(voided({ ante: 1001, cards: WINNER }, game, { rounding })).toEqual([
          `ante void ${deal} 0 1001`,
          `raise void ${deal} 0 2002`,
        ]);
      }
    }
  });

  it.each([
    [ANNEX_4, { exchange: { out: '2c', in: '2h' } }],
    [ORDER_108, { exchange: { out: '2c', in: '2h' } }],
    [ORDER_302, { exchange: { out: '2c', in: '2h' } }],
    [ANNEX_5, { sixthCard: '2h' }],
  ] as const)('returns the fee of %o, or keeps it where the house declares so', (game, draw) => {
    for (const seat of [{ cards: WINNER, ...draw }, draw]) {
      expect(voided(seat, game)[2]).toBe(`fee void ${deal} 0 100`);
      expect(voided(seat, game, { feeOnVoid: 'kept' })[2]).toBe('fee lose card-bought 0 0');
    }
  });

  it('voids a bonus before an exchange could forfeit it', () => {
    const seat = { cards: WINNER, bonus: 50, exchange: { out: '2c', in: '2h' } };
    expect(voided(seat, ANNEX_4)[3]).toBe(`bonus void ${deal} 0 50`);
  });

  it('may leave out decision, raise and cards', () => {
    expect(voided({ decision: undefined, raise: undefined })).toEqual([
      `ante void ${deal} 0 100`,
      `penalty win ${deal} 50 50`,
    ]);
    expect(voided({ raise: undefined })).toHaveLength(2);
    expect(voided({ decision: undefined })).toHaveLength(3);
  });
});

describe('the hands that a misdeal leaves', () => {
  it('a player’s: the other seats play on, and the misdealt cards are shown without a combination', () => {
    const seats = [{ cards: '2c 2d 7h 8s', misdeal: true }, { cards: '4c 4d 4h 8c Tc' }];
    const { outcome, lines } = settled(round(ANNEX_3, DEALER, seats)).settlement;
    expect(outcome).toMatchObject({
      dealer: { qualifies: true },
      seats: [
        { id: '1', cards: ['2c', '2d', '7h', '8s'] },
        { id: '2', category: 'three-of-a-kind' },
      ],
    });
    expect((outcome as { seats: object[] }).seats[0]).not.toHaveProperty('category');
    expect(lines.filter(({ id }) => id === '2').map(({ winnings }) => winnings)).toEqual([100, 800]);
  });

  it('the dealer’s: no hand of the dealer counts, however many cards are stated; those of the seats are shown', () => {
    for (const cards of ['Ah Kd Qc 9s 3h 2h', 'Ah Kd Qc', DEALER]) {
      const dealer = { cards: cards.split(' '), misdeal: true };
      const { outcome } = settled(round(ANNEX_3, dealer, { cards: WINNER })).settlement;
      expect(outcome).toEqual({
        dealer: { cards: cards.split(' ') },
        seats: [{ id: '1', cards: WINNER.split(' '), category: 'one-pair', bestFive: ['2c', '2d', 'Jc', '8s', '7h'] }],
      });
    }
  });

  it('a folded seat stays folded under the dealer’s misdeal, its fee and bonus lost', () => {
    const seat = { decision: 'fold', bonus: 50, cards: WINNER, sixthCard: '2h' };
    expect(shortLines(round(ANNEX_5, { misdeal: true }, seat, { bonusPaytable: MULTIPLES }))).toEqual([
      'ante fold fold 0 0',
      'fee lose card-bought 0 0',
      'bonus lose fold 0 0',
    ]);
  });

  it('a misdealt seat is void even if it folded', () => {
    const seat = { decision: 'fold', misdeal: true, bonus: 50 };
    expect(shortLines(round(ANNEX_3, DEALER, seat, { bonusPaytable: MULTIPLES }))).toEqual([
      'ante void player-misdeal 0 100',
      'bonus void player-misdeal 0 50',
      'penalty win player-misdeal 50 50',
    ]);
  });

  it('a misdealt seat has one penalty though the dealer’s deal was wrong too', () => {
    expect(shortLines(round(ANNEX_3, { misdeal: true }, { misdeal: true }))).toEqual([
      'ante void player-misdeal 0 100',
      'raise void player-misdeal 0 200',
      'penalty win player-misdeal 50 50',
    ]);
  });

  it('the dealer’s cards may be missing when every seat folded or is misdealt', () => {
    const seats = [{ decision: 'fold' }, { misdeal: true }];
    expect(settled(round(ANNEX_3, {}, seats)).settlement.outcome).toEqual({
      dealer: {},
      seats: [{ id: '1' }, { id: '2' }],
    });
  });
});
