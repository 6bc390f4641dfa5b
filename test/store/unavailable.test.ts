import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { storeClient } from '../../lib/store/client.ts';
import { dynamodbStore } from '../../lib/store/dynamodb-store.ts';
import { openMemoryStore } from '../../lib/store/embedded.ts';
import { conditionalPut } from '../../lib/store/insert-conditional-put.ts';
import { partiqlInsert } from '../../lib/store/insert-partiql.ts';
import { type ReceiptStore, StoreUnavailable } from '../../lib/store/store.ts';
import { receiptOf } from './fixtures.ts';

const receipt = receiptOf({ operator: 'op-1', round: 'unavailable' });
const query = { days: ['2026-03-01'], order: 'asc', issuedUntil: '2030-01-01T00:00:00.000Z', limit: 10 } as const;

const open: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of open.splice(0)) await close();
});

function storeAt(endpoint: string, insert = conditionalPut): ReceiptStore {
  const client = storeClient({ endpoint });
  open.push(() => client.destroy());
  return dynamodbStore({ client, tableName: 'receipts', insert });
}

async function listening(listener: RequestListener): Promise<{ server: Server; endpoint: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A server that gives every request one answer. */
async function answering(status: number, type: string, rest: object = {}): Promise<string> {
  const { endpoint } = await listening((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'no', ...rest }));
    });
  });
  return endpoint;
}

/** What comes of every way into the store. */
function everyCall(store: ReceiptStore): Promise<PromiseSettledResult<unknown>[]> {
  return Promise.allSettled([
    store.get(receipt.id),
    store.getMany([receipt.id]),
    store.insert(receipt),
    store.list(query),
  ]);
}

/** Every way into the store fails as unavailable, and the health check says so without throwing. */
async function expectUnavailable(store: ReceiptStore): Promise<void> {
  for (const outcome of await everyCall(store)) {
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(StoreUnavailable) });
  }
  expect(await store.reachable()).toBe(false);
}

describe.concurrent('a store out of reach', () => {
  it('is unavailable when nothing listens', async () => {
    const { server, endpoint } = await listening(() => {});
    server.close();
    await expectUnavailable(storeAt(endpoint));
    await expectUnavailable(storeAt(endpoint, partiqlInsert));
  });

  it('is unavailable within seconds when connections are taken and never answered', async () => {
    const { endpoint } = await listening(() => {});
    await expectUnavailable(storeAt(endpoint));
  }, 15_000);

  it('is unavailable when connections are cut', async () => {
    const { endpoint } = await listening((request) => request.socket.destroy());
    await expectUnavailable(storeAt(endpoint));
  });

  it('is unavailable when something else answers in its place', async () => {
    const { endpoint } = await listening((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html>Bad gateway</html>');
    });
    await expectUnavailable(storeAt(endpoint));
  });

  it('is unavailable when it is closed', async () => {
    const { store, close } = await openMemoryStore();
    await close();
    await expectUnavailable(store);
    await close();
  });

  it.each([
    ['InternalServerError', 500],
    ['ServiceUnavailable', 503],
    ['ThrottlingException', 400],
    ['ProvisionedThroughputExceededException', 400],
    ['RequestLimitExceeded', 400],
    ['ReplicatedWriteConflictException', 400],
    ['TransactionInProgressException', 400],
  ])('is unavailable when %s outlasts the retries', async (type, status) => {
    await expectUnavailable(storeAt(await answering(status, type)));
  });

  it('is unavailable when no key of a batch is ever processed', async () => {
    const keys = { Keys: [{ pk: { S: receipt.id }, sk: { S: 'receipt' } }] };
    const store = storeAt(await answering(200, '', { Responses: {}, UnprocessedKeys: { receipts: keys } }));
    await expect(store.getMany([receipt.id])).rejects.toThrow(StoreUnavailable);
  });
});

describe.concurrent('a fault of ours', () => {
  it.each(['ValidationException', 'AccessDeniedException', 'ResourceNotFoundException', 'SerializationException'])(
    'such as %s is not passed off as a store out of reach',
    async (type) => {
      const store = storeAt(await answering(400, type));
      for (const outcome of await everyCall(store)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: { name: type } });
      }
      expect(await store.reachable()).toBe(false);
    },
  );

  it('in a receipt is refused before anything is sent', async () => {
    const { endpoint } = await listening((request) => request.socket.destroy());
    const store = storeAt(endpoint);
    await expect(store.insert({ ...receipt, issuedAt: '2026-03-01T17:00:01Z' })).rejects.toThrow(RangeError);
    await expect(store.insert({ ...receipt, playedAt: 'yesterday' })).rejects.toThrow(RangeError);
    await expect(store.insert({ ...receipt, id: 'rcpt_i' })).rejects.toThrow(RangeError);
    await expect(store.list({ ...query, limit: 0 })).rejects.toThrow(RangeError);
  });
});
