/** Every check: its mark, its name, and what it found. */
import { type Check, verifierWords, wordsOf } from '../../lib/receipts/verify/index.ts';
import { h } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';

const MARKS = { pass: '✓', fail: '✗', unproven: '?', 'not-applicable': '–' } as const;

export function checksView({ language, words }: Page, checks: readonly Check[]): HTMLElement {
  const verifier = verifierWords(language);
  const items = checks.map((check) =>
    h(
      'li',
      { class: check.result, 'data-check': check.name, 'data-result': check.result },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, MARKS[check.result]),
      h('strong', {}, verifier.checks[check.name].name),
      h('span', { class: 'visually-hidden' }, `: ${verifier.results[check.result]}. `),
      h('span', { class: 'found' }, wordsOf(check, language)),
    ),
  );
  return h('section', { class: 'checks' }, h('h3', {}, words.checked), h('ul', {}, ...items));
}
