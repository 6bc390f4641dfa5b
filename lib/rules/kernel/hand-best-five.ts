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
  // In a flush a joker stands for a card that the hand has not; elsewhere there is always a suit left for it.
  let jokers = 5;
  if (suit !== undefined) jokers = ranks.filter((rank) => !cards.includes((rank - 2) * 4 + suit)).length;

  const open: number[] = [...ranks];
  const standsFor = new Array<number>(cards.length).fill(0);
  const chosenJokers: number[] = [];
  for (let i = 0, room = 5; i < cards.length && room > 0; i++) {
    const card = cards[i]!;
    if (isJoker(card)) {
      if (chosenJokers.length === jokers) continue;
      chosenJokers.push(i);
    } else {
      const place = suit === undefined || suitOf(card) === suit ? open.indexOf(rankOf(card) + 2) : -1;
      if (place === -1) continue;
      standsFor[i] = open[place]!;
      open[place] = 0;
    }
    room--;
  }
  for (const i of chosenJokers) {
    const place = open.findIndex((rank) => rank !== 0);
    standsFor[i] = open[place]!;
    open[place] = 0;
  }
  return ranks.map((rank) => {
    const i = standsFor.indexOf(rank);
    standsFor[i] = 0;
    return cards[i]!;
  });
}
