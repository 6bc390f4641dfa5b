import { describe, expect, it } from 'vitest';
import { pokerProblems } from '../../../lib/problems/poker.ts';
import { rankProblems } from '../../../lib/problems/rank.ts';
import { vectors } from '../../support/vectors.ts';
import {
  ANNEX_3,
  ANNEX_4,
  ANNEX_5,
  GAMES,
  MULTIPLES,
  ORDER_108,
  ORDER_302,
  refused,
  round,
  settled,
  shortRefusals,
} from './play.ts';

const DEALER = 'Ah Kd Qc 9s 3h';
const HAND = '2c 2d 7h 8s Jc';

describe.each(GAMES)('$ruleset/$game refuses', (game) => {
  const only = (seat: Parameters<typeof round>[2], dealer: Parameters<typeof round>[1] = DEALER, rules = {}) =>
    shortRefusals(round(game, dealer, seat, rules));

  it('a raise that is not twice the ante, a unit below or above, also on a void hand', () => {
    for (const raise of [1, 199, 201, 300]) {
      const fault = ['raise-not-twice-ante /seats/0/raise raise'];
      expect(only({ cards: HAND, raise })).toEqual(fault);
      expect(only({ misdeal: true, decision: undefined, raise })).toEqual(fault);
      expect(only({ decision: undefined, raise }, { misdeal: true })).toEqual(fault);
    }
  });

  it('a seat in play without a decision, a raise without its stake, a fold with one', () => {
    expect(only({ cards: HAND, decision: undefined })).toEqual(['decision-missing /seats/0/decision raise']);
    expect(only({ cards: HAND, raise: undefined })).toEqual(['raise-missing /seats/0/raise raise']);
    expect(only({ decision: 'fold', raise: 200 })).toEqual(['raise-beside-fold /seats/0/raise fold']);
    expect(only({ decision: 'fold', raise: 200, misdeal: true })).toEqual(['raise-beside-fold /seats/0/raise fold']);
  });

  it('four dealer cards: the dealer deals the fifth, even with a misdeal stated or nobody left to compare', () => {
    const fault = ['dealer-short /dealer/cards dealer-short'];
    expect(only({ cards: HAND }, 'Ah Kd Qc 9s')).toEqual(fault);
    expect(only({ cards: HAND }, { cards: ['Ah', 'Kd', 'Qc', '9s'], misdeal: true })).toEqual(fault);
    expect(only({ decision: 'fold' }, 'Ah Kd Qc 9s')).toEqual(fault);
  });

  it('a wrong number of cards, never taken for a misdeal', () => {
    expect(only({ cards: '2c 2d 7h 8s' })).toEqual(['wrong-count-of-cards /seats/0/cards player-misdeal']);
    expect(only({ cards: '2c 2d 7h 8s Jc Js' })).toEqual(['wrong-count-of-cards /seats/0/cards player-misdeal']);
    expect(only({ cards: '2c 2d 7h 8s', decision: 'fold' })).toEqual([
      'wrong-count-of-cards /seats/0/cards player-misdeal',
    ]);
    expect(only({ cards: '2c 2d 7h' }, { misdeal: true })).toEqual([
      'wrong-count-of-cards /seats/0/cards player-misdeal',
    ]);
    for (const dealer of ['Ah Kd Qc', 'Ah Kd Qc 9s 3h 3d']) {
      expect(only({ cards: HAND }, dealer)).toEqual(['wrong-count-of-cards /dealer/cards dealer-misdeal']);
    }
  });

  it('cards that are needed and missing', () => {
    expect(only({})).toEqual(['cards-missing /seats/0/cards compare']);
    expect(only({ cards: HAND }, {})).toEqual(['dealer-cards-missing /dealer/cards compare']);
    const rules = { bonusPaytable: MULTIPLES, bonusOnFold: 'honoured' };
    const folded = { decision: 'fold', bonus: 50 };
    expect(only(folded, DEALER, rules)).toEqual(['folded-cards-missing /seats/0/cards bonus']);
    expect(only(folded, { misdeal: true }, rules)).toEqual(['folded-cards-missing /seats/0/cards bonus']);
  });

  it('a bonus stake without a paytable, also on a void hand', () => {
    const fault = ['bonus-without-paytable /seats/0/bonus bonus'];
    expect(only({ cards: HAND, bonus: 50 })).toEqual(fault);
    expect(only({ misdeal: true, bonus: 50 })).toEqual(fault);
  });

  it('a card seen twice, wherever, and jokers', () => {
    expect(only({ cards: 'Ah 2d 7h 8s Jc' })).toEqual(['duplicate-card /seats/0/cards/0 deck']);
    expect(only({ cards: '2c 2c 7h 8s Jc' })).toEqual(['duplicate-card /seats/0/cards/1 deck']);
    expect(only({ cards: HAND }, 'Ah Kd Qc 9s Ah')).toEqual(['duplicate-card /dealer/cards/4 deck']);
    expect(only([{ cards: HAND }, { cards: '3c 4c Td Js Jc', decision: 'fold' }])).toEqual([
      'duplicate-card /seats/1/cards/4 deck',
    ]);
    expect(only([{ cards: HAND }, { cards: '3c 4c Td Jc', misdeal: true }])).toEqual([
      'duplicate-card /seats/1/cards/3 deck',
    ]);
    expect(only({ cards: '10h 2d 7h 8s Th' })).toEqual(['duplicate-card /seats/0/cards/4 deck']);
    expect(only({ cards: '2c 2d 7h Xr Xb' })).toEqual([
      'card-not-in-this-deck /seats/0/cards/3 deck',
      'card-not-in-this-deck /seats/0/cards/4 deck',
    ]);
  });

  it('two seats with one id', () => {
    expect(
      only([
        { cards: HAND, id: 'a' },
        { decision: 'fold', id: 'a' },
      ]),
    ).toEqual(['duplicate-id /seats/1/id']);
  });

  it('every fault at once, each at its place', () => {
    const seats = [
      { cards: 'Ah 2d 7h 8s', raise: 300, bonus: 51 },
      { decision: 'fold', raise: 200, id: '1', ante: 100 },
    ];
    const codes = new Set(only(seats, 'Ah Kd Qc 9s').map((fault) => fault.split(' ').slice(0, 2).join(' ')));
    for (const fault of [
      'dealer-short /dealer/cards',
      'raise-not-twice-ante /seats/0/raise',
      'bonus-without-paytable /seats/0/bonus',
      'wrong-count-of-cards /seats/0/cards',
      'raise-beside-fold /seats/1/raise',
      'duplicate-card /seats/0/cards/0',
      'duplicate-id /seats/1/id',
    ]) {
      expect(codes).toContain(fault);
    }
  });

  it('totals beyond exact integers', () => {
    const ante = 4_000_000_000_000_000;
    expect(only({ cards: HAND, ante, raise: 2 * ante })).toEqual(['amounts-too-large ']);
  });
});

