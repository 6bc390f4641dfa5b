/** What is finite is enumerated. Every combination of the readings: test/slow. */
import { describe, expect, it } from 'vitest';
import { settleRound } from '../../../lib/rules/index.ts';
import { compareEveryStart, dealerHands, dealt, starts } from './every-start.ts';
import type { OracleRules, Ruleset } from './oracle.ts';
import { requestOf } from './rounds.ts';

/** The readings that decide results in every combination; those that only decide amounts turn with them. */
const decision: readonly OracleRules[] = [{}, { dealerNaturalTakes: 'original-stake', rounding: 'to-house' }];
const orders: readonly OracleRules[] = [
  {},
  { dealerNaturalTakes: 'original-stake', rounding: 'to-house' },
  { naturalRank: 'outranks-21', insurancePays: 'one-to-two' },
  {
    naturalRank: 'outranks-21',
    dealerNaturalTakes: 'original-stake',
    rounding: 'to-house',
    insurancePays: 'one-to-two',
  },
];
const READINGS = { 'am-2004-66': decision, 'am-2000-302': orders, 'am-1999-108': orders };

describe('every start against every upcard and every end of the dealer’s hand', () => {
  it('there are 91 starts, and 10 or, with a natural, 11 ends for each of 13 upcards', () => {
    expect(starts).toHaveLength(91);
    expect(dealerHands).toHaveLength(8 * 10 + 5 * 11);
  });

  for (const [ruleset, readings] of Object.entries(READINGS) as [Ruleset, readonly OracleRules[]][]) {
    it(`settles as the rules say when written out plainly, in ${ruleset}`, () => {
      expect(compareEveryStart(ruleset, readings)).toEqual({ wrong: [], rounds: 91 * 135 * readings.length });
    });
  }

  it('comes out as often as can be counted by hand', () => {
    // Of the 91 starts 4 are naturals, an ace with T, J, Q or K. Of the dealer's 135 hands 5 are naturals, one for each
    // upcard that can turn one; 13 x 5 are bust; and 13 end on each of 17 to 21.
    const count = (ruleset: Ruleset, rules: OracleRules = {}) => {
      const reasons: Record<string, number> = {};
      for (const dealerRanks of dealerHands) {
        for (const start of starts) {
          const { cards, dealer } = dealt(start, dealerRanks);
          const box = { id: '1', player: 'P', stake: 2, hands: [{ cards }] };
          const result = settleRound(requestOf({ ruleset, rules, round: { dealer, boxes: [box] } }));
          const reason = result.ok ? result.value.settlement.lines[0]!.reason : 'refused';
          reasons[reason] = (reasons[reason] ?? 0) + 1;
        }
      }
      return reasons;
    };
    const outranking = {
      'both-natural': 4 * 5,
      natural: 4 * (13 * 10),
      'dealer-natural': 87 * 5,
      'dealer-bust': 87 * 13 * 5,
    };
    const { 'higher-total': higher, 'lower-total': lower, 'equal-totals': equal, ...rest } = count('am-2004-66');
    expect(rest).toEqual(outranking);
    expect(higher! + lower! + equal!).toBe(87 * 13 * 5);
    const points = count('am-1999-108');
    expect(points['both-natural']).toBe(4 * 5);
    expect(points.natural).toBe(4 * 13 * 9);
    expect(points['equal-totals']).toBe(equal! + 4 * 13);
    expect(points['lower-total']).toBe(lower! + 87 * 5);
    expect(count('am-1999-108', { naturalRank: 'outranks-21' })).toEqual(count('am-2004-66'));
  });
});
