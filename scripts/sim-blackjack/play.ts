/** Plays one round of one box and has the engine settle it. */
import { settleRound } from '../../lib/rules/index.ts';
import { cardValue, type Shoe } from './shoe.ts';
import type { Strategy } from './strategy.ts';

/** Two minor units, so that half of a stake is whole and no rounding hides an error. */
export const STAKE = 2;

export interface Way {
  readonly ruleset: string;
  readonly houseRules: Readonly<Record<string, unknown>>;
  readonly strategy: Strategy;
  /** What the player makes use of: less than the act allows, never more. */
  readonly surrender: 'never' | 'not-against-ace' | 'always';
  readonly surrenderSplitHands: boolean;
  readonly aces: 'once-one-card' | 'like-the-rest';
}

interface Hand {
  readonly cards: string[];
  doubled: boolean;
  surrendered: boolean;
}

/** Net winnings in units of the initial stake. */
export function playRound(way: Way, shoe: Shoe): number {
  const upcard = cardValue(shoe.dealer(0));
  let drawn = 2;
  const hands: Hand[] = [{ cards: [shoe.player(0), shoe.player(1)], doubled: false, surrendered: false }];
  let waiting = false;
  for (let j = 0; j < hands.length; j++) {
    const hand = hands[j]!;
    if (hand.cards.length === 1) hand.cards.push(shoe.player(drawn++));
    for (;;) {
      const { total, soft } = count(hand.cards);
      const natural = total === 21 && hand.cards.length === 2 && hands.length === 1;
      if (natural) waiting = true;
      if (total > 21 || natural) break;
      const [first, second] = [cardValue(hand.cards[0]!), cardValue(hand.cards[1]!)];
      const two = hand.cards.length === 2;
      const splitAces = hands.length > 1 && first === 1 && way.aces === 'once-one-card';
      const move = splitAces
        ? 'stand'
        : way.strategy({
            total,
            soft,
            cards: hand.cards.length,
            pair: two && first === second ? first : 0,
            upcard,
            maySplit: two && hands.length < 4,
            mayDouble: two,
            maySurrender:
              two &&
              (way.surrender === 'always' || (way.surrender === 'not-against-ace' && upcard !== 1)) &&
              (hands.length === 1 || way.surrenderSplitHands),
          });
      if (move === 'split') {
        hands.push({ cards: [hand.cards.pop()!], doubled: false, surrendered: false });
        hand.cards.push(shoe.player(drawn++));
      } else if (move === 'surrender') {
        hand.surrendered = true;
        break;
      } else if (move === 'stand') {
        waiting = true;
        break;
      } else {
        hand.cards.push(shoe.player(drawn++));
        if (move === 'hit') continue;
        hand.doubled = true;
        if (count(hand.cards).total <= 21) waiting = true;
        break;
      }
    }
  }
  const dealer = [shoe.dealer(0)];
  while (waiting && count(dealer).total <= 16) dealer.push(shoe.dealer(dealer.length));
  const result = settleRound({
    ruleset: way.ruleset,
    game: 'blackjack',
    currency: 'AMD',
    table: 'simulation',
    round: '1',
    playedAt: '2024-05-01T20:00:00+04:00',
    houseRules: way.houseRules,
    dealer: { cards: dealer },
    boxes: [{ id: '1', player: 'P', stake: STAKE, hands }],
  } as never);
  if (!result.ok) throw new Error(JSON.stringify({ dealer, hands, refusals: result.refusals }));
  return result.value.settlement.totals.net / STAKE;
}

function count(cards: readonly string[]): { total: number; soft: boolean } {
  let total = 0;
  let ace = false;
  for (const card of cards) {
    const value = cardValue(card);
    total += value;
    if (value === 1) ace = true;
  }
  return ace && total <= 11 ? { total: total + 10, soft: true } : { total, soft: false };
}
