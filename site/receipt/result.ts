/** What a verification came to: the verdict, the round as people know it, every amount, every check in words. */
import { type Explanation, explain } from '../../lib/receipts/explain/explain.ts';
import type { ReceiptPayload } from '../../lib/receipts/payload.ts';
import { type Verification, verifierWords } from '../../lib/receipts/verify/index.ts';
import { h } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';
import { checksView } from './checks.ts';
import { factsView } from './facts.ts';
import { linesView } from './lines.ts';
import { roundView } from './round.ts';

export interface Shown {
  readonly verification: Verification;
  /** Buttons, the code for a print: what belongs to where the receipt is shown. */
  readonly beside?: readonly Node[];
  readonly correctedBy?: string;
}

const MARK = { genuine: '✓', unproven: '?', 'not-genuine': '✗' } as const;

export function resultView(page: Page, { verification, beside = [], correctedBy }: Shown): HTMLElement {
  const { language, words } = page;
  const verifier = verifierWords(language);
  const { verdict, payload, stated } = verification;
  const { title, sentence } = verifier.verdicts[verdict];
  const explanation = payload === undefined ? undefined : explained(payload, page, correctedBy);
  // The explanation's notes end with what a receipt proves and what not; that it may be corrected stands here alone.
  const { notes = [] } = explanation ?? {};
  const notProved = notes.length === 0 ? verifier.notProved : verifier.notProved.slice(-1);
  return h(
    'article',
    { class: 'result' },
    h(
      'section',
      { class: `verdict ${verdict}` },
      h('p', { class: 'mark', 'aria-hidden': 'true' }, MARK[verdict]),
      h(
        'div',
        {},
        h('h2', {}, title),
        h('p', {}, sentence),
        payload?.env === 'test' && h('p', { class: 'test' }, verifier.testReceipt),
        correctedBy !== undefined && h('p', { class: 'test' }, `${words.correctedBy} ${correctedBy}`),
      ),
    ),
    ...beside,
    ...(payload === undefined ? claimed(page, stated) : settled(page, payload, explanation)),
    checksView(page, verification.checks),
    h(
      'section',
      { class: 'not-proved' },
      h('h3', {}, words.notProved),
      h('ul', {}, ...[...notes, ...notProved].map((text) => h('li', {}, text))),
    ),
  );
}

/** A receipt of a version that this page has no words for is still shown, without them. */
function explained(payload: ReceiptPayload, { language }: Page, correctedBy: string | undefined) {
  try {
    return explain(payload, language, correctedBy === undefined ? {} : { correctedBy });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function settled(page: Page, payload: ReceiptPayload, explanation: Explanation | undefined): readonly Node[] {
  const round = roundView(page, payload);
  return [
    factsView(page, payload, explanation),
    ...(round === undefined ? [] : [round]),
    linesView(page, payload.settlement, explanation),
  ];
}

/** Of a text that is not genuine only its name is repeated, as a claim. */
function claimed({ words }: Page, stated: Verification['stated']): readonly Node[] {
  if (stated === undefined) return [];
  const settlement = (stated.settlement ?? {}) as Readonly<Record<string, unknown>>;
  const claims: readonly (readonly [string, unknown])[] = [
    [words.facts.id, stated.id],
    [words.facts.operator, stated.operator],
    [words.facts.table, settlement.table],
    [words.facts.round, settlement.round],
  ];
  const rows = claims.filter((claim): claim is readonly [string, string] => typeof claim[1] === 'string');
  if (rows.length === 0) return [];
  return [
    h(
      'section',
      { class: 'facts' },
      h('h3', {}, words.claims),
      h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value.slice(0, 200))])),
    ),
  ];
}
