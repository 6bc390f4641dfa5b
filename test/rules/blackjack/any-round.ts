/** Rounds that nobody played, against the rules written out plainly: the same faults, or the same lines. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { settleRound } from '../../../lib/rules/index.ts';
import { faults, RULESETS, settle } from './oracle.ts';
import { houseRules, type Played, requestOf } from './rounds.ts';

/** Flags and cards as they come, most of them impossible in several ways. */
const anyRound: fc.Arbitrary<Played> = fc.constantFrom(...RULESETS).chain((ruleset) => {
  const card = fc
    .tuple(fc.constantFrom(...'23456789TJQKAAATT88'), fc.constantFrom(...'cdhs'))
    .map(([rank, suit]) => rank + suit);
  const rarely = fc.nat(24).map((n) => n === 24);
  const hand = fc.record({
    cards: fc.oneof(
      { weight: 6, arbitrary: fc.array(card, { minLength: 2, maxLength: 2 }) },
      { weight: 4, arbitrary: fc.array(card, { minLength: 1, maxLength: 5 }) },
    ),
    doubled: rarely,
    surrendered: rarely,
  });
  const sameFirst = fc
    .tuple(fc.constantFrom('As', '8c', 'Kd'), fc.array(hand, { minLength: 1, maxLength: 5 }))
    .map(([first, hands]) => hands.map((of) => ({ ...of, cards: [first, ...of.cards.slice(1)] })));
  const box = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      stake: fc.integer({ min: 1, max: 20 }),
      insurance: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined, freq: 3 }),
      evenMoney: rarely,
      hands: fc.oneof(
        { weight: 8, arbitrary: hand.map((only) => [only]) },
        { weight: 2, arbitrary: sameFirst },
        { weight: 1, arbitrary: fc.array(hand, { minLength: 1, maxLength: 3 }) },
      ),
    })
    .map(({ insurance, ...rest }) => ({ ...rest, player: 'P', ...(insurance === undefined ? {} : { insurance }) }));
  const finished = ['Ah Td', 'Ah 6d', 'Th 7d', 'Kd 6c 9s', '7h 7d 7c', 'Ah 5d Tc 3d', 'Ah', '9d', 'Tc 4d'];
  const dealer: fc.Arbitrary<string[]> = fc.oneof(
    { weight: 1, arbitrary: fc.array(card, { minLength: 1, maxLength: 4 }) },
    { weight: 4, arbitrary: fc.constantFrom(...finished).map((cards) => cards.split(' ')) },
  );
  return fc.record({
    ruleset: fc.constant(ruleset),
    rules: houseRules(ruleset),
    round: fc.record({ dealer: fc.record({ cards: dealer }), boxes: fc.array(box, { minLength: 1, maxLength: 3 }) }),
  });
});

/** Compares so many rounds, and says how many of them were settled and how many refused. */
export function compareAnyRounds(numRuns: number, seed: number) {
  let [settledRounds, refusedRounds] = [0, 0];
  fc.assert(
    fc.property(anyRound, (any) => {
      const expected = faults(any.ruleset, any.rules, any.round).sort();
      const result = settleRound(requestOf(any));
      if (result.ok) {
        settledRounds++;
        expect(expected).toEqual([]);
        expect(result.value.settlement.lines).toEqual(settle(any.ruleset, any.rules, any.round));
      } else {
        refusedRounds++;
        expect(result.refusals.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual(expected);
      }
    }),
    { numRuns, seed },
  );
  return { settledRounds, refusedRounds };
}
