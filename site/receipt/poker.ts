/** A round of poker against the dealer: the dealer's five, and every seat with its cards and what it decided. */
import { nameOf } from '../../lib/receipts/explain/cards.ts';
import type { ReceiptPayload } from '../../lib/receipts/payload.ts';
import { h } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';
import { cardsView } from './cards.ts';
import { badge, movedView, placeView } from './place.ts';

interface Cards {
  readonly cards?: readonly string[];
  readonly bestFive?: readonly string[];
}

interface Outcome {
  readonly dealer: Cards & { readonly qualifies?: boolean };
  readonly seats: readonly (Cards & { readonly id: string })[];
}

interface Seat {
  readonly player: string;
  readonly decision?: 'fold' | 'raise';
  readonly exchange?: unknown;
  readonly sixthCard?: unknown;
  readonly misdeal?: boolean;
}

export function pokerView(page: Page, payload: ReceiptPayload): HTMLElement {
  const { words } = page;
  const { outcome, houseRules } = payload.settlement as unknown as {
    outcome: Outcome;
    houseRules: Readonly<Record<string, unknown>>;
  };
  const aceLow = houseRules.aceLowStraight !== 'not-allowed';
  const seats = payload.request.seats as readonly Seat[];
  const { misdeal } = payload.request.dealer as { misdeal?: boolean };
  const { qualifies } = outcome.dealer;
  const dealerBadges = [
    ...(misdeal === true ? [words.misdeal] : []),
    ...(qualifies === undefined ? [] : [qualifies ? words.qualifies : words.notQualified]),
  ];
  return h(
    'section',
    { class: 'round table-felt' },
    h('h3', { class: 'visually-hidden' }, words.theTable),
    placeView('dealer', words.dealer, handView(page, outcome.dealer, aceLow, dealerBadges)),
    h(
      'div',
      { class: 'places' },
      ...outcome.seats.map((hand, i) => {
        const seat = seats[i]!;
        const badges = [
          ...(seat.misdeal === true ? [words.misdeal] : []),
          ...(seat.decision === undefined ? [] : [words[seat.decision]]),
          ...(seat.exchange === undefined ? [] : [words.exchanged]),
          ...(seat.sixthCard === undefined ? [] : [words.sixthCard]),
        ];
        return placeView(
          'seat',
          `${words.seat} ${hand.id} · ${seat.player}`,
          handView(page, hand, aceLow, badges),
          movedView(page, payload, (line) => line.id === hand.id),
        );
      }),
    ),
  );
}

function handView(
  { language, words }: Page,
  { cards, bestFive }: Cards,
  aceLow: boolean,
  more: readonly string[],
): HTMLElement {
  const name = bestFive === undefined ? undefined : nameOf(bestFive, aceLow, language);
  return h(
    'div',
    { class: 'hand' },
    cards === undefined ? h('p', { class: 'no-cards' }, words.noCards) : cardsView(words, cards, bestFive),
    h(
      'p',
      { class: 'badges' },
      name === undefined ? undefined : badge(name, 'sum'),
      ...more.map((text) => badge(text)),
    ),
  );
}
