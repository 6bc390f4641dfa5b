/** Which five cards make a hand's strength, in the order of its deciding ranks. */
import { type Card, isJoker, rankOf, suitOf } from './cards.ts';
import { categoryOf, decidingRank } from './hand-category.ts';

/** The ranks of a hand of this strength, 2 to 14, in the order in which it is shown (the wheel 5 4 3 2 A). */
function ranksOf(strength: number): readonly [number, number, number, number, number] {
  const a = decidingRank(strength, 0);
  const b = decidingRank(strength, 1);
  const c = decidingRank(strength, 2);
  const d = decidingRank(strength, 3);
  switch (categoryOf(strength)) {
    case 'high-card':
    case 'flush':
      return [a, b, c, d, decidingRank(strength, 4)];
    case 'one-pair':
      return [a, a, b, c, d];
    case 'two-pair':
      return [a, a, b, b, c];
    case 'three-of-a-kind':
      return [a, a, a, b, c];
    case 'straight':
    case 'straight-flush':
    case 'royal-flush':
      return [a, a - 1, a - 2, a - 3, a === 5 ? 14 : a - 4];
    case 'full-house':
      return [a, a, a, b, b];
    case 'four-of-a-kind':
      return [a, a, a, a, b];
    case 'five-of-a-kind':
      return [a, a, a, a, a];
  }
}

/** Whether all five cards are of one suit. */
function isOneSuit(strength: number): boolean {
  const category = categoryOf(strength);
  return category === 'flush' || category === 'straight-flush' || category === 'royal-flush';
}

/** The suit in which a flush lies: the one of which the hand has most cards. */
function flushSuit(cards: readonly Card[]): number {
  const count = [0, 0, 0, 0];
  let best = 0;
  for (const card of cards) {
    if (isJoker(card)) continue;
    const suit = suitOf(card);
    count[suit]!++;
    if (count[suit]! > count[best]!) best = suit;
  }
  return best;
}

/**
 * The five cards that make a hand of this strength, ordered as its deciding ranks are; equal ranks stand in the order of
 * the cards given. Of equally good fives it is the one whose cards come first in that order, and of two jokers the
 * first stands for the higher card.
 *
 * @param cards 5 to 7 distinct cards, at most two jokers
 * @param strength their strength, as strengthOf says
 */
export function bestFive(cards: readonly Card[], strength: number): Card[] {
  const ranks = ranksOf(strength);
  const suit = isOneSuit(strength) ? flushSuit(cards) : undefined;
  const standsFor: number[] = [];
  let jokers = false;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (isJoker(card)) jokers = true;
    standsFor.push(isJoker(card) || (suit !== undefined && suitOf(card) !== suit) ? NOTHING : rankOf(card) + 2);
  }
  if (jokers) placeJokers(cards, standsFor, ranks, suit);

  const five: Card[] = [];
  for (let place = 0; place < 5; place++) {
    const i = standsFor.indexOf(ranks[place]!);
    five.push(cards[i]!);
    standsFor[i] = NOTHING;
  }
  return five;
}

/** What a card stands for that is not of the five. */
const NOTHING = 0;

/** Lets each joker that is of the five stand for a rank: the first cards of the hand that fit are the five. */
function placeJokers(cards: readonly Card[], standsFor: number[], ranks: readonly number[], suit?: number): void {
  // In a flush a joker stands for a card that the hand has not; elsewhere there is always a suit left for it.
  const isMissing = (rank: number): boolean => suit === undefined || !cards.includes((rank - 2) * 4 + suit);
  let left = ranks.filter(isMissing).length;
  const open = [...ranks];
  const jokers: number[] = [];
  for (let i = 0, room = 5; i < cards.length && room > 0; i++) {
    if (isJoker(cards[i]!)) {
      if (left === 0) continue;
      left--;
      jokers.push(i);
    } else {
      const place = open.indexOf(standsFor[i]!);
      if (place === -1) continue;
      open.splice(place, 1);
    }
    room--;
  }
  // What the other cards leave open, from the highest.
  jokers.forEach((i, place) => {
    standsFor[i] = open[place]!;
  });
}
