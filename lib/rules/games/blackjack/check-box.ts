/** Checks what belongs to a whole box: how it was split, its insurance, its even money. */
import { CARD_TEXT, type Card, isJoker, RED_JOKER } from '../../kernel/cards.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { isAce, isWrong, refusal } from './check-words.ts';
import type { BoxFacts, HandShown } from './facts.ts';
import { cardOf } from './hand.ts';
import type { Law } from './law.ts';

/** For a box of any other number of hands than one. */
export function checkSplit(law: Law, box: BoxFacts, hands: readonly HandShown[], i: number, found: Refusal[]): void {
  const { split, deal } = law.rules;
  if (hands.length === 0) {
    const facts = { count: 0, least: deal.toBox };
    found.push(refusal(law, 'hand-needs-two-cards', `/boxes/${i}/hands`, 'deal', facts));
    return;
  }
  const firstText = hands[0]!.cards[0];
  const first = firstText === undefined ? RED_JOKER : cardOf(firstText);
  const aces = isAce(law, first);
  const most = 1 + (aces ? split.aces.times : split.times);
  if (hands.length > most) {
    const facts = { hands: hands.length, most, cards: aces ? 'aces' : 'cards of equal value' };
    found.push(refusal(law, 'too-many-hands', `/boxes/${i}/hands`, 'split', facts));
  }
  for (let j = 0; j < hands.length; j++) {
    const { cards } = hands[j]!;
    if (cards.length === 0) continue;
    const id = cardOf(cards[0]!);
    if (!isJoker(id) && !isJoker(first) && law.low[id] !== law.low[first]) {
      const facts = { card: CARD_TEXT[id]!, first: CARD_TEXT[first]! };
      found.push(refusal(law, 'split-values-differ', `/boxes/${i}/hands/${j}/cards/0`, 'split', facts));
    }
    if (split.aces.oneCardEach && isAce(law, id) && cards.length > deal.toBox) {
      const facts = { count: cards.length, doubled: box.hands[j]!.doubled ? 'yes' : 'no' };
      found.push(refusal(law, 'split-ace-drawn', `/boxes/${i}/hands/${j}/cards`, 'split', facts));
    }
  }
}

export function checkInsurance(
  law: Law,
  upcard: Card,
  box: BoxFacts,
  insurance: number,
  i: number,
  found: Refusal[],
): void {
  const pointer = `/boxes/${i}/insurance`;
  const [n, m] = law.rules.insurance.stake;
  checkUpcardAce(law, 'insurance-needs-ace', upcard, pointer, found);
  // Half of an odd stake: either neighbour.
  if (Math.abs(insurance * m - box.stake * n) >= m) {
    const facts = { stake: box.stake, insurance, half: Math.floor(box.stake / m) * n };
    found.push(refusal(law, 'insurance-not-half', pointer, 'insurance', facts));
  }
  if (box.evenMoney) found.push(refusal(law, 'insurance-beside-even-money', pointer, 'even-money'));
}

export function checkEvenMoney(
  law: Law,
  upcard: Card,
  box: BoxFacts,
  hands: readonly HandShown[],
  i: number,
  found: Refusal[],
): void {
  const pointer = `/boxes/${i}/evenMoney`;
  checkUpcardAce(law, 'even-money-needs-ace', upcard, pointer, found);
  // Taken at once on the two cards dealt: a box that was split has given them up, whatever `splitNatural` says.
  const natural = hands.length === 1 && hands[0]!.natural;
  const uncertain = hands.length === 1 && hands[0]!.cards.some(isWrong);
  if (!natural && !uncertain) {
    found.push(refusal(law, 'even-money-needs-natural', pointer, 'even-money', { hands: hands.length }));
  }
  if (box.hands.some((hand) => hand.surrendered)) {
    found.push(refusal(law, 'even-money-beside-surrender', pointer, 'even-money'));
  }
}

function checkUpcardAce(
  law: Law,
  code: 'insurance-needs-ace' | 'even-money-needs-ace',
  upcard: Card,
  pointer: string,
  found: Refusal[],
): void {
  if (isJoker(upcard) || isAce(law, upcard)) return;
  const provision = code === 'insurance-needs-ace' ? 'insurance' : 'even-money';
  found.push(refusal(law, code, pointer, provision, { upcard: CARD_TEXT[upcard]! }));
}
