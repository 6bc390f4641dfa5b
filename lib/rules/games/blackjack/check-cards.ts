/** Checks the round as a whole: cards that the decks hold, ids, and the declared prizes. */
import { CARD_TEXT, type Card, isJoker, RED_JOKER } from '../../kernel/cards.ts';
import { duplicateIds } from '../../kernel/ids.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { refusal } from './check-words.ts';
import type { BoxFacts, RoundFacts } from './facts.ts';
import { cardOf } from './hand.ts';
import type { Answers, Law } from './law.ts';

export function checkJokers(law: Law, round: RoundFacts, found: Refusal[]): void {
  everyCard(round, (id, pointer) => {
    if (isJoker(id)) found.push(refusal(law, 'card-not-in-this-deck', pointer, 'decks', { card: CARD_TEXT[id]! }));
  });
}

/** More copies of a card than there are decks: one refusal for each such card, at the first copy too many. */
export function checkCopies(law: Law, round: RoundFacts, copies: Uint32Array, found: Refusal[]): void {
  const { count } = law.rules.decks;
  let beyond = false;
  for (let id = 0; id < RED_JOKER; id++) if (copies[id]! > count) beyond = true;
  if (!beyond) return;
  const seen = new Uint32Array(copies.length);
  everyCard(round, (id, pointer) => {
    seen[id]!++;
    if (!isJoker(id) && seen[id] === count + 1) {
      const facts = { card: CARD_TEXT[id]!, copies: copies[id]!, decks: count };
      found.push(refusal(law, 'too-many-copies', pointer, 'decks', facts));
    }
  });
}

/** For the few boxes of a real table comparing their ids is quicker than keeping a set. */
export function checkIds(boxes: readonly BoxFacts[], found: Refusal[]): void {
  let repeated = boxes.length > 16;
  for (let i = 1; i < boxes.length && !repeated; i++) {
    const { id } = boxes[i]!;
    for (let k = 0; k < i; k++) if (boxes[k]!.id === id) repeated = true;
  }
  if (repeated) found.push(...duplicateIds(boxes, '/boxes'));
}

export function checkBonuses(law: Law, { bonuses }: Answers, found: Refusal[]): void {
  for (let k = 1; k < bonuses.length; k++) {
    const { when } = bonuses[k]!;
    if (bonuses.findIndex((bonus) => bonus.when === when) < k) {
      found.push(refusal(law, 'bonus-declared-twice', `/houseRules/bonuses/${k}/when`, 'house-bonus', { when }));
    }
  }
}

function everyCard(round: RoundFacts, visit: (id: Card, pointer: string) => void): void {
  round.dealer.cards.forEach((text, k) => {
    visit(cardOf(text), `/dealer/cards/${k}`);
  });
  round.boxes.forEach((box, i) => {
    box.hands.forEach((hand, j) => {
      hand.cards.forEach((text, k) => {
        visit(cardOf(text), `/boxes/${i}/hands/${j}/cards/${k}`);
      });
    });
  });
}
