import { describe, expect, it } from 'vitest';
import { blackjackProblems } from '../../../lib/problems/blackjack.ts';
import { settleRound } from '../../../lib/rules/index.ts';
import { type Box, hands, ORDERS, plain, refused, settle } from './refused.ts';
import { requestOf } from './rounds.ts';

describe('the round', () => {
  it('shows six of a card, never seven, the dealer counted', () => {
    const six = [...hands('9s 9s'), ...hands('9s 9s')].map((hand) => ({ hands: [hand] }));
    expect(settle('am-2004-66', '9s 9s', six).ok).toBe(true);
    expect(refused('am-2004-66', '9s 9s', [...six, { hands: hands('2c 9s 3c') }])).toEqual([
      'too-many-copies /boxes/2/hands/0/cards/1 decks',
    ]);
  });

  it('is not fooled by so many copies that a small counter would begin again', () => {
    const cards = Array.from({ length: 256 + 6 }, () => 'As');
    expect(refused('am-2004-66', 'Th 7d', [{ hands: [{ cards }] }])).toContain(
      'too-many-copies /boxes/0/hands/0/cards/6 decks',
    );
  });

  it('has no joker, wherever it lies, and says no more about a hand with one', () => {
    expect(refused('am-2004-66', 'Th 7d', [{ hands: hands('Xr 9d') }, { hands: hands('8s 2d', 'Xb Td') }])).toEqual([
      'card-not-in-this-deck /boxes/0/hands/0/cards/0 decks',
      'card-not-in-this-deck /boxes/1/hands/1/cards/0 decks',
    ]);
    expect(refused('am-2004-66', 'Xr 7d', [{ insurance: 50, hands: hands('9s 9d') }])).toEqual([
      'card-not-in-this-deck /dealer/cards/0 decks',
    ]);
  });

  it('has no box id twice', () => {
    const boxes = ['a', 'b', 'a'].map((id) => ({ ...plain, id }));
    expect(refused('am-2004-66', 'Th 7d', boxes)).toEqual(['duplicate-id /boxes/2/id undefined']);
    const many = Array.from({ length: 40 }, (_, i) => ({ id: `${i % 39}`, hands: hands(`${'23456789'[i % 8]}s Td`) }));
    expect(refused('am-2004-66', 'Kh 7d', many).filter((text) => text.startsWith('duplicate-id'))).toEqual([
      'duplicate-id /boxes/39/id undefined',
    ]);
  });

  it('has no house bonus before 2004, and in 2004 each prize once', () => {
    const bonuses = [
      { when: 'six-cards', times: 1 },
      { when: 'three-sevens', times: 1 },
      { when: 'six-cards', amount: 9 },
    ];
    expect(refused('am-2004-66', 'Th 7d', [plain], { bonuses })).toEqual([
      'bonus-declared-twice /houseRules/bonuses/2/when house-bonus',
    ]);
    for (const ruleset of ORDERS) {
      expect(refused(ruleset, 'Th 7d', [plain], { bonuses: [] })).toEqual([
        'house-rule-not-in-ruleset /houseRules/bonuses undefined',
      ]);
    }
  });

  it('has no amount that cannot be stated exactly', () => {
    const stake = Number.MAX_SAFE_INTEGER;
    const code = (boxes: readonly Box[]) => refused('am-2004-66', 'Th 7d', boxes);
    expect(code([{ stake, hands: hands('Ts 6d') }])).toEqual([]);
    expect(code([{ stake, hands: hands('Ts 8d') }])).toEqual(['amounts-too-large  undefined']);
    expect(code([{ stake: (stake - 1) / 2, hands: hands('Ts 8d') }])).toEqual([]);
    // 3 to 2 of it is exact though three times it is not.
    expect(code([{ stake: 3_602_879_701_896_396, hands: hands('As Kd') }])).toEqual([]);
    expect(code([{ stake: 3_602_879_701_896_397, hands: hands('As Kd') }])).toEqual(['amounts-too-large  undefined']);
  });

  it('names every fault at once, of the house rules too', () => {
    const faulty: Box[] = [
      { id: 'x', insurance: 10, hands: [{ cards: ['Ts', '6d', '9c', '2c'], doubled: true }] },
      { id: 'x', evenMoney: true, hands: hands('9s Td', '8d 7d') },
      { id: 'y', hands: [{ cards: ['2s', '3d', '4c'], surrendered: true }] },
    ];
    const rules = { naturalRank: 'points-only' } as const;
    expect(refused('am-2004-66', 'Th 7d 3c', faulty, rules).sort()).toEqual([
      'dealer-must-stand /dealer/cards/2 dealer-draw',
      'double-needs-three-cards /boxes/0/hands/0 double',
      'drawn-after-bust /boxes/0/hands/0/cards bust',
      'duplicate-id /boxes/1/id undefined',
      'even-money-needs-ace /boxes/1/evenMoney even-money',
      'even-money-needs-natural /boxes/1/evenMoney even-money',
      'house-rule-not-in-ruleset /houseRules/naturalRank undefined',
      'insurance-needs-ace /boxes/0/insurance insurance',
      'insurance-not-half /boxes/0/insurance insurance',
      'split-values-differ /boxes/1/hands/1/cards/0 split',
      'surrender-needs-two-cards /boxes/2/hands/0 surrender',
    ]);
  });
});

describe('every refusal', () => {
  it('has words that use the facts it carries', () => {
    const results = [
      settle('am-1999-108', 'Ah 6d 3c', [
        {
          insurance: 7,
          evenMoney: true,
          hands: [{ cards: ['As', '3d', '2c'], doubled: true }, ...hands('Ac 2c', '2c 3c')],
        },
        { hands: [{ cards: ['2s'], surrendered: true }, ...hands('Ts 6d 9c 2c')] },
        { evenMoney: true, hands: [{ cards: ['As', 'Kd'], surrendered: true }] },
        ...Array.from({ length: 4 }, () => ({ hands: hands('8s 8s') })),
      ]),
      settle('am-2004-66', 'Th', [
        { insurance: 50, evenMoney: true, hands: [{ cards: ['5s', '6s'], doubled: true }] },
        plain,
      ]),
      settle('am-2004-66', 'Ah', [{ insurance: 50, hands: hands('Ts 6d 9c') }]),
      settle('am-2004-66', 'Ah 9d', [plain], {
        bonuses: [
          { when: 'six-cards', times: 1 },
          { when: 'six-cards', times: 2 },
        ],
      }),
      settleRound({ ...requestOf({ ruleset: 'am-2004-66', rules: {}, round: { dealer: { cards: [] }, boxes: [] } }) }),
    ];
    const seen = new Set<string>();
    for (const result of results) {
      for (const { code, facts = {} } of result.ok ? [] : result.refusals) {
        if (!(code in blackjackProblems)) continue;
        seen.add(code);
        const face = blackjackProblems[code as keyof typeof blackjackProblems];
        const words = (face.detail as (facts: object) => string)(facts);
        expect(words, code).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(blackjackProblems).sort());
  });
});
