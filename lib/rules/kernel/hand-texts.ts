/** Reading the cards of a hand: as card() of cards.ts does, only faster, for requests of many hands. */
import { type Card, card, RANKS, SUITS } from './cards.ts';

/** By character code: one more than the rank or suit, or 0. */
const RANK_BY_CODE = byCode(RANKS);
const SUIT_BY_CODE = byCode(SUITS);

function byCode(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (let i = 0; i < characters.length; i++) table[characters.charCodeAt(i)] = i + 1;
  return table;
}

/** The cards that these texts name. @throws RangeError for a text that is no card */
export function readCards(texts: readonly string[]): Card[] {
  return texts.map(readCard);
}

function readCard(text: string): Card {
  if (text.length === 2) {
    const rank = RANK_BY_CODE[text.charCodeAt(0)];
    const suit = SUIT_BY_CODE[text.charCodeAt(1)];
    // Undefined is a code beyond the table, a letter that only looks like ours for instance.
    if (rank !== undefined && suit !== undefined && rank > 0 && suit > 0) return (rank - 1) * 4 + suit - 1;
  }
  return card(text);
}
