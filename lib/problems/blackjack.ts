/** Faces of what blackjack refuses. */
import type { BlackjackRefusal } from '../rules/games/blackjack/refusals.ts';
import type { RefusalFace } from './face.ts';

export const blackjackProblems = {
  'bonus-declared-twice': {
    title: 'The same prize is declared twice',
    detail: ({ when }) => `The prize for "${when}" is declared twice, so what is owed for it cannot be told.`,
  },
  'dealer-must-draw': {
    title: 'The dealer stopped too early',
    detail: ({ total, drawsTo, depends }) =>
      `The dealer stands on ${total} and must draw at ${drawsTo} or less: ${depends} depends on the dealer's total.`,
  },
  'dealer-must-stand': {
    title: 'The dealer drew on a total that stands',
    detail: ({ card, standsFrom }) =>
      `The dealer drew ${card} on ${standsFrom} or more. The dealer has no choice and stands, on a soft total too.`,
  },
  'dealer-needs-second-card': {
    title: "The dealer's second card is missing",
    detail: ({ depends }) => `${depends} depends on whether the dealer has a natural: that takes two cards.`,
  },
  'dealer-needs-upcard': {
    title: 'The dealer has no card',
    detail: () => 'The dealer takes one card face up before the players decide.',
  },
  'double-needs-three-cards': {
    title: 'A doubled hand has exactly three cards',
    detail: ({ count, needs }) =>
      `A hand is doubled on its first two cards and gets one card only: ${needs} cards, not ${count}.`,
  },
  'drawn-after-bust': {
    title: 'A card was drawn after the hand was bust',
    detail: ({ total, most }) =>
      `The hand totals ${total} and was above ${most} before its last card, when it had already lost.`,
  },
  'even-money-beside-surrender': {
    title: 'Even money and surrender exclude each other',
    detail: () => 'A hand that takes even money is settled at once and can no longer be given up.',
  },
  'even-money-needs-ace': {
    title: "Even money needs the dealer's ace",
    detail: ({ upcard }) => `Even money is offered when the dealer's first card is an ace, not against ${upcard}.`,
  },
  'even-money-needs-natural': {
    title: 'Even money needs a natural',
    detail: ({ hands }) =>
      hands === 1
        ? 'Even money is for a natural: an ace and a ten-valued card as the only two cards of the hand.'
        : `Even money is for a natural of the two cards dealt, and this box has ${hands} hands.`,
  },
  'hand-needs-two-cards': {
    title: 'A hand has at least two cards',
    detail: ({ count, least }) => `Every hand has at least ${least} cards, not ${count}.`,
  },
  'insurance-beside-even-money': {
    title: 'Insurance and even money exclude each other',
    detail: () => 'A natural at even money is settled at once: there is nothing left to insure.',
  },
  'insurance-needs-ace': {
    title: "Insurance needs the dealer's ace",
    detail: ({ upcard }) => `Insurance is taken when the dealer's first card is an ace, not against ${upcard}.`,
  },
  'insurance-not-half': {
    title: 'Insurance is half of the initial stake',
    detail: ({ insurance, stake, half }) =>
      `Insurance is exactly half of the initial stake of the box: ${half} of ${stake}${
        Number(stake) % 2 === 0 ? '' : ' or one more'
      }, not ${insurance}.`,
  },
  'split-ace-drawn': {
    title: 'A split ace gets one card',
    detail: ({ count, doubled }) =>
      `Of split aces each gets one card only, so two cards in all; this hand has ${count}${
        doubled === 'yes' ? ' and is doubled' : ''
      }.`,
  },
  'split-values-differ': {
    title: 'Split cards have equal values',
    detail: ({ card, first }) =>
      `Only two cards of equal value are split, and every hand of the box begins with one: ${card} does not match ${first}.`,
  },
  'surrender-after-split': {
    title: 'A split hand cannot be given up',
    detail: ({ hands }) => `Only the undivided game of a box can be given up, and this box has ${hands} hands.`,
  },
  'surrender-against-ace': {
    title: 'No surrender against an ace',
    detail: () =>
      "A hand cannot be given up against the dealer's ace. A house that waives this in the player's favour declares houseRules.surrenderAgainstAce = true.",
  },
  'surrender-needs-two-cards': {
    title: 'Surrender is on two cards',
    detail: ({ count, needs }) => `A hand is given up on its first ${needs} cards, not on ${count}.`,
  },
  'too-many-copies': {
    title: 'More copies of a card than there are decks',
    detail: ({ card, copies, decks }) => `The round shows ${card} ${copies} times, and ${decks} decks hold ${decks}.`,
  },
  'too-many-hands': {
    title: 'Split too often',
    detail: ({ hands, most, cards }) => `A box of ${cards} is split into at most ${most} hands, not ${hands}.`,
  },
} as const satisfies Record<BlackjackRefusal, RefusalFace>;
