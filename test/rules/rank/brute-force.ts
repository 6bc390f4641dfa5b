/**
 * A ranker that knows only the rules: it tries every five cards and every card that each joker could be. Slow, and
 * written apart from the engine, which it checks.
 */
import { isJoker, rankOf, suitOf } from '../../../lib/rules/kernel/cards.ts';

/** The strength of five cards without jokers, as the API fixes it: category and deciding ranks, four bits each. */
export function strengthOfFive(five: readonly number[], aceLow: boolean): number {
  const count = new Map<number, number>();
  for (const card of five) count.set(rankOf(card) + 2, (count.get(rankOf(card) + 2) ?? 0) + 1);
  const groups = [...count].sort(([a, n], [b, m]) => m - n || b - a);
  const ranks = groups.map(([rank]) => rank);
  const sizes = groups.map(([, n]) => n).join('');
  const flush = five.every((card) => suitOf(card) === suitOf(five[0]!));
  const wheel = aceLow && ranks.join() === '14,5,4,3,2';
  const top = wheel ? 5 : ranks.length === 5 && ranks[0]! - ranks[4]! === 4 ? ranks[0]! : 0;
  if (flush && top === 14) return strength(9, [14]);
  if (flush && top > 0) return strength(8, [top]);
  if (sizes === '41') return strength(7, ranks);
  if (sizes === '32') return strength(6, ranks);
  if (flush) return strength(5, ranks);
  if (top > 0) return strength(4, [top]);
  return strength({ '311': 3, '221': 2, '2111': 1, '11111': 0 }[sizes]!, ranks);
}

function strength(category: number, ranks: readonly number[]): number {
  return [0, 1, 2, 3, 4].reduce((number, place) => number * 16 + (ranks[place] ?? 0), category);
}

/** Every choice of five, the ones of earlier cards first. */
export function fives<T>(cards: readonly T[], size = 5): T[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => fives(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}

/** The best that five cards of a hand can be, their jokers standing for cards that the hand does not have. */
function bestOfFive(five: readonly number[], hand: readonly number[], aceLow: boolean): number {
  const others = five.filter((card) => !isJoker(card));
  const jokers = five.length - others.length;
  if (jokers === 0) return strengthOfFive(five, aceLow);
  if (others.every((card) => rankOf(card) === rankOf(others[0]!))) return strength(10, [rankOf(others[0]!) + 2]);
  let best = 0;
  for (let a = 0; a < 52; a++) {
    if (hand.includes(a)) continue;
    if (jokers === 1) best = Math.max(best, strengthOfFive([...others, a], aceLow));
    else
      for (let b = 0; b < a; b++) {
        if (!hand.includes(b)) best = Math.max(best, strengthOfFive([...others, a, b], aceLow));
      }
  }
  return best;
}

export function bruteForce(hand: readonly number[], aceLow: boolean): { strength: number; five: readonly number[] } {
  let best: { strength: number; five: readonly number[] } = { strength: -1, five: [] };
  for (const five of fives(hand)) {
    const strength = bestOfFive(five, hand, aceLow);
    if (strength > best.strength) best = { strength, five };
  }
  return best;
}
