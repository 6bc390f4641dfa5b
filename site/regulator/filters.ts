/** What is searched for, as the form holds it. */

export const FILTERS = [
  'operator',
  'game',
  'ruleset',
  'table',
  'round',
  'player',
  'houseRules',
  'from',
  'to',
  'order',
  'limit',
] as const;

export type Filter = (typeof FILTERS)[number];
export type Filters = Record<Filter, string>;

/** Armenia has had no summer time since 2012. */
export const YEREVAN = '+04:00';

/** Today in Yerevan, as `2026-11-30`, so many days on. */
export function yerevanDay(now: number, daysOn = 0): string {
  return new Date(now + 4 * 3_600_000 + daysOn * 86_400_000).toISOString().slice(0, 10);
}

export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export const firstFilters = (now: number): Filters => ({
  operator: '',
  game: '',
  ruleset: '',
  table: '',
  round: '',
  player: '',
  houseRules: '',
  from: `${yerevanDay(now)}T00:00`,
  to: `${yerevanDay(now, 1)}T00:00`,
  order: 'desc',
  limit: '100',
});

/** The query of a search; empty fields are left out, and times get their offset. */
export function queryOf(filters: Filters, cursor?: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of FILTERS) {
    const value = filters[name].trim();
    if (value !== '') query.set(name, name === 'from' || name === 'to' ? instant(value) : value);
  }
  if (cursor !== undefined) query.set('cursor', cursor);
  return query;
}

/** What a field of date and time holds: seconds are left out where they are zero. */
const instant = (local: string) => `${local.length === 16 ? `${local}:00` : local}${YEREVAN}`;
