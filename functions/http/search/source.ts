/** Where a search finds its receipts: both sources give pages in one order, from any place on, each receipt once. */
import type { ListedReceipt, ReceiptStore } from '../../../lib/store/store.ts';
import type { Filters } from './filters.ts';
import { listing } from './listing.ts';
import { roundLookUp } from './round-look-up.ts';

export interface Page {
  readonly receipts: readonly ListedReceipt[];
  /** Where it goes on; left out when nothing is left. A page may be short, even empty, and still go on. */
  readonly next?: string;
}

export interface Source {
  /** Whether a text has the form of this source's places. */
  isPlace(text: string): boolean;
  /** The place just after a receipt. */
  placeAfter(receipt: ListedReceipt): string;
  /** @param after a place of this source; left out: from the beginning. @throws StoreUnavailable */
  page(after: string | undefined, limit: number, withPayload: boolean): Promise<Page>;
}

export interface SourceDeps {
  readonly store: ReceiptStore;
  readonly env: 'live' | 'test';
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A round's revisions are read by their ids, which follow from its name; everything else is listed by day. */
export function sourceOf(deps: SourceDeps, filters: Filters): Source {
  const { operator, table, round } = filters;
  if (operator !== undefined && table !== undefined && round !== undefined) {
    return roundLookUp(deps, { operator, table, round }, filters);
  }
  return listing(deps, filters);
}
