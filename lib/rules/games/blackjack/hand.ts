/** Reads cards: their ids, a hand's total, and how many copies of each card the round has shown. */
import { CARD_TEXT, type Card, card, RANKS, SUITS } from '../../kernel/cards.ts';
import type { HandShown } from './facts.ts';
import type { Law } from './law.ts';

/** Far enough below zero that no sum of two entries is a card unless both are known. */
const UNKNOWN = -1000;
const rankPart = new Int16Array(128).fill(UNKNOWN);
const suitPart = new Int16Array(128).fill(UNKNOWN);
for (let rank = 0; rank < RANKS.length; rank++) rankPart[RANKS.charCodeAt(rank)] = rank * 4;
for (let suit = 0; suit < SUITS.length; suit++) suitPart[SUITS.charCodeAt(suit)] = suit;

/** The kernel's `card`, quicker for the two-letter texts: a round has dozens. @throws RangeError if it is no card */
export function cardOf(text: string): Card {
  const id = rankPart[text.charCodeAt(0)]! + suitPart[text.charCodeAt(1)]!;
  return text.length === 2 && id >= 0 ? id : card(text);
}

/** Works a hand out. `copies` counts the cards seen in the round, by card id. */
export function readHand(law: Law, texts: readonly string[], mayBeNatural: boolean, copies: Uint32Array): HandShown {
  const { low, most } = law;
  const count = texts.length;
  const cards = texts.slice();
  let total = 0;
  let ace = false;
  for (let i = 0; i < count; i++) {
    const text = texts[i]!;
    const id = cardOf(text);
    copies[id]!++;
    const value = low[id]!;
    total += value;
    if (value === law.aceLow) ace = true;
    if (text.length !== 2) cards[i] = CARD_TEXT[id]!;
  }
  const soft = ace && total + law.aceRise <= most;
  if (soft) total += law.aceRise;
  const { natural } = law.rules;
  return {
    cards,
    total,
    soft,
    natural: mayBeNatural && total === natural.total && count === natural.cards,
    bust: total > most,
  };
}
