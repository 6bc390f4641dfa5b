/** A day's totals by operator, game and currency: newest revisions only, so that no round counts twice. */
import { amountsIn } from '../../lib/receipts/explain/amounts.ts';
import { ACTS, actById } from '../../lib/rules/index.ts';
import { scrolling } from '../receipt/lines.ts';
import { h, tableHead } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';
import { type EntryPage, search } from './api.ts';
import { dayAfter, YEREVAN } from './filters.ts';

export interface Group {
  readonly operator: string;
  readonly game: string;
  readonly currency: string;
  rounds: number;
  /** Rounds that were annulled; they count above too. */
  annulled: number;
  staked: bigint;
  winnings: bigint;
  returned: bigint;
}

export interface DayTotals {
  readonly day: string;
  groups: readonly Group[];
  /** Receipts that a later one corrects, and that are therefore left out. */
  corrected: number;
  read: number;
  stopped: boolean;
}

/** @param tell hears after each page @throws Refused */
export async function dayTotals(
  token: string,
  day: string,
  signal: AbortSignal,
  tell: (read: number) => void,
): Promise<DayTotals> {
  const groups = new Map<string, Group>();
  const totals: DayTotals = { day, groups: [], corrected: 0, read: 0, stopped: false };
  const query = new URLSearchParams({
    from: `${day}T00:00:00${YEREVAN}`,
    to: `${dayAfter(day)}T00:00:00${YEREVAN}`,
    order: 'asc',
    limit: '500',
  });
  try {
    for (;;) {
      const { receipts, next } = await search(token, query, signal);
      totals.read += receipts.length;
      totals.corrected += add(groups, receipts);
      tell(totals.read);
      if (next === undefined) break;
      query.set('cursor', next);
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
    totals.stopped = true;
  }
  totals.groups = [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  return totals;
}

function add(groups: Map<string, Group>, receipts: EntryPage['receipts']): number {
  let corrected = 0;
  for (const { operator, game, currency, correctedBy, annulled, totals } of receipts) {
    if (correctedBy !== undefined) {
      corrected++;
      continue;
    }
    const key = JSON.stringify([operator, game, currency]);
    const group = groups.get(key) ?? {
      operator,
      game,
      currency,
      rounds: 0,
      annulled: 0,
      staked: 0n,
      winnings: 0n,
      returned: 0n,
    };
    groups.set(key, group);
    group.rounds++;
    if (annulled) group.annulled++;
    group.staked += BigInt(totals.staked);
    group.winnings += BigInt(totals.winnings);
    group.returned += BigInt(totals.returned);
  }
  return corrected;
}

/** A game's name: the newest act that has it says it. */
export function gameName(game: string, language: Page['language']): string {
  return ACTS.findLast(({ games }) => Object.hasOwn(games, game))?.games[game]?.text.name[language] ?? game;
}

export const actName = (ruleset: string, language: Page['language']): string =>
  actById(ruleset)?.text.title[language] ?? ruleset;

export function totalsView({ language, words }: Page, { groups, corrected, read, stopped }: DayTotals): HTMLElement {
  const { regulator } = words;
  if (groups.length === 0) return h('p', {}, regulator.none);
  const rows = groups.map((group) => {
    const amount = amountsIn(group.currency, language);
    // An amount is written from its digits, whatever its size.
    const money = (minor: bigint) => h('td', { class: 'amount' }, amount(minor as unknown as number));
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, group.operator),
      h('td', {}, gameName(group.game, language)),
      h(
        'td',
        { class: 'amount' },
        `${group.rounds}${group.annulled === 0 ? '' : ` (${group.annulled} ${regulator.annulled})`}`,
      ),
      h('td', {}, group.currency),
      money(group.staked),
      money(group.winnings),
      money(group.returned),
      money(group.staked - group.returned),
    );
  });
  const head = tableHead([
    [regulator.operator],
    [regulator.game],
    [regulator.rounds, 'amount'],
    [regulator.currency],
    [words.staked, 'amount'],
    [words.winnings, 'amount'],
    [words.returned, 'amount'],
    [regulator.house, 'amount'],
  ]);
  return h(
    'div',
    {},
    stopped && h('p', { class: 'status' }, regulator.stopped),
    scrolling(regulator.dayTotals, h('table', {}, head, h('tbody', {}, ...rows))),
    h('p', { class: 'hint' }, `${regulator.read} ${read}; ${regulator.leftOut} ${corrected}`),
  );
}
