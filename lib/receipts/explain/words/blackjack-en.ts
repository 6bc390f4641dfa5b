import { inRatio, partOf, timesOf } from './en.ts';
import type { BlackjackWords } from './words.ts';

const prizes: BlackjackWords['prizes'] = {
  'three-sevens': 'three sevens',
  'six-cards': 'six cards or more without a bust',
  'suited-6-7-8': 'a six, a seven and an eight of one suit',
  'suited-natural': 'a natural of one suit',
};

const boxOf = (player: string, id: string, hand: number | undefined) =>
  `${player}, box ${id}${hand === undefined ? '' : `, hand ${hand}`}`;

export const blackjackEn: BlackjackWords = {
  dealer: (cards, total, shows) => {
    const what = { natural: 'a natural', bust: `${total} in all, a bust`, total: `${total} in all` };
    return `The dealer’s cards: ${cards}; ${what[shows]}.`;
  },
  hand: ({ player, id, hand, stake, doubled, cards, total }) =>
    `${boxOf(player, id, hand)}: staked ${stake}${doubled ? ' (doubled)' : ''} on ${cards}, ${total} in all.`,
  insured: (player, id, stake) => `${boxOf(player, id, undefined)}: insured for ${stake}.`,
  prize: (player, id, hand, when) => `${boxOf(player, id, hand)}: a prize of the house for ${prizes[when]}.`,
  reasons: {
    natural: (pays, besides) =>
      besides === undefined
        ? `The hand is a natural and the dealer has none: it is paid ${inRatio(pays)}, and the stake comes back.`
        : `The hand is a natural and wins: it is paid ${inRatio(besides)} and gets ${partOf(pays)} of the stake besides; the stake comes back.`,
    'even-money': (pays) =>
      `With a natural against an ace the player took even money: ${inRatio(pays)} at once, whatever the dealer’s next cards are; the stake comes back.`,
    'higher-total': (total, dealer, pays) =>
      `${total} is more than the dealer’s ${dealer}: the hand is paid ${inRatio(pays)}, and the stake comes back.`,
    'dealer-bust': (dealer, most, pays) =>
      `The dealer’s ${dealer} is above ${most}: the hand is paid ${inRatio(pays)}, and the stake comes back.`,
    bust: (total, most) => `${total} is above ${most}, a bust: the stake is lost.`,
    'lower-total': (total, dealer) => `${total} is less than the dealer’s ${dealer}: the stake is lost.`,
    'equal-totals': (total, natural) =>
      natural === undefined
        ? `The dealer has ${total} too: a push, the stake comes back.`
        : `The dealer has ${total} too: a push, the stake comes back; for the natural ${partOf(natural)} of the stake is paid besides.`,
    'both-natural': () => 'The hand and the dealer’s are both naturals: a push, the stake comes back.',
    'dealer-natural': (takes) => {
      const natural = 'The dealer has a natural and the hand has none';
      if (takes.kind === 'all') return `${natural}: the stake is lost.`;
      return takes.kind === 'initial'
        ? `${natural}: the box’s initial stake of ${takes.stake} is lost, and nothing more.`
        : `${natural}: the box’s initial stake was lost on another hand already, so this stake comes back.`;
    },
    surrender: (returns) => `The player gave the hand up: ${partOf(returns)} of the stake comes back.`,
  },
  insurance: {
    'dealer-natural': (pays) =>
      `The dealer has a natural: the insurance is paid ${inRatio(pays)}, and its stake comes back.`,
    'no-dealer-natural': () => 'The dealer has no natural: the insurance is lost.',
  },
  bonus: {
    times: (times) => `It is ${timesOf(times, 'the box’s initial stake')}.`,
    amount: (amount) => `It is a fixed ${amount}.`,
  },
  prizes,
  declaredPrize: (prize, pays) =>
    'times' in pays ? `${prize}, ${timesOf(pays.times, 'the stake')}` : `${prize}, ${pays.amount}`,
};
