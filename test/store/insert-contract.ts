import { randomBytes } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamodbStore } from '../../lib/store/dynamodb-store.ts';
import type { Insert } from '../../lib/store/insert.ts';
import { toItem } from '../../lib/store/item.ts';
import { itemSize, MAX_ITEM_BYTES } from '../../lib/store/item-size.ts';
import type { ReceiptStore, StoredReceipt } from '../../lib/store/store.ts';
import { ReceiptTooLarge } from '../../lib/store/store.ts';
import type { Backend, BackendKind } from './backends.ts';
import { largestSpinPayload, receiptOf } from './fixtures.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

/** What every insert primitive guarantees, on every DynamoDB. */
export function insertContract(kind: BackendKind, insertName: string, insert: Insert): void {
  describe(`a store by ${insertName} on ${kind.name}`, () => {
    let backend: Backend;
    let store: ReceiptStore;
    beforeAll(async () => {
      backend = await kind.open();
      store = dynamodbStore({ ...backend, insert });
    });
    afterAll(() => backend.close());

    it('gives a receipt back as it was stored, byte for byte', async () => {
      const receipt = receiptOf({ operator: 'op-1', round: 'back' });
      expect(await store.insert(receipt)).toBe('stored');
      const back = await store.get(receipt.id);
      expect(back).toEqual({ ...receipt, payload: expect.anything(), signature: expect.anything() });
      expect(Buffer.compare(back!.payload, receipt.payload)).toBe(0);
      expect(Buffer.compare(back!.signature, receipt.signature)).toBe(0);
    });

    it('keeps what only some receipts have: a correction, an annulment, house rules, a loss', async () => {
      const receipt = receiptOf({
        operator: 'op-1',
        round: 'some',
        revision: 2,
        corrects: receiptOf({ operator: 'op-1', round: 'some' }).id,
        annulled: true,
        houseRules: 'other',
        playedAt: '2026-03-02T01:30:00.123456789+04:00',
        totals: { staked: 9007199254740991, winnings: 0, returned: 0, net: -9007199254740991 },
      });
      await store.insert(receipt);
      const { payload, signature, ...rest } = receipt;
      expect(await store.get(receipt.id)).toMatchObject(rest);
    });

    it('refuses a second receipt under a taken id, and the first stays', async () => {
      const first = receiptOf({ operator: 'op-1', round: 'twice' });
      const second = { ...first, payload: Buffer.from('{"other":true}') };
      expect(await store.insert(first)).toBe('stored');
      expect(await store.insert(second)).toBe('exists');
      expect(await store.insert(first)).toBe('exists');
      expect(Buffer.compare((await store.get(first.id))!.payload, first.payload)).toBe(0);
    });

    it('stores exactly one of 50 receipts that race for one id, and all then read that one', async () => {
      const racers = Array.from({ length: 50 }, (_, i) => ({
        ...receiptOf({ operator: 'op-1', round: 'race' }),
        payload: Buffer.from(`{"racer":${i}}`),
      }));
      const answers = await Promise.all(racers.map((racer) => store.insert(racer)));
      expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
      const reads = await Promise.all(racers.map(({ id }) => store.get(id)));
      const winner = text(racers[answers.indexOf('stored')]!.payload);
      expect(reads.map((read) => text(read!.payload))).toEqual(racers.map(() => winner));
    });

    it('stores the largest legal spin, 2,000 bets with random ids of 64 characters, and reads it back', async () => {
      const receipt = receiptOf({ operator: 'op-1', round: 'largest', payload: largestSpinPayload(1) });
      expect(await store.insert(receipt)).toBe('stored');
      expect(Buffer.compare((await store.get(receipt.id))!.payload, receipt.payload)).toBe(0);
    });

    it('stores an item of exactly 400 KB, and refuses one byte more without a trace', async () => {
      const full = await receiptOfSize('full', MAX_ITEM_BYTES);
      expect(await store.insert(full)).toBe('stored');
      expect(Buffer.compare((await store.get(full.id))!.payload, full.payload)).toBe(0);
      const over = await receiptOfSize('over', MAX_ITEM_BYTES, 'x');
      await expect(store.insert(over)).rejects.toThrow(ReceiptTooLarge);
      expect(await store.get(over.id)).toBeUndefined();
    });

    it('counts an item as this DynamoDB does: one byte over 400 KB is over for both', async () => {
      const item = await toItem(await receiptOfSize('counted', MAX_ITEM_BYTES));
      const put = new PutItemCommand({ TableName: backend.tableName, Item: { ...item, cur: { S: 'AMDx' } } });
      await expect(backend.client.send(put)).rejects.toThrow(/Item size/);
    });
  });
}

/** A receipt whose item takes exactly so many bytes, and then `more` characters of currency. */
async function receiptOfSize(round: string, bytes: number, more = ''): Promise<StoredReceipt> {
  const noise = randomBytes(bytes);
  const plain = receiptOf({ operator: 'op-1', round });
  const sized = (length: number, pad: string) => ({ ...plain, payload: noise.subarray(0, length), game: `g${pad}` });
  const length = bytes - 2000;
  const missing = bytes - itemSize(await toItem(sized(length, '')));
  return { ...sized(length, 'x'.repeat(missing)), currency: `AMD${more}` };
}
