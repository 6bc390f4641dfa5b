/** Reads a round: its facts completed, its hands worked out. */
import type { BoxFacts, BoxShown, HandFacts, HandShown, RoundFacts, RoundShown, RoundStated } from './facts.ts';
import { readHand } from './hand.ts';
import type { Answers, Law } from './law.ts';

/** What a round says, with defaults filled in and cards written back, and what it shows. */
export interface RoundRead {
  readonly facts: RoundFacts;
  readonly shown: RoundShown;
}

/**
 * Everything that follows reads the completed round: besides saying everything once, its boxes and hands all have the
 * same members, which the compiled code needs to be quick.
 * @param copies counts the cards of the round, by card id
 */
export function readRound(law: Law, answer: Answers, stated: RoundStated, copies: Uint32Array): RoundRead {
  const { cards, total, natural, bust } = readHand(law, stated.dealer.cards, true, copies);
  const count = stated.boxes.length;
  const boxes = new Array<BoxFacts>(count);
  const shown = new Array<BoxShown>(count);
  for (let i = 0; i < count; i++) {
    const { id, player, stake, insurance, evenMoney = false, hands } = stated.boxes[i]!;
    const mayBeNatural = hands.length === 1 || answer.splitNatural;
    const read = new Array<HandFacts>(hands.length);
    const worked = new Array<HandShown>(hands.length);
    for (let j = 0; j < hands.length; j++) {
      const { cards: dealt, doubled = false, surrendered = false } = hands[j]!;
      const hand = readHand(law, dealt, mayBeNatural, copies);
      worked[j] = hand;
      read[j] = { cards: hand.cards, doubled, surrendered };
    }
    shown[i] = { id, hands: worked };
    boxes[i] =
      insurance === undefined
        ? { id, player, stake, evenMoney, hands: read }
        : { id, player, stake, insurance, evenMoney, hands: read };
  }
  return { facts: { dealer: { cards }, boxes }, shown: { dealer: { cards, total, natural, bust }, boxes: shown } };
}
