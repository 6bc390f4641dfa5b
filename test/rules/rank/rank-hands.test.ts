import { describe, expect, it } from 'vitest';
import { type RankHandsAnswer, type RankHandsRequest, rankHands } from '../../../lib/rules/games/rank/rank-hands.ts';
import { CARD_TEXT } from '../../../lib/rules/kernel/cards.ts';

const hand = (id: string, cards: string) => ({ id, cards: cards.split(' ') });

function answer(request: RankHandsRequest): RankHandsAnswer {
  const result = rankHands(request);
  if (!result.ok) expect.fail(JSON.stringify(result.refusals));
  return result.value;
}

function faults(request: RankHandsRequest): [string, string][] {
  const result = rankHands(request);
  return result.ok ? [] : result.refusals.map(({ code, pointer }) => [code, pointer]);
}

describe('a hand of a showdown', () => {
  it('has five to seven cards, its own and the board together', () => {
    const count = (own: number, board: number) =>
      faults({ hands: [{ id: 'a', cards: CARD_TEXT.slice(0, own) }], board: CARD_TEXT.slice(20, 20 + board) });
    const wrong = [['hand-needs-five-to-seven-cards', '/hands/0/cards']];
    expect([count(4, 0), count(3, 1), count(8, 0), count(3, 5)]).toEqual([wrong, wrong, wrong, wrong]);
    expect([count(5, 0), count(1, 4), count(7, 0), count(2, 5)]).toEqual([[], [], [], []]);
  });

  it('has no card twice, however a ten is written', () => {
    expect(faults({ hands: [hand('a', '10h Kh Qd 9c Th')] })).toEqual([['duplicate-card', '/hands/0/cards/4']]);
  });

  it('shares no card with another hand or with the board of its deal', () => {
    expect(faults({ hands: [hand('a', 'Ah Kh Qd 9c 2s'), hand('b', 'Ah 3h 4d 5c 2s')] })).toEqual([
      ['duplicate-card', '/hands/1/cards/0'],
      ['duplicate-card', '/hands/1/cards/4'],
    ]);
    expect(faults({ hands: [hand('a', 'Ah Kh')], board: ['Ac', '3c', 'Kh'] })).toEqual([
      ['duplicate-card', '/hands/0/cards/1'],
    ]);
    expect(faults({ hands: [hand('a', 'Ah Kh')], board: ['Ac', '3c', 'Ac'] })).toEqual([
      ['duplicate-card', '/board/2'],
    ]);
  });

  it('shares cards with other deals, but not with its own board', () => {
    const hands = [hand('a', 'Ah Kh'), hand('b', 'Ah Kh')];
    expect(faults({ hands, board: ['Ac', '3c', '4c'], sharedDeck: false })).toEqual([]);
    expect(faults({ hands, board: ['Ac', '3c', 'Kh'], sharedDeck: false })).toEqual([
      ['duplicate-card', '/hands/0/cards/1'],
      ['duplicate-card', '/hands/1/cards/1'],
    ]);
  });

  it('has no joker that the deck does not have', () => {
    const two = { hands: [hand('a', 'Xr Kh Qd 9c 2s'), hand('b', 'Xb 3h 4d 5c 7s')] };
    expect(faults(two)).toEqual([
      ['joker-not-in-deck', '/hands/0/cards/0'],
      ['joker-not-in-deck', '/hands/1/cards/0'],
    ]);
    expect(faults({ ...two, jokers: 1 })).toEqual([['joker-not-in-deck', '/hands/1/cards/0']]);
    expect(faults({ ...two, jokers: 1, sharedDeck: false })).toEqual([]);
    expect(faults({ ...two, jokers: 2 })).toEqual([]);
    expect(faults({ hands: [hand('a', 'Xr Kh Qd Xr 2s')], jokers: 2 })).toEqual([
      ['duplicate-card', '/hands/0/cards/3'],
    ]);
  });

  it('counts the jokers of its board', () => {
    const hands = [hand('a', 'Xb Kh'), hand('b', 'Qh Qs')];
    expect(faults({ hands, board: ['Xr', '3c', '4c'], jokers: 1, sharedDeck: false })).toEqual([
      ['joker-not-in-deck', '/hands/0/cards/0'],
    ]);
  });

  it('has an id of its own', () => {
    expect(faults({ hands: [hand('a', 'Ah Kh Qd 9c 2s'), hand('a', '2h 3h 4d 5c 7s')] })).toEqual([
      ['duplicate-id', '/hands/1/id'],
    ]);
  });

  it('is refused with every fault of the request, not only the first', () => {
    const request = {
      hands: [hand('a', 'Ah Kh Qd 9c'), hand('a', 'Ah 3h 4d 5c Xr')],
      board: [] as string[],
    };
    expect(faults(request)).toEqual([
      ['hand-needs-five-to-seven-cards', '/hands/0/cards'],
      ['duplicate-card', '/hands/1/cards/0'],
      ['joker-not-in-deck', '/hands/1/cards/4'],
      ['duplicate-id', '/hands/1/id'],
    ]);
  });

  it('never reaches the evaluator with a text that is no card', () => {
    for (const text of ['1s', 'Bx', 'as', 'AS', '6с', 'Аs', '', 'A', 'Xg', '11s', 'Th ', '0x10']) {
      expect(() => rankHands({ hands: [{ id: 'a', cards: [text, 'Kh', 'Qd', '9c', '2s'] }] }), text).toThrow(
        RangeError,
      );
    }
  });
});

