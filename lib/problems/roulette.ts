/** Faces of what roulette refuses. */
import type { RouletteRefusal } from '../rules/games/roulette/refusals.ts';
import type { RefusalFace } from './face.ts';

export const rouletteProblems = {
  'bet-needs-reading': {
    title: 'The act does not list this bet',
    detail: ({ type, reading, choice }) =>
      `The table of bets does not list "${type}". A house that reads it otherwise declares houseRules.${reading} = "${choice}".`,
  },
  'not-on-the-layout': {
    title: 'No such place on the layout',
    detail: ({ type, numbers }) =>
      `The numbers ${numbers} are no ${type} on the layout. Nothing is guessed: name the place.`,
  },
  'wrong-count-of-numbers': {
    title: 'Wrong count of numbers',
    detail: ({ type, covers, count }) => `A ${type} bet covers ${covers} different numbers, not ${count}.`,
  },
} as const satisfies Record<RouletteRefusal, RefusalFace>;