describe('the draw', () => {
  const EXCHANGE = { exchange: { out: 'Jc', in: 'Js' } };
  const SIXTH = { sixthCard: 'Js' };

  it('is refused in a game that does not have it, with the provision that lists the decisions', () => {
    const draw = (game: (typeof GAMES)[number], seat: object) =>
      shortRefusals(round(game, DEALER, { cards: HAND, ...seat }));
    expect(draw(ANNEX_3, EXCHANGE)).toEqual(['draw-not-in-game /seats/0/exchange raise']);
    expect(draw(ANNEX_3, SIXTH)).toEqual(['draw-not-in-game /seats/0/sixthCard raise']);
    expect(draw(ANNEX_5, EXCHANGE)).toEqual(['draw-not-in-game /seats/0/exchange six']);
    for (const game of [ORDER_108, ORDER_302, ANNEX_4]) {
      expect(draw(game, SIXTH)).toEqual(['draw-not-in-game /seats/0/sixthCard exchange']);
      expect(draw(game, { ...EXCHANGE, sixthCard: 'Ts' })).toEqual(['draw-not-in-game /seats/0/sixthCard exchange']);
    }
  });

  it.each([ORDER_108, ORDER_302, ANNEX_4])(
    'in $ruleset/$game returns a card that is held and stays out of play',
    (game) => {
      const draw = (out: string, into: string, dealer = DEALER) =>
        shortRefusals(round(game, dealer, { cards: HAND, exchange: { out, in: into } }));
      expect(draw('Jd', 'Js')).toEqual(['card-not-held /seats/0/exchange/out exchange']);
      expect(draw('Jc', 'Jc')).toEqual(['duplicate-card /seats/0/exchange/in exchange']);
      expect(draw('Jc', '2c')).toEqual(['duplicate-card /seats/0/exchange/in deck']);
      expect(draw('Jc', 'Ah')).toEqual(['duplicate-card /seats/0/exchange/in deck']);
      expect(draw('Jc', 'Js', 'Ah Kd Qc 9s Jc')).toEqual(['duplicate-card /seats/0/cards/4 exchange']);
      expect(draw('Jc', 'Xr')).toEqual(['card-not-in-this-deck /seats/0/exchange/in deck']);
      expect(
        shortRefusals(
          round(game, DEALER, [
            { cards: HAND, ...EXCHANGE },
            { cards: '3c 4c 5c 6c 9c', exchange: { out: '9c', in: 'Jc' } },
          ]),
        ),
      ).toEqual(['duplicate-card /seats/1/exchange/in exchange']);
    },
  );

  it('needs the cards as dealt, save on a void hand, whose bought card is still one of the deck', () => {
    for (const [game, draw] of [
      [ANNEX_4, EXCHANGE],
      [ANNEX_5, SIXTH],
    ] as const) {
      const field = Object.keys(draw)[0];
      const folded = { ...draw, decision: 'fold' };
      const provision = game === ANNEX_4 ? 'exchange' : 'six';
      for (const dealer of [DEALER, { misdeal: true }]) {
        expect(shortRefusals(round(game, dealer, folded))).toEqual([`draw-needs-cards /seats/0/${field} ${provision}`]);
      }
      expect(settled(round(game, { misdeal: true }, draw)).settlement.lines).toHaveLength(4);
      expect(settled(round(game, DEALER, { ...draw, misdeal: true })).settlement.lines).toHaveLength(4);
    }
    const twice = { exchange: { out: 'Ah', in: 'Kd' }, misdeal: true };
    expect(shortRefusals(round(ANNEX_4, DEALER, twice))).toEqual([
      'duplicate-card /seats/0/exchange/out exchange',
      'duplicate-card /seats/0/exchange/in deck',
    ]);
    expect(shortRefusals(round(ANNEX_5, DEALER, { cards: HAND, sixthCard: 'Jc' }))).toEqual([
      'duplicate-card /seats/0/sixthCard deck',
    ]);
  });
});

