/** The round as people know it from the table. */
import type { ReceiptPayload } from '../../lib/receipts/payload.ts';
import type { Page } from '../shared/page.ts';
import { blackjackView } from './blackjack.ts';
import { pokerView } from './poker.ts';
import { rouletteView } from './roulette.ts';

const VIEWS: Readonly<Record<string, (page: Page, payload: ReceiptPayload) => HTMLElement>> = {
  roulette: rouletteView,
  blackjack: blackjackView,
  'five-card-poker': pokerView,
  'five-card-poker-exchange': pokerView,
  'six-card-poker': pokerView,
  poker: pokerView,
};

/** @returns undefined for an annulled round, and for a game that this page cannot draw */
export function roundView(page: Page, payload: ReceiptPayload): HTMLElement | undefined {
  const { settlement } = payload;
  if ('annulled' in settlement || !Object.hasOwn(VIEWS, settlement.game)) return undefined;
  return VIEWS[settlement.game]!(page, payload);
}