describe('the answer', () => {
  it('ranks 1, 1, 3 when the best two tie, and names all winners', () => {
    const { hands, winners } = answer({
      hands: [hand('a', '8c 8d'), hand('b', 'Ac 2d'), hand('c', 'As 3d'), hand('d', '7s 6c')],
      board: ['Ah', 'Kd', 'Qc', 'Js', '9h'],
    });
    expect(hands.map(({ rank, tied }) => [rank, tied])).toEqual([
      [3, false],
      [1, true],
      [1, true],
      [4, false],
    ]);
    expect(winners).toEqual(['b', 'c']);
  });

  it('shows the cards of the hand before those of the board, among equal ranks', () => {
    const { hands } = answer({ hands: [hand('a', '2c Ac')], board: ['Ah', 'As', 'Kd', '2d'] });
    expect(hands[0]!.bestFive).toEqual(['Ac', 'Ah', 'As', '2c', '2d']);
  });

  it('lets the first of two jokers stand for the higher card', () => {
    const { hands } = answer({ hands: [hand('a', '9h Xb 8h Xr 6h')], jokers: 2 });
    expect(hands[0]!.bestFive).toEqual(['Xb', '9h', '8h', 'Xr', '6h']);
  });

  it('leaves a joker out that stands for nothing better than the cards there are', () => {
    const { hands } = answer({ hands: [hand('a', 'Ac Kc Qc Jc Tc Xr')], jokers: 1 });
    expect(hands[0]!.bestFive).toEqual(['Ac', 'Kc', 'Qc', 'Jc', 'Tc']);
  });

  it('is the same for a thousand hands of two jokers as for one, and ranks them all', () => {
    const cards = 'Xr Xb 4c 9d Jh Qs 2c'.split(' ');
    const hands = Array.from({ length: 1000 }, (_, i) => ({ id: String(i), cards }));
    const { hands: ranked, winners } = answer({ hands, jokers: 2, sharedDeck: false });
    expect(winners).toHaveLength(1000);
    expect(new Set(ranked.map(({ strength, bestFive }) => `${strength} ${bestFive}`))).toEqual(
      new Set([`${(4 << 20) | (13 << 16)} Xr,Qs,Jh,Xb,9d`]),
    );
  });
});
