/** Rounds of five-card poker with exchange against the dealer, and the chips of each. Amounts in minor units. */

import type { CardRound, Chips } from './card-round.ts';
import { type Chance, DECK, RANKS, timeOf } from './chance.ts';

interface Seat {
  readonly id: string;
  readonly player: string;
  readonly ante: number;
  bonus?: number;
  cards?: string[];
  exchange?: { out: string; in: string };
  decision?: 'fold' | 'raise';
  raise?: number;
  misdeal?: true;
}

/** By category: high card and pair 1, two pair 2, and so on to the royal flush. */
const RAISE_TIMES = [1, 1, 2, 3, 4, 5, 7, 20, 50, 100];
const BONUS_TIMES: Readonly<Record<number, number>> = { 5: 5, 6: 7, 7: 20, 8: 50, 9: 100 };
const VISITORS = ['M-20533', 'M-60218', 'G-012', 'M-44302', 'M-71009'];
const ANTES = [200000, 500000, 500000, 1000000];

/** The category, 0 to 9, and then the ranks that decide, best first. */
export function strength(cards: readonly string[]): number[] {
  const ranks = cards.map((card) => RANKS.indexOf(card[0]!) + 2).sort((a, b) => b - a);
  const count = (rank: number) => ranks.filter((other) => other === rank).length;
  const deciding = [...new Set(ranks)].sort((a, b) => count(b) - count(a) || b - a);
  const shape = deciding.map(count).join('');
  const flush = cards.every((card) => card[1] === cards[0]![1]);
  const wheel = ranks.join() === '14,5,4,3,2';
  const straight = shape === '11111' && (wheel || ranks[0]! - ranks[4]! === 4);
  if (straight) return [flush ? (ranks[0] === 14 && !wheel ? 9 : 8) : 4, wheel ? 5 : ranks[0]!];
  if (flush) return [5, ...deciding];
  return [{ '11111': 0, '2111': 1, '221': 2, '311': 3, '32': 6, '41': 7 }[shape]!, ...deciding];
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : a[at]! - b[at]!;
}

const final = ({ cards, exchange }: Seat) => cards!.map((card) => (card === exchange?.out ? exchange.in : card));
const worthARaise = ([category, high, next]: number[]) => category! > 0 || (high === 14 && next === 13);

export function poker(chance: Chance, evening: string, count: number): CardRound[] {
  let second = 150;
  return Array.from({ length: count }, (_, i) => {
    second += 210 + chance.below(90);
    const deck = chance.shuffled(DECK);
    const players = chance.shuffled(VISITORS).slice(0, 2 + chance.below(3));
    const seats = players.map((player, at) => seatOf(String(at + 1), player, deck, chance, i === 24 && at === 0));
    const dealer = deck.splice(0, 5);
    const round = `${evening}/${String(i + 1).padStart(4, '0')}`;
    const chips = seats.map((seat) => chipsOf(seat, dealer));
    return { table: 'P-02', round, playedAt: timeOf(evening, second), dealer: { cards: dealer }, seats, chips };
  });
}

function seatOf(id: string, player: string, deck: string[], chance: Chance, misdeal: boolean): Seat {
  const seat: Seat = { id, player, ante: chance.pick(ANTES) };
  if (misdeal) return { ...seat, misdeal };
  if (chance.percent(35)) seat.bonus = seat.ante / 2;
  seat.cards = deck.splice(0, 5);
  const [category] = strength(seat.cards);
  if (seat.bonus === undefined && category! <= 1 && chance.percent(30)) {
    const low = [...seat.cards].sort((a, b) => RANKS.indexOf(a[0]!) - RANKS.indexOf(b[0]!));
    const loose = low.find((card) => low.filter((other) => other[0] === card[0]).length === 1)!;
    seat.exchange = { out: loose, in: deck.shift()! };
  }
  seat.decision = worthARaise(strength(final(seat))) ? 'raise' : 'fold';
  if (seat.decision === 'raise') seat.raise = 2 * seat.ante;
  return seat;
}

/** What a correct dealer takes and gives: the casino's own sum, made without the service. */
function chipsOf(seat: Seat, dealer: readonly string[]): Chips {
  const { player, ante, bonus = 0, raise = 0 } = seat;
  const fee = seat.exchange ? ante : 0;
  const chips = { player, in: ante + bonus + raise + fee, out: 0 };
  if (seat.misdeal) return { ...chips, out: ante + bonus + ante / 2 };
  if (seat.decision === 'fold') return chips;
  const hand = strength(final(seat));
  const against = strength(dealer);
  const better = compared(hand, against);
  if (!worthARaise(against)) chips.out += 2 * ante + raise;
  else if (better > 0) chips.out += 2 * ante + raise * (1 + RAISE_TIMES[hand[0]!]!);
  else if (better === 0) chips.out += ante + raise;
  if (BONUS_TIMES[hand[0]!]) chips.out += bonus * (1 + BONUS_TIMES[hand[0]!]!);
  return chips;
}
