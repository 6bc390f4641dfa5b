/**
 * Faults that were reported in software like this, by their case numbers: what each showed, and what is right here. They
 * are stated for a game of ante and raise with table B; all games that have it are tried. None is left out.
 */
import { describe, expect, it } from 'vitest';
import {
  ANNEX_4,
  ANNEX_5,
  ORDER_108,
  ORDER_302,
  round,
  type SeatText,
  settled,
  shortRefusals,
} from '../rules/poker/play.ts';

const FLUSH_50 = { flush: 50, 'full-house': 50, 'four-of-a-kind': 50, 'straight-flush': 50, 'royal-flush': 50 };

describe.each([ORDER_108, ORDER_302, ANNEX_4, ANNEX_5])('in $ruleset/$game', (game) => {
  /** What goes back to the player, by what the amount stood on. */
  function returned(
    dealer: string | Record<string, unknown>,
    seat: SeatText,
    houseRules?: Record<string, unknown>,
  ): Record<string, number> {
    const { lines, totals } = settled(round(game, dealer, seat, houseRules)).settlement;
    return { ...Object.fromEntries(lines.map((line) => [line.on, line.returned])), total: totals.returned };
  }
  const bonus = { bonusPaytable: FLUSH_50 };

  it('PV04: the bonus is paid though the dealer does not qualify', () => {
    const seat = { cards: '2h 6h 9h Jh Kh', bonus: 10 };
    expect(returned('Qc Jd 9c 5s 3c', seat, bonus)).toEqual({ ante: 200, raise: 200, bonus: 510, total: 910 });
  });

  it('PV05: a losing bonus is lost though ante and raise come back', () => {
    const seat = { cards: 'Ac Qd 9h 5s 3c', bonus: 10 };
    const { bonus: bonusBack, total } = returned('Qc Jd 8h 5d 2c', seat, bonus);
    expect({ bonusBack, total }).toEqual({ bonusBack: 0, total: 400 });
  });

  it('PV06: the table of the raise counts only against a dealer that qualifies', () => {
    expect(returned('Qc Jd 9h 5s 3c', { cards: '7c 7d 7h 7s 2c' })).toEqual({ ante: 200, raise: 200, total: 400 });
  });

  it('PV07: the table pays the raise, not the ante, and both stakes come back', () => {
    expect(returned('Ac Kd 9h 5s 3c', { cards: '7c 7d 7h 7s 2c' })).toEqual({ ante: 200, raise: 4200, total: 4400 });
  });

  it('PV08: level hands push', () => {
    expect(returned('Ad Kc Qs Jh 9d', { cards: 'Ac Kd Qh Js 9c' })).toEqual({ ante: 100, raise: 200, total: 300 });
  });

  it('PV09: the last card outside decides', () => {
    expect(returned('8h 8s Ad Kc 3h', { cards: '8c 8d Ah Ks 4c' })).toEqual({ ante: 200, raise: 400, total: 600 });
  });

  it('PV10: A-K-4-3-2 qualifies', () => {
    expect(returned('Ac Kd 4h 3d 2c', { cards: 'Qc Qd 7h 5s 3c' }).total).toBe(600);
  });

  it('PV13: any pair qualifies, and threes beat twos', () => {
    expect(returned('3h 3d 9c 6s 4c', { cards: '2c 2d 7h 5s 3c' }).total).toBe(0);
  });

  it('PV18: a raise that is not twice the ante is refused', () => {
    expect(shortRefusals(round(game, 'Ac Kd 9h 5s 3c', { cards: '9c 9d 4h 7s 2c', raise: 100 }))).toEqual([
      'raise-not-twice-ante /seats/0/raise raise',
    ]);
  });

  it('PV19: on a fold the ante is lost; the bonus too, or judged where the house honours it', () => {
    const seat = { cards: '2h 6h 9h Jh Kh', decision: 'fold', bonus: 10 };
    expect(returned('Ac Kd 9c 5s 3c', seat, bonus)).toEqual({ ante: 0, bonus: 0, total: 0 });
    const honoured = { ...bonus, bonusOnFold: 'honoured' };
    expect(returned('Ac Kd 9c 5s 3c', seat, honoured)).toEqual({ ante: 0, bonus: 510, total: 510 });
  });

  it('PV17: a wrong deal of the dealer, stated with the two cards it had, gives every stake back', () => {
    const seat = { cards: '9c 9d 4h 7s 2c', bonus: 10, decision: undefined, raise: undefined };
    const back = returned({ cards: ['Qc', 'Jd'], misdeal: true }, seat, bonus);
    expect(back).toMatchObject({ ante: 100, bonus: 10 });
    // 2004 adds its penalty, half of the ante, on a line of its own.
    expect(back.total).toBe(110 + (back.penalty ?? 0));
  });
});

describe.each([ORDER_108, ORDER_302, ANNEX_4])('with an exchange in $ruleset/$game', (game) => {
  it('PV14: a card that was given back is out of play, and the refusal names both places', () => {
    const seat = { cards: 'As Kd Qh Jc 2s', exchange: { out: '2s', in: 'Td' } };
    const request = round(game, '2s 2d 9h 7c 4d', seat);
    expect(shortRefusals(request)).toEqual(['duplicate-card /seats/0/cards/4 exchange']);
  });

  it('PV15: the fee is spent though the dealer does not qualify', () => {
    // Cards are stated as dealt here, the exchange beside them.
    const seat = { cards: '9c 9d 4h 7s 2c', exchange: { out: '2c', in: 'Td' } };
    const { lines, totals } = settled(round(game, 'Qc Jd 9h 5s 3c', seat)).settlement;
    expect(lines.map((line) => [line.on, line.returned])).toEqual([
      ['ante', 200],
      ['raise', 200],
      ['fee', 0],
    ]);
    expect([totals.staked, totals.returned]).toEqual([400, 400]);
  });
});
