/** What a hand is worth when nothing more is bought: raise or fold, exactly. */
import type { Counter, Deals } from './deals.ts';
import type { Stakes } from './game.ts';
import { starts } from './starts.ts';

/** How a player's hand stands to all dealer hands that are possible: counts of them. */
export interface Showdowns {
  readonly all: number;
  readonly notQualified: number;
  /** Qualified, and lower than the player's hand. */
  readonly lower: number;
  readonly higher: number;
}

/** @param cls the class of the player's hand; one below ace-king beats no dealer that qualifies */
export function showdowns(counter: Counter, cls: number, aceKing: number): Showdowns {
  const { all, notQualified } = counter;
  if (cls < aceKing) return { all, notQualified, lower: 0, higher: all - notQualified };
  const { below, equal } = counter.count(cls);
  return { all, notQualified, lower: below - notQualified, higher: all - below - equal };
}

/** What a raise wins, in antes, summed over the dealer hands. */
export function raiseSum(stakes: Stakes, cls: number, { notQualified, lower, higher }: Showdowns): number {
  return stakes.unqualified * notQualified + stakes.winning[cls]! * lower + stakes.losing * higher;
}

export interface Edges {
  readonly name: string;
  /** What the player wins on average, in antes: raising every hand, and playing each as well as it can be. */
  readonly always: number;
  readonly best: number;
}

/** Every deal there is: each start against each hand that the dealer can have. Sums stay exact integers. */
export function exactEdges(deals: Deals, games: readonly Stakes[]): { deals: number; edges: Edges[] } {
  const always = games.map(() => 0);
  const best = games.map(() => 0);
  let count = 0;
  for (const { cards, hand, upcard, weight } of starts(deals)) {
    const cls = deals.classes[hand]!;
    const against = showdowns(deals.counter(cards, [upcard]), cls, deals.aceKing);
    count += weight * against.all;
    for (let i = 0; i < games.length; i++) {
      const sum = raiseSum(games[i]!, cls, against);
      always[i]! += weight * sum;
      best[i]! += weight * Math.max(sum, games[i]!.fold * against.all);
    }
  }
  const edges = games.map(({ name }, i) => ({ name, always: always[i]! / count, best: best[i]! / count }));
  return { deals: count, edges };
}
