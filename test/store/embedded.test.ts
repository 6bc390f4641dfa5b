import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeClient } from '../../lib/store/client.ts';
import { dynamodbStore } from '../../lib/store/dynamodb-store.ts';
import { DataFolderInUse, openEmbeddedStore, openMemoryStore } from '../../lib/store/embedded.ts';
import { conditionalPut } from '../../lib/store/insert-conditional-put.ts';
import { allPages, ids, LATER, receiptOf } from './fixtures.ts';

const query = { days: ['2026-03-01'], order: 'asc', issuedUntil: LATER, limit: 500 } as const;

describe('the embedded store', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'receipts-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('makes its folder at the first start and keeps its receipts over restarts', async () => {
    const dataDir = join(folder, 'not', 'yet', 'there');
    const receipts = Array.from({ length: 30 }, (_, i) => receiptOf({ operator: 'op-1', round: `r-${i}` }));
    for (let start = 0; start < 3; start++) {
      const { store, close } = await openEmbeddedStore({ dataDir });
      for (const receipt of receipts.slice(start * 10, start * 10 + 10))
        expect(await store.insert(receipt)).toBe('stored');
      for (const receipt of receipts.slice(0, start * 10)) expect(await store.insert(receipt)).toBe('exists');
      expect(ids(await allPages(store, query))).toEqual(ids(receipts.slice(0, start * 10 + 10)).sort());
      await close();
    }
  });

  it('refuses a folder that is open already, and says what to do', async () => {
    const dataDir = join(folder, 'one');
    const first = await openEmbeddedStore({ dataDir });
    const second = openEmbeddedStore({ dataDir });
    await expect(second).rejects.toThrow(DataFolderInUse);
    await expect(second).rejects.toThrow(
      `${dataDir} is in use by another process (pid ${process.pid}): stop it, or choose another folder with DATA_DIR`,
    );
    const receipt = receiptOf({ operator: 'op-1', round: 'unharmed' });
    expect(await first.store.insert(receipt)).toBe('stored');
    await first.close();
    await (await openEmbeddedStore({ dataDir })).close();
  });

  it('refuses a folder that another process has open, and takes it over when that process is killed', async () => {
    const dataDir = join(folder, 'two');
    const script = join(folder, 'hold.mts');
    const embedded = new URL('../../lib/store/embedded.ts', import.meta.url);
    await writeFile(
      script,
      `import { openEmbeddedStore } from ${JSON.stringify(embedded.href)};
       await openEmbeddedStore({ dataDir: ${JSON.stringify(dataDir)} });
       console.log('open');`,
    );
    const other = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    await expect(openEmbeddedStore({ dataDir })).rejects.toThrow(`(pid ${other.pid})`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await openEmbeddedStore({ dataDir })).close();
  });

  it('can be used by another client over its endpoint at the same time', async () => {
    const { store, endpoint, tableName, close } = await openMemoryStore();
    const client = storeClient({ endpoint });
    const remote = dynamodbStore({ client, tableName, insert: conditionalPut });
    const receipt = receiptOf({ operator: 'op-1', round: 'remote' });
    expect(await remote.insert(receipt)).toBe('stored');
    expect(await store.insert(receipt)).toBe('exists');
    expect(ids(await allPages(remote, query))).toEqual([receipt.id]);
    await close();
    client.destroy();
  });

  it('finishes what is under way before it closes', async () => {
    const dataDir = join(folder, 'three');
    const receipts = Array.from({ length: 50 }, (_, i) => receiptOf({ operator: 'op-1', round: `r-${i}` }));
    const first = await openEmbeddedStore({ dataDir });
    const inserts = receipts.map((receipt) => first.store.insert(receipt));
    // A turn of the event loop, so that the inserts are at the store.
    await new Promise(setImmediate);
    await first.close();
    expect(await Promise.all(inserts)).toEqual(receipts.map(() => 'stored'));
    const again = await openEmbeddedStore({ dataDir });
    expect(await allPages(again.store, query)).toHaveLength(50);
    await again.close();
  });

  it('answers a request it cannot understand as DynamoDB does, over both ways', async () => {
    const { client, endpoint, tableName, close } = await openMemoryStore();
    const remote = storeClient({ endpoint });
    for (const each of [client, remote]) {
      const put = new PutItemCommand({ TableName: tableName, Item: { pk: { S: 'x' } } });
      await expect(each.send(put)).rejects.toMatchObject({ name: 'ValidationException', $fault: 'client' });
    }
    remote.destroy();
    await close();
  });

  it('does not answer the page of a web site', async () => {
    const { endpoint, close } = await openMemoryStore();
    for (const method of ['OPTIONS', 'POST', 'GET']) {
      const { status, headers } = await fetch(endpoint, { method, headers: { origin: 'https://site.example' } });
      expect(status).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    await close();
  });

  it('leaves nothing behind of a query, so that its memory does not grow with them', async () => {
    const { opened, closed, restore } = noteIterators();
    const { store, close } = await openMemoryStore();
    restore();
    await store.insert(receiptOf({ operator: 'op-1', round: 'queried' }));
    for (let i = 0; i < 5; i++) await store.list(query);
    expect(opened.size).toBe(5 * 8);
    expect(closed).toEqual(opened);
    await close();
  });
});

type Iterator = { close(): Promise<void> };

/** Iterators of databases opened from now on, and those of them that were closed. */
function noteIterators(): { readonly opened: Set<Iterator>; readonly closed: Set<Iterator>; restore(): void } {
  const internals = createRequire(import.meta.url)('dynalite/db');
  const { create } = internals;
  const [opened, closed] = [new Set<Iterator>(), new Set<Iterator>()];
  internals.create = (options: unknown) => {
    const created = create(options);
    const values = created.db.values.bind(created.db);
    created.db.values = (range: unknown) => {
      const iterator: Iterator = values(range);
      const close = iterator.close.bind(iterator);
      opened.add(iterator);
      iterator.close = () => {
        closed.add(iterator);
        return close();
      };
      return iterator;
    };
    return created;
  };
  const restore = () => {
    internals.create = create;
  };
  return { opened, closed, restore };
}
