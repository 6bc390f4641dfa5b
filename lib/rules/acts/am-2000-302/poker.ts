/** Poker as Section «Poker» has it: stakes, draw and paytable, with the provision behind every number. */
import type { PokerOfAct, PokerRules, Row } from '../../games/poker/rules.ts';
import type { Provision, Text } from '../../kernel/provision.ts';
import { bonus, conductRules, rowPays, summaries } from '../words/poker.ts';
import {
  aceLowStraight,
  bonusAfterExchange,
  bonusOnFold,
  bonusPaytable,
  feeOnVoid,
  notes,
  roundingOfNothing,
} from '../words/poker-readings.ts';
import { conduct, inAct } from '../words/provision.ts';

const place = { en: 'Section «Poker»', hy: '«Պոկեր» բաժին' };
const text = inAct(place);
const table = inAct(place, 'the table', 'աղյուսակ');
const row = (id: Row, en: string, hy: string): Provision => table(rowPays(id, paytable[id]), en, hy);
const silent = (summary: Text): Provision => ({
  ...text(summary, 'silent, as Decision N 66-N, annex 4', 'լռում է, ինչպես N 66-Ն որոշման N 4 հավելվածում'),
  source: 'neighbour',
});

const paytable = {
  'row-1': { combinations: ['high-card', 'one-pair'], multiple: 1 },
  'row-2': { combinations: ['two-pair'], multiple: 2 },
  'row-3': { combinations: ['three-of-a-kind'], multiple: 3 },
  'row-4': { combinations: ['straight'], multiple: 4 },
  'row-5': { combinations: ['flush'], multiple: 5 },
  'row-6': { combinations: ['full-house'], multiple: 7 },
  'row-7': { combinations: ['four-of-a-kind'], multiple: 20 },
  'row-8': { combinations: ['straight-flush'], multiple: 50 },
  'row-9': { combinations: ['royal-flush'], multiple: 100 },
} as const satisfies PokerRules['paytable'];

const poker = {
  name: { en: 'Poker', hy: 'Պոկեր' },
  place,
  rules: {
    deal: { cards: 5, short: 4, provision: 'dealer-short' },
    fold: { provision: 'fold' },
    raise: { antes: 2, provision: 'raise' },
    draw: {
      kind: 'exchange',
      provision: 'exchange',
      fee: { antes: 1, provision: 'fee' },
      bonus: { by: 'reading', key: 'bonusAfterExchange', provision: 'bonus' },
    },
    qualify: { least: 'ace-king', paysAntes: 1, provision: 'no-qualify' },
    lose: { provision: 'lose' },
    win: { paysAntes: 1, provision: 'win' },
    tie: { provision: 'tie' },
    paytable,
    bonus: {
      on: ['flush', 'full-house', 'four-of-a-kind', 'straight-flush', 'royal-flush'],
      mostPercentOfAnte: 'set-by-the-house',
      provision: 'bonus',
    },
    misdeal: {
      player: { penaltyPercentOfAnte: 0, provision: 'player-misdeal' },
      dealer: { penaltyPercentOfAnte: 0, provision: 'dealer-misdeal' },
    },
  },
  houseRules: {
    rounding: roundingOfNothing,
    aceLowStraight: aceLowStraight.ranksUnsaid,
    bonusPaytable,
    bonusAfterExchange,
    bonusOnFold,
    feeOnVoid,
  },
  provisions: {
    deck: silent(summaries.deck),
    fold: text(summaries.fold),
    raise: text(summaries.raise),
    fee: text(summaries.exchangeFee),
    'no-qualify': text(summaries.noQualify),
    lose: silent(summaries.lose),
    win: text(summaries.win),
    compare: silent(summaries.compare),
    tie: silent(summaries.tie),
    exchange: text(summaries.exchange),
    bonus: text(bonus.setByTheHouse),
    'player-misdeal': text(summaries.playerMisdeal),
    'dealer-short': text(summaries.dealerShort),
    'dealer-misdeal': text(summaries.dealerMisdeal),
    seats: silent(summaries.seats),
    'row-1': row('row-1', 'row 1', 'տող 1'),
    'row-2': row('row-2', 'row 2', 'տող 2'),
    'row-3': row('row-3', 'row 3', 'տող 3'),
    'row-4': row('row-4', 'row 4', 'տող 4'),
    'row-5': row('row-5', 'row 5', 'տող 5'),
    'row-6': row('row-6', 'row 6', 'տող 6'),
    'row-7': row('row-7', 'row 7', 'տող 7'),
    'row-8': row('row-8', 'row 8', 'տող 8'),
    'row-9': row('row-9', 'row 9', 'տող 9'),
    chips: conduct(text(conductRules.chips)),
    closing: conduct(text(conductRules.closing)),
    dealing: conduct(text(conductRules.dealingLastUp)),
    places: conduct(text(conductRules.places)),
    discussion: conduct(text(conductRules.discussion)),
    'in-sight': conduct(text(conductRules.inSight)),
    answers: conduct(text(conductRules.dealerAnswers)),
  },
  notes: [notes.comparison, notes.severalSeats, notes.stakesOnVoid, notes.voidHands, notes.edgeWithExchange],
} as const satisfies PokerOfAct;

export const pokerGames = { poker } as const satisfies Readonly<Record<string, PokerOfAct>>;
