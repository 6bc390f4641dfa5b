/** One deck for the whole round: which cards it does not have, and which it cannot have dealt twice. */
import { CARD_TEXT, type Card, isJoker } from '../../kernel/cards.ts';
import type { Citations } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Round } from './round.ts';
import type { PokerProvision, PokerRules } from './rules.ts';

/** Cards that one deck of 52 does not have, or not twice; a card that was given back stays out of play. */
export function wrongCards(round: Round, rules: PokerRules, cite: Citations<PokerProvision>): Refusal[] {
  const refusals: Refusal[] = [];
  const first = new Map<Card, string>();
  const givenBack = new Set(round.seats.map((seat) => seat.givenBack));

  function deal(id: Card, pointer: string): void {
    const card = CARD_TEXT[id]!;
    const earlier = first.get(id);
    if (isJoker(id)) {
      refusals.push({ code: 'card-not-in-this-deck', pointer, provision: cite.deck, facts: { card } });
    } else if (earlier === undefined) {
      first.set(id, pointer);
    } else {
      const provision = cite[givenBack.has(id) ? rules.draw.provision : 'deck'];
      refusals.push({ code: 'duplicate-card', pointer, provision, facts: { card, first: earlier } });
    }
  }

  round.dealer.cards?.forEach((id, i) => {
    deal(id, `/dealer/cards/${i}`);
  });
  round.seats.forEach(({ dealt, bought, givenBack: out }, i) => {
    const pointer = `/seats/${i}`;
    dealt?.forEach((id, j) => {
      deal(id, `${pointer}/cards/${j}`);
    });
    if (out !== undefined && dealt === undefined) deal(out, `${pointer}/exchange/out`);
    if (bought !== undefined) deal(bought, `${pointer}/${out === undefined ? 'sixthCard' : 'exchange/in'}`);
  });
  return refusals;
}
