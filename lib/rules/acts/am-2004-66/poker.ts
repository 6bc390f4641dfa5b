/** The three games of poker of annexes 3, 4 and 5, with the provision behind every number. */
import type { PokerOfAct, PokerRules, Row } from '../../games/poker/rules.ts';
import type { Provision, Text } from '../../kernel/provision.ts';
import { bonus, conductRules, misdealPenalty, rowPays, summaries } from '../words/poker.ts';
import {
  aceLowStraight,
  bonusAfterSixthCard,
  bonusOnFold,
  bonusPaytable,
  feeOnVoid,
  notes,
  raisePays,
  roundingOfPenalty,
} from '../words/poker-readings.ts';
import { conduct, inAct } from '../words/provision.ts';

/** The same in annexes 3 and 5; annex 4 breaks off before it. */
const bonusRule = {
  on: ['flush', 'full-house', 'four-of-a-kind', 'straight-flush', 'royal-flush'],
  mostPercentOfAnte: 50,
  provision: 'bonus',
} as const satisfies PokerRules['bonus'];
const misdeal = {
  player: { penaltyPercentOfAnte: 50, provision: 'player-misdeal' },
  dealer: { penaltyPercentOfAnte: 50, provision: 'dealer-misdeal' },
} as const satisfies PokerRules['misdeal'];

const penaltyOf = {
  player: misdealPenalty.player(misdeal.player.penaltyPercentOfAnte),
  dealer: misdealPenalty.dealer(misdeal.dealer.penaltyPercentOfAnte),
};
const bonusStake = bonus.atMost(bonusRule.mostPercentOfAnte);

const annexPlace = (n: number): Text => ({ en: `Annex ${n}`, hy: `Հավելված N ${n}` });

/** The parts of one annex where its provisions stand. */
function annex(place: Text, paytable: PokerRules['paytable']) {
  const table = inAct(place, 'the paytable', 'շահումների աղյուսակ');
  return {
    text: inAct(place),
    row: (id: Row, en: string, hy: string): Provision => table(rowPays(id, paytable[id]), en, hy),
    advantages: inAct(place, 'advantages given by the organizer', 'կազմակերպչի կողմից տրվող առավելություններ'),
  };
}

const annex3 = {
  place: annexPlace(3),
  paytable: {
    'row-1': { combinations: ['high-card', 'one-pair'], multiple: 2 },
    'row-2': { combinations: ['two-pair'], multiple: 3 },
    'row-3': { combinations: ['three-of-a-kind'], multiple: 4 },
    'row-4': { combinations: ['straight'], multiple: 5 },
    'row-5': { combinations: ['flush'], multiple: 6 },
    'row-6': { combinations: ['full-house'], multiple: 8 },
    'row-7': { combinations: ['four-of-a-kind'], multiple: 30 },
    'row-8': { combinations: ['straight-flush'], multiple: 75 },
    'row-9': { combinations: ['royal-flush'], multiple: 125 },
  },
} as const satisfies { place: Text; paytable: PokerRules['paytable'] };
const in3 = annex(annex3.place, annex3.paytable);

const annex5 = {
  place: annexPlace(5),
  paytable: {
    'row-1': { combinations: ['high-card', 'one-pair'], multiple: 1 },
    'row-2': { combinations: ['two-pair'], multiple: 2 },
    'row-3': { combinations: ['three-of-a-kind'], multiple: 3 },
    'row-4': { combinations: ['straight'], multiple: 4 },
    'row-5': { combinations: ['flush'], multiple: 5 },
    'row-6': { combinations: ['full-house'], multiple: 7 },
    'row-7': { combinations: ['four-of-a-kind'], multiple: 20 },
    'row-8': { combinations: ['straight-flush'], multiple: 50 },
    'row-9': { combinations: ['royal-flush'], multiple: 100 },
  },
} as const satisfies { place: Text; paytable: PokerRules['paytable'] };
const in5 = annex(annex5.place, annex5.paytable);

