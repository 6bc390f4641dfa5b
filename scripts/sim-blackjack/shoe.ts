/** Six decks, shuffled anew for every round by a seeded generator. */

const DECK = Array.from({ length: 6 }, () =>
  [...'A23456789TJQK'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit)),
).flat();

/** 1 for an ace, 10 for a ten or a court card. */
export function cardValue(card: string): number {
  const rank = card.charCodeAt(0);
  if (rank === 65) return 1;
  return rank <= 57 ? rank - 48 : 10;
}

/** sfc32, a small generator that passes the usual batteries; `below` is unbiased. */
class Generator {
  #a: number;
  #b = 0x9e3779b9;
  #c = 0x243f6a88;
  #d = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    for (let i = 0; i < 20; i++) this.#next();
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let drawn = this.#next();
    while (drawn >= limit) drawn = this.#next();
    return drawn % n;
  }
}

/**
 * One round's cards, drawn as they are asked for, and the same for whoever plays the round again. The player draws from
 * the front and the dealer from the back, so that a card more or less for the player leaves the dealer's hand as it is:
 * two ways to play are compared on the same luck.
 */
export class Shoe {
  readonly #cards = [...DECK];
  readonly #generator: Generator;
  #front = 0;
  #back = DECK.length;

  constructor(seed: number) {
    this.#generator = new Generator(seed);
  }

  /** All 312 cards back, in an order nobody knows yet. */
  shuffle(): void {
    this.#front = 0;
    this.#back = DECK.length;
  }

  player(nth: number): string {
    while (this.#front <= nth) this.#swap(this.#front++, this.#front - 1);
    return this.#cards[nth]!;
  }

  dealer(nth: number): string {
    const place = DECK.length - 1 - nth;
    while (this.#back > place) {
      this.#back--;
      this.#swap(this.#back, this.#front);
    }
    return this.#cards[place]!;
  }

  /** Puts a random one of the cards not drawn yet at this place, which is the first or the last of them. */
  #swap(place: number, first: number): void {
    const last = place === first ? this.#back : place + 1;
    const other = first + this.#generator.below(last - first);
    const card = this.#cards[place]!;
    this.#cards[place] = this.#cards[other]!;
    this.#cards[other] = card;
  }
}
