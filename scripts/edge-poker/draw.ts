/** What buying a card is worth, exactly for one start: each discard and each new card against each dealer hand. */
import { Counter, type Deals } from './deals.ts';
import type { Stakes } from './game.ts';
import { raiseSum, type Showdowns, showdowns } from './no-draw.ts';
import { DECK, indexOf, insert } from './sets.ts';

/** The player's average in antes, with the best raise or fold afterwards. */
export interface Values {
  /** Nothing bought. */
  readonly stand: number;
  /** The best of the five cards exchanged. */
  readonly exchange: number;
  /** A sixth card bought, the best five of six. */
  readonly sixth: number;
}

export class Draws {
  private readonly start: Counter;
  private readonly taken: Counter;
  /** Counts of a start by class, as far as they were needed: many new cards make hands of one class. */
  private readonly below: Int32Array;
  private readonly equal: Int32Array;
  private readonly rest = new Uint8Array(4);
  private readonly five = new Uint8Array(5);

  constructor(
    private readonly deals: Deals,
    private readonly exchange: Stakes,
    private readonly sixth: Stakes,
  ) {
    this.start = new Counter(deals);
    this.taken = new Counter(deals);
    this.below = new Int32Array(deals.strengths.length);
    this.equal = new Int32Array(deals.strengths.length);
  }

  /** @param cards the player's five, ascending */
  values(cards: Uint8Array, upcard: number): Values {
    const { deals, exchange, sixth, start, taken } = this;
    deals.counter(cards, [upcard], start);
    this.below.fill(-1);
    const own = deals.classes[indexOf(cards, 5)]!;
    const stand = decided(exchange, own, showdowns(start, own, deals.aceKing)) / start.all;
    const discards = [0, 0, 0, 0, 0];
    let sixthSum = 0;
    let all = 0;
    for (let card = 0; card < DECK; card++) {
      if (card === upcard || cards.includes(card)) continue;
      deals.counter(cards, [upcard, card], taken);
      all += start.all - taken.all;
      let best = own;
      for (let i = 0; i < 5; i++) {
        const cls = this.exchanged(cards, i, card);
        if (cls > best) best = cls;
        discards[i]! += decided(exchange, cls, this.without(cls));
      }
      sixthSum += decided(sixth, best, this.without(best));
    }
    return {
      stand,
      exchange: Math.max(...discards) / all - exchange.fee,
      sixth: sixthSum / all - sixth.fee,
    };
  }

  /** How a hand of a class stands to the dealer hands of the start without those that hold the new card. */
  private without(cls: number): Showdowns {
    const { start, taken, below, equal } = this;
    const all = start.all - taken.all;
    const notQualified = start.notQualified - taken.notQualified;
    if (cls < this.deals.aceKing) return { all, notQualified, lower: 0, higher: all - notQualified };
    if (below[cls]! < 0) {
      start.count(cls);
      below[cls] = start.below;
      equal[cls] = start.equal;
    }
    taken.count(cls);
    const lower = below[cls]! - taken.below;
    return { all, notQualified, lower: lower - notQualified, higher: all - lower - (equal[cls]! - taken.equal) };
  }

  /** The class of the hand with one card exchanged for another. */
  private exchanged(cards: Uint8Array, out: number, card: number): number {
    for (let i = 0, at = 0; i < 5; i++) if (i !== out) this.rest[at++] = cards[i]!;
    insert(this.rest, 4, card, this.five);
    return this.deals.classes[indexOf(this.five, 5)]!;
  }
}

/** The better of raise and fold, summed over the dealer hands. */
function decided(stakes: Stakes, cls: number, against: Showdowns): number {
  return Math.max(raiseSum(stakes, cls, against), stakes.fold * against.all);
}
