/** Random rounds that can happen, played out under an act with a six-deck shoe; shrinks towards few, plain hands. */
import fc from 'fast-check';
import {
  isBust,
  isNatural,
  needed,
  type OracleBox,
  type OracleRound,
  type OracleRules,
  RULESETS,
  type Ruleset,
  total,
  value,
} from './oracle.ts';

export interface Played {
  readonly ruleset: Ruleset;
  readonly rules: OracleRules;
  readonly round: OracleRound;
}

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';
const DECK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
/** Ranks that lead to splits, naturals, insurance and prizes come oftener than they would. */
const OFTEN = 'AAAATTKK777886';

export const bonuses = fc
  .uniqueArray(fc.constantFrom('three-sevens', 'six-cards', 'suited-6-7-8', 'suited-natural'), { maxLength: 4 })
  .chain((whens) =>
    fc.tuple(
      ...whens.map((when) =>
        fc.oneof(
          fc.integer({ min: 1, max: 1_000_000 }).map((times) => ({ when, times })),
          fc.integer({ min: 1, max: 10_000_000 }).map((amount) => ({ when, amount })),
        ),
      ),
    ),
  );

/** Declared house rules of an act, any key left out. */
export function houseRules(ruleset: Ruleset): fc.Arbitrary<OracleRules> {
  const common = {
    rounding: fc.constantFrom('to-player' as const, 'to-house' as const),
    splitNatural: fc.constantFrom('twenty-one' as const, 'natural' as const),
    dealerNaturalTakes: fc.constantFrom('all-stakes' as const, 'original-stake' as const),
  };
  return ruleset === 'am-2004-66'
    ? fc.record({ ...common, bonuses }, { requiredKeys: [] })
    : fc.record(
        {
          ...common,
          naturalRank: fc.constantFrom('points-only' as const, 'outranks-21' as const),
          insurancePays: fc.constantFrom('two-to-one' as const, 'one-to-two' as const),
          surrenderAgainstAce: fc.boolean(),
        },
        { requiredKeys: [] },
      );
}

/** @param unit every stake is a multiple of it */
export function playedRound(unit = 1): fc.Arbitrary<Played> {
  return fc
    .constantFrom(...RULESETS)
    .chain((ruleset) =>
      fc.record({
        ruleset: fc.constant(ruleset),
        rules: houseRules(ruleset),
        stakes: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 7 }),
        cards: fc.array(fc.nat(51 + OFTEN.length * 4), { minLength: 90, maxLength: 90 }),
        choices: fc.array(fc.nat(59), { minLength: 60, maxLength: 60 }),
      }),
    )
    .map(({ ruleset, rules, stakes, cards, choices }) => ({
      ruleset,
      rules,
      round: play(
        ruleset,
        rules,
        stakes.map((stake) => stake * unit),
        cards,
        choices,
      ),
    }));
}

function play(
  ruleset: Ruleset,
  rules: OracleRules,
  stakes: readonly number[],
  picks: readonly number[],
  choices: readonly number[],
): OracleRound {
  const shown = new Map<string, number>();
  let pick = 0;
  let choice = 0;
  const draw = (): string => {
    let n = picks[pick++ % picks.length]!;
    if (n > 51) {
      const rank = OFTEN[(n - 52) >> 2]!;
      // Of one suit, or 6-7-8 of one suit would hardly ever come.
      n = RANKS.indexOf(rank) * 4 + ('678'.includes(rank) ? 2 : n & 3);
    }
    while ((shown.get(DECK[n]!) ?? 0) === 6) n = (n + 1) % 52;
    shown.set(DECK[n]!, (shown.get(DECK[n]!) ?? 0) + 1);
    return DECK[n]!;
  };
  /** True for one choice in so many; never for the choice that everything shrinks to. */
  const chosen = (oneIn: number): boolean => choices[choice++ % choices.length]! % oneIn === oneIn - 1;

  const order = ruleset !== 'am-2004-66';
  const round: OracleRound = { dealer: { cards: [draw()] }, boxes: [] };
  const aceUp = value(round.dealer.cards[0]!) === 1;
  for (const [i, stake] of stakes.entries()) {
    const first = { cards: [draw(), draw()] };
    const box: OracleBox = { id: `b${i}`, player: `P-${i % 3}`, stake, hands: [first] };
    round.boxes.push(box);
    if (aceUp && isNatural(box, first, rules) && chosen(2)) {
      box.evenMoney = true;
      continue;
    }
    if (aceUp && chosen(3)) {
      const insurance = chosen(2) ? Math.ceil(stake / 2) : Math.floor(stake / 2);
      if (insurance > 0) box.insurance = insurance;
    }
    for (let j = 0; j < box.hands.length; j++) {
      const hand = box.hands[j]!;
      if (hand.cards.length === 1) hand.cards.push(draw());
      const aces = value(hand.cards[0]!) === 1;
      const most = order && aces ? 2 : 4;
      while (box.hands.length < most && value(hand.cards[0]!) === value(hand.cards[1]!) && chosen(2)) {
        box.hands.splice(j + 1, 0, { cards: [hand.cards[1]!] });
        hand.cards[1] = draw();
      }
      const split = box.hands.length > 1;
      const mayGiveUp = order ? !split && (!aceUp || rules.surrenderAgainstAce === true) : true;
      if (mayGiveUp && chosen(6)) box.hands[j]!.surrendered = true;
      else if (order && aces && split) continue;
      else if (chosen(4)) {
        hand.cards.push(draw());
        box.hands[j]!.doubled = true;
      } else while (!isBust(hand.cards) && chosen(total(hand.cards) < 15 ? 2 : 5)) hand.cards.push(draw());
    }
  }
  const need = needed(ruleset, rules, round);
  const { cards } = round.dealer;
  if (need === 'natural') cards.push(draw());
  while (total(cards) <= 16 && (need === 'total' || chosen(2))) cards.push(draw());
  return round;
}

/** The request as the engine's door takes it. */
export function requestOf({ ruleset, rules, round }: Played) {
  return {
    ruleset,
    game: 'blackjack',
    currency: 'AMD',
    table: 'T-1',
    round: 'r/1',
    playedAt: '2024-05-01T20:00:00+04:00',
    houseRules: rules as Readonly<Record<string, unknown>>,
    ...round,
  };
}
