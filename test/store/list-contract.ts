import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamodbStore } from '../../lib/store/dynamodb-store.ts';
import type { ReceiptStore } from '../../lib/store/store.ts';
import { type Backend, type BackendKind, seed } from './backends.ts';
import { allPages, dayOf, ids, LATER, receiptOf } from './fixtures.ts';

/** What the reading side guarantees on every DynamoDB. Every test has a year of its own. */
export function listContract(kind: BackendKind): void {
  describe(`reading on ${kind.name}`, () => {
    let backend: Backend;
    let store: ReceiptStore;
    beforeAll(async () => {
      backend = await kind.open();
      store = dynamodbStore({ ...backend, insert: Object.values(kind.inserts)[0]! });
    });
    afterAll(() => backend.close());

    it('knows nothing under an id that was never stored', async () => {
      const { id } = receiptOf({ operator: 'op-1', round: 'never' });
      expect(await store.get(id)).toBeUndefined();
      expect((await store.getMany([id])).size).toBe(0);
      expect(await store.reachable()).toBe(true);
    });

    it('reads up to 100 receipts at once, without their signed bytes, absent ones left out', async () => {
      const stored = dayOf('op-1', '2001-01-01', 60);
      await seed(backend, stored);
      const absent = Array.from({ length: 40 }, (_, i) => receiptOf({ operator: 'op-1', round: `absent/${i}` }));
      const found = await store.getMany(ids([...stored, ...absent]));
      expect([...found.keys()].sort()).toEqual(ids(stored).sort());
      const { payload, signature, ...rest } = stored[7]!;
      expect(found.get(stored[7]!.id)).toEqual({ ...rest, signature: expect.anything() });
      await expect(store.getMany(Array.from({ length: 101 }, (_, i) => `rcpt_${i}`))).rejects.toThrow(RangeError);
    });

    it('lists a day by time of issue, oldest or newest first, one operator’s or all', async () => {
      const [own, other] = [dayOf('op-1', '2002-01-01', 30), dayOf('op-2', '2002-01-01', 20)];
      await seed(backend, [...own, ...other]);
      const query = { days: ['2002-01-01'], issuedUntil: LATER, limit: 500 } as const;
      expect(ids(await allPages(store, { ...query, operator: 'op-1', order: 'asc' }))).toEqual(ids(own));
      expect(ids(await allPages(store, { ...query, operator: 'op-1', order: 'desc' }))).toEqual(ids(own).reverse());
      const all = [...own, ...other].sort((a, b) => (a.issuedAt + a.id < b.issuedAt + b.id ? -1 : 1));
      expect(ids(await allPages(store, { ...query, order: 'asc' }))).toEqual(ids(all));
      expect(ids(await allPages(store, { ...query, order: 'desc', limit: 7 }))).toEqual(ids(all).reverse());
      expect(ids(await allPages(store, { ...query, operator: 'op-3', order: 'asc' }))).toEqual([]);
    });

    it('merges days of play in the order of issue, late receipts of an early day included', async () => {
      const [early, late] = [dayOf('op-1', '2003-01-01', 10), dayOf('op-1', '2003-01-02', 10)];
      const afterthought = receiptOf({
        operator: 'op-1',
        round: 'afterthought',
        playedAt: '2003-01-02T03:59:59.999+04:00',
        issuedAt: '2003-01-02T12:00:04.500Z',
      });
      await seed(backend, [...early, ...late, afterthought]);
      const expected = ids([...early, ...late.slice(0, 5), afterthought, ...late.slice(5)]);
      const query = { days: ['2003-01-01', '2003-01-02'], issuedUntil: LATER, limit: 3 } as const;
      expect(ids(await allPages(store, { ...query, order: 'asc' }))).toEqual(expected);
      expect(ids(await allPages(store, { ...query, order: 'desc', operator: 'op-1' }))).toEqual(expected.reverse());
      const firstDay = await allPages(store, { ...query, days: ['2003-01-01'], order: 'asc' });
      expect(ids(firstDay)).toEqual(ids([...early, afterthought]));
    });

    it('lists what was issued up to the moment given, and strictly after the position given', async () => {
      const day = dayOf('op-1', '2004-01-01', 10);
      await seed(backend, day);
      const query = { operator: 'op-1', days: ['2004-01-01'], issuedUntil: day[6]!.issuedAt, limit: 500 } as const;
      const { issuedAt, id } = day[2]!;
      const after = { issuedAt, id };
      expect(ids(await allPages(store, { ...query, order: 'asc', after }))).toEqual(ids(day.slice(3, 7)));
      expect(ids(await allPages(store, { ...query, order: 'desc', after }))).toEqual(ids(day.slice(0, 2)).reverse());
      const beyond = { issuedAt: day[8]!.issuedAt, id: day[8]!.id };
      expect(await store.list({ ...query, order: 'asc', after: beyond })).toEqual({ receipts: [] });
      expect(ids(await allPages(store, { ...query, order: 'desc', after: beyond }))).toEqual(
        ids(day.slice(0, 7)).reverse(),
      );
    });

    it('orders receipts of one millisecond by id and loses none of them between pages', async () => {
      const same = Array.from({ length: 25 }, (_, i) =>
        receiptOf({
          operator: 'op-1',
          round: `same/${i}`,
          playedAt: '2005-01-01T00:00:00Z',
          issuedAt: '2005-01-01T00:00:00.000Z',
        }),
      );
      await seed(backend, same);
      const query = { days: ['2005-01-01'], issuedUntil: '2005-01-01T00:00:00.000Z', limit: 4, order: 'asc' } as const;
      expect(ids(await allPages(store, query))).toEqual(ids(same).sort());
    });

    it('leaves out a place to go on where nothing is left, and only there', async () => {
      const day = dayOf('op-1', '2006-01-01', 10);
      await seed(backend, day);
      const query = { operator: 'op-1', days: ['2006-01-01'], issuedUntil: LATER, order: 'asc' } as const;
      expect((await store.list({ ...query, limit: 10 })).last).toBeUndefined();
      expect((await store.list({ ...query, limit: 9 })).last).toEqual({ issuedAt: day[8]!.issuedAt, id: day[8]!.id });
      expect(await store.list({ ...query, days: [], limit: 10 })).toEqual({ receipts: [] });
    });

    it('reads the signed bytes along when asked to', async () => {
      const day = dayOf('op-1', '2007-01-01', 60);
      await seed(backend, day);
      const query = { operator: 'op-1', days: ['2007-01-01'], issuedUntil: LATER, order: 'asc', limit: 50 } as const;
      const receipts = await allPages(store, { ...query, withPayload: true });
      expect(receipts.map(({ payload }) => Buffer.from(payload!).toString())).toEqual(
        day.map(({ payload }) => Buffer.from(payload).toString()),
      );
      expect((await store.list(query)).receipts.every(({ payload }) => payload === undefined)).toBe(true);
    });
  });
}
