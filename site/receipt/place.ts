/** One place at a card table: whose it is, the cards, what they came to, what was won or lost. */
import { amountsIn } from '../../lib/receipts/explain/amounts.ts';
import type { ReceiptPayload } from '../../lib/receipts/payload.ts';
import type { Line } from '../../lib/rules/index.ts';
import { h } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';

export function placeView(kind: string, title: string, ...parts: readonly (Node | string | undefined)[]): HTMLElement {
  return h('section', { class: `place ${kind}` }, h('h4', {}, title), ...parts);
}

export const badge = (text: string, kind = ''): HTMLElement => h('span', { class: `badge ${kind}` }, text);

/** What a player staked at this place, and what came back. */
export function movedView(
  { language, words }: Page,
  payload: ReceiptPayload,
  of: (line: Line) => boolean,
): HTMLElement {
  const amount = amountsIn(payload.settlement.currency, language);
  const lines = (payload.settlement.lines as readonly Line[]).filter(of);
  const staked = lines.reduce((sum, line) => sum + line.stake, 0);
  const returned = lines.reduce((sum, line) => sum + line.returned, 0);
  const net = returned - staked;
  return h(
    'p',
    { class: 'moved' },
    `${words.staked} ${amount(staked)} → ${words.returned} ${amount(returned)} `,
    badge(net > 0 ? `+${amount(net)}` : amount(net), net > 0 ? 'win' : net < 0 ? 'lose' : ''),
  );
}
