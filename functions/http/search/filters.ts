/** What a search asks for, read from its query parameters: every fault of them is named at once. */
import { type Fault, Problem } from '../../../lib/problems/problem.ts';
import { ACTS, compareInstants, type Instant, parseInstant } from '../../../lib/rules/index.ts';
import type { RequestContext } from '../context.ts';
import { isCursor } from '../cursor.ts';
import { parameterFaults } from '../query.ts';

export interface Filters {
  /** Whose receipts; left out: every operator's. An operator's own id always stands here. */
  readonly operator?: string;
  readonly game?: string;
  readonly ruleset?: string;
  readonly table?: string;
  readonly round?: string;
  readonly player?: string;
  readonly houseRules?: 'default' | 'other';
  /** Played at or after, and before. Both stand here unless one round is asked for. */
  readonly from?: Instant;
  readonly to?: Instant;
  readonly order: 'asc' | 'desc';
  /** Receipts a page; left out: the default, and all in an export. */
  readonly limit?: number;
  readonly cursor?: string;
}

const MOST_DAYS = 31;
const DAY = 86_400;
export const DEFAULT_LIMIT = 100;
const MOST_A_PAGE = 500;

const LABEL = /^[A-Za-z0-9._:-]{1,64}$/;
const ROUND = /^[A-Za-z0-9._:/-]{1,128}$/;
const GAMES = [...new Set(ACTS.flatMap((act) => Object.keys(act.games)))].sort();
const RULESETS = ACTS.map((act) => act.id);

const label = { reads: (text: string) => LABEL.test(text), form: '1 to 64 of A-Z a-z 0-9 . _ : -' };
const oneOf = (choices: readonly string[]) => ({
  reads: (text: string) => choices.includes(text),
  form: `one of ${choices.join(', ')}`,
});
const instant = {
  reads: (text: string) => parseInstant(text) !== undefined,
  form: 'an RFC 3339 date-time with an offset (a + sent as %2B)',
};

/** Each parameter's form; the cursor has none that is told. */
const PARAMETERS: Readonly<Record<string, { reads(text: string): boolean; readonly form: string }>> = {
  operator: label,
  game: oneOf(GAMES),
  ruleset: oneOf(RULESETS),
  table: label,
  round: { reads: (text) => ROUND.test(text), form: '1 to 128 of A-Z a-z 0-9 . _ : / -' },
  player: label,
  houseRules: oneOf(['default', 'other']),
  from: instant,
  to: instant,
  order: oneOf(['asc', 'desc']),
  limit: {
    reads: (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_A_PAGE,
    form: `a whole number from 1 to ${MOST_A_PAGE}`,
  },
};

/**
 * The filters of a request.
 * @param own the operator whose receipts alone the caller may read; undefined for the regulator
 * @throws Problem 400 for faults, 403 when an operator names another
 */
export function filtersOf(c: RequestContext, own: string | undefined): Filters {
  const given: Readonly<Record<string, string>> = { ...c.req.query() };
  const { operator: named, from, to, limit, order, cursor, game, ruleset, table, round, player } = given;
  // Before anything else is read of the search: not a word about a search that is not this caller's.
  if (own !== undefined && named !== undefined && LABEL.test(named) && named !== own) {
    throw new Problem('forbidden', { detail: 'An operator searches its own receipts only.' });
  }
  const faults = parameterFaults(c, [...Object.keys(PARAMETERS), 'cursor']);
  for (const [name, { reads, form }] of Object.entries(PARAMETERS)) {
    const value = given[name];
    if (value !== undefined && !reads(value)) faults.push(fault(name, 'parameter-form', { form }));
  }
  if (cursor !== undefined && !isCursor(cursor)) faults.push({ pointer: '?cursor', code: 'cursor-not-ours' });
  faults.push(...missing(given, own === undefined), ...periodFaults(given));
  if (faults.length > 0) throw new Problem('invalid-request', { faults });
  const houseRules = given.houseRules as Filters['houseRules'];
  return {
    ...stated({
      operator: own ?? named,
      game,
      ruleset,
      table,
      round,
      player,
      houseRules,
      from: from === undefined ? undefined : parseInstant(from),
      to: to === undefined ? undefined : parseInstant(to),
      limit: limit === undefined ? undefined : Number(limit),
      cursor,
    }),
    order: order === 'asc' ? 'asc' : 'desc',
  };
}

type Given = Readonly<Record<string, string>>;

const oneRound = ({ table, round }: Given): boolean => table !== undefined && round !== undefined;

/** One round is looked up by its name; everything else is searched in a period. */
function missing(given: Given, regulator: boolean): Fault[] {
  const { operator, table, round, from, to } = given;
  const withRound = { table, ...(regulator ? { operator } : {}) };
  const absent = (of: Readonly<Record<string, string | undefined>>, why: string) =>
    Object.entries(of).flatMap(([name, value]) =>
      value === undefined ? [fault(name, 'missing-parameter', { why })] : [],
    );
  return [
    ...(round === undefined ? [] : absent(withRound, ' with round')),
    ...(oneRound(given) ? [] : absent({ from, to }, ', unless table and round are given')),
  ];
}

function periodFaults(given: Given): Fault[] {
  const from = parseInstant(given.from ?? '');
  const to = parseInstant(given.to ?? '');
  if (from === undefined || to === undefined) return [];
  if (compareInstants(from, to) >= 0) return [fault('to', 'period-empty', {})];
  const last = { ...from, second: from.second + MOST_DAYS * DAY };
  return !oneRound(given) && compareInstants(to, last) > 0 ? [fault('to', 'period-too-long', { most: MOST_DAYS })] : [];
}

type Stated<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** Without the members that are undefined. */
function stated<Members extends object>(members: Members): Stated<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Stated<Members>;
}

function fault(name: string, code: Fault['code'], facts: Readonly<Record<string, string | number>>): Fault {
  return { pointer: `?${name}`, code, facts: { name, ...facts } };
}
