/** Which declared prizes a hand shows. */
import { RANKS, rankOf, suitOf } from '../../kernel/cards.ts';
import type { HandShown } from './facts.ts';
import { cardOf } from './hand.ts';
import type { Combination } from './rules.ts';

/** Whether a hand that is neither busted nor surrendered shows the combination. */
export function showsCombination(hand: HandShown, combination: Combination): boolean {
  switch (combination.shows) {
    case 'ranks':
      return sameRanks(hand.cards, combination.ranks) && (!combination.oneSuit || isOneSuit(hand.cards));
    case 'count':
      return hand.cards.length >= combination.atLeast;
    case 'natural':
      return hand.natural && (!combination.oneSuit || isOneSuit(hand.cards));
    default:
      return combination satisfies never;
  }
}

function sameRanks(cards: readonly string[], ranks: readonly string[]): boolean {
  if (cards.length !== ranks.length) return false;
  const rank = (text: string) => RANKS[rankOf(cardOf(text))]!;
  return cards.map(rank).sort().join() === [...ranks].sort().join();
}

function isOneSuit(cards: readonly string[]): boolean {
  const suit = suitOf(cardOf(cards[0]!));
  return cards.every((text) => suitOf(cardOf(text)) === suit);
}
