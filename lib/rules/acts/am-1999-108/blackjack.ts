/** Blackjack as Section «Black Jack» has it: every value with the provision behind it. */
import type { BlackjackOfAct } from '../../games/blackjack/rules.ts';
import {
  dealerNaturalTakes,
  insurancePays,
  naturalRank,
  notes,
  orders,
  ordersInsurance,
  rounding,
  splitNatural,
  summaries,
  surrenderAgainstAce,
} from '../words/blackjack.ts';
import { conduct, inAct } from '../words/provision.ts';

const place = { en: 'Section «Black Jack»', hy: '«Բլեք Ջեք» բաժին' };
const paragraph = (n: number) => inAct(place, `paragraph ${n}`, `${n}-րդ պարբերություն`);
const first = inAct(place, 'paragraph 1', '1-ին պարբերություն');
const advantages = inAct(place, 'the advantages that the casino gives', 'խաղատան կողմից տրվող առավելություններ');
const terms = { dealer: 'խաղավար', ace: 'տուզ', king: 'արքան' };
const [own, ordered] = [summaries(terms), orders(terms)];

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
      pays: [1, 2],
      paid: 'besides-compare',
      rank: { reading: 'naturalRank' },
      provision: 'natural',
    },
    dealerNatural: { takes: { reading: 'dealerNaturalTakes' }, provision: 'dealer-natural' },
    dealerDraw: { drawsTo: 16, standsFrom: 17, provision: 'dealer-draw' },
    split: { times: 3, aces: { times: 1, oneCardEach: true }, provision: 'split' },
    double: { stakes: 2, drawn: 1, provision: 'double' },
    surrender: {
      returns: [1, 2],
      upcard: { notAceUnless: 'surrenderAgainstAce' },
      splitHands: false,
      provision: 'surrender',
    },
    insurance: {
      stake: [1, 2],
      pays: { reading: 'insurancePays', by: { 'two-to-one': [2, 1], 'one-to-two': [1, 2] } },
      provision: 'insurance',
    },
    evenMoney: { pays: [1, 1], provision: 'even-money' },
    houseBonus: 'none',
  },
  houseRules: { rounding, naturalRank, splitNatural, dealerNaturalTakes, insurancePays, surrenderAgainstAce },
  provisions: {
    compare: paragraph(3)(own.compare),
    push: paragraph(3)(ordered.push),
    bust: paragraph(2)(ordered.bust),
    natural: paragraph(3)(ordered.natural),
    'dealer-natural': {
      ...inAct(place)(
        ordered['dealer-natural'],
        'silent; as Decision N 66-N, annex 2, paragraph 5, where declared',
        'լռում է. հայտարարելու դեպքում՝ ինչպես N 66-Ն որոշման N 2 հավելվածի 5-րդ պարբերությունում',
      ),
      source: 'neighbour',
    },
    'dealer-draw': paragraph(2)({
      en: 'The dealer draws until the total reaches 17.',
      hy: 'Խաղավարը խաղաթուղթ է վերցնում, մինչև գումարը հասնի 17 միավորի։',
    }),
    split: paragraph(3)(ordered.split),
    double: paragraph(5)(ordered.double),
    surrender: advantages(ordered.surrender, 'paragraph 2', '2-րդ պարբերություն'),
    insurance: advantages(ordersInsurance(terms, '1/2'), 'paragraph 1', '1-ին պարբերություն'),
    'even-money': paragraph(6)(ordered['even-money']),
    decks: first(own.decks, 'point a', 'ա) կետ'),
    values: paragraph(2)(own.values),
    deal: paragraph(2)(own.deal),
    'hit-or-stand': conduct(paragraph(2)(own['hit-or-stand'])),
    shuffle: conduct(paragraph(4)(ordered.shuffle)),
    'stakes-closed': conduct(paragraph(4)(ordered['stakes-closed'])),
    'dealer-last': conduct(paragraph(2)(ordered['dealer-last'])),
  },
  notes: [
    notes.evenWin,
    notes.naturalGivenUp,
    notes.surrenderTwoCards,
    notes.surrenderUnsplit,
    notes.evenMoneyUnsplit,
    notes.insuranceOfOdd,
    notes.softSeventeen,
  ],
} as const satisfies BlackjackOfAct;
