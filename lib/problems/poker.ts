/** Faces of what poker refuses. */
import type { PokerRefusal } from '../rules/games/poker/refusals.ts';
import type { RefusalFace } from './face.ts';

export const pokerProblems = {
  'bonus-above-limit': {
    title: 'Bonus stake above the limit',
    detail: ({ seat, bonus, most, percent, ante }) =>
      `Seat ${seat}: a bonus stake is at most ${percent} % of the ante, so ${most} beside an ante of ${ante}, not ${bonus}.`,
  },
  'bonus-without-paytable': {
    title: 'Bonus stake without a paytable',
    detail: ({ seat }) =>
      `Seat ${seat} has a bonus stake, and the house has declared no multiples for it in houseRules.bonusPaytable.`,
  },
  'card-not-held': {
    title: 'A card that the player does not hold',
    detail: ({ seat, card }) => `Seat ${seat} cannot give back ${card}: it is none of its five cards.`,
  },
  'cards-missing': {
    title: 'The cards are missing',
    detail: ({ seat }) => `Seat ${seat} is in play: its five cards are needed to compare it with the dealer’s.`,
  },
  'dealer-cards-missing': {
    title: 'The dealer’s cards are missing',
    detail: ({ seat }) => `Seat ${seat} is in play: the dealer’s five cards are needed to compare it with.`,
  },
  'dealer-short': {
    title: 'The dealer must deal the fifth card',
    detail: ({ short, cards }) =>
      `The dealer has ${short} cards. That voids nothing: the dealer deals the missing one, and the round goes on with ${cards}.`,
  },
  'decision-missing': {
    title: 'The decision is missing',
    detail: ({ seat }) => `Seat ${seat} is in play and either folds or raises: "decision" says which.`,
  },
  'draw-needs-cards': {
    title: 'A card bought to unknown cards',
    detail: ({ seat, field }) =>
      `Seat ${seat} has ${field} and no cards. What was bought counts only beside the cards as dealt.`,
  },
  'draw-not-in-game': {
    title: 'The game has no such draw',
    detail: ({ seat, field }) => `Seat ${seat} has ${field}, which this game does not know under this act.`,
  },
  'folded-cards-missing': {
    title: 'The folded cards are missing',
    detail: ({ seat }) =>
      `Seat ${seat} folded with a bonus stake that this house honours (bonusOnFold): its cards are needed to judge it.`,
  },
  'raise-beside-fold': {
    title: 'A folded seat has no raise',
    detail: ({ seat }) => `Seat ${seat} folded: the game is over for it, and nothing is put on the raise.`,
  },
  'raise-missing': {
    title: 'The raise is missing',
    detail: ({ seat, due }) => `Seat ${seat} raises: its raise is ${due}.`,
  },
  'raise-not-twice-ante': {
    title: 'The raise is not twice the ante',
    detail: ({ seat, ante, raise, due }) =>
      `Seat ${seat}: the raise beside an ante of ${ante} is exactly ${due}, not ${raise}.`,
  },
  'wrong-count-of-cards': {
    title: 'Wrong count of cards',
    detail: ({ whose, count, cards }) =>
      `The hand of ${whose} has ${count} cards, not ${cards}. A wrong deal is stated (misdeal: true), never inferred.`,
  },
} as const satisfies Record<PokerRefusal, RefusalFace>;
