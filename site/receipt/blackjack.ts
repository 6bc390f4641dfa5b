/** A round of blackjack: the dealer's cards, and every box with its hands. */
import type { ReceiptPayload } from '../../lib/receipts/payload.ts';
import { h } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';
import { cardsView } from './cards.ts';
import { badge, movedView, placeView } from './place.ts';

interface Hand {
  readonly cards: readonly string[];
  readonly total: number;
  readonly soft?: boolean;
  readonly natural: boolean;
  readonly bust: boolean;
}

interface Outcome {
  readonly dealer: Hand;
  readonly boxes: readonly { readonly id: string; readonly hands: readonly Hand[] }[];
}

interface Box {
  readonly player: string;
  readonly evenMoney?: boolean;
  readonly insurance?: number;
  readonly hands: readonly { readonly doubled?: boolean; readonly surrendered?: boolean }[];
}

export function blackjackView(page: Page, payload: ReceiptPayload): HTMLElement {
  const { words } = page;
  const { outcome } = payload.settlement as unknown as { outcome: Outcome };
  const boxes = payload.request.boxes as readonly Box[];
  return h(
    'section',
    { class: 'round table-felt' },
    h('h3', { class: 'visually-hidden' }, words.theTable),
    placeView('dealer', words.dealer, handView(page, outcome.dealer, [])),
    h(
      'div',
      { class: 'places' },
      ...outcome.boxes.map(({ id, hands }, i) => {
        const box = boxes[i]!;
        const badges = [
          ...(box.insurance === undefined ? [] : [words.insured]),
          ...(box.evenMoney === true ? [words.evenMoney] : []),
        ];
        return placeView(
          'box',
          `${words.box} ${id} · ${box.player}`,
          ...hands.map((hand, n) => {
            const { doubled, surrendered } = box.hands[n]!;
            return handView(page, hand, [
              ...badges.slice(n === 0 ? 0 : badges.length),
              ...(doubled === true ? [words.doubled] : []),
              ...(surrendered === true ? [words.surrendered] : []),
            ]);
          }),
          movedView(page, payload, (line) => line.id === id),
        );
      }),
    ),
  );
}

function handView({ words }: Page, hand: Hand, more: readonly string[]): HTMLElement {
  return h(
    'div',
    { class: 'hand' },
    cardsView(words, hand.cards),
    h(
      'p',
      { class: 'badges' },
      badge(String(hand.total), 'sum'),
      hand.natural ? badge(words.natural) : undefined,
      hand.bust ? badge(words.bust) : undefined,
      ...more.map((text) => badge(text)),
    ),
  );
}
