/** Which round it was: who, where, when, under which act, and what the table showed, in words. */
import type { Explanation } from '../../lib/receipts/explain/explain.ts';
import { dateTime } from '../../lib/receipts/explain/when.ts';
import type { ReceiptPayload } from '../../lib/receipts/payload.ts';
import { type Act, actById } from '../../lib/rules/index.ts';
import { h } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';

export function factsView(
  { language, words }: Page,
  payload: ReceiptPayload,
  explanation: Explanation | undefined,
): HTMLElement {
  const { settlement, operator, licence, issuedAt, id, revision, corrects, reason, iss } = payload;
  const act = actById(settlement.ruleset);
  const game = act?.games[settlement.game]?.text.name[language] ?? settlement.game;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [words.facts.operator, licence === undefined ? operator : `${operator} (${words.facts.licence} ${licence})`],
    [words.facts.table, settlement.table],
    [words.facts.round, settlement.round],
    [words.facts.playedAt, dateTime(settlement.playedAt, language)],
    [words.facts.act, act?.text.title[language] ?? settlement.ruleset],
    [words.facts.status, act === undefined ? undefined : statusText(act, language, words)],
    [words.facts.id, id],
    [words.facts.revision, revision === 1 ? undefined : String(revision)],
    [words.facts.corrects, corrects],
    [words.facts.reason, reason],
    [words.facts.issuedAt, dateTime(issuedAt, language)],
    [words.facts.issuer, iss],
  ];
  return h(
    'section',
    { class: 'facts' },
    h('h3', {}, explanation?.title ?? game),
    h(
      'dl',
      {},
      ...rows.flatMap(([name, value]) => (value === undefined ? [] : [h('dt', {}, name), h('dd', {}, value)])),
    ),
  );
}

/** Said of an act that is not in force any more. */
function statusText({ text: { status } }: Act, language: Page['language'], words: Page['words']): string | undefined {
  if (status.state === 'in-force') return undefined;
  return [words.statuses[status.state], 'by' in status ? status.by?.[language] : undefined].filter(Boolean).join(' ');
}
