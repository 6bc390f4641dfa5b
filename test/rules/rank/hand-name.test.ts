import { describe, expect, it } from 'vitest';
import { handName } from '../../../lib/rules/games/rank/hand-name.ts';
import { card } from '../../../lib/rules/kernel/cards.ts';
import { strengthOf } from '../../../lib/rules/kernel/hand-rank.ts';

const names: readonly [hand: string, en: string, hy: string][] = [
  ['Qs 9h 7c 3d 2c', 'High card, queen', 'Ավագ խաղաթուղթ՝ թագուհի'],
  ['As Qh 7c 3d 2c', 'High card, ace', 'Ավագ խաղաթուղթ՝ մեկանոց'],
  ['As Kh 4c 3d 2c', 'Ace-king high', 'Մեկանոց-թագավոր'],
  ['6s 6h 7c 3d 2c', 'One pair, sixes', 'Մեկ զույգ՝ վեցանոցներ'],
  ['Qs Qh 2c 2d 7c', 'Two pair, queens and twos', 'Երկու զույգ՝ թագուհիներ և երկուսանոցներ'],
  ['3s 3h 3c 2d 7c', 'Three of a kind, threes', 'Թրիս՝ երեքանոցներ'],
  ['As 2h 3c 4d 5c', 'Straight, five high', 'Սթրեյթ՝ մինչև հինգանոց'],
  ['Kc Jc 8c 4c 3c', 'Flush, king high', 'Ֆլաշ, ավագ խաղաթուղթը՝ թագավոր'],
  ['As Ah Ac Kd Kc', 'Full house, aces over kings', 'Ֆուլ հաուզ՝ երեք մեկանոց և երկու թագավոր'],
  ['Js Jh Jc Jd 4c', 'Four of a kind, jacks', 'Քառե՝ զինվորներ'],
  ['9c 8c 7c 6c 5c', 'Straight flush, nine high', 'Սթրեյթ ֆլաշ՝ մինչև իննանոց'],
  ['Ac Kc Qc Jc Tc', 'Royal flush', 'Ռոյալ ֆլաշ'],
  ['Ts Th Tc Td Xr', 'Five of a kind, tens', 'Հինգ նույնատիպ՝ տասանոցներ'],
];

describe('a hand is called in both languages', () => {
  it.each(names)('%s: %s', (hand, en, hy) => {
    expect(handName(strengthOf(hand.split(' ').map(card), true))).toEqual({ en, hy });
  });
});
