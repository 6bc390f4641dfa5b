/** Checks the dealer's hand: drawn as the act fixes it, and complete as far as any result depends on it. */
import { CARD_TEXT, type Card, isJoker } from '../../kernel/cards.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { isAce, isWrong, refusal } from './check-words.ts';
import type { RoundFacts, RoundShown } from './facts.ts';
import { cardOf } from './hand.ts';
import type { Law } from './law.ts';

/** What still waits for the dealer when the players have finished: by box and hand, the first of each kind. */
export class Open {
  #total = -1;
  #totalHand = -1;
  #natural = -1;
  #naturalHand = -1;

  /** This hand's result depends on the dealer's total. */
  forTotal(box: number, hand: number): void {
    if (this.#total >= 0) return;
    this.#total = box;
    this.#totalHand = hand;
  }

  /** This hand's result, or the box's insurance (hand -1), depends on whether the dealer has a natural. */
  forNatural(box: number, hand: number): void {
    if (this.#natural >= 0) return;
    this.#natural = box;
    this.#naturalHand = hand;
  }

  get total(): string | undefined {
    return this.#total < 0 ? undefined : `/boxes/${this.#total}/hands/${this.#totalHand}`;
  }

  get natural(): string | undefined {
    if (this.#natural < 0) return undefined;
    const box = `/boxes/${this.#natural}`;
    return this.#naturalHand < 0 ? `${box}/insurance` : `${box}/hands/${this.#naturalHand}`;
  }
}

/** Whether a dealer with this upcard can still turn a natural. */
export function startsNatural({ low, aceLow, aceRise, rules }: Law, upcard: Card): boolean {
  const value = low[upcard]!;
  return value === aceLow || value + aceLow + aceRise === rules.natural.total;
}

export function checkDealer(law: Law, round: RoundFacts, shown: RoundShown, open: Open, found: Refusal[]): void {
  const { drawsTo, standsFrom } = law.rules.dealerDraw;
  const { cards } = round.dealer;
  if (cards.length < law.rules.deal.toDealer) {
    found.push(refusal(law, 'dealer-needs-upcard', '/dealer/cards', 'deal', { count: cards.length }));
    return;
  }
  const drawn = cardDrawnTooFar(law, cards);
  if (drawn > 0) {
    const facts = { standsFrom, card: CARD_TEXT[cardOf(cards[drawn]!)]! };
    found.push(refusal(law, 'dealer-must-stand', `/dealer/cards/${drawn}`, 'dealer-draw', facts));
    return;
  }
  const { total } = shown.dealer;
  if (total > drawsTo || cards.some(isWrong)) return;
  if (open.total !== undefined) {
    const facts = { total, drawsTo, depends: open.total };
    found.push(refusal(law, 'dealer-must-draw', '/dealer/cards', 'dealer-draw', facts));
  } else if (open.natural !== undefined && cards.length < law.rules.natural.cards) {
    const facts = { depends: open.natural };
    found.push(refusal(law, 'dealer-needs-second-card', '/dealer/cards', 'dealer-draw', facts));
  }
}

/** The place of the first card drawn on a total that stands, soft or hard and though nothing depends on it; 0: none. */
function cardDrawnTooFar(law: Law, cards: readonly string[]): number {
  const { standsFrom } = law.rules.dealerDraw;
  let total = 0;
  let ace = false;
  for (let k = 0; k < cards.length - 1; k++) {
    const id = cardOf(cards[k]!);
    if (isJoker(id)) return 0;
    total += law.low[id]!;
    if (isAce(law, id)) ace = true;
    const counted = ace && total + law.aceRise <= law.most ? total + law.aceRise : total;
    if (counted >= standsFrom) return k + 1;
  }
  return 0;
}
