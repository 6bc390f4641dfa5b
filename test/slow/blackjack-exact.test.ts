/**
 * The exact expectation of three fixed ways to play, by going through every deal of six decks with its exact odds and
 * asking the engine for every result. The figures were computed by others' recursion over the shoe, to nine digits.
 */
import { describe, expect, it } from 'vitest';
import { type Settlement, settleRound } from '../../lib/rules/index.ts';

/** Cards left of each value, aces first, tens last. */
type Shoe = number[];
const fullShoe = (): Shoe => [24, 24, 24, 24, 24, 24, 24, 24, 24, 96];
const RANKS = 'A23456789T';
const SUITS = 'cdhs';

interface Hand {
  readonly values: readonly number[];
  readonly hard: number;
  readonly ace: boolean;
}
const total = ({ hard, ace }: Omit<Hand, 'values'>) => (ace && hard <= 11 ? hard + 10 : hard);
const soft = ({ hard, ace }: Hand) => ace && hard <= 11;

/** Whether a hand that is not bust takes another card. */
type Policy = (hand: Hand) => boolean;
const alwaysStand: Policy = () => false;
const mimicDealer: Policy = (hand) => total(hand) < 17;
const neverBust: Policy = (hand) => (soft(hand) ? total(hand) < 18 : hand.hard < 12);

/** Every hand that the policy ends on, its cards in some order, with the odds of getting them in any order. */
function finalHands(policy: Policy): { hand: Hand; odds: number }[] {
  const found = new Map<string, { hand: Hand; odds: number }>();
  const shoe = fullShoe();
  const visit = (hand: Hand, odds: number, left: number) => {
    const natural = hand.values.length === 2 && total(hand) === 21;
    if (hand.values.length >= 2 && (natural || total(hand) > 21 || !policy(hand))) {
      const key = [...hand.values].sort((a, b) => a - b).join();
      const known = found.get(key);
      if (known) known.odds += odds;
      else found.set(key, { hand, odds });
      return;
    }
    for (let v = 0; v < 10; v++) {
      if (shoe[v] === 0) continue;
      const next = { values: [...hand.values, v], hard: hand.hard + v + 1, ace: hand.ace || v === 0 };
      const chance = (odds * shoe[v]!) / left;
      shoe[v]!--;
      visit(next, chance, left - 1);
      shoe[v]!++;
    }
  };
  visit({ values: [], hard: 0, ace: false }, 1, 312);
  return [...found.values()];
}

/** Adds to `ends` the odds of each end of the dealer's hand: by total, 22 for bust, 0 for a natural. */
function dealerEnds(shoe: Shoe, left: number, hard: number, ace: boolean, cards: number, odds: number, ends: number[]) {
  const sum = ace && hard <= 11 ? hard + 10 : hard;
  if (sum >= 17) {
    ends[sum > 21 ? 22 : sum === 21 && cards === 2 ? 0 : sum]! += odds;
    return;
  }
  for (let v = 0; v < 10; v++) {
    const count = shoe[v]!;
    if (count === 0) continue;
    shoe[v] = count - 1;
    dealerEnds(shoe, left - 1, hard + v + 1, ace || v === 0, cards + 1, (odds * count) / left, ends);
    shoe[v] = count;
  }
}

function settle(player: readonly string[], dealer: readonly string[]): Settlement {
  const result = settleRound({
    ruleset: 'am-2004-66',
    game: 'blackjack',
    currency: 'AMD',
    table: 'T-1',
    round: 'x/1',
    playedAt: '2024-05-01T20:00:00+04:00',
    dealer: { cards: dealer },
    boxes: [{ id: '1', player: 'P', stake: 2, hands: [{ cards: player }] }],
  } as never);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.value.settlement;
}

const suited = (values: readonly number[]) => values.map((v, i) => RANKS[v]! + SUITS[i & 3]!);

