import { describe, expect, it } from 'vitest';
import { type OracleRules, RULESETS } from './oracle.ts';
import { type Box, hands, ORDERS, plain, refused, settle } from './refused.ts';

describe('the dealer', () => {
  it('draws on no total of 17 or more, soft or hard, not even after all hands are bust', () => {
    for (const ruleset of RULESETS) {
      for (const boxes of [[plain], [{ hands: hands('Ts 6d 9c') }]]) {
        expect(refused(ruleset, 'Th 7d 3c', boxes)).toEqual(['dealer-must-stand /dealer/cards/2 dealer-draw']);
        expect(refused(ruleset, 'Ah 6d 3c', boxes)).toEqual(['dealer-must-stand /dealer/cards/2 dealer-draw']);
        expect(refused(ruleset, '2h 4d Ac 5s', boxes)).toEqual(['dealer-must-stand /dealer/cards/3 dealer-draw']);
      }
    }
  });

  it('stands on no total of 16 or less while a hand depends on it', () => {
    for (const ruleset of RULESETS) {
      for (const dealer of ['Th 6d', 'Ah 5d', 'Th', 'Ah 5d Tc', '2d 2h']) {
        expect(refused(ruleset, dealer, [plain])).toEqual(['dealer-must-draw /dealer/cards dealer-draw']);
      }
    }
  });

  it('needs no more than an upcard when every hand is bust, given up or at even money', () => {
    const done: Box[] = [{ hands: hands('Ts 6d 9c') }, { hands: [{ cards: ['Ts', '6d'], surrendered: true }] }];
    for (const ruleset of RULESETS) {
      expect(settle(ruleset, '2h', done).ok).toBe(true);
      expect(settle(ruleset, 'Ah', [{ evenMoney: true, hands: hands('As Kd') }]).ok).toBe(true);
      expect(settle(ruleset, '2h 5d', done).ok).toBe(true);
    }
  });

  it('needs a second card while insurance is open, or a natural that outranks meets an ace or a ten', () => {
    const insured: Box = { insurance: 50, hands: hands('Ts 6d 9c') };
    const natural: Box = { hands: hands('As Kd') };
    for (const ruleset of RULESETS) {
      expect(refused(ruleset, 'Ah', [insured])).toEqual(['dealer-needs-second-card /dealer/cards dealer-draw']);
      expect(settle(ruleset, 'Ah 2d', [insured]).ok).toBe(true);
      const rules: OracleRules = ruleset === 'am-2004-66' ? {} : { naturalRank: 'outranks-21' };
      for (const upcard of ['Ah', 'Td', 'Jd', 'Qd', 'Kd']) {
        expect(refused(ruleset, upcard, [natural], rules)).toEqual([
          'dealer-needs-second-card /dealer/cards dealer-draw',
        ]);
        expect(settle(ruleset, `${upcard} 2d`, [natural], rules).ok).toBe(true);
      }
      for (const rank of '23456789') expect(settle(ruleset, `${rank}d`, [natural], rules).ok).toBe(true);
    }
  });

  it('draws to the end against a natural where points alone decide', () => {
    for (const ruleset of ORDERS) {
      for (const dealer of ['9h', '9h 5d', 'Th 2d', 'Ah 2d']) {
        expect(refused(ruleset, dealer, [{ hands: hands('As Kd') }])).toEqual([
          'dealer-must-draw /dealer/cards dealer-draw',
        ]);
      }
    }
  });
});

describe('a hand', () => {
  it('has at least two cards', () => {
    expect(refused('am-2004-66', 'Th 7d', [{ hands: hands('8s Td', '8d') }])).toEqual([
      'hand-needs-two-cards /boxes/0/hands/1 deal',
    ]);
    expect(refused('am-2004-66', 'Th 7d', [{ hands: [{ cards: [] }] }])).toEqual([
      'hand-needs-two-cards /boxes/0/hands/0 deal',
    ]);
    expect(refused('am-2004-66', 'Th 7d', [{ hands: [] }])).toEqual(['hand-needs-two-cards /boxes/0/hands deal']);
  });

  it('draws no card once 21 is exceeded, but may draw on 21', () => {
    for (const ruleset of RULESETS) {
      expect(refused(ruleset, 'Th 7d', [{ hands: hands('Ts 6d 9c 2c') }])).toEqual([
        'drawn-after-bust /boxes/0/hands/0/cards bust',
      ]);
      expect(settle(ruleset, 'Th 7d', [{ hands: hands('Ts 6d 5c 2c') }]).ok).toBe(true);
      expect(settle(ruleset, 'Th 7d', [{ hands: hands('As Kd 5c 9c') }]).ok).toBe(true);
    }
  });

  it('has exactly three cards when doubled', () => {
    for (const [cards, wrong] of [
      ['5s 6d', 1],
      ['5s 6d 2c', 0],
      ['2s 3d 4c 5c', 1],
    ] as const) {
      const box = { hands: [{ cards: cards.split(' '), doubled: true }] };
      expect(refused('am-1999-108', 'Th 7d', [box])).toHaveLength(wrong);
    }
  });

  it('is given up on two cards only', () => {
    for (const cards of ['2s 3d 4c', '2s']) {
      const box = { hands: [{ cards: cards.split(' '), surrendered: true }] };
      expect(refused('am-2004-66', 'Th 7d', [box])).toContain('surrender-needs-two-cards /boxes/0/hands/0 surrender');
    }
  });

  it('is given up against an ace in 2004, and before only where the house waives the ban', () => {
    const box = { hands: [{ cards: ['Ts', '6d'], surrendered: true }] };
    expect(settle('am-2004-66', 'Ah', [box]).ok).toBe(true);
    for (const ruleset of ORDERS) {
      expect(refused(ruleset, 'Ah', [box])).toEqual(['surrender-against-ace /boxes/0/hands/0 surrender']);
      expect(settle(ruleset, 'Ah', [box], { surrenderAgainstAce: true }).ok).toBe(true);
      expect(settle(ruleset, 'Kh', [box]).ok).toBe(true);
    }
  });

  it('of a split box is given up in 2004 only', () => {
    const box = { hands: [...hands('8s Td'), { cards: ['8d', '7d'], surrendered: true }] };
    expect(settle('am-2004-66', 'Th 7d', [box]).ok).toBe(true);
    for (const ruleset of ORDERS) {
      expect(refused(ruleset, 'Th 7d', [box])).toEqual(['surrender-after-split /boxes/0/hands/1 surrender']);
    }
  });
});

