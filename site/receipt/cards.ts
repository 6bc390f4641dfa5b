/** Cards, drawn in HTML. */
import { cardText } from '../../lib/receipts/explain/cards.ts';
import { h } from '../shared/dom.ts';
import type { SiteWords } from '../words/words.ts';

const SUITS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** @param marked cards of the five that count, where not all do */
export function cardsView(words: SiteWords, cards: readonly string[], marked?: readonly string[]): HTMLElement {
  return h(
    'ul',
    { class: 'cards' },
    ...cards.map((card) => cardView(words, card, marked !== undefined && !marked.includes(card))),
  );
}

function cardView(words: SiteWords, card: string, idle: boolean): HTMLElement {
  const rank = card.slice(0, -1);
  const suit = card.slice(-1);
  const red = suit === 'd' || suit === 'h';
  const kind = `card${red ? ' red' : ''}${idle ? ' idle' : ''}`;
  const name = `${words.ranks[rank] ?? rank}, ${words.suits[suit] ?? cardText(card)}`;
  return h(
    'li',
    { class: kind },
    h('span', { class: 'visually-hidden' }, name),
    h('span', { class: 'rank', 'aria-hidden': 'true' }, rank === 'T' ? '10' : rank),
    h('span', { class: 'suit', 'aria-hidden': 'true' }, SUITS[suit] ?? '★'),
  );
}
