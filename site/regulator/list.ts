/** A page of found receipts. */
import { amountsIn } from '../../lib/receipts/explain/amounts.ts';
import { scrolling } from '../receipt/lines.ts';
import { h, tableHead } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';
import type { Entry } from './api.ts';
import { gameName } from './totals.ts';

export function listView(
  { language, words }: Page,
  entries: readonly Entry[],
  open: (entry: Entry) => void,
): HTMLElement {
  const { regulator } = words;
  const rows = entries.map((entry) => {
    const amount = amountsIn(entry.currency, language);
    const { staked, returned, net } = entry.totals;
    const marks = [
      ...(entry.correctedBy === undefined ? [] : [regulator.corrected]),
      ...(entry.annulled ? [regulator.annulled] : []),
      ...(entry.houseRules === 'other' ? [regulator.houseRules] : []),
      ...(entry.revision > 1 ? [`${regulator.revision} ${entry.revision}`] : []),
    ];
    return h(
      'tr',
      { class: entry.correctedBy === undefined ? '' : 'superseded' },
      h(
        'td',
        {},
        h(
          'button',
          { type: 'button', class: 'small', 'aria-label': `${words.open} ${entry.id}`, onclick: () => open(entry) },
          words.open,
        ),
      ),
      h('td', {}, h('time', { datetime: entry.playedAt }, shortTime(entry.playedAt))),
      h('td', {}, entry.operator),
      h('td', {}, gameName(entry.game, language)),
      h('td', {}, entry.table),
      h('td', {}, entry.round),
      h('td', { class: 'marks' }, ...marks.map((mark) => h('span', { class: 'badge' }, mark))),
      h('td', {}, entry.currency),
      h('td', { class: 'amount' }, amount(staked)),
      h('td', { class: 'amount' }, amount(returned)),
      h('td', { class: 'amount' }, amount(-net)),
    );
  });
  const head = tableHead([
    [''],
    [regulator.playedAt],
    [regulator.operator],
    [regulator.game],
    [regulator.table],
    [regulator.round],
    [''],
    [regulator.currency],
    [words.staked, 'amount'],
    [words.returned, 'amount'],
    [regulator.house, 'amount'],
  ]);
  return scrolling(regulator.search, h('table', { class: 'entries' }, head, h('tbody', {}, ...rows)));
}

/** As it was sent, without the T. */
const shortTime = (text: string) => text.replace('T', ' ');