/** Our copy breaks off after row 8: what follows is annex 5's. */
const annex4 = {
  place: annexPlace(4),
  paytable: {
    'row-1': { combinations: ['high-card', 'one-pair'], multiple: 1 },
    'row-2': { combinations: ['two-pair'], multiple: 2 },
    'row-3': { combinations: ['three-of-a-kind'], multiple: 3 },
    'row-4': { combinations: ['straight'], multiple: 4 },
    'row-5': { combinations: ['flush'], multiple: 5 },
    'row-6': { combinations: ['full-house'], multiple: 7 },
    'row-7': { combinations: ['four-of-a-kind'], multiple: 20 },
    'row-8': { combinations: ['straight-flush'], multiple: 50 },
    'row-9': annex5.paytable['row-9'],
  },
} as const satisfies { place: Text; paytable: PokerRules['paytable'] };
const in4 = annex(annex4.place, annex4.paytable);
const cutOff = (from: Provision): Provision => ({
  ...from,
  at: {
    en: `${annex4.place.en} (cut off before this in the copy at hand), as ${from.at.en}`,
    hy: `${annex4.place.hy} (առկա օրինակում այս մասը չկա), ինչպես՝ ${from.at.hy}`,
  },
  source: 'neighbour',
});

const FIRST = ['decision 1', '1-ին որոշում'] as const;
const SECOND = ['decision 2', '2-րդ որոշում'] as const;
const THIRD = ['decision 3', '3-րդ որոշում'] as const;
const BONUS = ['Bonus', 'Բոնուս'] as const;
const SEVERAL_SEATS = ['Several seats', 'Կրկնակի խաղատեղով խաղ'] as const;

const fiveCardPoker = {
  name: { en: 'Five-card poker', hy: 'Հինգխաղաթղթանի պոկեր' },
  place: annex3.place,
  rules: {
    deal: { cards: 5, short: 4, provision: 'dealer-short' },
    fold: { provision: 'fold' },
    raise: { antes: 2, provision: 'raise' },
    draw: { kind: 'none', provision: 'raise' },
    qualify: { least: 'ace-king', paysAntes: 1, provision: 'no-qualify' },
    lose: { provision: 'lose' },
    win: { paysAntes: 1, provision: 'win' },
    tie: { provision: 'tie' },
    paytable: annex3.paytable,
    bonus: bonusRule,
    misdeal,
  },
  houseRules: {
    rounding: roundingOfPenalty,
    aceLowStraight: aceLowStraight.aceCalledHighest,
    raisePays,
    bonusPaytable,
    bonusOnFold,
  },
  provisions: {
    deck: in3.text(summaries.deck),
    fold: in3.text(summaries.fold, ...FIRST),
    raise: in3.text(summaries.raise, ...SECOND),
    'no-qualify': in3.text(summaries.noQualify),
    lose: in3.text(summaries.lose),
    win: in3.text(summaries.win),
    compare: in3.text(summaries.compare),
    tie: in3.text(summaries.tie),
    bonus: in3.advantages(bonusStake, ...BONUS),
    'player-misdeal': in3.text(penaltyOf.player),
    'dealer-short': in3.text(summaries.dealerShort),
    'dealer-misdeal': in3.text(penaltyOf.dealer),
    seats: in3.advantages(summaries.seats, ...SEVERAL_SEATS),
    'row-1': in3.row('row-1', 'row 1', 'տող 1'),
    'row-2': in3.row('row-2', 'row 2', 'տող 2'),
    'row-3': in3.row('row-3', 'row 3', 'տող 3'),
    'row-4': in3.row('row-4', 'row 4', 'տող 4'),
    'row-5': in3.row('row-5', 'row 5', 'տող 5'),
    'row-6': in3.row('row-6', 'row 6', 'տող 6'),
    'row-7': in3.row('row-7', 'row 7', 'տող 7'),
    'row-8': in3.row('row-8', 'row 8', 'տող 8'),
    'row-9': in3.row('row-9', 'row 9', 'տող 9'),
    chips: conduct(in3.text(conductRules.chipsAtTable)),
    closing: conduct(in3.text(conductRules.closing)),
    dealing: conduct(in3.text(conductRules.dealingOneUp)),
    places: conduct(in3.text(conductRules.places)),
    discussion: conduct(in3.text(conductRules.discussion)),
    'in-sight': conduct(in3.text(conductRules.inSight)),
    answers: conduct(in3.text(conductRules.houseAnswers)),
    sign: conduct(in3.text(conductRules.sign)),
    'bonus-sign': conduct(in3.advantages(conductRules.bonusSign, ...BONUS)),
    removal: conduct(in3.text(conductRules.removal)),
    'one-by-one': conduct(in3.advantages(conductRules.oneByOne, ...SEVERAL_SEATS)),
  },
  notes: [notes.voidHands],
} as const satisfies PokerOfAct;

