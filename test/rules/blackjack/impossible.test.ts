import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleRound } from '../../../lib/rules/index.ts';
import { compareAnyRounds } from './any-round.ts';
import { faults, isBust, type OracleBox, total, value } from './oracle.ts';
import { type Played, playedRound, requestOf } from './rounds.ts';

const RUNS = { numRuns: 200, seed: 20001207 };

/** Ways to make an impossible round of a possible one: the code it must be refused with, or undefined where it cannot be done. */
const MUTATIONS: Readonly<Record<string, (played: Played, box: OracleBox, n: number) => string | undefined>> = {
  'a card less than two': (_, box) => {
    const hand = box.hands[0]!;
    hand.cards = hand.cards.slice(0, 1);
    return 'hand-needs-two-cards';
  },
  'a card after the bust': (_, box) => {
    const hand = box.hands.find(({ cards }) => isBust(cards));
    hand?.cards.push('2c');
    return hand && 'drawn-after-bust';
  },
  'a doubled hand of another length': (_, box, n) => {
    const hand = box.hands[n % box.hands.length]!;
    if (hand.cards.length === 3) return undefined;
    hand.doubled = true;
    return 'double-needs-three-cards';
  },
  'a surrender on more cards': (_, box) => {
    const hand = box.hands.find(({ cards }) => cards.length > 2);
    if (hand) hand.surrendered = true;
    return hand && 'surrender-needs-two-cards';
  },
  'a surrender against the ace': ({ ruleset, rules, round }, box) => {
    if (ruleset === 'am-2004-66' || rules.surrenderAgainstAce || value(round.dealer.cards[0]!) !== 1) return undefined;
    box.hands[0]!.surrendered = true;
    return 'surrender-against-ace';
  },
  'a surrendered split hand': ({ ruleset }, box) => {
    if (ruleset === 'am-2004-66' || box.hands.length === 1) return undefined;
    box.hands.at(-1)!.surrendered = true;
    return 'surrender-after-split';
  },
  'a hand too many': ({ ruleset }, box) => {
    const [first] = box.hands[0]!.cards;
    while (box.hands.length < 5) box.hands.push({ cards: [first!, '2c'] });
    return ruleset === 'am-2004-66' || value(first!) !== 1 || box.hands.length > 2 ? 'too-many-hands' : undefined;
  },
  'split cards of two values': (_, box) => {
    const first = value(box.hands[0]!.cards[0]!);
    box.hands.push({ cards: [first === 5 ? '6h' : '5h', '2c'] });
    return 'split-values-differ';
  },
  'a card on a split ace': ({ ruleset }, box) => {
    if (ruleset === 'am-2004-66') return undefined;
    box.hands = [{ cards: ['As', '5h', '2c'] }, { cards: ['Ad', '9c'] }];
    return 'split-ace-drawn';
  },
  'insurance without the ace': ({ round }, box) => {
    if (value(round.dealer.cards[0]!) === 1) return undefined;
    box.insurance = Math.ceil(box.stake / 2);
    return 'insurance-needs-ace';
  },
  'insurance that is not half': (_, box, n) => {
    box.insurance = Math.ceil(box.stake / 2) + 1 + n;
    return 'insurance-not-half';
  },
  'even money without the ace': ({ round }, box) => {
    if (value(round.dealer.cards[0]!) === 1) return undefined;
    box.evenMoney = true;
    return 'even-money-needs-ace';
  },
  'even money without the natural': (_, box) => {
    if (box.hands.length === 1 && box.hands[0]!.cards.length === 2 && total(box.hands[0]!.cards) === 21)
      return undefined;
    box.evenMoney = true;
    return 'even-money-needs-natural';
  },
  'a dealer who goes on': ({ round: { dealer } }) => {
    if (total(dealer.cards) < 17) return undefined;
    dealer.cards.push('2c');
    return 'dealer-must-stand';
  },
  'a dealer who stops too early': ({ ruleset, rules, round }) => {
    const { dealer } = round;
    if (dealer.cards.length < 2 || total(dealer.cards) < 17) return undefined;
    dealer.cards.pop();
    const found = faults(ruleset, rules, round).find((fault) => fault.startsWith('dealer-'));
    return found?.split(' ')[0];
  },
  'a seventh copy': (_, box) => {
    const card = box.hands[0]!.cards[1]!;
    const hand = box.hands[0]!;
    hand.cards = [hand.cards[0]!, ...Array.from({ length: 7 }, () => card)];
    return 'too-many-copies';
  },
  'a joker': (_, box, n) => {
    const { cards } = box.hands[0]!;
    cards[n % cards.length] = n % 2 ? 'Xr' : 'Xb';
    return 'card-not-in-this-deck';
  },
  'a box id twice': ({ round }, box) => {
    if (round.boxes.length === 1) return undefined;
    const other = round.boxes.find(({ id }) => id !== box.id)!;
    other.id = box.id;
    return 'duplicate-id';
  },
  'a prize twice': ({ rules: { bonuses } }) => {
    if (!bonuses?.length) return undefined;
    bonuses.push({ ...bonuses[0]! });
    return 'bonus-declared-twice';
  },
};

describe('a possible round with one impossible change', () => {
  for (const [name, mutate] of Object.entries(MUTATIONS)) {
    it(`is refused for ${name}, and has no amounts`, () => {
      let done = 0;
      fc.assert(
        fc.property(playedRound(), fc.nat(100), (played, n) => {
          const changed = structuredClone(played);
          const box = changed.round.boxes[n % changed.round.boxes.length]!;
          const code = mutate(changed, box, n);
          if (code === undefined) return;
          done++;
          const result = settleRound(requestOf(changed));
          if (result.ok) expect.fail(`settled: ${JSON.stringify(changed)}`);
          expect(result.refusals.map((refusal) => refusal.code)).toContain(code);
          expect(Object.keys(result)).toEqual(['ok', 'refusals']);
        }),
        RUNS,
      );
      expect(done).toBeGreaterThan(5);
    });
  }
});

describe('any round at all', () => {
  it('is refused with exactly its faults, or settled as the rules say when written out plainly', () => {
    const { settledRounds, refusedRounds } = compareAnyRounds(2000, RUNS.seed);
    expect(Math.min(settledRounds, refusedRounds)).toBeGreaterThan(100);
  });
});
