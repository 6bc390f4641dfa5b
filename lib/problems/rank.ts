/** Faces of what ranking hands refuses. */
import type { RankRefusal } from '../rules/games/rank/refusals.ts';
import type { RefusalFace } from './face.ts';

export const rankProblems = {
  'hand-needs-five-to-seven-cards': {
    title: 'A hand has five to seven cards',
    detail: ({ count }) => `Five, six or seven cards make a hand, the board included; this one has ${count}.`,
  },
  'duplicate-card': {
    title: 'The same card twice',
    detail: ({ card, first }) => `The card ${card} is in this deal already, at ${first}: a deck has every card once.`,
  },
  'joker-not-in-deck': {
    title: 'The deck has no such joker',
    detail: ({ card, jokers }) =>
      `The joker ${card} is not in this deck: "jokers" says that it has ${jokers === 0 ? 'none' : `only ${jokers}`}.`,
  },
} as const satisfies Record<RankRefusal, RefusalFace>;
