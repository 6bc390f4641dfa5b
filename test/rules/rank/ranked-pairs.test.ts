/** 310 pairs of hands with their classes from another evaluator (treys, MIT): test/oracles/ranked-pairs.json. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { card } from '../../../lib/rules/kernel/cards.ts';
import { categoryOf, strengthOf } from '../../../lib/rules/kernel/hand-rank.ts';

const { items } = JSON.parse(readFileSync(new URL('../../oracles/ranked-pairs.json', import.meta.url), 'utf8')) as {
  items: {
    a: string[];
    b: string[];
    catA: string;
    catB: string;
    rankA: number;
    rankB: number;
    result: 'a' | 'b' | 'tie';
  }[];
};
const ranked = items.map((item) => ({
  ...item,
  strengthA: strengthOf(item.a.map(card), true),
  strengthB: strengthOf(item.b.map(card), true),
}));

/** Another evaluator's names: one pair is `pair`, and a royal flush is a straight flush. */
const theirName = (strength: number) =>
  ({ 'one-pair': 'pair', 'royal-flush': 'straight-flush' })[categoryOf(strength) as string] ?? categoryOf(strength);

describe('hands that another evaluator ranked', () => {
  it('are of the same categories, and the same of the two wins', () => {
    for (const { strengthA, strengthB, catA, catB, result } of ranked) {
      expect([theirName(strengthA), theirName(strengthB)]).toEqual([catA, catB]);
      expect(strengthA > strengthB ? 'a' : strengthA < strengthB ? 'b' : 'tie').toBe(result);
    }
    expect(ranked).toHaveLength(310);
  });

  it('stand in the order of its 7,462 classes, all of them together', () => {
    const all = ranked.flatMap(({ strengthA, strengthB, rankA, rankB }) => [
      [strengthA, rankA] as const,
      [strengthB, rankB] as const,
    ]);
    all.sort(([a], [b]) => a - b);
    all.forEach(([strength, rank], i) => {
      const [lower, lowerRank] = all[i - 1] ?? [0, 0];
      expect(Math.sign(strength - lower)).toBe(Math.sign(rank - lowerRank));
    });
  });
});
