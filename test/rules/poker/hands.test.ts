import { describe, expect, it } from 'vitest';
import {
  ANNEX_3,
  ANNEX_4,
  ANNEX_5,
  GAMES,
  type GameOf,
  ORDER_108,
  ORDER_302,
  round,
  settled,
  shortLines,
} from './play.ts';

const TABLE_A = [2, 3, 4, 5, 6, 8, 30, 75, 125];
const TABLE_B = [1, 2, 3, 4, 5, 7, 20, 50, 100];

/** The best hand of each row, with the strongest hand below it and the weakest above it that its deck still has. */
const BOUNDARIES = [
  ['one pair', 'As Ah Kc Qd Jh', 'Ad Ac Kd Qc Th', '3s 3h 2d 2c 4s'],
  ['two pair', 'As Ah Ks Kh Qc', 'Ad Ac Kd Kc Jh', '2s 2h 2d 3c 4c'],
  ['three of a kind', 'As Ah Ad Kc Qc', 'Ks Kh Kd Ac Qs', 'Ac 2c 3d 4h 5s'],
  ['straight', 'As Kh Qd Jc Th', 'Ks Qh Jd Tc 9h', '7s 5s 4s 3s 2s'],
  ['flush', 'As Ks Qs Js 9s', 'Ah Kh Qh Jh 8h', '2s 2h 2d 3c 3d'],
  ['full house', 'As Ah Ad Kc Kh', 'Qs Qh Qd Ks Kd', '2s 2h 2d 2c 3d'],
  ['four of a kind', 'As Ah Ad Ac Kh', 'Qs Qh Qd Qc Ks', '2h 3h 4h 5h 6h'],
  ['straight flush', 'Ks Qs Js Ts 9s', 'Qh Jh Th 9h 8h', 'Ad Kd Qd Jd Td'],
  ['royal flush', 'As Ks Qs Js Ts', 'Kh Qh Jh Th 9h', undefined],
] as const;

const LOSES = ['ante lose lower-hand 0 0', 'raise lose lower-hand 0 0'];
const TIES = ['ante push tie 0 100', 'raise push tie 0 200'];
const wins = (multiple: number) => [
  'ante win higher-hand 100 200',
  `raise win higher-hand ${200 * multiple} ${200 + 200 * multiple}`,
];

function testTable(name: string, games: readonly GameOf[], multiples: readonly number[]): void {
  for (const game of games) {
    describe(`${game.ruleset}/${game.game} pays ${name}`, () => {
      BOUNDARIES.forEach(([row, best, below, above], i) => {
        it(`row ${i + 1}: the best ${row} wins ${multiples[i]} raises over its neighbour below`, () => {
          const { settlement } = settled(round(game, below, { cards: best }));
          expect(shortLines(round(game, below, { cards: best }))).toEqual(wins(multiples[i]!));
          expect(settlement.lines[1]!.provisions).toEqual([
            `${game.ruleset}/${game.game}/win`,
            `${game.ruleset}/${game.game}/row-${i + 1}`,
          ]);
        });
        it(`row ${i + 1}: the best ${row} ${above === undefined ? 'is beaten by nothing' : 'loses to its neighbour above'}`, () => {
          const lines = shortLines(round(game, above ?? 'Ah Kh Qh Jh Th', { cards: best }));
          expect(lines).toEqual(above === undefined ? TIES : LOSES);
        });
      });
    });
  }
}

testTable('table A', [ANNEX_3], TABLE_A);
testTable('table B', [ORDER_108, ORDER_302, ANNEX_4, ANNEX_5], TABLE_B);

it('annex 3 with the stake included pays each row one raise less', () => {
  BOUNDARIES.forEach(([, best, below], i) => {
    const request = round(ANNEX_3, below, { cards: best }, { raisePays: 'stake-included' });
    expect(shortLines(request)).toEqual(wins(TABLE_A[i]! - 1));
  });
});

describe.each(GAMES)('in $ruleset/$game', (game) => {
  it.each([
    ['the third', 'As Ks Qs Jh 9d', 'Ah Kh Jd Tc 9c'],
    ['the fourth', 'As Ks Qs Jh 2d', 'Ah Kh Qd Tc 9c'],
    ['the fifth', 'As Ks Qs Jh 9d', 'Ah Kh Qd Jc 8c'],
  ])('ace-king against ace-king is decided by %s card', (_, higher, lower) => {
    const row1 = game.game === 'five-card-poker' ? 2 : 1;
    expect(shortLines(round(game, lower, { cards: higher }))).toEqual(wins(row1));
    expect(shortLines(round(game, higher, { cards: lower }))).toEqual(LOSES);
  });

  it('hands that are equal in all five ranks push, whatever their suits', () => {
    expect(shortLines(round(game, 'Ah Kh Qd Jc 9c', { cards: 'As Ks Qs Jh 9d' }))).toEqual(TIES);
    expect(shortLines(round(game, '9h 9d 8h 8d 2c', { cards: '9s 9c 8s 8c 2h' }))).toEqual(TIES);
    expect(shortLines(round(game, 'Kh Jh 9h 5h 3h', { cards: 'Ks Js 9s 5s 3s' }))).toEqual(TIES);
  });

  it('the dealer qualifies with A-K-4-3-2', () => {
    expect(shortLines(round(game, 'Ah Kh 4d 3c 2c', { cards: 'Ad Qs Js Th 8d' }))).toEqual(LOSES);
  });

  it('the dealer does not qualify with A-Q-J-T-9: the ante is paid, the raise returned, whatever the player holds', () => {
    for (const cards of ['7s 5s 4h 3d 2c', 'Ks Qs Js Ts 9s']) {
      expect(shortLines(round(game, 'Ah Qh Jd Tc 9c', { cards }))).toEqual([
        'ante win dealer-not-qualified 100 200',
        'raise push dealer-not-qualified 0 200',
      ]);
    }
  });

  it('a pair of twos qualifies', () => {
    expect(shortLines(round(game, '2h 2d 5d 4c 3c', { cards: 'As Ks Qs Jh 9d' }))).toEqual(LOSES);
  });

  it('A-2-3-4-5 is a straight, unless the house declares otherwise: then the dealer does not even qualify with it', () => {
    const seats = { cards: 'Ks Kd Kh 4h 3d' };
    expect(shortLines(round(game, 'Ah 2d 3c 4s 5h', seats))).toEqual(LOSES);
    expect(shortLines(round(game, 'Ah 2d 3c 4s 5h', seats, { aceLowStraight: 'not-allowed' }))[0]).toBe(
      'ante win dealer-not-qualified 100 200',
    );
  });

  it('A-2-3-4-5 of one suit is paid as a straight flush, or as a flush where the ace is only high', () => {
    const suited = round(game, 'Kh Kd 9c 4s 5h', { cards: '5d 4d 3d 2d Ad' });
    const notAllowed = { ...suited, houseRules: { aceLowStraight: 'not-allowed' } };
    expect(settled(suited).settlement.lines[1]!.provisions[1]).toMatch(/row-8$/);
    expect(settled(notAllowed).settlement.lines[1]!.provisions[1]).toMatch(/row-5$/);
  });
});