const sixCardPoker = {
  name: { en: 'Six-card poker', hy: 'Վեցխաղաթղթանի պոկեր' },
  place: annex5.place,
  rules: {
    deal: { cards: 5, short: 4, provision: 'dealer-short' },
    fold: { provision: 'fold' },
    raise: { antes: 2, provision: 'raise' },
    draw: {
      kind: 'sixth-card',
      provision: 'six',
      fee: { antes: 1, provision: 'fee' },
      bonus: { by: 'reading', key: 'bonusAfterSixthCard', provision: 'bonus' },
    },
    qualify: { least: 'ace-king', paysAntes: 1, provision: 'no-qualify' },
    lose: { provision: 'lose' },
    win: { paysAntes: 1, provision: 'win' },
    tie: { provision: 'tie' },
    paytable: annex5.paytable,
    bonus: bonusRule,
    misdeal,
  },
  houseRules: {
    rounding: roundingOfPenalty,
    aceLowStraight: aceLowStraight.aceCalledHighest,
    bonusPaytable,
    bonusAfterSixthCard,
    bonusOnFold,
    feeOnVoid,
  },
  provisions: {
    deck: in5.text(summaries.deck),
    fold: in5.text(summaries.fold, ...FIRST),
    raise: in5.text(summaries.raise, ...SECOND),
    fee: in5.text(summaries.sixthCardFee, ...THIRD),
    'no-qualify': in5.text(summaries.noQualify),
    lose: in5.text(summaries.lose),
    win: in5.text(summaries.win),
    compare: in5.text(summaries.compare),
    tie: in5.text(summaries.tie),
    six: in5.text(summaries.six, ...THIRD),
    bonus: in5.advantages(bonusStake, ...BONUS),
    'bonus-exchange': in5.advantages(summaries.bonusExchange, ...BONUS),
    'player-misdeal': in5.text(penaltyOf.player),
    'dealer-short': in5.text(summaries.dealerShort),
    'dealer-misdeal': in5.text(penaltyOf.dealer),
    seats: in5.advantages(summaries.seats, ...SEVERAL_SEATS),
    'row-1': in5.row('row-1', 'row 1', 'տող 1'),
    'row-2': in5.row('row-2', 'row 2', 'տող 2'),
    'row-3': in5.row('row-3', 'row 3', 'տող 3'),
    'row-4': in5.row('row-4', 'row 4', 'տող 4'),
    'row-5': in5.row('row-5', 'row 5', 'տող 5'),
    'row-6': in5.row('row-6', 'row 6', 'տող 6'),
    'row-7': in5.row('row-7', 'row 7', 'տող 7'),
    'row-8': in5.row('row-8', 'row 8', 'տող 8'),
    'row-9': in5.row('row-9', 'row 9', 'տող 9'),
    chips: conduct(in5.text(conductRules.chipsAtTable)),
    closing: conduct(in5.text(conductRules.closing)),
    dealing: conduct(in5.text(conductRules.dealingOneUp)),
    places: conduct(in5.text(conductRules.places)),
    discussion: conduct(in5.text(conductRules.discussion)),
    'in-sight': conduct(in5.text(conductRules.inSight)),
    answers: conduct(in5.text(conductRules.houseAnswers)),
    sign: conduct(in5.text(conductRules.sign)),
    'bonus-sign': conduct(in5.advantages(conductRules.bonusSign, ...BONUS)),
    removal: conduct(in5.text(conductRules.removal)),
    'one-by-one': conduct(in5.advantages(conductRules.oneByOne, ...SEVERAL_SEATS)),
  },
  notes: [notes.tripsSlip, notes.sixAndBonus, notes.voidHands, notes.edgeWithSixthCard],
} as const satisfies PokerOfAct;

