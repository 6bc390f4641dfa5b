/** Blackjack as Annex 2 has it: every value with the provision behind it. */
import type { BlackjackOfAct } from '../../games/blackjack/rules.ts';
import {
  bonuses,
  chips,
  dealerNaturalTakes,
  decision,
  notes,
  rounding,
  splitNatural,
  summaries,
} from '../words/blackjack.ts';
import { conduct, inAct } from '../words/provision.ts';

const place = { en: 'Annex 2', hy: 'Հավելված N 2' };
const paragraph = (n: number) => inAct(place, `paragraph ${n}`, `${n}-րդ պարբերություն`);
const first = inAct(place, 'paragraph 1', '1-ին պարբերություն');
const own = summaries({ dealer: 'խաղարկող', ace: 'մեկանոց', king: 'թագավորը' });

export const blackjack = {
  name: { en: 'Blackjack', hy: 'Բլեք Ջեք' },
  place,
  rules: {
    decks: { count: 6, provision: 'decks' },
    values: { court: 10, ace: { low: 1, high: 11 }, provision: 'values' },
    deal: { toBox: 2, toDealer: 1, provision: 'deal' },
    compare: { pays: [1, 1], provision: 'compare' },
    push: { returns: 'stake', provision: 'push' },
    bust: { above: 21, provision: 'bust' },
    natural: {
      cards: 2,
      total: 21,
      pays: [3, 2],
      paid: 'instead-of-compare',
      rank: 'outranks-21',
      provision: 'natural',
    },
    dealerNatural: { takes: { reading: 'dealerNaturalTakes' }, provision: 'dealer-natural' },
    dealerDraw: { drawsTo: 16, standsFrom: 17, provision: 'dealer-draw' },
    split: { times: 3, aces: { times: 3, oneCardEach: false }, provision: 'split' },
    double: { stakes: 2, drawn: 1, provision: 'double' },
    surrender: { returns: [1, 2], upcard: 'any', splitHands: true, provision: 'surrender' },
    insurance: { stake: [1, 2], pays: [2, 1], provision: 'insurance' },
    evenMoney: { pays: [1, 1], provision: 'even-money' },
    houseBonus: {
      option: 'bonuses',
      combinations: {
        'three-sevens': { shows: 'ranks', ranks: ['7', '7', '7'], oneSuit: false },
        'six-cards': { shows: 'count', atLeast: 6 },
        'suited-6-7-8': { shows: 'ranks', ranks: ['6', '7', '8'], oneSuit: true },
        'suited-natural': { shows: 'natural', oneSuit: true },
      },
      provision: 'house-bonus',
    },
  },
  houseRules: { rounding, splitNatural, dealerNaturalTakes, bonuses },
  provisions: {
    compare: paragraph(3)(own.compare),
    push: paragraph(3)(decision.push),
    bust: paragraph(5)(decision.bust),
    natural: paragraph(5)(decision.natural),
    'dealer-natural': paragraph(5)(decision['dealer-natural']),
    'dealer-draw': paragraph(6)(decision['dealer-draw']),
    split: paragraph(6)(decision.split, 'the step on splitting', 'բաժանելու (սփլիթ) քայլը'),
    double: paragraph(6)(decision.double, 'the step on doubling', 'կրկնապատկելու (դաբլ դաուն) քայլը'),
    surrender: paragraph(6)(decision.surrender, 'the step on giving up', 'հրաժարվելու (սարանդր) քայլը'),
    insurance: paragraph(6)(decision.insurance, 'the step on insurance', 'ապահովագրման (ինշուրանս) քայլը'),
    'even-money': paragraph(6)(decision['even-money'], 'the step on even money', 'հավասար գումարի (իվն մանի) քայլը'),
    'house-bonus': paragraph(7)(decision['house-bonus']),
    decks: first(own.decks, 'point a', 'ա) կետ'),
    values: paragraph(5)(own.values),
    deal: paragraph(4)(own.deal),
    'hit-or-stand': conduct(paragraph(6)(own['hit-or-stand'], 'the first step', 'առաջին քայլը')),
    chips: conduct(paragraph(2)(chips.cashierOrDealer)),
    shuffle: conduct(paragraph(2)(decision.shuffle)),
    'stakes-closed': conduct(paragraph(3)(decision['stakes-closed'])),
    boxes: conduct(paragraph(3)(decision.boxes)),
    'dealer-last': conduct(paragraph(8)(decision['dealer-last'])),
  },
  notes: [
    notes.evenWin,
    notes.naturalGivenUp,
    notes.surrenderTwoCards,
    notes.evenMoneyUnsplit,
    notes.insuranceOfOdd,
    notes.sixOrMore,
    notes.bonusOwed,
  ],
} as const satisfies BlackjackOfAct;
