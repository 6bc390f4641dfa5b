/** American roulette as Section «American roulette» has it: the paytable, with the provision behind every number. */
import type { RouletteOfAct } from '../../games/roulette/rules.ts';
import { conduct, inAct } from '../words/provision.ts';
import { cashing, columnBets, direction, notes, payout, summaries, zeroCombinations } from '../words/roulette.ts';

const place = { en: 'Section «American roulette»', hy: '«Ամերիկյան պտուտակախաղ» բաժին' };
const table = inAct(place, 'the table', 'աղյուսակ');
const text = inAct(place);

export const roulette = {
  name: { en: 'American roulette', hy: 'Ամերիկյան պտուտակախաղ' },
  place,
  rules: {
    bets: {
      straight: { covers: 1, multiple: 35, wording: 'fold', provision: 'row-1' },
      split: { covers: 2, multiple: 17, wording: 'fold', provision: 'row-2' },
      street: { covers: 3, multiple: 11, wording: 'fold', provision: 'row-3' },
      trio: {
        covers: 3,
        multiple: 11,
        wording: 'fold',
        provision: 'row-3',
        needs: { reading: 'zeroCombinations', choice: 'layout' },
      },
      corner: { covers: 4, multiple: 8, wording: 'fold', provision: 'row-4' },
      'first-four': {
        covers: 4,
        multiple: 8,
        wording: 'fold',
        provision: 'row-4',
        needs: { reading: 'zeroCombinations', choice: 'layout' },
      },
      'six-line': { covers: 6, multiple: 5, wording: 'fold', provision: 'row-5' },
      dozen: { covers: 12, multiple: 3, wording: 'tripled-doubled', provision: 'row-6' },
      column: {
        covers: 12,
        multiple: 3,
        wording: 'tripled-doubled',
        provision: 'row-6',
        needs: { reading: 'columnBets', choice: 'as-dozen' },
      },
      low: { covers: 18, multiple: 2, wording: 'tripled-doubled', provision: 'row-7' },
      high: { covers: 18, multiple: 2, wording: 'tripled-doubled', provision: 'row-7' },
      red: { covers: 18, multiple: 2, wording: 'tripled-doubled', provision: 'row-8' },
      black: { covers: 18, multiple: 2, wording: 'tripled-doubled', provision: 'row-8' },
      odd: { covers: 18, multiple: 2, wording: 'tripled-doubled', provision: 'row-9' },
      even: { covers: 18, multiple: 2, wording: 'tripled-doubled', provision: 'row-9' },
    },
    zero: { takes: ['low', 'high', 'odd', 'even', 'red', 'black'], provision: 'zero' },
    ballOut: { voids: 'all-bets', provision: 'ball-out' },
    closing: { voids: 'bets-placed-later', provision: 'closing' },
  },
  houseRules: { payout, zeroCombinations, columnBets },
  provisions: {
    'row-1': table(summaries['row-1'], 'row 1', 'տող 1'),
    'row-2': table(summaries['row-2'], 'row 2', 'տող 2'),
    'row-3': table(summaries['row-3'], 'row 3', 'տող 3'),
    'row-4': table(summaries['row-4'], 'row 4', 'տող 4'),
    'row-5': table(summaries['row-5'], 'row 5', 'տող 5'),
    'row-6': table(summaries['row-6'], 'row 6', 'տող 6'),
    'row-7': table(summaries['row-7'], 'row 7', 'տող 7'),
    'row-8': table(summaries['row-8'], 'row 8', 'տող 8'),
    'row-9': table(summaries['row-9'], 'row 9', 'տող 9'),
    zero: text(summaries.zero),
    'ball-out': {
      ...text(
        summaries['ball-out'],
        'silent, as Decision N 66-N, annex 1',
        'լռում է, ինչպես N 66-Ն որոշման N 1 հավելվածում',
      ),
      source: 'neighbour',
    },
    closing: text(summaries.closing),
    'same-cell': text(summaries['same-cell']),
    'right-place': conduct(text(summaries['right-place'])),
    players: conduct(text(summaries.players)),
    'chip-value': conduct(text(summaries['chip-value'])),
    direction: conduct(text(direction.wheel)),
    clearing: conduct(text(cashing)),
  },
  notes,
} as const satisfies RouletteOfAct;
