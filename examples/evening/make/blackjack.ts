/** Rounds of blackjack from six decks, with what went over the layout. Amounts in minor units. */

import type { CardRound, Chips } from './card-round.ts';
import { type Chance, DECK, timeOf } from './chance.ts';

interface Hand {
  readonly cards: string[];
  doubled?: true;
  surrendered?: true;
}
interface Box {
  readonly id: string;
  readonly player: string;
  readonly stake: number;
  insurance?: number;
  evenMoney?: true;
  hands: Hand[];
}

const VISITORS = ['M-20533', 'M-31150', 'G-009', 'M-52071', 'G-021'];
const STAKES = [500000, 1000000, 1000000, 2000000, 5000000];

const pointsOf = (card: string) => (card[0] === 'A' ? 11 : 'TJQK'.includes(card[0]!) ? 10 : Number(card[0]));

function total(cards: readonly string[]): number {
  let sum = cards.reduce((all, card) => all + pointsOf(card), 0);
  for (let aces = cards.filter((card) => card[0] === 'A').length; sum > 21 && aces > 0; aces--) sum -= 10;
  return sum;
}
const natural = (cards: readonly string[]) => cards.length === 2 && total(cards) === 21;

export function blackjack(chance: Chance, evening: string, count: number): CardRound[] {
  let shoe: string[] = [];
  let second = 60;
  return Array.from({ length: count }, (_, i) => {
    second += 120 + chance.below(70);
    if (shoe.length < 100) shoe = chance.shuffled(Array.from({ length: 6 }, () => DECK).flat());
    const draw = () => shoe.pop()!;
    const players = chance.shuffled(VISITORS).slice(0, 2 + chance.below(3));
    const boxes: Box[] = players.map((player, at) => {
      return { id: String(at + 1), player, stake: chance.pick(STAKES), hands: [{ cards: [draw(), draw()] }] };
    });
    const dealer = [draw()];
    for (const box of boxes) play(box, pointsOf(dealer[0]!), draw, chance);
    while (total(dealer) < 17) dealer.push(draw());
    const chips: Chips[] = boxes.map((box) => chipsOf(box, dealer));
    const round = `${evening}/${String(i + 1).padStart(4, '0')}`;
    return { table: 'B-03', round, playedAt: timeOf(evening, second), dealer: { cards: dealer }, boxes, chips };
  });
}

/** A visitor who knows the basics: insures now and then, splits eights and aces, doubles on ten and eleven. */
function play(box: Box, upcard: number, draw: () => string, chance: Chance): void {
  const first = box.hands[0]!;
  if (natural(first.cards)) {
    if (upcard === 11 && chance.percent(50)) box.evenMoney = true;
    return;
  }
  if (upcard === 11 && chance.percent(30)) box.insurance = box.stake / 2;
  const [a, b] = first.cards;
  if (total(first.cards) === 16 && a![0] !== b![0] && upcard === 10 && chance.percent(60)) {
    first.surrendered = true;
    return;
  }
  if (a![0] === b![0] && 'A8'.includes(a![0]!)) box.hands = [{ cards: [a!, draw()] }, { cards: [b!, draw()] }];
  for (const hand of box.hands) {
    if ([10, 11].includes(total(hand.cards)) && upcard < 10) {
      hand.cards.push(draw());
      hand.doubled = true;
    } else while (total(hand.cards) < (upcard < 7 ? 13 : 17)) hand.cards.push(draw());
  }
}

/** What a correct dealer takes and gives: the casino's own sum, made without the service. */
function chipsOf({ player, stake, insurance = 0, evenMoney, hands }: Box, dealer: readonly string[]): Chips {
  const chips = { player, in: insurance, out: natural(dealer) ? 3 * insurance : 0 };
  for (const { cards, doubled, surrendered } of hands) {
    const staked = doubled ? 2 * stake : stake;
    chips.in += staked;
    chips.out += surrendered ? stake / 2 : staked * timesBack(cards, dealer, hands.length === 1, evenMoney);
  }
  return chips;
}

function timesBack(cards: readonly string[], dealer: readonly string[], unsplit: boolean, evenMoney?: true): number {
  if (evenMoney) return 2;
  if (unsplit && natural(cards)) return natural(dealer) ? 1 : 2.5;
  if (total(cards) > 21 || natural(dealer)) return 0;
  if (total(dealer) > 21 || total(cards) > total(dealer)) return 2;
  return total(cards) === total(dealer) ? 1 : 0;
}
