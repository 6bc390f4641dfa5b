/** Many receipts at once: counts, and a list to open them from; those that are not genuine first. */
import { type FoundReceipt, receiptsIn, type Verification, verifierWords } from '../../lib/receipts/verify/index.ts';
import { scrolling } from '../receipt/lines.ts';
import { h, tableHead } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';

export interface Kept {
  readonly found: FoundReceipt;
  readonly verification: Verification;
}

export interface Many {
  readonly counts: Readonly<Record<Verification['verdict'], number>>;
  /** What is kept to be shown: an export may be longer than a device can hold. */
  readonly kept: readonly Kept[];
}

const MOST_REFUSED = 200;
const MOST_GENUINE = 100;

/** @param tell hears now and then how many have been checked */
export async function checkAll(
  chunks: AsyncIterable<string>,
  check: (found: FoundReceipt) => Promise<Verification>,
  tell: (count: number) => void,
): Promise<Many> {
  const counts = { genuine: 0, unproven: 0, 'not-genuine': 0 };
  const refused: Kept[] = [];
  const genuine: Kept[] = [];
  let count = 0;
  for await (const found of receiptsIn(chunks)) {
    const verification = await check(found);
    counts[verification.verdict]++;
    const [list, most] = verification.verdict === 'genuine' ? [genuine, MOST_GENUINE] : [refused, MOST_REFUSED];
    if (list.length < most) list.push({ found, verification });
    if (++count % 100 === 0) {
      tell(count);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return { counts, kept: [...refused, ...genuine] };
}

export function manyView({ language, words }: Page, { counts, kept }: Many, open: (one: Kept) => void): HTMLElement {
  const verifier = verifierWords(language);
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 128) : '');
  const sums = (['genuine', 'unproven', 'not-genuine'] as const).map((verdict) =>
    h(
      'li',
      { class: `verdict-count ${verdict}` },
      h('strong', {}, String(counts[verdict])),
      ` ${verifier.verdicts[verdict].title}`,
    ),
  );
  const rows = kept.map((one) => {
    const { verdict, stated } = one.verification;
    const { table, round } = (stated?.settlement ?? {}) as Readonly<Record<string, unknown>>;
    return h(
      'tr',
      {},
      h('td', { class: 'amount' }, String(one.found.line)),
      h('td', {}, h('span', { class: `badge ${verdict}` }, verifier.verdicts[verdict].title)),
      h('td', { class: 'id' }, text(stated?.id)),
      h('td', {}, text(table)),
      h('td', {}, text(round)),
      h('td', {}, h('button', { type: 'button', class: 'small', onclick: () => open(one) }, words.open)),
    );
  });
  const { id, table, round } = words.facts;
  const head = tableHead([[words.line, 'amount'], [words.result], [id], [table], [round], ['']]);
  return h(
    'section',
    { class: 'many' },
    h('h2', {}, words.many),
    h('ul', { class: 'counts' }, ...sums),
    h('p', { class: 'hint' }, words.manyListed),
    scrolling(words.many, h('table', {}, head, h('tbody', {}, ...rows))),
  );
}