describe('the bonus stake', () => {
  const rules = { bonusPaytable: MULTIPLES };
  const bonus = (game: (typeof GAMES)[number], ante: number, stake: number) =>
    round(game, DEALER, { cards: HAND, ante, bonus: stake }, rules);

  it('is at most half of the ante under 2004, to the unit, whatever the rounding', () => {
    for (const game of [ANNEX_3, ANNEX_4, ANNEX_5]) {
      for (const [ante, most] of [
        [100, 50],
        [101, 50],
        [1, 0],
        [1_000_000_000_000_001, 500_000_000_000_000],
      ] as const) {
        const over = { ...bonus(game, ante, most + 1), houseRules: { ...rules, rounding: 'to-player' } };
        expect(shortRefusals(over)).toEqual(['bonus-above-limit /seats/0/bonus bonus']);
        if (most > 0) expect(settled(bonus(game, ante, most)).settlement.lines).toHaveLength(3);
      }
    }
  });

  it('has no such limit under the orders', () => {
    for (const game of [ORDER_108, ORDER_302]) expect(settled(bonus(game, 1, 1000)).settlement.lines).toHaveLength(3);
  });
});

describe('what belongs to another game or act', () => {
  it.each([
    [ANNEX_4, 'raisePays', 'on-top'],
    [ANNEX_5, 'raisePays', 'on-top'],
    [ORDER_302, 'raisePays', 'on-top'],
    [ANNEX_3, 'feeOnVoid', 'kept'],
    [ANNEX_3, 'bonusAfterExchange', 'final-hand'],
    [ANNEX_4, 'bonusAfterExchange', 'final-hand'],
    [ANNEX_5, 'bonusAfterExchange', 'final-hand'],
    [ORDER_108, 'bonusAfterSixthCard', 'first-five'],
    [ANNEX_4, 'bonusAfterSixthCard', 'first-five'],
  ] as const)('%o has no %s', (game, key, value) => {
    const request = round(game, DEALER, { cards: HAND, raise: 300 }, { [key]: value });
    expect(shortRefusals(request)).toEqual([
      `house-rule-not-in-ruleset /houseRules/${key}`,
      'raise-not-twice-ante /seats/0/raise raise',
    ]);
  });

  it('no ruleset settles another’s game', () => {
    for (const { ruleset } of GAMES) {
      for (const { game } of GAMES) {
        if (GAMES.some((known) => known.ruleset === ruleset && known.game === game)) continue;
        expect(shortRefusals(round({ ruleset, game } as never, DEALER, { cards: HAND }))).toEqual([
          'game-not-in-ruleset /game',
        ]);
      }
    }
  });

  it('every worked round that the contract or the engine refuses, and whose shape does not show it, the engine refuses', () => {
    const either = vectors('poker').filter(({ expect: { status, orStatus } }) => status === 400 && orStatus === 422);
    expect(either.length).toBeGreaterThan(0);
    for (const { request, expect: expected } of either) {
      for (const { pointer } of refused(request))
        expect(pointer).toMatch(new RegExp(`^${expected.pointerPrefixes![0]}`));
    }
  });
});

it('each refusal’s words name the seat, the cards and the amounts of its facts, and never a player', () => {
  const seats = [
    { cards: '2c 2d 7h 8s', raise: 300, bonus: 51, id: 'seat-1', player: 'P-secret' },
    { cards: '3c 3d 5h 5s Ah', id: 'seat-2', exchange: { out: '4d', in: 'Js' } },
    { id: 'seat-3', decision: 'fold', raise: 5, sixthCard: 'Jd' },
    { id: 'seat-4', decision: undefined, raise: undefined },
    { id: 'seat-5', raise: undefined, cards: '4c 4h 6h 6s Td' },
    { id: 'seat-6', decision: 'fold', exchange: { out: '9h', in: '9d' } },
  ];
  const faces = { ...pokerProblems, ...rankProblems } as Record<
    string,
    { title: string; detail: (facts: Record<string, string | number>) => string }
  >;
  for (const { code, facts } of refused(round(ANNEX_4, 'Ah Kd Qc 9s', seats))) {
    if (code === 'duplicate-id') continue;
    const detail = faces[code]!.detail(facts!);
    expect(detail).not.toMatch(/undefined|P-secret/);
    for (const [fact, value] of Object.entries(facts!)) {
      if (fact !== 'short' || code === 'dealer-short') expect(detail, `${code} ${fact}`).toContain(String(value));
    }
  }
});
