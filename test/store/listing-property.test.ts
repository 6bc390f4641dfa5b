import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamodbStore } from '../../lib/store/dynamodb-store.ts';
import type { ListQuery, Position, ReceiptStore, StoredReceipt } from '../../lib/store/store.ts';
import { type Backend, oneBackend } from './backends.ts';
import { ids, receiptOf, two } from './fixtures.ts';

const OPERATORS = ['op-1', 'op-2', 'op-1#2'];
const DAYS = 3;

/** A receipt to come: played on one of three days, issued at one of few moments after it, so that many coincide. */
const arrival = fc.record({
  operator: fc.constantFrom(...OPERATORS),
  day: fc.nat(DAYS - 1),
  second: fc.nat(12),
});
type Arrival = { readonly operator: string; readonly day: number; readonly second: number };

const listing = fc.record({
  operator: fc.option(fc.constantFrom(...OPERATORS), { nil: undefined }),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  until: fc.nat(12),
  filtered: fc.boolean(),
  pageSizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
  before: fc.array(arrival, { maxLength: 40 }),
  meanwhile: fc.array(arrival, { maxLength: 12 }),
});

describe(`a listing on ${oneBackend.name}`, () => {
  let backend: Backend;
  let store: ReceiptStore;
  let runs = 0;
  beforeAll(async () => {
    backend = await oneBackend.open();
    store = dynamodbStore({ ...backend, insert: Object.values(oneBackend.inserts)[0]! });
  });
  afterAll(() => backend.close());

  it('holds every receipt once and in order, whatever the page sizes and whatever arrives meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(listing, async ({ operator, order, until, filtered, pageSizes, before, meanwhile }) => {
        // A month of its own for each run: they share a table.
        runs += 1;
        const month = `${1900 + Math.floor(runs / 12)}-${two((runs % 12) + 1)}`;
        const moment = (second: number) => `${month}-04T00:00:${two(second)}.000Z`;
        const stored: StoredReceipt[] = [];
        const add = async ({ operator, day, second }: Arrival) => {
          const receipt = receiptOf({
            operator,
            round: `${month}/${stored.length}`,
            playedAt: `${month}-${two(day + 1)}T12:00:00Z`,
            issuedAt: moment(second),
          });
          expect(await store.insert(receipt)).toBe('stored');
          stored.push(receipt);
          return receipt;
        };
        for (const each of before) await add(each);

        const wanted = ({ round }: { round: string }) => !filtered || !/[37]$/.test(round);
        const query: Omit<ListQuery, 'limit'> = {
          days: Array.from({ length: DAYS }, (_, day) => `${month}-${two(day + 1)}`),
          order,
          issuedUntil: moment(until),
          ...(operator === undefined ? {} : { operator }),
          ...(filtered ? { matches: wanted } : {}),
        };
        const place = ({ issuedAt, id }: Position) => `${issuedAt}#${id}`;
        const isAhead = (one: Position, of: Position) =>
          order === 'asc' ? place(one) > place(of) : place(one) < place(of);

        const listed: string[] = [];
        const missed = new Set<string>();
        const arriving = [...meanwhile];
        let after: Position | undefined;
        for (let page = 0; ; page++) {
          const limit = pageSizes[page % pageSizes.length]!;
          const { receipts, last } = await store.list({ ...query, limit, ...(after ? { after } : {}) });
          expect(receipts.length).toBeLessThanOrEqual(limit);
          listed.push(...ids(receipts));
          if (last === undefined) break;
          after = last;
          // What arrives behind the listing is not for it; what arrives ahead is.
          for (const each of arriving.splice(0, 2)) {
            const receipt = await add(each);
            if (!isAhead(receipt, last)) missed.add(receipt.id);
          }
        }

        const expected = stored
          .filter((receipt) => operator === undefined || receipt.operator === operator)
          .filter((receipt) => receipt.issuedAt <= query.issuedUntil && wanted(receipt) && !missed.has(receipt.id))
          .sort((one, other) => (isAhead(one, other) ? 1 : -1));
        expect(listed).toEqual(ids(expected));
      }),
      { numRuns: 40, seed: 20260301 },
    );
  });
});