const fiveCardPokerExchange = {
  name: { en: 'Five-card poker with exchange', hy: 'Հինգխաղաթղթանի պոկեր՝ խաղաթղթի փոխանակությամբ' },
  place: annex4.place,
  rules: {
    deal: { cards: 5, short: 4, provision: 'dealer-short' },
    fold: { provision: 'fold' },
    raise: { antes: 2, provision: 'raise' },
    draw: {
      kind: 'exchange',
      provision: 'exchange',
      fee: { antes: 1, provision: 'fee' },
      bonus: { by: 'text', answer: 'forfeit', provision: 'bonus-exchange' },
    },
    qualify: { least: 'ace-king', paysAntes: 1, provision: 'no-qualify' },
    lose: { provision: 'lose' },
    win: { paysAntes: 1, provision: 'win' },
    tie: { provision: 'tie' },
    paytable: annex4.paytable,
    bonus: bonusRule,
    misdeal,
  },
  houseRules: {
    rounding: roundingOfPenalty,
    aceLowStraight: aceLowStraight.aceCalledHighest,
    bonusPaytable,
    bonusOnFold,
    feeOnVoid,
  },
  provisions: {
    deck: in4.text(summaries.deck),
    fold: in4.text(summaries.fold, ...FIRST),
    raise: in4.text(summaries.raise, ...SECOND),
    fee: in4.text(summaries.exchangeFee, ...THIRD),
    'no-qualify': in4.text(summaries.noQualify),
    lose: in4.text(summaries.lose),
    win: in4.text(summaries.win),
    compare: in4.text(summaries.compare),
    tie: in4.text(summaries.tie),
    exchange: in4.text(summaries.exchange, ...THIRD),
    bonus: cutOff(sixCardPoker.provisions.bonus),
    'bonus-exchange': cutOff(sixCardPoker.provisions['bonus-exchange']),
    'player-misdeal': cutOff(sixCardPoker.provisions['player-misdeal']),
    'dealer-short': cutOff(sixCardPoker.provisions['dealer-short']),
    'dealer-misdeal': cutOff(sixCardPoker.provisions['dealer-misdeal']),
    seats: cutOff(sixCardPoker.provisions.seats),
    'row-1': in4.row('row-1', 'row 1', 'տող 1'),
    'row-2': in4.row('row-2', 'row 2', 'տող 2'),
    'row-3': in4.row('row-3', 'row 3', 'տող 3'),
    'row-4': in4.row('row-4', 'row 4', 'տող 4'),
    'row-5': in4.row('row-5', 'row 5', 'տող 5'),
    'row-6': in4.row('row-6', 'row 6', 'տող 6'),
    'row-7': in4.row('row-7', 'row 7', 'տող 7'),
    'row-8': in4.row('row-8', 'row 8', 'տող 8'),
    'row-9': cutOff(sixCardPoker.provisions['row-9']),
    chips: conduct(in4.text(conductRules.chipsAtTable)),
    closing: conduct(in4.text(conductRules.closing)),
    dealing: conduct(in4.text(conductRules.dealingOneUp)),
    places: cutOff(sixCardPoker.provisions.places),
    discussion: cutOff(sixCardPoker.provisions.discussion),
    'in-sight': cutOff(sixCardPoker.provisions['in-sight']),
    answers: cutOff(sixCardPoker.provisions.answers),
    sign: cutOff(sixCardPoker.provisions.sign),
    'bonus-sign': cutOff(sixCardPoker.provisions['bonus-sign']),
    removal: cutOff(sixCardPoker.provisions.removal),
    'one-by-one': cutOff(sixCardPoker.provisions['one-by-one']),
  },
  notes: [notes.cutOff, notes.voidHands, notes.edgeWithExchange],
} as const satisfies PokerOfAct;

/** In the order of the annexes. */
export const pokerGames = {
  'five-card-poker': fiveCardPoker,
  'five-card-poker-exchange': fiveCardPokerExchange,
  'six-card-poker': sixCardPoker,
} as const satisfies Readonly<Record<string, PokerOfAct>>;
