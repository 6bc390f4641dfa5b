/**
 * How many dealer hands hold a given upcard, avoid given dead cards, and are below, equal to or above a strength: exact,
 * by inclusion and exclusion over the dead cards. For that, the strengths of all hands that hold a set of one to four
 * cards lie sorted behind each such set.
 */
import { ACE_KING, strengthOf } from '../../lib/rules/kernel/hand-rank.ts';
import { allHands, CHOOSE, DECK, HANDS, indexOf, insert } from './sets.ts';

export class Deals {
  /** The cards of each hand by its index, five bytes each. */
  readonly hands = allHands();
  /** The class of each hand by its index: 0 for the worst; equal strength, equal class. */
  readonly classes = new Uint16Array(HANDS);
  /** The strength of each class. */
  readonly strengths: Int32Array;
  /** The lowest class that qualifies. */
  readonly aceKing: number;

  /** With one and two cards: how many hands are below each class, dense. */
  readonly ones: Int32Array;
  readonly twos: Uint16Array;
  /** With three and four cards: the classes of all hands that hold them, sorted. */
  readonly threes: Uint16Array;
  readonly fours: Uint16Array;
  /** The same counts below ace-king, for each set of one to five cards. */
  private readonly short: readonly Int32Array[];
  readonly width: number;

  /** @param aceLow whether A-2-3-4-5 is a straight */
  constructor(aceLow: boolean) {
    const strength = new Int32Array(HANDS);
    const five = [0, 0, 0, 0, 0];
    for (let hand = 0; hand < HANDS; hand++) {
      for (let i = 0; i < 5; i++) five[i] = this.hands[hand * 5 + i]!;
      strength[hand] = strengthOf(five, aceLow);
    }
    this.strengths = Int32Array.from(new Set(strength)).sort();
    const classOf = new Map<number, number>([...this.strengths].map((value, i) => [value, i]));
    for (let hand = 0; hand < HANDS; hand++) this.classes[hand] = classOf.get(strength[hand]!)!;
    this.aceKing = this.strengths.findIndex((value) => value >= ACE_KING);
    this.width = this.strengths.length + 1;

    this.ones = new Int32Array(DECK * this.width);
    this.twos = new Uint16Array(CHOOSE[2]![DECK]! * this.width);
    this.threes = new Uint16Array(CHOOSE[3]![DECK]! * THREES);
    this.fours = new Uint16Array(CHOOSE[4]![DECK]! * FOURS);
    this.short = [1, 2, 3, 4, 5].map((k) => new Int32Array(CHOOSE[k]![DECK]!));
    this.fill();
  }

  private fill(): void {
    const threesFilled = new Uint16Array(CHOOSE[3]![DECK]!);
    const foursFilled = new Uint16Array(CHOOSE[4]![DECK]!);
    const set = new Uint8Array(5);
    for (const hand of this.byClass()) {
      const cls = this.classes[hand]!;
      const short = cls < this.aceKing ? 1 : 0;
      for (let subset = 1; subset < 32; subset++) {
        let size = 0;
        for (let i = 0; i < 5; i++) if ((subset >> i) & 1) set[size++] = this.hands[hand * 5 + i]!;
        const index = indexOf(set, size);
        this.short[size - 1]![index]! += short;
        if (size === 1) this.ones[index * this.width + cls + 1]!++;
        else if (size === 2) this.twos[index * this.width + cls + 1]!++;
        else if (size === 3) this.threes[index * THREES + threesFilled[index]!++] = cls;
        else if (size === 4) this.fours[index * FOURS + foursFilled[index]!++] = cls;
      }
    }
    for (const dense of [this.ones, this.twos])
      for (let i = 0; i < dense.length; i++) if (i % this.width !== 0) dense[i]! += dense[i - 1]!;
  }

  /** All hands, the worst first. */
  private byClass(): Uint32Array {
    const start = new Uint32Array(this.strengths.length + 1);
    for (let hand = 0; hand < HANDS; hand++) start[this.classes[hand]! + 1]!++;
    for (let i = 1; i < start.length; i++) start[i]! += start[i - 1]!;
    const order = new Uint32Array(HANDS);
    for (let hand = 0; hand < HANDS; hand++) order[start[this.classes[hand]!]!++] = hand;
    return order;
  }

  /**
   * Counts the hands that hold the given cards and none of the dead ones.
   *
   * @param dead five or six cards, ascending
   * @param held one or two cards, none of them dead
   * @param into a counter that is not needed any more, to be used again
   */
  counter(dead: ArrayLike<number>, held: readonly number[], into = new Counter(this)): Counter {
    const most = 5 - held.length;
    const { subset, one, both } = scratch;
    let terms = 0;
    let notQualified = 0;
    for (let mask = 0; mask < 1 << dead.length; mask++) {
      let size = 0;
      for (let i = 0; i < dead.length; i++) if ((mask >> i) & 1) subset[size++] = dead[i]!;
      if (size > most) continue;
      const sign = size % 2 === 0 ? 1 : -1;
      insert(subset, size++, held[0]!, one);
      if (held.length === 2) insert(one, size++, held[1]!, both);
      const index = indexOf(held.length === 2 ? both : one, size);
      into.sizes[terms] = size;
      into.signs[terms] = sign;
      into.indexes[terms++] = index;
      notQualified += sign * this.short[size - 1]![index]!;
    }
    into.terms = terms;
    into.all = CHOOSE[most]![DECK - held.length - dead.length]!;
    into.notQualified = notQualified;
    return into;
  }
}

const scratch = { subset: new Uint8Array(8), one: new Uint8Array(8), both: new Uint8Array(8) };

/** Counts of hands by how they stand to ace-king and to a class. */
export class Counter {
  /** How many hands there are. */
  all = 0;
  /** How many of them are below ace-king. */
  notQualified = 0;
  /** After `count`: how many are below the class, and how many of it. */
  below = 0;
  equal = 0;

  readonly sizes = new Uint8Array(64);
  readonly signs = new Int8Array(64);
  readonly indexes = new Int32Array(64);
  terms = 0;

  constructor(private readonly deals: Deals) {}

  count(cls: number): this {
    const { ones, twos, threes, fours, classes, width } = this.deals;
    let below = 0;
    let equal = 0;
    for (let i = 0; i < this.terms; i++) {
      const index = this.indexes[i]!;
      const sign = this.signs[i]!;
      const size = this.sizes[i]!;
      if (size === 5) {
        const other = classes[index]!;
        if (other < cls) below += sign;
        else if (other === cls) equal += sign;
      } else if (size >= 3) {
        const sorted = size === 3 ? threes : fours;
        const length = size === 3 ? THREES : FOURS;
        const from = index * length;
        const at = lowerBound(sorted, from, from + length, cls);
        below += sign * (at - from);
        let end = at;
        while (end < from + length && sorted[end] === cls) end++;
        equal += sign * (end - at);
      } else {
        const dense = size === 1 ? ones : twos;
        const at = dense[index * width + cls]!;
        below += sign * at;
        equal += sign * (dense[index * width + cls + 1]! - at);
      }
    }
    this.below = below;
    this.equal = equal;
    return this;
  }
}

const THREES = CHOOSE[2]![DECK - 3]!;
const FOURS = DECK - 4;

/** The first place from which on nothing is below a value. */
function lowerBound(sorted: Uint16Array, from: number, to: number, value: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
