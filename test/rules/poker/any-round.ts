/** Rounds of poker that can happen, at random: every game, act, choice of readings, standing and kind of misdeal. */
import fc from 'fast-check';
import type { SeatFacts } from '../../../lib/rules/games/poker/round.ts';
import type { PokerRules } from '../../../lib/rules/games/poker/rules.ts';
import { ACTS, type RoundRequest } from '../../../lib/rules/index.ts';
import { CARD_TEXT } from '../../../lib/rules/kernel/cards.ts';
import { GAMES, type GameOf } from './play.ts';

export interface AnyRound extends RoundRequest {
  readonly dealer: { readonly cards?: readonly string[]; readonly misdeal?: boolean };
  readonly seats: readonly SeatFacts[];
  /** Hands that the same deck still has for the dealer. */
  readonly dealers: readonly (readonly string[])[];
  readonly [field: string]: unknown;
}

const multiple = fc.integer({ min: 1, max: 1000 });
const bonusPaytable = fc.record(
  {
    basis: fc.constantFrom('to-one', 'for-one'),
    flush: multiple,
    'full-house': multiple,
    'four-of-a-kind': multiple,
    'straight-flush': multiple,
    'royal-flush': multiple,
  },
  { requiredKeys: ['flush', 'full-house', 'four-of-a-kind', 'straight-flush', 'royal-flush'] },
);

/** Any of the game's choices for any of its keys. */
function anyHouseRules({ ruleset, game }: GameOf): fc.Arbitrary<Record<string, unknown>> {
  const { houseRules } = ACTS.find(({ id }) => id === ruleset)!.games[game]!.text;
  const keys = Object.entries(houseRules).map(([key, rule]) => [
    key,
    rule.kind === 'reading' ? fc.constantFrom(...rule.choices.map(({ value }) => value)) : bonusPaytable,
  ]);
  return fc.record(Object.fromEntries(keys), { requiredKeys: [] });
}

const seatShape = fc.record({
  player: fc.constantFrom('P-1', 'P-2', 'P-3'),
  ante: fc.integer({ min: 1, max: 1_000_000 }),
  decision: fc.constantFrom('raise', 'raise', 'raise', 'fold', undefined),
  misdeal: fc.constantFrom(undefined, false, false, false, true),
  bonus: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  draws: fc.boolean(),
  out: fc.integer({ min: 0, max: 4 }),
  hidden: fc.boolean(),
  ten: fc.boolean(),
});
type SeatShape = typeof seatShape extends fc.Arbitrary<infer Shape> ? Shape : never;

/** @param options.dealers how many dealer hands to keep from the deck besides the one that plays */
export function anyRound({ dealers = 0 } = {}): fc.Arbitrary<AnyRound> {
  return fc.constantFrom(...GAMES).chain((game) =>
    fc
      .record({
        houseRules: fc.option(anyHouseRules(game), { nil: undefined }),
        deck: fc.shuffledSubarray(CARD_TEXT.slice(0, 52), { minLength: 52 }),
        seats: fc.array(seatShape, { minLength: 1, maxLength: dealers > 0 ? 3 : 6 }),
        dealerMisdeal: fc.constantFrom(undefined, false, false, false, false, true),
        dealerCards: fc.integer({ min: 0, max: 6 }),
      })
      .map(({ houseRules, deck, seats: shapes, dealerMisdeal, dealerCards }) => {
        const cards = [...deck];
        const take = (count: number) => cards.splice(0, count);
        const misdealt = dealerMisdeal === true;
        const seats = shapes.map((shape, i) => anySeat(shape, String(i + 1), game, houseRules ?? {}, misdealt, take));
        const dealerHand = misdealt ? take(dealerCards === 4 ? 0 : dealerCards) : take(5);
        return {
          ...game,
          currency: 'AMD',
          table: 'T-1',
          round: 'R-1',
          playedAt: '2024-05-01T20:00:00+04:00',
          ...(houseRules === undefined ? {} : { houseRules }),
          dealer: {
            ...(dealerHand.length === 0 ? {} : { cards: dealerHand }),
            ...(dealerMisdeal === undefined ? {} : { misdeal: dealerMisdeal }),
          },
          seats,
          dealers: Array.from({ length: dealers }, () => take(5)),
        };
      }),
  );
}

function anySeat(
  shape: SeatShape,
  id: string,
  { ruleset, game }: GameOf,
  houseRules: Readonly<Record<string, unknown>>,
  dealerMisdeal: boolean,
  take: (count: number) => string[],
): SeatFacts {
  const { player, ante, misdeal } = shape;
  const rules = ACTS.find((act) => act.id === ruleset)!.games[game]!.rules as PokerRules;
  const open = misdeal !== true && !dealerMisdeal;
  const decision = open ? (shape.decision ?? 'raise') : shape.decision;
  const most = rules.bonus.mostPercentOfAnte === 'set-by-the-house' ? 1_000_000 : Math.floor(ante / 2);
  const bonus =
    shape.bonus === undefined || houseRules.bonusPaytable === undefined || most < 1
      ? undefined
      : 1 + (shape.bonus % most);
  const judged =
    bonus !== undefined && houseRules.bonusOnFold === 'honoured' && decision === 'fold' && misdeal !== true;
  const hidden = shape.hidden && !judged && (decision === 'fold' || !open);
  const cards = hidden ? undefined : take(5);
  const isVoid = misdeal === true || (dealerMisdeal && decision !== 'fold');
  const draws = shape.draws && (cards !== undefined || isVoid);
  const seat = {
    id,
    player,
    ante,
    decision,
    raise: decision === 'raise' ? 2 * ante : undefined,
    bonus,
    cards: shape.ten ? cards?.map((text) => text.replace('T', '10')) : cards,
    exchange:
      draws && rules.draw.kind === 'exchange' ? { out: cards?.[shape.out] ?? take(1)[0]!, in: take(1)[0]! } : undefined,
    sixthCard: draws && rules.draw.kind === 'sixth-card' ? take(1)[0] : undefined,
    misdeal,
  };
  return Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== undefined)) as unknown as SeatFacts;
}

/** The round with every hand's cards in another order. */
export function withCards(round: AnyRound, order: <T>(cards: readonly T[]) => T[]): AnyRound {
  const { dealer, seats } = round;
  return {
    ...round,
    dealer: dealer.cards === undefined ? dealer : { ...dealer, cards: order(dealer.cards) },
    seats: seats.map((seat) => (seat.cards === undefined ? seat : { ...seat, cards: order(seat.cards) })),
  };
}
