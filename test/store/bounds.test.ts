import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamodbStore } from '../../lib/store/dynamodb-store.ts';
import type { ListedReceipt, ReceiptStore } from '../../lib/store/store.ts';
import { type Backend, callsOf, counted, oneBackend, seed } from './backends.ts';
import { allPages, dayOf, ids, LATER, largestSpinPayload, two } from './fixtures.ts';

describe(`the work of a listing on ${oneBackend.name}`, () => {
  let backend: Backend;
  let store: ReceiptStore;
  beforeAll(async () => {
    backend = await oneBackend.open();
    store = dynamodbStore({ ...backend, insert: Object.values(oneBackend.inserts)[0]! });
  });
  afterAll(() => backend.close());

  it('keeps a page of the largest receipts to 16 MB of signed bytes and goes on with the next', async () => {
    const payload = largestSpinPayload(2);
    const large = dayOf('op-1', '2008-01-01', 14).map((receipt) => ({ ...receipt, payload }));
    for (const receipt of large) await store.insert(receipt);
    const query = { operator: 'op-1', days: ['2008-01-01'], issuedUntil: LATER, order: 'asc', limit: 500 } as const;
    const first = await store.list({ ...query, withPayload: true });
    expect(first.receipts).toHaveLength(Math.ceil((16 * 1024 * 1024) / payload.length));
    expect(first.last).toBeDefined();
    expect(ids(await allPages(store, { ...query, withPayload: true }))).toEqual(ids(large));
  });

  it('goes on through pages in which a filter matches nothing, a bounded way at a time, to the last match', async () => {
    const day = Array.from({ length: 5 }, (_, hour) => dayOf(`op-${hour}`, '2009-01-01', 480)).flat();
    await seed(backend, day);
    const wanted = day.filter(({ round, operator }) => operator === 'op-4' && /\/47\d$/.test(round));
    const matches = ({ id }: ListedReceipt) => wanted.some((receipt) => receipt.id === id);
    const query = { days: ['2009-01-01'], issuedUntil: LATER, order: 'asc', limit: 5 } as const;
    const empty = await store.list({ ...query, matches });
    expect(empty.receipts).toEqual([]);
    expect(empty.last).toBeDefined();
    const calls = await callsOf(backend.client, () => store.list({ ...query, matches }));
    expect(counted(calls)).toMatchObject({ BatchGetItemCommand: 20 });
    expect(counted(calls).QueryCommand).toBeLessThanOrEqual(8 * 5);
    expect(ids(await allPages(store, { ...query, matches }))).toEqual(ids(wanted));
  });

  it('reads one page of a day in a handful of requests, however many receipts the day has', async () => {
    const day = dayOf('op-1', '2010-01-01', 600);
    await seed(backend, day);
    const query = { days: ['2010-01-01'], issuedUntil: LATER, order: 'desc', limit: 100 } as const;
    const own = counted(await callsOf(backend.client, () => store.list({ ...query, operator: 'op-1' })));
    expect(own).toEqual({ QueryCommand: 1, BatchGetItemCommand: 1 });
    const all = counted(await callsOf(backend.client, () => store.list(query)));
    expect(all.BatchGetItemCommand).toBe(1);
    expect(all.QueryCommand).toBeLessThanOrEqual(16);
    const most = counted(await callsOf(backend.client, () => store.list({ ...query, operator: 'op-1', limit: 500 })));
    expect(most).toEqual({ QueryCommand: 1, BatchGetItemCommand: 5 });
  });

  it('asks each partition of a month once for a page that holds all there is', async () => {
    const days = Array.from({ length: 31 }, (_, i) => `2011-01-${two(i + 1)}`);
    await seed(
      backend,
      days.flatMap((day) => dayOf('op-1', day, 2)),
    );
    const query = { days, issuedUntil: LATER, order: 'asc', limit: 100 } as const;
    expect(counted(await callsOf(backend.client, () => store.list({ ...query, operator: 'op-1' })))).toEqual({
      QueryCommand: 31,
      BatchGetItemCommand: 1,
    });
    expect(counted(await callsOf(backend.client, () => store.list(query))).QueryCommand).toBe(31 * 8);
  });
});
