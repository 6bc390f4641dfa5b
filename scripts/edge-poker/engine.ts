/** Plays concrete deals through the engine and holds its amounts against what the counting takes for granted. */
import { type RoundRequest, settleRound } from '../../lib/rules/index.ts';
import { CARD_TEXT } from '../../lib/rules/kernel/cards.ts';
import type { Deals } from './deals.ts';
import type { Stakes } from './game.ts';
import { dealt, type Random } from './random.ts';
import { indexOf } from './sets.ts';

export interface PlayedGame {
  readonly stakes: Stakes;
  readonly ruleset: string;
  readonly game: string;
  readonly houseRules?: Readonly<Record<string, unknown>>;
}

const ANTE = 100;

/**
 * Settles this many deals, each raised and folded, with a card bought where the game sells one.
 *
 * @throws Error at the first amount that differs
 */
export function compareWithEngine(
  deals: Deals,
  { stakes, ...played }: PlayedGame,
  random: Random,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const cards = dealt(random, 11);
    const five = cards.slice(0, 5);
    const dealer = cards.slice(5, 10);
    const bought = cards[10]!;
    const against = classOf(deals, dealer);
    const settled = (seat: Readonly<Record<string, unknown>>): number => netInAntes(played, five, dealer, seat);
    const showdown = (cls: number): number => {
      if (against < deals.aceKing) return stakes.unqualified;
      return cls > against ? stakes.winning[cls]! : cls < against ? stakes.losing : 0;
    };

    expectSame(played, five, dealer, settled({ decision: 'raise', raise: 2 * ANTE }), showdown(classOf(deals, five)));
    expectSame(played, five, dealer, settled({ decision: 'fold' }), stakes.fold);
    if (stakes.draw === 'none') continue;
    const out = random(5);
    const kept = five.map((card, at) => (at === out ? bought : card));
    const exchanged = five.map((_, at) => five.map((card, j) => (j === at ? bought : card)));
    const [draw, cls] =
      stakes.draw === 'exchange'
        ? [{ exchange: { out: CARD_TEXT[five[out]!], in: CARD_TEXT[bought] } }, classOf(deals, kept)]
        : [{ sixthCard: CARD_TEXT[bought] }, Math.max(...[five, ...exchanged].map((hand) => classOf(deals, hand)))];
    const raised = settled({ ...draw, decision: 'raise', raise: 2 * ANTE });
    expectSame(played, five, dealer, raised, showdown(cls) - stakes.fee);
    expectSame(played, five, dealer, settled({ ...draw, decision: 'fold' }), stakes.fold - stakes.fee);
  }
}

function classOf(deals: Deals, cards: readonly number[]): number {
  return deals.classes[
    indexOf(
      [...cards].sort((a, b) => a - b),
      5,
    )
  ]!;
}

function netInAntes(
  { ruleset, game, houseRules }: Omit<PlayedGame, 'stakes'>,
  cards: readonly number[],
  dealer: readonly number[],
  seat: Readonly<Record<string, unknown>>,
): number {
  const texts = (of: readonly number[]) => of.map((card) => CARD_TEXT[card]);
  const round = { currency: 'AMD', table: 'T', round: 'R', playedAt: '2024-05-01T20:00:00+04:00' };
  const request = {
    ...round,
    ruleset,
    game,
    ...(houseRules === undefined ? {} : { houseRules }),
    dealer: { cards: texts(dealer) },
    seats: [{ id: '1', player: 'P', ante: ANTE, cards: texts(cards), ...seat }],
  };
  const result = settleRound(request as RoundRequest);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.value.settlement.totals.net / ANTE;
}

function expectSame(
  { game }: { readonly game: string },
  cards: readonly number[],
  dealer: readonly number[],
  engine: number,
  counted: number,
): void {
  if (engine === counted) return;
  const hand = (of: readonly number[]) => of.map((card) => CARD_TEXT[card]).join(' ');
  throw new Error(`${game}: ${hand(cards)} against ${hand(dealer)}: the engine ${engine}, counted ${counted} antes`);
}
