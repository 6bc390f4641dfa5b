import { createServer, request as forward } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { storeClient } from '../../lib/store/client.ts';
import { dynamodbStore } from '../../lib/store/dynamodb-store.ts';
import { type EmbeddedStore, openMemoryStore } from '../../lib/store/embedded.ts';
import { conditionalPut } from '../../lib/store/insert-conditional-put.ts';
import { StoreUnavailable } from '../../lib/store/store.ts';
import { allPages, ids, LATER, receiptOf } from './fixtures.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function memoryStore(): Promise<EmbeddedStore> {
  const opened = await openMemoryStore();
  open.push(opened.close);
  return opened;
}

/** A way to the store on which the answers to the first `lost` writes are thrown away after the store has acted. */
async function losingAnswers(endpoint: string, lost: number): Promise<string> {
  let left = lost;
  const proxy = createServer((incoming, outgoing) => {
    const target = new URL(endpoint);
    const { method, headers, url } = incoming;
    const upstream = forward({ host: target.hostname, port: target.port, method, path: url, headers }, (answer) => {
      const write = String(headers['x-amz-target']).endsWith('PutItem');
      if (write && left > 0) {
        left -= 1;
        answer.resume().on('end', () => incoming.socket.destroy());
      } else {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }
    });
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

function storeOver(endpoint: string) {
  const client = storeClient({ endpoint });
  open.push(() => client.destroy());
  return dynamodbStore({ client, tableName: 'receipts', insert: conditionalPut });
}

describe('an insert whose answer is lost', () => {
  const receipt = receiptOf({ operator: 'op-1', round: 'lost' });

  it('meets its own receipt when the SDK tries again: "exists", and what is stored is its own', async () => {
    const { endpoint } = await memoryStore();
    const store = storeOver(await losingAnswers(endpoint, 1));
    expect(await store.insert(receipt)).toBe('exists');
    expect(Buffer.compare((await store.get(receipt.id))!.payload, receipt.payload)).toBe(0);
  });

  it('is unavailable when all answers are lost, and the caller’s retry finds the one receipt', async () => {
    const { endpoint, store: direct } = await memoryStore();
    const store = storeOver(await losingAnswers(endpoint, 3));
    await expect(store.insert(receipt)).rejects.toThrow(StoreUnavailable);
    expect(await store.insert(receipt)).toBe('exists');
    const query = { days: ['2026-03-01'], order: 'asc', issuedUntil: LATER, limit: 10 } as const;
    expect(ids(await allPages(direct, query))).toEqual([receipt.id]);
  });
});

describe('an index entry that a crash left without its item', () => {
  /** Lets dynalite write the index entries of the next item and then fail, as a crash between its two writes would. */
  function failAfterIndexes(): void {
    type Done = (error?: unknown) => void;
    const internals = createRequire(import.meta.url)('dynalite/db') as { updateIndexes: (...args: unknown[]) => void };
    const original = internals.updateIndexes;
    const restore = () => {
      internals.updateIndexes = original;
    };
    open.push(restore);
    internals.updateIndexes = (...args) => {
      restore();
      const done = args.pop() as Done;
      const body = { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' };
      original(...args, (error?: unknown) => done(error ?? { statusCode: 500, body }));
    };
  }

  it('is not listed, nor does it list the receipt twice that is stored under its id later', async () => {
    const { store } = await memoryStore();
    const first = receiptOf({ operator: 'op-1', round: 'torn', issuedAt: '2026-03-01T17:00:01.000Z' });
    const other = receiptOf({ operator: 'op-1', round: 'other', issuedAt: '2026-03-01T17:00:02.000Z' });
    failAfterIndexes();
    await expect(store.insert(first)).rejects.toThrow(StoreUnavailable);
    await store.insert(other);

    const days = ['2026-03-01', '2026-03-02'];
    const query = { days, order: 'asc', issuedUntil: LATER, limit: 1 } as const;
    expect(await store.get(first.id)).toBeUndefined();
    for (const operator of ['op-1', undefined]) {
      expect(ids(await allPages(store, { ...query, ...(operator ? { operator } : {}) }))).toEqual([other.id]);
    }

    const again = { ...first, issuedAt: '2026-03-01T17:00:03.000Z', playedAt: '2026-03-02T01:00:00Z' };
    expect(await store.insert(again)).toBe('stored');
    for (const operator of ['op-1', undefined]) {
      const listed = await allPages(store, { ...query, ...(operator ? { operator } : {}) });
      expect(ids(listed)).toEqual([other.id, again.id]);
      expect(listed[1]?.issuedAt).toBe(again.issuedAt);
    }
  });
});
