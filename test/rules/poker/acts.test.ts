import { describe, expect, it } from 'vitest';
import type { PokerOfAct, PokerRules } from '../../../lib/rules/games/poker/rules.ts';
import { ACTS } from '../../../lib/rules/index.ts';
import { CATEGORIES } from '../../../lib/rules/kernel/hand-rank.ts';
import { ANNEX_3, ANNEX_4, ANNEX_5, GAMES, type GameOf, ORDER_108, ORDER_302, round, settled } from './play.ts';

const actOf = ({ ruleset, game }: GameOf) => ACTS.find(({ id }) => id === ruleset)!.games[game]!;
const textOf = (game: GameOf) => actOf(game).text as unknown as PokerOfAct;
const rulesOf = (game: GameOf) => actOf(game).rules as PokerRules;

/** Every `provision` that the data of a game names, and the rows, which are keys. */
function named(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'provision' ? [inner as string] : key.startsWith('row-') ? [key] : []),
    ...named(inner),
  ]);
}

describe.each(GAMES)('the data of $ruleset/$game', (game) => {
  const { provisions, houseRules, notes } = textOf(game);

  it('lists every provision that its rules, readings and notes name', () => {
    const used = [
      ...named(rulesOf(game)),
      ...Object.values(houseRules).flatMap((rule) => rule.provisions),
      ...notes.flatMap((note) => note.provisions),
      'compare',
      'deck',
      'seats',
    ];
    for (const id of used) expect(provisions).toHaveProperty(id);
  });

  it('uses or marks as conduct every provision that it lists', () => {
    const used = new Set([
      ...named(rulesOf(game)),
      ...Object.values(houseRules).flatMap((rule) => rule.provisions),
      'compare',
      'deck',
      'seats',
    ]);
    for (const [id, { conduct }] of Object.entries(provisions)) expect(conduct === true || used.has(id), id).toBe(true);
  });

  it('says everything in English and in Armenian', () => {
    const texts = [
      textOf(game).name,
      textOf(game).place,
      ...Object.values(provisions).flatMap(({ at, summary }) => [at, summary]),
      ...Object.values(houseRules).flatMap((rule) =>
        rule.kind === 'reading' ? [rule.why, ...rule.choices.map((choice) => choice.text)] : [rule.text],
      ),
      ...notes.map((note) => note.text),
    ];
    for (const { en, hy } of texts) {
      expect(en).not.toMatch(/[\u0531-\u058f]|undefined/);
      expect(hy).toMatch(/[\u0531-\u0587]/);
      expect(hy).not.toMatch(/undefined/);
    }
  });

  it('has every combination in exactly one row of the paytable', () => {
    const paid = Object.values(rulesOf(game).paytable).flatMap((row) => row.combinations);
    expect([...paid].sort()).toEqual(CATEGORIES.filter((category) => category !== 'five-of-a-kind').sort());
  });

  it('fills in the basis of a declared bonus paytable and every default', () => {
    const bonusPaytable = { flush: 5, 'full-house': 7, 'four-of-a-kind': 20, 'straight-flush': 50, 'royal-flush': 100 };
    const folded = round(game, {}, { decision: 'fold' });
    expect(settled(folded).houseRulesAreDefault).toBe(true);
    expect(settled(folded).settlement.houseRules).not.toHaveProperty('bonusPaytable');
    const declared = settled({ ...folded, houseRules: { bonusPaytable } });
    expect(declared.settlement.houseRules.bonusPaytable).toEqual({ basis: 'to-one', ...bonusPaytable });
    expect(declared.houseRulesAreDefault).toBe(false);
    const spelledOut = settled({ ...folded, houseRules: { bonusPaytable: { ...bonusPaytable, basis: 'to-one' } } });
    expect(JSON.stringify(spelledOut)).toBe(JSON.stringify(declared));
  });
});

it('the games have the same keys in the same order, as far as each has them', () => {
  const orders = (of: (game: GameOf) => object) => GAMES.map((game) => Object.keys(of(game)));
  for (const keys of [
    orders(textOf),
    orders(rulesOf),
    orders((game) => textOf(game).provisions),
    orders((game) => textOf(game).houseRules),
  ]) {
    for (const one of keys) {
      for (const other of keys)
        expect(one.filter((key) => other.includes(key))).toEqual(other.filter((key) => one.includes(key)));
    }
  }
});

it('the two orders and annexes 4 and 5 have one paytable, annex 3 another', () => {
  const table = (game: GameOf) => Object.values(rulesOf(game).paytable).map(({ multiple }) => multiple);
  for (const game of [ORDER_108, ORDER_302, ANNEX_4, ANNEX_5]) {
    expect(table(game)).toEqual([1, 2, 3, 4, 5, 7, 20, 50, 100]);
  }
  expect(table(ANNEX_3)).toEqual([2, 3, 4, 5, 6, 8, 30, 75, 125]);
});

describe('what an act does not say itself', () => {
  const neighbours = (game: GameOf) =>
    Object.entries(textOf(game).provisions)
      .filter(([, { source }]) => source === 'neighbour')
      .map(([id]) => id);

  it('of annexes 3 and 5 is nothing', () => {
    expect([...neighbours(ANNEX_3), ...neighbours(ANNEX_5)]).toEqual([]);
  });

  it('of annex 4 is all that follows the straight flush in its paytable, and is marked as annex 5’s', () => {
    expect(neighbours(ANNEX_4)).toEqual([
      'bonus',
      'bonus-exchange',
      'player-misdeal',
      'dealer-short',
      'dealer-misdeal',
      'seats',
      'row-9',
      'places',
      'discussion',
      'in-sight',
      'answers',
      'sign',
      'bonus-sign',
      'removal',
      'one-by-one',
    ]);
    for (const id of neighbours(ANNEX_4)) {
      const { at } = textOf(ANNEX_4).provisions[id as 'bonus'];
      expect(at.en).toContain('Annex 5');
      expect(at.hy).toContain('Հավելված N 5');
    }
  });

  it('of the orders is what decides equal and lower hands, the deck and several seats', () => {
    for (const game of [ORDER_108, ORDER_302]) {
      expect(neighbours(game)).toEqual(['deck', 'lose', 'compare', 'tie', 'seats']);
    }
  });
});

it('annex 3 tells house and regulator plainly whom its table favours, in both languages', () => {
  const { why, choices } = textOf(ANNEX_3).houseRules.raisePays!;
  expect(choices.map(({ value }) => value)).toEqual(['on-top', 'stake-included']);
  for (const figure of ['15.4', '26.7', '4.9', '5.2']) {
    expect(why.en).toContain(`${figure} %`);
    expect(why.hy).toContain(figure.replace('.', ','));
  }
  expect(why.en).toContain('favours the player');
  expect(why.hy).toContain('շահավետ է խաղացողին');
});

it('the other games state their edge too, and annex 5 that it favours a player who plays well', () => {
  const edge = (game: GameOf) => textOf(game).notes.find(({ id }) => id === 'house-edge')!.text;
  for (const game of [ORDER_108, ORDER_302, ANNEX_4]) {
    expect(edge(game).en).toContain('loses 1.04 %');
    expect(edge(game).hy).toContain('1,04');
  }
  expect(edge(ANNEX_5).en).toContain('wins 1.76 %');
  expect(edge(ANNEX_5).en).toContain('favours a player');
  expect(edge(ANNEX_5).hy).toContain('1,76');
});
