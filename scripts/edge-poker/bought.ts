/** The edge of games that sell a card: what buying adds to the best play without, over all starts or some of them. */
import type { Deals } from './deals.ts';
import { Draws, type Values } from './draw.ts';
import type { Stakes } from './game.ts';
import type { Random } from './random.ts';
import { DECK, HANDS } from './sets.ts';
import { starts } from './starts.ts';

export interface Gains {
  /** In antes: the mean of what buying adds where it is worth it, and that mean's standard error. */
  readonly exchange: Gain;
  readonly sixth: Gain;
  readonly starts: number;
}

export interface Gain {
  readonly mean: number;
  readonly error: number;
  /** How often buying is right. */
  readonly share: number;
}

/** Every start there is, with its weight: no error. Takes the better part of an hour. */
export function exactGains(deals: Deals, exchange: Stakes, sixth: Stakes, progress: (share: number) => void): Gains {
  const draws = new Draws(deals, exchange, sixth);
  const [byExchange, bySixth] = [new Mean(), new Mean()];
  const all = HANDS * (DECK - 5);
  let done = 0;
  let count = 0;
  for (const { cards, upcard, weight } of starts(deals)) {
    add(draws.values(cards, upcard), weight, byExchange, bySixth);
    done += weight;
    if (++count % 100_000 === 0) progress(done / all);
  }
  return { exchange: byExchange.exact(), sixth: bySixth.exact(), starts: count };
}

/** Some starts at random; each is worth what it is worth exactly, so the only error is that of the sample. */
export function sampledGains(deals: Deals, exchange: Stakes, sixth: Stakes, random: Random, count: number): Gains {
  const draws = new Draws(deals, exchange, sixth);
  const [byExchange, bySixth] = [new Mean(), new Mean()];
  for (let i = 0; i < count; i++) {
    const hand = random(HANDS);
    const cards = deals.hands.subarray(hand * 5, hand * 5 + 5);
    let upcard = random(DECK);
    while (cards.includes(upcard)) upcard = random(DECK);
    add(draws.values(cards, upcard), 1, byExchange, bySixth);
  }
  return { exchange: byExchange.sampled(), sixth: bySixth.sampled(), starts: count };
}

function add({ stand, exchange, sixth }: Values, weight: number, byExchange: Mean, bySixth: Mean): void {
  byExchange.add(Math.max(0, exchange - stand), weight);
  bySixth.add(Math.max(0, sixth - stand), weight);
}

class Mean {
  private weights = 0;
  private sum = 0;
  private squares = 0;
  private positive = 0;

  add(value: number, weight: number): void {
    this.weights += weight;
    this.sum += weight * value;
    this.squares += weight * value * value;
    if (value > 0) this.positive += weight;
  }

  exact(): Gain {
    return { mean: this.sum / this.weights, error: 0, share: this.positive / this.weights };
  }

  sampled(): Gain {
    const mean = this.sum / this.weights;
    const variance = this.squares / this.weights - mean * mean;
    return { mean, error: Math.sqrt(variance / this.weights), share: this.positive / this.weights };
  }
}
