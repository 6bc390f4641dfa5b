/** What cannot happen in a round of poker: every fault is found, each at its place, nothing is guessed or repaired. */
import { CARD_TEXT } from '../../kernel/cards.ts';
import type { Citations, ResolvedHouseRules } from '../../kernel/game.ts';
import { duplicateIds } from '../../kernel/ids.ts';
import type { Amount } from '../../kernel/money.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { wrongCards } from './check-cards.ts';
import { percentOf } from './percent.ts';
import { isVoid, type Round, type Seat } from './round.ts';
import type { Draw, PokerProvision, PokerRules } from './rules.ts';

/** The request's field for what a player bought, by kind of draw. */
const DRAW_FIELDS = ['exchange', 'sixthCard'] as const;
const FIELD_OF: Readonly<Record<Draw['kind'], (typeof DRAW_FIELDS)[number] | undefined>> = {
  none: undefined,
  exchange: 'exchange',
  'sixth-card': 'sixthCard',
};

/** Every fault of a round, in the order of the request. */
export function impossibilities(
  round: Round,
  rules: PokerRules,
  cite: Citations<PokerProvision>,
  houseRules: ResolvedHouseRules,
): Refusal[] {
  const { deal, raise, bonus } = rules;
  const refusals: Refusal[] = [];
  const refuse = (
    code: Refusal['code'],
    pointer: string,
    provision: PokerProvision,
    facts: Readonly<Record<string, string | number>>,
  ) => refusals.push({ code, pointer, provision: cite[provision], facts });

  function checkDealer(): void {
    const { cards, misdeal } = round.dealer;
    const pointer = '/dealer/cards';
    if (cards === undefined) {
      const open = round.seats.find(({ standing }) => standing === 'in-play');
      if (open !== undefined) refuse('dealer-cards-missing', pointer, 'compare', { seat: open.facts.id });
    } else if (cards.length === deal.short) {
      refuse('dealer-short', pointer, deal.provision, { short: deal.short, cards: deal.cards });
    } else if (cards.length !== deal.cards && !misdeal) {
      const facts = { count: cards.length, cards: deal.cards, whose: 'the dealer' };
      refuse('wrong-count-of-cards', pointer, rules.misdeal.dealer.provision, facts);
    }
  }

  function checkCards(seat: Seat, pointer: string): void {
    const { facts, dealt, standing } = seat;
    const { id } = facts;
    if (dealt === undefined) {
      if (standing === 'in-play') refuse('cards-missing', `${pointer}/cards`, 'compare', { seat: id });
      if (standing === 'fold' && facts.bonus !== undefined && houseRules.bonusOnFold === 'honoured') {
        refuse('folded-cards-missing', `${pointer}/cards`, bonus.provision, { seat: id });
      }
    } else if (dealt.length !== deal.cards && standing !== 'player-misdeal') {
      const count = { count: dealt.length, cards: deal.cards, whose: `seat ${id}` };
      refuse('wrong-count-of-cards', `${pointer}/cards`, rules.misdeal.player.provision, count);
    }
  }

  function checkDraw(seat: Seat, pointer: string): void {
    const { facts, dealt, givenBack, standing } = seat;
    const { draw } = rules;
    for (const field of DRAW_FIELDS) {
      if (facts[field] === undefined) continue;
      if (FIELD_OF[draw.kind] !== field) {
        refuse('draw-not-in-game', `${pointer}/${field}`, draw.provision, { field, seat: facts.id });
      } else if (dealt === undefined && !isVoid(standing)) {
        refuse('draw-needs-cards', `${pointer}/${field}`, draw.provision, { field, seat: facts.id });
      } else if (dealt !== undefined && givenBack !== undefined && !dealt.includes(givenBack)) {
        const card = CARD_TEXT[givenBack]!;
        refuse('card-not-held', `${pointer}/${field}/out`, draw.provision, { card, seat: facts.id });
      }
    }
  }

  function checkStakes({ facts, standing }: Seat, pointer: string): void {
    const { id: seat, ante, decision } = facts;
    const due = ante * raise.antes;
    if (decision === undefined && !isVoid(standing)) {
      refuse('decision-missing', `${pointer}/decision`, raise.provision, { seat });
    }
    if (facts.raise === undefined) {
      if (decision === 'raise' && !isVoid(standing)) {
        refuse('raise-missing', `${pointer}/raise`, raise.provision, { seat, due });
      }
    } else if (decision === 'fold') {
      refuse('raise-beside-fold', `${pointer}/raise`, rules.fold.provision, { seat });
    } else if (facts.raise !== due) {
      const stated = { seat, ante, raise: facts.raise, due };
      refuse('raise-not-twice-ante', `${pointer}/raise`, raise.provision, stated);
    }
    if (facts.bonus === undefined) return;
    if (houseRules.bonusPaytable === undefined) {
      refuse('bonus-without-paytable', `${pointer}/bonus`, bonus.provision, { seat });
    }
    const percent = bonus.mostPercentOfAnte;
    if (percent === 'set-by-the-house') return;
    const most = percentOf(ante as Amount, percent, 'to-house');
    if (facts.bonus > most) {
      refuse('bonus-above-limit', `${pointer}/bonus`, bonus.provision, {
        seat,
        ante,
        bonus: facts.bonus,
        percent,
        most,
      });
    }
  }

  checkDealer();
  round.seats.forEach((seat, i) => {
    const pointer = `/seats/${i}`;
    checkStakes(seat, pointer);
    checkCards(seat, pointer);
    checkDraw(seat, pointer);
  });
  refusals.push(...wrongCards(round, rules, cite));
  refusals.push(
    ...duplicateIds(
      round.seats.map(({ facts }) => facts),
      '/seats',
    ),
  );
  return refusals;
}
