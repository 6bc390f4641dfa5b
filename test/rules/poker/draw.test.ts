import { describe, expect, it } from 'vitest';
import {
  ANNEX_3,
  ANNEX_4,
  ANNEX_5,
  citedBy,
  type GameOf,
  MULTIPLES,
  ORDER_108,
  ORDER_302,
  round,
  type SeatText,
  settled,
  shortLines,
} from './play.ts';

const DEALER = 'Ah Kd Qc 9s 3h';
const NOT_QUALIFIED = 'Ah Qd Js 9s 3h';
const FLUSH_AFTER = { cards: '4c 7c 8c Tc 2d' };
const FLUSH_BEFORE = { cards: '4c 7c 8c Tc Jc' };
const exchanged = (out: string, into: string) => ({ exchange: { out, in: into } });
const MAKES_FLUSH = { ...FLUSH_AFTER, ...exchanged('2d', 'Jc') };
const BREAKS_FLUSH = { ...FLUSH_BEFORE, ...exchanged('Jc', '2d') };
const EXCHANGE_GAMES = [ORDER_108, ORDER_302, ANNEX_4];

const bonusLine = (game: GameOf, seat: SeatText, houseRules: Record<string, unknown> = {}, dealer = DEALER) =>
  shortLines(round(game, dealer, { bonus: 50, ...seat }, { bonusPaytable: MULTIPLES, ...houseRules })).find((line) =>
    line.startsWith('bonus'),
  );

describe('the fee', () => {
  it.each([
    ...EXCHANGE_GAMES.map((game) => [game, MAKES_FLUSH] as const),
    [ANNEX_5, { ...FLUSH_AFTER, sixthCard: 'Jc' }] as const,
  ])(
    'equals the ante and is lost whether the hand wins, loses, folds or meets no qualified dealer: %o',
    (game, seat) => {
      const fee = 'fee lose card-bought 0 0';
      expect(shortLines(round(game, DEALER, seat))).toEqual([
        'ante win higher-hand 100 200',
        'raise win higher-hand 1000 1200',
        fee,
      ]);
      expect(shortLines(round(game, '2h 2c 2s 3s 3h', seat))[2]).toBe(fee);
      expect(shortLines(round(game, NOT_QUALIFIED, seat))[2]).toBe(fee);
      expect(shortLines(round(game, DEALER, { ...seat, decision: 'fold' }))).toEqual(['ante fold fold 0 0', fee]);
      expect(settled(round(game, DEALER, seat)).settlement.totals).toEqual({
        staked: 400,
        winnings: 1100,
        returned: 1400,
        net: 1000,
      });
      expect(citedBy(round(game, DEALER, seat))[2]).toBe('fee: fee');
    },
  );

  it('is not owed by a player who buys nothing', () => {
    for (const game of [...EXCHANGE_GAMES, ANNEX_5]) {
      expect(shortLines(round(game, DEALER, FLUSH_BEFORE))).toHaveLength(2);
    }
  });
});

describe('the cards after a draw', () => {
  it('have the new card in the place of the returned one', () => {
    const { outcome } = settled(
      round(ANNEX_4, DEALER, { cards: '4c 2d 7c 8c Tc', ...exchanged('2d', 'Jc') }),
    ).settlement;
    expect(outcome).toMatchObject({
      seats: [{ cards: ['4c', 'Jc', '7c', '8c', 'Tc'], category: 'flush', bestFive: ['Jc', 'Tc', '8c', '7c', '4c'] }],
    });
  });

  it('have the sixth last, and the best five of the six count', () => {
    const { outcome, lines } = settled(round(ANNEX_5, DEALER, { cards: '2c 2d 7h 7s Jc', sixthCard: '7d' })).settlement;
    expect(outcome).toMatchObject({
      seats: [{ cards: ['2c', '2d', '7h', '7s', 'Jc', '7d'], category: 'full-house' }],
    });
    expect(lines[1]!.winnings).toBe(1400);
  });

  it('are compared, not the cards as dealt', () => {
    expect(shortLines(round(ANNEX_4, '6h 6d Qc 9s 3h', BREAKS_FLUSH))[0]).toBe('ante lose lower-hand 0 0');
  });
});

