import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromItem, toItem } from '../../lib/store/item.ts';
import { itemSize, MAX_ITEM_BYTES } from '../../lib/store/item-size.ts';
import { compressed, expanded } from '../../lib/store/payload.ts';
import { dayShard, dayShards, operatorDay, utcDay } from '../../lib/store/table.ts';
import { idOf, largestSpinPayload, randomOf, receiptOf } from './fixtures.ts';

describe('an item', () => {
  it('of the largest legal spin leaves a quarter of the 400 KB free', async () => {
    for (let seed = 1; seed <= 3; seed++) {
      const payload = largestSpinPayload(seed);
      expect(payload.length).toBeGreaterThan(1_260_000);
      expect(itemSize(await toItem(receiptOf({ operator: 'op-1', round: 'x'.repeat(128), payload })))).toBeLessThan(
        MAX_ITEM_BYTES * 0.75,
      );
    }
  });

  it('of a small spin takes less than one write unit of 1 KB', async () => {
    expect(itemSize(await toItem(receiptOf({ operator: 'demo-operator', round: 'r-1' })))).toBeLessThan(1024);
  });

  it.each([0, 1, 20, 1000, 32_767, 32_768, 32_769, 100_000])(
    'gives back a payload of %i bytes exactly',
    async (length) => {
      const random = randomOf(length);
      const receipt = receiptOf({ operator: 'op-1', round: 'any' });
      for (const alphabet of [256, 2]) {
        const payload = Uint8Array.from({ length }, () => Math.floor(random() * alphabet));
        const { payload: opened, ...rest } = await fromItem(await toItem({ ...receipt, payload }));
        const { payload: _, ...expected } = receipt;
        expect(Buffer.compare(opened, payload)).toBe(0);
        expect(rest).toEqual(expected);
      }
    },
  );

  it('of another kind is not taken for a receipt', async () => {
    const item = await toItem(receiptOf({ operator: 'op-1', round: 'r' }));
    const { sig, ...incomplete } = item;
    await expect(fromItem(incomplete)).rejects.toThrow('a receipt item lacks its sig');
  });

  it('whose payload is damaged fails to open', async () => {
    const stored = Buffer.from(await compressed(Buffer.from('{"v":1}'.repeat(20))));
    await expect(expanded(stored.subarray(0, stored.length - 4))).rejects.toThrow();
  });
});

describe('a partition key', () => {
  it.each([
    ['2026-03-01T23:59:59.999999999Z', '2026-03-01'],
    ['2026-03-02T03:59:59+04:00', '2026-03-01'],
    ['2026-03-02T04:00:00+04:00', '2026-03-02'],
    ['2026-12-31T20:00:00-04:00', '2027-01-01'],
    ['2028-02-29T00:00:00Z', '2028-02-29'],
  ])('of a round played at %s is of the UTC day %s', (playedAt, day) => {
    expect(utcDay(playedAt)).toBe(day);
  });

  it('spreads a day’s receipts over eight shards, and all of them are known', () => {
    const found = new Map<string, number>();
    for (let i = 0; i < 8000; i++) {
      const shard = dayShard('2026-03-01', idOf(`round ${i}`));
      found.set(shard, (found.get(shard) ?? 0) + 1);
    }
    expect([...found.keys()].sort()).toEqual(dayShards('2026-03-01'));
    for (const count of found.values()) expect(count).toBeGreaterThan(800);
  });

  it('is never the same for two operators', () => {
    const name = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', '#', '-', '2') });
    const day = fc.constantFrom('2026-03-01', '2026-03-02');
    fc.assert(
      fc.property(name, name, day, day, (one, other, d1, d2) => {
        expect(operatorDay(one, d1) === operatorDay(other, d2)).toBe(one === other && d1 === d2);
      }),
    );
  });
});
