import { inRatio, timesOf } from './en.ts';
import type { Bought, NamedHand, Pays, PokerStake, PokerWords } from './words.ts';

const LABELS: Readonly<Record<PokerStake, string>> = {
  ante: 'ante',
  raise: 'raise',
  fee: 'price of a card',
  bonus: 'bonus stake',
};
const THE: Readonly<Record<PokerStake, string>> = {
  ante: 'the ante',
  raise: 'the raise',
  fee: 'the price of the card',
  bonus: 'the bonus stake',
};
const COMBINATIONS = {
  flush: 'a flush',
  'full-house': 'a full house',
  'four-of-a-kind': 'four of a kind',
  'straight-flush': 'a straight flush',
  'royal-flush': 'a royal flush',
} as const;

const PLAYER_MISDEAL = 'The seat was dealt a wrong number of cards, so its hand does not count';
const DEALER_MISDEAL = 'The dealer dealt itself wrongly, so the hand does not count';
const shown = ({ name, five }: NamedHand) => `${name} (${five})`;
const isRatio = (pays: Pays | readonly [number, number]): pays is readonly [number, number] => Array.isArray(pays);

function paid(on: PokerStake, { basis, times }: Pays): string {
  return basis === 'on-top'
    ? `${THE[on]} comes back and wins ${timesOf(times, 'itself')}`
    : `${timesOf(times, THE[on])} comes back, ${THE[on]} itself included`;
}

const bought = ({ card, givenBack }: Bought) =>
  givenBack === undefined ? `The player bought a sixth card, ${card}` : `The player exchanged ${givenBack} for ${card}`;

const bonusCards = (firstFive: boolean) =>
  firstFive ? 'The first five cards, which alone count for the bonus here, show' : 'The cards show';

export const pokerEn: PokerWords = {
  dealer: (cards, { name, qualifies }) =>
    `The dealer’s cards: ${cards}; ${name}, which ${qualifies ? 'qualifies' : 'does not qualify'}.`,
  dealerMisdealt: (cards) =>
    `The dealer dealt itself wrongly${cards === undefined ? '' : ` (${cards})`}: every hand still in play is void.`,
  dealerNotOpened: 'The dealer’s cards are not stated: no hand was left to compare them with.',
  seat: (player, id, on, stake) => `${player}, seat ${id}: ${LABELS[on]} ${stake}.`,
  penalty: (player, id) => `${player}, seat ${id}: a penalty.`,
  reasons: {
    'higher-hand': (on, own, dealer, pays) =>
      `The player’s ${shown(own)} is higher than the dealer’s ${shown(dealer)}: ${isRatio(pays) ? `${THE[on]} comes back and is paid ${inRatio(pays)}` : paid(on, pays)}.`,
    'lower-hand': (on, own, dealer) =>
      `The player’s ${shown(own)} is lower than the dealer’s ${shown(dealer)}: ${THE[on]} is lost.`,
    tie: (on, own) =>
      `The player’s ${shown(own)} and the dealer’s hand are equal in all five ranks: ${THE[on]} comes back.`,
    'dealer-not-qualified': (on, pays) =>
      `The dealer has less than ace-king and does not qualify: ${THE[on]} comes back${pays === undefined ? '' : ` and is paid ${inRatio(pays)}`}.`,
    fold: (on) => `The player gave up: ${THE[on]} is lost.`,
    'player-misdeal': (on) => `${PLAYER_MISDEAL}: ${THE[on]} comes back.`,
    'dealer-misdeal': (on) => `${DEALER_MISDEAL}: ${THE[on]} comes back.`,
    'card-bought': (what) => `${bought(what)}; the price is taken at once and does not come back.`,
    exchanged: (what) => `${bought(what)}, and with that lost the bonus stake.`,
    'no-bonus-combination': (firstFive) =>
      `${bonusCards(firstFive)} none of the combinations that the bonus is paid on: the bonus stake is lost.`,
    combination: (combination, pays, firstFive) =>
      `${bonusCards(firstFive)} ${COMBINATIONS[combination]}: ${paid('bonus', pays)}.`,
  },
  penalties: {
    'player-misdeal': (percent) => `${PLAYER_MISDEAL}: the house pays ${percent}\u00a0% of the ante.`,
    'dealer-misdeal': (percent) => `${DEALER_MISDEAL}: the house pays ${percent}\u00a0% of the ante.`,
  },
  declaredPaytable: (basis, rows) =>
    `${rows.map(([combination, times]) => `${COMBINATIONS[combination].replace(/^a /, '')} ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}`).join(', ')}; the bonus stake is ${basis === 'on-top' ? 'returned besides' : 'included'}.`,
};
