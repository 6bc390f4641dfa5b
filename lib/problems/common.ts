/** Faces of refusals that any game, or the service itself, can give (422). */
import type { CommonRefusal } from '../rules/kernel/refusal.ts';
import type { RefusalFace } from './face.ts';

/** Faults that need the clock or the receipt store, not the rules. */
export type ServiceRefusal =
  | 'corrects-another-round'
  | 'correction-changes-currency'
  | 'correction-changes-game'
  | 'played-in-the-future';

export const commonProblems = {
  'amounts-too-large': {
    title: 'Amounts beyond exact integers',
    detail: ({ most }) => `A total of the round would pass ${most}; it is refused, never rounded.`,
  },
  'card-not-in-this-deck': {
    title: 'No such card in this deck',
    detail: ({ card }) => `${card} is not in the deck of this game.`,
  },
  'corrects-another-round': {
    title: 'Another round’s receipt',
    detail: ({ table, round }) => `The receipt named in corrects is of table ${table}, round ${round}.`,
  },
  'correction-changes-currency': {
    title: 'A correction keeps the currency',
    detail: ({ currency }) => `The round was settled in ${currency}.`,
  },
  'correction-changes-game': {
    title: 'A correction keeps the game',
    detail: ({ game }) => `The round was settled as ${game}.`,
  },
  'duplicate-id': {
    title: 'An id is used twice',
    detail: ({ id, first }) => `The id ${id} stands at ${first} already.`,
  },
  'game-not-in-ruleset': {
    title: 'The act does not have this game',
    detail: ({ game, ruleset, games }) => `${ruleset} has no game ${game}; it settles ${games}.`,
  },
  'house-rule-not-in-ruleset': {
    title: 'The act leaves no such choice',
    detail: ({ key, ruleset, game }) => `${key} is no reading or option of ${game} under ${ruleset}.`,
  },
  'house-rule-value-unknown': {
    title: 'No such choice of this reading',
    detail: ({ key, choices }) => `${key} is one of: ${choices}.`,
  },
  'played-in-the-future': {
    title: 'Played in the future',
    detail: ({ now }) => `playedAt is more than five minutes ahead of the service’s clock (${now}).`,
  },
} as const satisfies Record<CommonRefusal | ServiceRefusal, RefusalFace>;