describe('the bonus', () => {
  const paid = 'bonus win flush 250 300';
  const nothing = 'bonus lose no-bonus-combination 0 0';
  const forfeited = 'bonus lose exchanged 0 0';

  it('is paid whatever the dealer has and whoever wins', () => {
    for (const game of [ORDER_108, ORDER_302, ANNEX_3, ANNEX_4, ANNEX_5]) {
      for (const dealer of [DEALER, NOT_QUALIFIED, '2h 2d 2s 3s 3h', 'Ks Js 8s 7s 4s']) {
        expect(bonusLine(game, FLUSH_BEFORE, {}, dealer)).toBe(paid);
      }
    }
  });

  it.each([
    ['flush', FLUSH_BEFORE.cards, 5],
    ['full-house', '2c 2d 2h 8c 8d', 7],
    ['four-of-a-kind', '2c 2d 2h 2s 8d', 20],
    ['straight-flush', '2c 3c 4c 5c 6c', 50],
    ['royal-flush', 'Ts Js Qs Ks As', 100],
  ])('pays the house’s multiple on a %s, with the stake besides or within it', (combination, cards, multiple) => {
    expect(bonusLine(ANNEX_3, { cards })).toBe(`bonus win ${combination} ${50 * multiple} ${50 * multiple + 50}`);
    const bonusPaytable = { ...MULTIPLES, basis: 'for-one' };
    expect(bonusLine(ANNEX_3, { cards }, { bonusPaytable })).toBe(
      `bonus win ${combination} ${50 * multiple - 50} ${50 * multiple}`,
    );
  });

  it('that pays one for one returns its stake and wins nothing', () => {
    const bonusPaytable = { ...MULTIPLES, flush: 1, basis: 'for-one' };
    expect(bonusLine(ANNEX_3, FLUSH_BEFORE, { bonusPaytable })).toBe('bonus win flush 0 50');
  });

  it.each(['2c 3d 4h 5s 6c', '2c 2d 2h 8c 9d', '2c 2d 8h 8c 9d'])('is lost on lower combinations: %s', (cards) => {
    expect(bonusLine(ANNEX_3, { cards })).toBe(nothing);
  });

  it('is forfeited by an exchange under annex 4, whatever comes and even on a fold, and the line says by what', () => {
    for (const seat of [MAKES_FLUSH, BREAKS_FLUSH]) {
      expect(bonusLine(ANNEX_4, seat)).toBe(forfeited);
      expect(bonusLine(ANNEX_4, { ...seat, decision: 'fold' }, { bonusOnFold: 'honoured' })).toBe(forfeited);
    }
    expect(citedBy(round(ANNEX_4, DEALER, { ...MAKES_FLUSH, bonus: 50 }, { bonusPaytable: MULTIPLES }))[3]).toBe(
      'bonus: bonus-exchange',
    );
  });

  describe.each([ORDER_108, ORDER_302])('after an exchange under $ruleset', (game) => {
    it.each([
      [undefined, paid, nothing],
      ['final-hand', paid, nothing],
      ['first-five', nothing, paid],
      ['forfeit', forfeited, forfeited],
    ])('bonusAfterExchange %s: a flush made is %s, a flush broken is %s', (bonusAfterExchange, made, broken) => {
      const rules = bonusAfterExchange === undefined ? {} : { bonusAfterExchange };
      expect(bonusLine(game, MAKES_FLUSH, rules)).toBe(made);
      expect(bonusLine(game, BREAKS_FLUSH, rules)).toBe(broken);
      const folded = { ...rules, bonusOnFold: 'honoured' };
      expect(bonusLine(game, { ...MAKES_FLUSH, decision: 'fold' }, folded)).toBe(made);
      expect(bonusLine(game, { ...BREAKS_FLUSH, decision: 'fold' }, folded)).toBe(broken);
      const lost = bonusAfterExchange === 'forfeit' ? forfeited : 'bonus lose fold 0 0';
      expect(bonusLine(game, { ...MAKES_FLUSH, decision: 'fold' }, rules)).toBe(lost);
    });

    it('without an exchange no choice matters', () => {
      for (const bonusAfterExchange of ['final-hand', 'first-five', 'forfeit']) {
        expect(bonusLine(game, FLUSH_BEFORE, { bonusAfterExchange })).toBe(paid);
      }
    });
  });

  it.each([
    [undefined, nothing, paid],
    ['first-five', nothing, paid],
    ['best-of-six', paid, paid],
    ['forfeit', forfeited, forfeited],
  ])('bonusAfterSixthCard %s: a flush that the sixth card makes is %s, one dealt is %s', (choice, made, dealt) => {
    const rules = choice === undefined ? {} : { bonusAfterSixthCard: choice };
    expect(bonusLine(ANNEX_5, { ...FLUSH_AFTER, sixthCard: 'Jc' }, rules)).toBe(made);
    expect(bonusLine(ANNEX_5, { ...FLUSH_BEFORE, sixthCard: '2d' }, rules)).toBe(dealt);
    expect(bonusLine(ANNEX_5, FLUSH_BEFORE, rules)).toBe(paid);
  });

  it('is judged on the best of six, where a sixth card turns a dealt flush into more', () => {
    const seat = { cards: '4c 5c 6c 7c Jc', sixthCard: '8c' };
    expect(bonusLine(ANNEX_5, seat)).toBe(paid);
    expect(bonusLine(ANNEX_5, seat, { bonusAfterSixthCard: 'best-of-six' })).toBe('bonus win straight-flush 2500 2550');
  });

  it('of a folded seat is lost, or honoured on the folded cards', () => {
    for (const game of [ORDER_108, ORDER_302, ANNEX_3, ANNEX_4, ANNEX_5]) {
      const folded = { ...FLUSH_BEFORE, decision: 'fold' };
      expect(bonusLine(game, folded)).toBe('bonus lose fold 0 0');
      expect(bonusLine(game, folded, { bonusOnFold: 'honoured' })).toBe(paid);
    }
  });

  it('has no limit but the house’s under the orders, and half of the ante under the decision', () => {
    for (const game of [ORDER_108, ORDER_302])
      expect(bonusLine(game, { ...FLUSH_BEFORE, bonus: 5000 })).toMatch(/25000/);
    for (const game of [ANNEX_3, ANNEX_4, ANNEX_5]) expect(bonusLine(game, { ...FLUSH_BEFORE, bonus: 50 })).toBe(paid);
  });
});
