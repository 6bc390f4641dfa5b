/** /regulator: search, open, export, and the totals of a day. The token lives in this module's memory and nowhere else. */
import { h, save } from '../shared/dom.ts';
import { type Page, showPage } from '../shared/page.ts';
import { type Entry, type EntryPage, Refused, search, signIn } from './api.ts';
import { exportAll, openSink } from './export.ts';
import { firstFilters, queryOf, yerevanDay } from './filters.ts';
import { dayForm, searchForm, signInForm } from './form.ts';
import { listView } from './list.ts';
import { explanationOf, type Opened, openedView, openReceipt } from './opened.ts';
import { type DayTotals, dayTotals, totalsView } from './totals.ts';

let token: string | undefined;
const filters = firstFilters(Date.now());
const asked = { day: yerevanDay(Date.now()) };
/** The cursors of the pages before, and of this one. */
let cursors: (string | undefined)[] = [];
/** The filters of the pages shown: a cursor is good for them alone. */
let searched = new URLSearchParams();
let list: EntryPage | undefined;
let opened: Opened | undefined;
let totals: DayTotals | undefined;
let running: AbortController | undefined;

let page: Page;
const status = h('p', { class: 'status', role: 'status', 'aria-live': 'polite' });
const found = h('section', { class: 'found-list' });
const detail = h('div', { class: 'detail' });
const sums = h('div', {});

showPage(
  (words) => words.regulator.title,
  (next) => {
    page = next;
    if (opened !== undefined && token !== undefined) retell(token, opened);
    show();
    const { words } = page;
    if (token === undefined) return [signInForm(page, enter), status];
    const signOut = h(
      'button',
      { type: 'button', class: 'small', onclick: () => location.reload() },
      words.regulator.signOut,
    );
    return [
      h('p', { class: 'session' }, `${words.regulator.signedIn} `, signOut),
      searchForm(page, filters, { find: () => turn([undefined], queryOf(filters)), exportAll: exportFound }),
      status,
      found,
      detail,
      h('section', { class: 'day' }, h('h2', {}, words.regulator.dayTotals), dayForm(page, asked, add), sums),
    ];
  },
);

function say(text: string, kind = ''): void {
  const stop = h(
    'button',
    { type: 'button', class: 'small', onclick: () => running?.abort() },
    page.words.regulator.stop,
  );
  status.replaceChildren(text, ...(running === undefined ? [] : [' ', stop]));
  status.className = `status ${kind}`;
  status.hidden = text === '';
}

function show(): void {
  const { regulator } = page.words;
  say('');
  found.hidden = list === undefined;
  if (list !== undefined) {
    const number = cursors.length;
    const { next, receipts } = list;
    found.replaceChildren(
      ...(receipts.length > 0
        ? [listView(page, receipts, (entry) => open(entry.id))]
        : [h('p', {}, next === undefined ? regulator.none : regulator.nonePage)]),
      h(
        'div',
        { class: 'buttons' },
        h(
          'button',
          { type: 'button', disabled: number < 2, onclick: () => turn(cursors.slice(0, -1), searched) },
          regulator.previous,
        ),
        h('span', {}, `${regulator.page} ${number}`),
        h(
          'button',
          { type: 'button', disabled: next === undefined, onclick: () => turn([...cursors, next], searched) },
          regulator.next,
        ),
      ),
    );
  }
  detail.replaceChildren(...(opened === undefined ? [] : [openedView(page, opened, close)]));
  sums.replaceChildren(...(totals === undefined ? [] : [totalsView(page, totals)]));
}

/** Does something that the service may refuse, and says so where it does. */
async function attempt(work: () => Promise<void>): Promise<void> {
  const { words } = page;
  say(words.busy, 'busy');
  try {
    await work();
  } catch (error) {
    running = undefined;
    if (!(error instanceof Refused)) throw error;
    say(error.message === '' ? words.regulator.unreachable : `${words.regulator.refused} ${error.message}`);
  }
}

function enter(client: string, secret: string, pasted: string): Promise<void> {
  return attempt(async () => {
    token = pasted === '' ? await signIn(client, secret) : pasted;
    document.querySelector<HTMLButtonElement>('.languages [aria-pressed="true"]')?.click();
    document.querySelector<HTMLElement>('form.search input')?.focus();
  });
}

/** Shows the page at the last of these cursors. */
function turn(to: (string | undefined)[], query: URLSearchParams): Promise<void> {
  return attempt(async () => {
    const at = new URLSearchParams(query);
    const cursor = to.at(-1);
    if (cursor !== undefined) at.set('cursor', cursor);
    list = await search(token!, at);
    searched = query;
    cursors = to;
    opened = undefined;
    show();
  });
}

function open(id: Entry['id']): Promise<void> {
  return attempt(async () => {
    const receipt = await openReceipt(token!, id, page);
    if (typeof receipt === 'string') return say(page.words[receipt]);
    opened = receipt;
    show();
    detail.scrollIntoView({ block: 'start' });
    detail.querySelector('button')?.focus({ preventScroll: true });
  });
}

function close(): void {
  const id = opened?.id;
  opened = undefined;
  show();
  found.querySelector<HTMLElement>(`button[aria-label$="${id}"]`)?.focus();
}

/** The explanation again, in the language just chosen. */
async function retell(held: string, receipt: Opened): Promise<void> {
  const explanation = await explanationOf(held, receipt.id, page).catch(() => receipt.explanation);
  if (opened !== receipt) return;
  opened = { ...receipt, explanation };
  show();
}

function exportFound(): Promise<void> {
  const { regulator } = page.words;
  const query = queryOf(filters);
  return attempt(async () => {
    const name = `receipts-${filters.from.slice(0, 10)}.ndjson`;
    const keep = (parts: readonly Blob[]) => save(name, parts, 'application/x-ndjson');
    const sink = await openSink(name, keep).catch(() => undefined);
    if (sink === undefined) return say('');
    running = new AbortController();
    const tell = (count: number) => {
      if (count % 100 === 0) say(`${regulator.exporting} ${count}`, 'busy');
    };
    const { count, whole } = await exportAll(token!, query, sink, running.signal, tell);
    running = undefined;
    await sink.close();
    say(`${whole ? regulator.exported : regulator.exportBroken} ${count}`, whole ? 'done' : '');
  });
}

function add(): Promise<void> {
  return attempt(async () => {
    running = new AbortController();
    totals = await dayTotals(token!, asked.day, running.signal, (read) =>
      say(`${page.words.regulator.adding} ${read}`, 'busy'),
    );
    running = undefined;
    show();
    sums.scrollIntoView({ block: 'nearest' });
  });
}
