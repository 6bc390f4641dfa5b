import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamodbStore } from '../../lib/store/dynamodb-store.ts';
import { toItem } from '../../lib/store/item.ts';
import type { ReceiptStore } from '../../lib/store/store.ts';
import { createTableInput } from '../../lib/store/table.ts';
import { type Backend, callsOf, oneBackend, seed } from '../store/backends.ts';
import { allPages, dayOf, ids, LATER, receiptOf } from '../store/fixtures.ts';

/** Cases about idempotency and stores that are tested elsewhere or cannot arise, and why. */
const notHere: Readonly<Record<string, string>> = {
  AP03: 'nothing is stored to compare by but the signed payload itself: see api.test.ts',
  AP04: 'what makes two requests equal is told from the receipts’ payloads, which the store only keeps: see api.test.ts',
  AP05: 'the same',
  AP07: 'there is no lease: a receipt is stored whole or not at all, so no moment is ever compared with the clock',
  AP11: 'there is no key beside the round: the receipt’s id is computed from it, so a second key cannot be made',
  AP17: 'no transactions are used; should one be reported in progress, test/store/unavailable.test.ts has it as 503',
  AP41: 'test/store/lost-answers.test.ts throws the answer away and tries again',
};

const tested = ['AP02', 'AP08', 'AP09', 'AP10', 'AP14', 'AP15', 'AP18', 'AP21', 'AP22'];

const insert = Object.entries(oneBackend.inserts).at(-1)![1];

describe('faults reported of stores like ours', () => {
  let backend: Backend;
  let store: ReceiptStore;
  beforeAll(async () => {
    backend = await oneBackend.open();
    store = dynamodbStore({ ...backend, insert });
  });
  afterAll(() => backend.close());

  it('are all either tested here or named with the reason', () => {
    const about = [
      'AP02',
      'AP03',
      'AP04',
      'AP05',
      'AP07',
      'AP08',
      'AP09',
      'AP10',
      'AP11',
      'AP14',
      'AP15',
      'AP17',
      'AP18',
      'AP21',
      'AP22',
      'AP41',
    ];
    expect([...tested, ...Object.keys(notHere)].sort()).toEqual(about);
  });

  it('AP02: another content for a settled round is told apart from the first', async () => {
    const first = receiptOf({ operator: 'op-1', round: 'AP02' });
    const other = { ...first, payload: Buffer.from('{"bets":"others"}') };
    await store.insert(first);
    expect(await store.insert(other)).toBe('exists');
    expect(Buffer.compare((await store.get(first.id))!.payload, first.payload)).toBe(0);
  });

  it('AP08: settling again after a death midway is harmless, for receipt and record are one write', async () => {
    const receipt = receiptOf({ operator: 'op-1', round: 'AP08' });
    const calls = await callsOf(backend.client, () => store.insert(receipt));
    expect(calls).toHaveLength(1);
    expect(await store.insert(receiptOf({ operator: 'op-1', round: 'AP08' }))).toBe('exists');
    expect((await store.get(receipt.id))?.issuedAt).toBe(receipt.issuedAt);
  });

  it('AP09: of two equal settlements at the same moment one stores, and both find the same', async () => {
    const receipt = receiptOf({ operator: 'op-1', round: 'AP09' });
    const answers = await Promise.all([store.insert(receipt), store.insert({ ...receipt })]);
    expect(answers.sort()).toEqual(['exists', 'stored']);
    const [one, other] = await Promise.all([store.get(receipt.id), store.get(receipt.id)]);
    expect(one).toEqual(other);
  });

  it('AP10: the write itself decides who was first, with no reading before it', async () => {
    const rivals = Array.from({ length: 50 }, (_, i) => ({
      ...receiptOf({ operator: 'op-1', round: 'AP10' }),
      kid: `k${i}`,
    }));
    const answers: string[] = [];
    const calls = await callsOf(backend.client, async () => {
      answers.push(...(await Promise.all(rivals.map((rival) => store.insert(rival)))));
    });
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(new Set(calls.map(({ command }) => command)).size).toBe(1);
  });

  it('AP14: nothing stored ever expires', async () => {
    expect(JSON.stringify(createTableInput('receipts'))).not.toMatch(/TimeToLive|ttl/i);
    const item = await toItem(receiptOf({ operator: 'op-1', round: 'AP14' }));
    expect(Object.keys(item).filter((name) => /ttl|expir|lease|status/i.test(name))).toEqual([]);
  });

  it('AP15: nothing is asked for that the embedded DynamoDB lacks, and the same suite runs on Amazon’s own', async () => {
    const receipt = receiptOf({ operator: 'op-1', round: 'AP15' });
    const calls = await callsOf(backend.client, async () => {
      for (const _ of [1, 2]) await store.insert(receipt);
      await store.get(receipt.id);
      await store.getMany([receipt.id]);
      await store.reachable();
      await store.list({ days: ['2026-03-01'], order: 'asc', issuedUntil: LATER, limit: 5 });
    });
    const allowed = /^(PutItem|ExecuteStatement|GetItem|BatchGetItem|Query)Command$/;
    expect(calls.filter(({ command }) => !allowed.test(command))).toEqual([]);
    expect(calls.filter(({ input }) => 'ReturnValuesOnConditionCheckFailure' in input)).toEqual([]);
  });

  it('AP18: the condition stands on the write itself', async () => {
    const [call, ...rest] = await callsOf(backend.client, () =>
      store.insert(receiptOf({ operator: 'op-1', round: 'AP18' })),
    );
    expect(rest).toEqual([]);
    if (call?.command === 'PutItemCommand') expect(call.input.ConditionExpression).toBe('attribute_not_exists(#pk)');
    else expect(String(call?.input.Statement)).toMatch(/^INSERT INTO /);
  });

  it('AP21: no expression names an attribute without an alias, for the service reserves words that emulators do not', async () => {
    const receipt = receiptOf({ operator: 'op-1', round: 'AP21' });
    const calls = await callsOf(backend.client, async () => {
      await store.insert(receipt);
      await store.get(receipt.id);
      await store.getMany([receipt.id]);
      for (const order of ['asc', 'desc'] as const) {
        const after = { issuedAt: '2020-01-01T00:00:00.000Z', id: receipt.id };
        await store.list({ days: ['2026-03-01'], order, issuedUntil: LATER, limit: 5, after, withPayload: true });
      }
    });
    const expressions = [...JSON.stringify(calls).matchAll(/"\w+Expression":"([^"]+)"/g)].map(
      ([, expression]) => expression!,
    );
    expect(expressions.length).toBeGreaterThan(3);
    for (const expression of expressions) {
      const words = expression.replace(/[#:]\w+/g, '').match(/\w+/g) ?? [];
      expect(words.filter((word) => !['AND', 'BETWEEN', 'attribute_not_exists'].includes(word))).toEqual([]);
    }
  });

  it('AP22: pages without a match do not end a listing', async () => {
    const day = dayOf('op-1', '2022-01-01', 150);
    await seed(backend, day);
    const wanted = day.slice(-3);
    const matches = ({ id }: { id: string }) => ids(wanted).includes(id);
    const query = {
      operator: 'op-1',
      days: ['2022-01-01'],
      order: 'asc',
      issuedUntil: LATER,
      limit: 2,
      matches,
    } as const;
    expect(ids(await allPages(store, query))).toEqual(ids(wanted));
  });
});