/** A dealer's hand for each end; the engine's answer depends on the end alone, as every-start shows. */
function dealerCards(end: number, upcard: number): string[] {
  if (end === 0) return suited([upcard, upcard === 0 ? 9 : 0]);
  let open: Hand[] = [{ values: [upcard], hard: upcard + 1, ace: upcard === 0 }];
  for (;;) {
    const next: Hand[] = [];
    for (const hand of open) {
      for (let v = 0; v < 10; v++) {
        const drawn = { values: [...hand.values, v], hard: hand.hard + v + 1, ace: hand.ace || v === 0 };
        const sum = total(drawn);
        const natural = sum === 21 && drawn.values.length === 2;
        if (sum < 17) next.push(drawn);
        else if (!natural && (sum > 21 ? 22 : sum) === end) return suited(drawn.values);
      }
    }
    open = next;
  }
}

/** Net winnings for each unit of the initial stake. */
function expectation(policy: Policy): number {
  const known = new Map<string, number>();
  let sum = 0;
  for (const { hand, odds } of finalHands(policy)) {
    const shoe = fullShoe();
    for (const v of hand.values) shoe[v]!--;
    let left = 312 - hand.values.length;
    const kind = `${Math.min(total(hand), 22)}${hand.values.length === 2}`;
    for (let upcard = 0; upcard < 10; upcard++) {
      const count = shoe[upcard]!;
      if (count === 0) continue;
      const ends = new Array<number>(23).fill(0);
      const chance = (odds * count) / left;
      shoe[upcard] = count - 1;
      left--;
      dealerEnds(shoe, left, upcard + 1, upcard === 0, 1, chance, ends);
      left++;
      shoe[upcard] = count;
      ends.forEach((likely, end) => {
        if (likely === 0) return;
        const key = `${kind} ${upcard} ${end}`;
        let net = known.get(key);
        if (net === undefined) {
          net = settle(suited(hand.values), dealerCards(end, upcard)).totals.net / 2;
          known.set(key, net);
        }
        sum += likely * net;
      });
    }
  }
  return sum;
}

describe('the exact expectation through the engine of 2004, naturals at 3 to 2', () => {
  it.each([
    ['always standing', alwaysStand, -0.159746563],
    ['playing as the dealer does', mimicDealer, -0.056756476],
    ['never risking a bust', neverBust, -0.060131118],
  ] as const)(
    '%s is the published figure to nine digits',
    (_, policy, figure) => {
      expect(Math.abs(expectation(policy) - figure)).toBeLessThan(5.1e-10);
    },
    600_000,
  );

  it('insurance loses 23 of 311 when only the ace is known, and a natural comes 192 times in 4043', () => {
    let insured = 0;
    let naturals = 0;
    for (const { hand, odds } of finalHands(alwaysStand)) {
      const player = suited(hand.values);
      const shoe = fullShoe();
      for (const v of hand.values) shoe[v]!--;
      shoe[0]!--;
      // Odds of this start once the dealer's ace is out.
      const start = (odds * (shoe[0]! + 1)) / 310 / (24 / 312);
      for (let second = 0; second < 10; second++) {
        const dealer = ['As', RANKS[second]! + SUITS[second & 3]!];
        const result = settleRound({
          ruleset: 'am-2004-66',
          game: 'blackjack',
          currency: 'AMD',
          table: 'T-1',
          round: 'x/1',
          playedAt: '2024-05-01T20:00:00+04:00',
          dealer: { cards: dealer },
          boxes: [{ id: '1', player: 'P', stake: 2, insurance: 1, hands: [{ cards: player, surrendered: true }] }],
        } as never);
        if (!result.ok) throw new Error(JSON.stringify(result.refusals));
        const line = result.value.settlement.lines.find(({ on }) => on === 'insurance')!;
        insured += ((start * shoe[second]!) / 309) * (line.returned - line.stake);
      }
      const { outcome } = settle(player, ['Th', '9d']);
      if ((outcome as { boxes: { hands: { natural: boolean }[] }[] }).boxes[0]!.hands[0]!.natural) naturals += odds;
    }
    expect(insured).toBeCloseTo(-23 / 311, 12);
    expect(naturals).toBeCloseTo(192 / 4043, 12);
  });
});