describe('a split box', () => {
  it('has at most four hands in every act', () => {
    for (const ruleset of RULESETS) {
      const box = { hands: hands('8s Td', '8d 7d', '8c 9c', '8h Tc', '8s 9d') };
      expect(refused(ruleset, 'Th 7d', [box])).toEqual(['too-many-hands /boxes/0/hands split']);
      expect(settle(ruleset, 'Th 7d', [{ hands: box.hands.slice(0, 4) }]).ok).toBe(true);
    }
  });

  it('of aces has at most two hands of two cards before 2004', () => {
    const three = { hands: hands('As Td', 'Ad 7d', 'Ac 9c') };
    const drawn = { hands: [...hands('As Td'), { cards: ['Ad', '3d', '7d'], doubled: true }] };
    expect(settle('am-2004-66', 'Th 7d', [three, drawn]).ok).toBe(true);
    for (const ruleset of ORDERS) {
      expect(refused(ruleset, 'Th 7d', [three])).toEqual(['too-many-hands /boxes/0/hands split']);
      expect(refused(ruleset, 'Th 7d', [drawn])).toEqual(['split-ace-drawn /boxes/0/hands/1/cards split']);
      expect(settle(ruleset, 'Th 7d', [{ hands: three.hands.slice(0, 2) }]).ok).toBe(true);
    }
  });

  it('begins every hand with a card of the same value', () => {
    expect(refused('am-2004-66', 'Th 7d', [{ hands: hands('9s Td', '8d 7d') }])).toEqual([
      'split-values-differ /boxes/0/hands/1/cards/0 split',
    ]);
    expect(settle('am-2004-66', 'Th 7d', [{ hands: hands('Ks 9d', 'Qd 7d', 'Jc 2c 9c', 'Tc 8s') }]).ok).toBe(true);
  });
});

describe('insurance and even money', () => {
  it('insurance needs an ace and is half of the stake, of an odd stake either neighbour', () => {
    const insured = (stake: number, insurance: number) => [{ stake, insurance, hands: hands('Ts 9d') }];
    for (const ruleset of RULESETS) {
      expect(refused(ruleset, 'Th 7d', insured(100, 50))).toEqual(['insurance-needs-ace /boxes/0/insurance insurance']);
      for (const [stake, right] of [
        [100, [50]],
        [101, [50, 51]],
        [1, [1]],
        [9_007_199_254_740_991 - 4_503_599_627_370_496, [2_251_799_813_685_247, 2_251_799_813_685_248]],
      ] as const) {
        for (let insurance = Math.max(1, right[0]! - 2); insurance < right[0]! + 4; insurance++) {
          const expected = right.includes(insurance as never)
            ? []
            : ['insurance-not-half /boxes/0/insurance insurance'];
          expect(refused(ruleset, 'Ah 7d', insured(stake, insurance))).toEqual(expected);
        }
      }
    }
  });

  it('even money needs an ace and the natural of an undivided box', () => {
    const at = '/boxes/0/evenMoney even-money';
    const even = (...cards: string[]) => [{ evenMoney: true, hands: hands(...cards) }];
    for (const ruleset of RULESETS) {
      expect(refused(ruleset, 'Th 7d', even('As Kd'))).toEqual([`even-money-needs-ace ${at}`]);
      expect(refused(ruleset, 'Ah 7d', even('Ts 9d'))).toEqual([`even-money-needs-natural ${at}`]);
      expect(refused(ruleset, 'Ah 7d', even('As 5d 5c'))).toEqual([`even-money-needs-natural ${at}`]);
      expect(refused(ruleset, 'Ah 7d', even('As Kd', 'Ac 5c'), { splitNatural: 'natural' })).toEqual([
        `even-money-needs-natural ${at}`,
      ]);
    }
  });

  it('exclude each other, and even money excludes surrender', () => {
    const natural = hands('As Kd');
    expect(refused('am-2004-66', 'Ah', [{ insurance: 50, evenMoney: true, hands: natural }])).toContain(
      'insurance-beside-even-money /boxes/0/insurance even-money',
    );
    const both = [{ evenMoney: true, hands: [{ cards: ['As', 'Kd'], surrendered: true }] }];
    expect(refused('am-2004-66', 'Ah', both)).toEqual(['even-money-beside-surrender /boxes/0/evenMoney even-money']);
  });
});
