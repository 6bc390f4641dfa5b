/** Cards as they are printed, and hands by their names. */
import { handName } from '../../rules/games/rank/hand-name.ts';
import { card } from '../../rules/kernel/cards.ts';
import { rankHand } from '../../rules/kernel/hand-rank.ts';
import type { Language } from './language.ts';

const SUITS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** `Th` is 10♥. */
export function cardText(text: string): string {
  const rank = text.slice(0, -1);
  return `${rank === 'T' ? '10' : rank}${SUITS[text.slice(-1)]}`;
}

/** Cards side by side, kept on one line. */
export const cardsText = (cards: readonly string[]): string => cards.map(cardText).join('\u00a0');

/** What five cards are called, as it stands inside a sentence: "full house, aces over kings". */
export function nameOf(five: readonly string[], aceLow: boolean, language: Language): string {
  const name = handName(rankHand(five.map(card), aceLow).strength)[language];
  return name.charAt(0).toLowerCase() + name.slice(1);
}
