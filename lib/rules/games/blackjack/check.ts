/** Finds everything in a round that cannot have happened under the act: all faults, not only the first. */
import { RED_JOKER } from '../../kernel/cards.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { checkEvenMoney, checkInsurance, checkSplit } from './check-box.ts';
import { checkBonuses, checkCopies, checkIds, checkJokers } from './check-cards.ts';
import { checkDealer, Open, startsNatural } from './check-dealer.ts';
import { isAce, isWrong, refusal } from './check-words.ts';
import type { BoxFacts, HandShown, RoundFacts, RoundShown } from './facts.ts';
import { cardOf } from './hand.ts';
import type { Answers, Law } from './law.ts';

/**
 * Every refusal of a round. What a fault leaves uncertain gives no further refusal: a hand with a card that no deck has
 * is not also called a wrong total.
 * @param copies how many of each card the round shows
 */
export function refusalsOf(
  law: Law,
  answer: Answers,
  round: RoundFacts,
  shown: RoundShown,
  copies: Uint32Array,
): Refusal[] {
  const found: Refusal[] = [];
  const { boxes } = round;
  const { toBox } = law.rules.deal;
  checkBonuses(law, answer, found);
  const wrongCards = copies[RED_JOKER]! + copies[RED_JOKER + 1]! > 0;
  if (wrongCards) checkJokers(law, round, found);
  const dealerCards = round.dealer.cards;
  const upcard = dealerCards.length === 0 ? RED_JOKER : cardOf(dealerCards[0]!);
  const naturalIsOpen = answer.naturalOutranks && startsNatural(law, upcard);
  const open = new Open();
  for (let i = 0; i < boxes.length; i++) {
    const box = boxes[i]!;
    const hands = shown.boxes[i]!.hands;
    if (box.insurance !== undefined) {
      checkInsurance(law, upcard, box, box.insurance, i, found);
      if (isAce(law, upcard)) open.forNatural(i, -1);
    }
    if (box.evenMoney) checkEvenMoney(law, upcard, box, hands, i, found);
    if (hands.length !== 1) checkSplit(law, box, hands, i, found);
    for (let j = 0; j < hands.length; j++) {
      const hand = hands[j]!;
      checkHand(law, answer, upcard, box, hand, i, j, found);
      if (box.evenMoney || box.hands[j]!.surrendered || hand.bust) continue;
      if (hand.cards.length < toBox || (wrongCards && hand.cards.some(isWrong))) continue;
      if (!hand.natural || !answer.naturalOutranks) open.forTotal(i, j);
      else if (naturalIsOpen) open.forNatural(i, j);
    }
  }
  checkDealer(law, round, shown, open, found);
  checkCopies(law, round, copies, found);
  checkIds(boxes, found);
  return found;
}

function checkHand(
  law: Law,
  answer: Answers,
  upcard: number,
  box: BoxFacts,
  shown: HandShown,
  i: number,
  j: number,
  found: Refusal[],
): void {
  const { rules, low, most } = law;
  const { toBox } = rules.deal;
  const hand = box.hands[j]!;
  const count = shown.cards.length;
  if (count < toBox) {
    const facts = { count, least: toBox };
    found.push(refusal(law, 'hand-needs-two-cards', `/boxes/${i}/hands/${j}`, 'deal', facts));
  }
  // A busted hand counts its aces low, so what it had before its last card is its total without that card.
  if (shown.bust && shown.total - low[cardOf(shown.cards[count - 1]!)]! > most) {
    const facts = { total: shown.total, most };
    found.push(refusal(law, 'drawn-after-bust', `/boxes/${i}/hands/${j}/cards`, 'bust', facts));
  }
  if (hand.doubled && count !== toBox + rules.double.drawn) {
    const facts = { count, needs: toBox + rules.double.drawn };
    found.push(refusal(law, 'double-needs-three-cards', `/boxes/${i}/hands/${j}`, 'double', facts));
  }
  if (hand.surrendered) {
    const pointer = `/boxes/${i}/hands/${j}`;
    if (count !== toBox) {
      found.push(refusal(law, 'surrender-needs-two-cards', pointer, 'surrender', { count, needs: toBox }));
    }
    if (!answer.surrenderAgainstAce && isAce(law, upcard)) {
      found.push(refusal(law, 'surrender-against-ace', pointer, 'surrender'));
    }
    if (!rules.surrender.splitHands && box.hands.length > 1) {
      found.push(refusal(law, 'surrender-after-split', pointer, 'surrender', { hands: box.hands.length }));
    }
  }
}
