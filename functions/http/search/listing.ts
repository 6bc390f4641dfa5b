/** Receipts of a period by the time of their issue, out of the store's indexes by day played. */
import type { ListQuery, Position } from '../../../lib/store/store.ts';
import { utcDay } from '../../../lib/store/table.ts';
import type { Filters } from './filters.ts';
import { matcher, needsPayload } from './matches.ts';
import type { Source, SourceDeps } from './source.ts';

/**
 * A listing ends so many seconds before now. A receipt takes its time of issue before it is signed and stored: the signer
 * waits up to five seconds for its key, the store as long for its table, and indexes follow the table a moment later. A
 * receipt could otherwise appear behind a cursor that has passed its place, and be lost to whoever follows it. By its id, or
 * by table and round, it is found at once.
 */
export const SETTLED_SECONDS = 12;

const DAY = 86_400;
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#rcpt_[0-9A-HJKMNP-TV-Z]{26}$/;

export function listing({ store, clock }: Pick<SourceDeps, 'store' | 'clock'>, filters: Filters): Source {
  const matches = matcher(filters);
  const query: Omit<ListQuery, 'limit'> = {
    ...(filters.operator === undefined ? {} : { operator: filters.operator }),
    days: daysOf(filters),
    order: filters.order,
    issuedUntil: new Date(clock() - SETTLED_SECONDS * 1000).toISOString(),
    matches,
  };
  return {
    isPlace: (text) => PLACE.test(text),
    placeAfter: ({ issuedAt, id }) => `${issuedAt}#${id}`,
    async page(after, limit, withPayload) {
      const { receipts, last } = await store.list({
        ...query,
        ...(after === undefined ? {} : { after: position(after) }),
        limit,
        withPayload: withPayload || needsPayload(filters),
      });
      return last === undefined ? { receipts } : { receipts, next: `${last.issuedAt}#${last.id}` };
    },
  };
}

function position(place: string): Position {
  const [issuedAt, id] = place.split('#') as [string, string];
  return { issuedAt, id };
}

/** The UTC days of [from, to), as the store names them. */
function daysOf({ from, to }: Filters): string[] {
  const days: string[] = [];
  // A fraction of a second makes the day of `to` itself one of them, though it be its first second.
  const end = to!.second + (to!.fraction === '' ? 0 : 1);
  for (let at = Math.floor(from!.second / DAY) * DAY; at < end; at += DAY) {
    days.push(utcDay(new Date(at * 1000).toISOString()));
  }
  return days;
}
