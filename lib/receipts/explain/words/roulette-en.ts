import { timesOf } from './en.ts';
import type { Pays, RouletteWords } from './words.ts';

const COLORS = { red: ', red', black: ', black', none: '' } as const;
const plain = (name: string) => () => name;

export const rouletteEn: RouletteWords = {
  ballOn: (number, color) => `The ball came to rest on ${number}${COLORS[color]}.`,
  ballOut: 'The ball left the wheel: no number has won.',
  places: {
    straight: (at) => `the number ${at}`,
    split: (at) => `the split ${at}`,
    street: (at) => `the street ${at}`,
    trio: (at) => `the three numbers ${at}`,
    corner: (at) => `the corner ${at}`,
    'first-four': (at) => `the first four numbers ${at}`,
    'six-line': (at) => `the six numbers ${at}`,
    dozen: (at) => `the dozen ${at}`,
    column: (at) => `the column that begins with ${at}`,
    low: (at) => at,
    high: (at) => at,
    red: plain('red'),
    black: plain('black'),
    odd: plain('odd'),
    even: plain('even'),
  },
  staked: (player, stake, place) => `${player} staked ${stake} on ${place}.`,
  reasons: {
    'number-hit': (number, pays) => `The number ${number} came: ${wins(pays)}.`,
    'number-missed': (number) => `The number ${number} came, which this bet does not cover: the stake is lost.`,
    zero: () => 'The ball came to rest on 0: the whole stake goes to the dealer.',
    'ball-out': () => 'The ball left the wheel, so nothing is settled: the stake comes back.',
    late: () => 'The chip was placed after the dealer had closed the bets: it does not play, and the stake comes back.',
  },
};

function wins({ basis, times }: Pays): string {
  return basis === 'on-top'
    ? `the bet wins ${timesOf(times, 'the stake')}, and the stake comes back`
    : `${timesOf(times, 'the stake')} comes back, the stake itself included`;
}
