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

/** The suit that all five cards of a hand of this strength share, if it must be one: that of which it has most. */
function suitOfFlush(cards: readonly Card[], strength: number): number | undefined {
  const category = categoryOf(strength);
  if (category !== 'flush' && category !== 'straight-flush' && category !== 'royal-flush') return undefined;
  const count = [0, 0, 0, 0];
  for (const card of cards) if (!isJoker(card)) count[suitOf(card)]!++;
  return count.indexOf(Math.max(...count));
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
  const suit = suitOfFlush(cards, strength);
  const played = hasJoker(cards) ? withJokersPlayed(cards, ranks, suit) : cards;
  // By rank: where its cards stand in the hand, from 1, four bits each, the first of them lowest.
  const places = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = played[i]!;
    if (suit !== undefined && suitOf(card) !== suit) continue;
    const rank = rankOf(card) + 2;
    places[rank] = (places[rank]! << 4) | (i + 1);
  }
  const five: Card[] = [-1, -1, -1, -1, -1];
  for (let i = 0; i < 5; i++) {
    const rank = ranks[i]!;
    five[i] = cards[(places[rank]! & 15) - 1]!;
    places[rank]! >>= 4;
  }
  return five;
}

function hasJoker(cards: readonly Card[]): boolean {
  for (let i = 0; i < cards.length; i++) if (isJoker(cards[i]!)) return true;
  return false;
}

/** The hand with a card of the right rank and suit for each joker that is of the five, and none for one that is not. */
function withJokersPlayed(cards: readonly Card[], ranks: readonly number[], suit: number | undefined): Card[] {
  // In a flush a joker stands for a card that the hand has not; elsewhere there is always a suit left for it.
  let jokersLeft = suit === undefined ? 5 : ranks.filter((rank) => !cards.includes(cardOf(rank, suit))).length;
  const open = [...ranks];
  const played = [...cards];
  const jokers: number[] = [];
  for (let i = 0, room = 5; i < cards.length; i++) {
    const card = cards[i]!;
    if (isJoker(card)) {
      played[i] = NO_CARD;
      if (room === 0 || jokersLeft === 0) continue;
      jokersLeft--;
      jokers.push(i);
    } else {
      const place = room > 0 && (suit === undefined || suitOf(card) === suit) ? open.indexOf(rankOf(card) + 2) : -1;
      if (place === -1) continue;
      open.splice(place, 1);
    }
    room--;
  }
  // What the other cards leave open, from the highest.
  jokers.forEach((i, place) => {
    played[i] = cardOf(open[place]!, suit ?? 0);
  });
  return played;
}

const cardOf = (rank: number, suit: number): Card => (rank - 2) * 4 + suit;

/** A card of no rank that counts. */
const NO_CARD: Card = -4;
