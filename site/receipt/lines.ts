/** Every amount that moved: the lines, the players' sums, the totals, in major units. */
import { amountsIn } from '../../lib/receipts/explain/amounts.ts';
import type { ExplainedLine, Explanation } from '../../lib/receipts/explain/explain.ts';
import type { ReceiptPayload } from '../../lib/receipts/payload.ts';
import type { Line } from '../../lib/rules/index.ts';
import { h, tableHead } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';

/** With more lines than these, a print leaves the words out, to stay on one page for longer. */
const PRINTED_IN_WORDS = 12;

type Settlement = ReceiptPayload['settlement'];

export function linesView(page: Page, settlement: Settlement, explanation: Explanation | undefined): HTMLElement {
  const { language, words } = page;
  const amount = amountsIn(settlement.currency, language);
  const money = (minor: number) => h('td', { class: 'amount' }, amount(minor));
  if (settlement.lines.length === 0) return h('section', { class: 'lines' }, h('p', {}, words.annulled));
  const { lines } = settlement as { lines: readonly Line[] };
  const rows = lines.flatMap((line, i) => {
    const told = explanation?.lines[i];
    return [
      h(
        'tr',
        { class: `line ${line.result}` },
        h('th', { scope: 'row' }, line.hand === undefined ? line.id : `${line.id}.${line.hand}`),
        h('td', {}, line.player),
        money(line.stake),
        h('td', { class: 'outcome' }, words.results[line.result]),
        money(line.winnings),
        money(line.returned),
      ),
      ...(told === undefined ? [] : [toldRow(told)]),
    ];
  });
  const head = tableHead([
    [words.line],
    [words.player],
    [words.staked, 'amount'],
    [words.result],
    [words.winnings, 'amount'],
    [words.returned, 'amount'],
  ]);
  return h(
    'section',
    { class: `lines${lines.length > PRINTED_IN_WORDS ? ' long' : ''}` },
    h('h3', {}, `${words.amounts} (${settlement.currency})`),
    scrolling(words.amounts, h('table', {}, head, h('tbody', {}, ...rows))),
    h('h3', {}, words.players),
    scrolling(words.players, playersTable(page, settlement)),
    ...provisionsView(page, explanation),
  );
}

/** What happened to a line, its reckoning, and where the act says so. */
function toldRow({ words, arithmetic, provisions }: ExplainedLine): HTMLElement {
  return h(
    'tr',
    { class: 'told' },
    h(
      'td',
      { colspan: 6 },
      h('p', {}, words),
      arithmetic !== undefined && h('p', { class: 'arithmetic' }, arithmetic),
      h('p', { class: 'provision' }, provisions.map(({ at }) => at).join('; ')),
    ),
  );
}

/** What the act says there, each provision once. */
function provisionsView({ words }: Page, explanation: Explanation | undefined): readonly Node[] {
  const cited = new Map((explanation?.lines ?? []).flatMap(({ provisions }) => provisions.map((one) => [one.id, one])));
  if (cited.size === 0) return [];
  const items = [...cited.values()].map(({ at, summary }) => h('li', {}, h('strong', {}, at), ` ${summary}`));
  return [h('section', { class: 'provisions' }, h('h3', {}, words.provisions), h('ul', {}, ...items))];
}

function playersTable({ language, words }: Page, settlement: Settlement): HTMLElement {
  const amount = amountsIn(settlement.currency, language);
  const row = (name: string, sums: { staked: number; winnings: number; returned: number; net: number }, kind = '') =>
    h(
      'tr',
      { class: kind },
      h('th', { scope: 'row' }, name),
      ...[sums.staked, sums.winnings, sums.returned].map((sum) => h('td', { class: 'amount' }, amount(sum))),
      h('td', { class: 'amount net' }, sums.net > 0 ? `+${amount(sums.net)}` : amount(sums.net)),
    );
  const sums = [words.staked, words.winnings, words.returned, words.net].map((name) => [name, 'amount'] as const);
  return h(
    'table',
    { class: 'players' },
    tableHead([[words.player], ...sums]),
    h(
      'tbody',
      {},
      ...settlement.players.map((player) => row(player.player, player)),
      row(words.total, settlement.totals, 'total'),
    ),
  );
}

/** A table that is wider than a phone scrolls by itself, also by keyboard. */
export function scrolling(label: string, table: HTMLElement): HTMLElement {
  return h('div', { class: 'scrolling', role: 'region', 'aria-label': label, tabindex: 0 }, table);
}
