/** What the checks of a round share. */
import { type Card, isJoker } from '../../kernel/cards.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { cardOf } from './hand.ts';
import type { Law } from './law.ts';
import type { BlackjackRefusal } from './refusals.ts';
import type { BlackjackProvision } from './rules.ts';

const NONE = {};

/** A refusal that cites its provision in full. */
export function refusal(
  law: Law,
  code: BlackjackRefusal | 'card-not-in-this-deck',
  pointer: string,
  provision: BlackjackProvision,
  facts: NonNullable<Refusal['facts']> = NONE,
): Refusal {
  return { code, pointer, provision: law.cite[provision], facts };
}

export const isAce = (law: Law, id: Card): boolean => law.low[id] === law.aceLow;

/** A card that no deck of this game has. */
export const isWrong = (text: string): boolean => isJoker(cardOf(text));
