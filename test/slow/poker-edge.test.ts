import { beforeAll, describe, expect, it } from 'vitest';
import { Deals } from '../../scripts/edge-poker/deals.ts';
import { Draws } from '../../scripts/edge-poker/draw.ts';
import { compareWithEngine } from '../../scripts/edge-poker/engine.ts';
import { rulesOf, stakesOf } from '../../scripts/edge-poker/game.ts';
import { exactEdges } from '../../scripts/edge-poker/no-draw.ts';
import { dealt, random } from '../../scripts/edge-poker/random.ts';
import { HANDS, indexOf } from '../../scripts/edge-poker/sets.ts';
import { starts } from '../../scripts/edge-poker/starts.ts';

let deals: Deals;
beforeAll(() => {
  deals = new Deals(true);
}, 120_000);

const annex3 = rulesOf('am-2004-66', 'five-card-poker');
const annex4 = rulesOf('am-2004-66', 'five-card-poker-exchange');
const annex5 = rulesOf('am-2004-66', 'six-card-poker');
const ascending = (cards: readonly number[]) => Uint8Array.from(cards).sort();

/** The classes of all hands with these cards and without the dead ones, one by one. */
function classesWith(held: number, dead: readonly number[]): number[] {
  const classes: number[] = [];
  for (let hand = 0; hand < HANDS; hand++) {
    const cards = deals.hands.subarray(hand * 5, hand * 5 + 5);
    if (cards.includes(held) && !dead.some((card) => cards.includes(card))) classes.push(deals.classes[hand]!);
  }
  return classes;
}

describe('counting the dealer’s hands', () => {
  it('by inclusion and exclusion gives what going through them gives', () => {
    const draw = random(1);
    for (let i = 0; i < 12; i++) {
      const count = i % 2 === 0 ? 5 : 6;
      const cards = dealt(draw, count + 1);
      const dead = cards.slice(0, count);
      const upcard = cards[count]!;
      const counter = deals.counter(ascending(dead), [upcard]);
      const classes = classesWith(upcard, dead);
      expect(counter.all).toBe(classes.length);
      expect(counter.notQualified).toBe(classes.filter((cls) => cls < deals.aceKing).length);
      for (const cls of [classes[7]!, classes[70_000]!, 7461]) {
        const { below, equal } = counter.count(cls);
        expect(below).toBe(classes.filter((other) => other < cls).length);
        expect(equal).toBe(classes.filter((other) => other === cls).length);
      }
    }
  });

  it('finds every start once: 134,459 kinds of hand, 2,598,960 hands with 47 upcards each', () => {
    const hands = new Set<number>();
    let weight = 0;
    for (const start of starts(deals)) {
      hands.add(start.hand);
      weight += start.weight;
    }
    expect(hands.size).toBe(134_459);
    expect(weight).toBe(HANDS * 47);
  });
});

describe('the worth of a bought card', () => {
  it('is what going through every discard, new card and dealer hand gives', () => {
    const exchange = stakesOf('', annex4, deals);
    const sixth = stakesOf('', annex5, deals);
    const cards = ascending([48, 45, 41, 36, 2]);
    const upcard = 20;
    const classOf = (five: readonly number[]) => deals.classes[indexOf(ascending(five), 5)]!;
    const best = (classes: readonly number[], stakes: typeof sixth, cls: number): number => {
      const raised = classes.reduce((sum, other) => {
        if (other < deals.aceKing) return sum + stakes.unqualified;
        return sum + (cls > other ? stakes.winning[cls]! : cls < other ? stakes.losing : 0);
      }, 0);
      return Math.max(raised / classes.length, stakes.fold);
    };
    const discards = [0, 0, 0, 0, 0];
    let six = 0;
    for (let card = 0; card < 52; card++) {
      if (card === upcard || cards.includes(card)) continue;
      const classes = classesWith(upcard, [...cards, card]);
      const after = [...cards].map((_, out) => classOf([...cards].map((own, i) => (i === out ? card : own))));
      for (let i = 0; i < 5; i++) discards[i]! += best(classes, exchange, after[i]!) / 46;
      six += best(classes, sixth, Math.max(classOf([...cards]), ...after)) / 46;
    }
    const values = new Draws(deals, exchange, sixth).values(cards, upcard);
    expect(values.stand).toBeCloseTo(best(classesWith(upcard, [...cards]), exchange, classOf([...cards])), 10);
    expect(values.exchange).toBeCloseTo(Math.max(...discards) - exchange.fee, 10);
    expect(values.sixth).toBeCloseTo(six - sixth.fee, 10);
  }, 120_000);
});

describe('the edge', () => {
  it('without a bought card is the known one, exactly, over all 19,933,230,517,200 deals', () => {
    const games = [
      stakesOf('B', annex5, deals),
      stakesOf('A', annex3, deals),
      stakesOf('A, stake included', annex3, deals, true),
    ];
    const { deals: count, edges } = exactEdges(deals, games);
    expect(count).toBe(19_933_230_517_200);
    const percent = (antes: number) => (antes * 100).toFixed(4);
    expect(edges.map(({ always, best }) => [percent(always), percent(best)])).toEqual([
      ['-16.6072', '-5.2243'],
      ['15.4352', '26.7268'],
      ['-16.3096', '-4.9267'],
    ]);
  }, 300_000);

  it('rests on amounts that the engine settles', () => {
    const exchange = stakesOf('', annex4, deals);
    for (const game of [
      { stakes: stakesOf('', annex3, deals), ruleset: 'am-2004-66', game: 'five-card-poker' },
      { stakes: exchange, ruleset: 'am-2004-66', game: 'five-card-poker-exchange' },
      { stakes: exchange, ruleset: 'am-2000-302', game: 'poker' },
      { stakes: exchange, ruleset: 'am-1999-108', game: 'poker' },
      { stakes: stakesOf('', annex5, deals), ruleset: 'am-2004-66', game: 'six-card-poker' },
    ]) {
      compareWithEngine(deals, game, random(2), 5_000);
    }
  }, 120_000);
});
