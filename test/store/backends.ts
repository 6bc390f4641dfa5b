import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteItemCommand, DeleteTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { storeClient } from '../../lib/store/client.ts';
import { openEmbeddedStore, openMemoryStore } from '../../lib/store/embedded.ts';
import { ensureTable } from '../../lib/store/ensure-table.ts';
import type { Insert } from '../../lib/store/insert.ts';
import { conditionalPut } from '../../lib/store/insert-conditional-put.ts';
import { partiqlInsert } from '../../lib/store/insert-partiql.ts';
import { toItem } from '../../lib/store/item.ts';
import type { StoredReceipt } from '../../lib/store/store.ts';

/** A DynamoDB to test the store on, with an empty receipts table. */
export interface Backend {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  readonly endpoint: string;
  close(): Promise<void>;
}

export interface BackendKind {
  readonly name: string;
  /** The insert primitives that it understands. */
  readonly inserts: Readonly<Record<string, Insert>>;
  open(): Promise<Backend>;
}

const put = { 'conditional put': conditionalPut };

const inMemory: BackendKind = { name: 'dynalite in memory', inserts: put, open: openMemoryStore };

const onDisk: BackendKind = {
  name: 'dynalite on disk',
  inserts: put,
  async open() {
    const dataDir = await mkdtemp(join(tmpdir(), 'receipts-'));
    const opened = await openEmbeddedStore({ dataDir });
    const close = async () => {
      await opened.close();
      await rm(dataDir, { recursive: true });
    };
    return { ...opened, close };
  },
};

/** What the Lambda functions' client does, over a real connection. */
const overItsEndpoint: BackendKind = {
  name: 'dynalite over its endpoint',
  inserts: put,
  async open() {
    const opened = await openMemoryStore();
    const client = storeClient({ endpoint: opened.endpoint });
    const close = async () => {
      client.destroy();
      await opened.close();
    };
    return { ...opened, client, close };
  },
};

const elsewhere = (endpoint: string): BackendKind => ({
  name: `the DynamoDB at ${endpoint}`,
  inserts: { ...put, 'PartiQL insert': partiqlInsert },
  async open() {
    const client = storeClient({ endpoint });
    const tableName = `receipts-${randomUUID()}`;
    await ensureTable(client, tableName);
    const close = async () => {
      await client.send(new DeleteTableCommand({ TableName: tableName }));
      client.destroy();
    };
    return { client, tableName, endpoint, close };
  },
});

const { DYNAMODB_ENDPOINT } = process.env;

/** The DynamoDB at DYNAMODB_ENDPOINT, or else the embedded one in each of its forms. */
export const backends: readonly BackendKind[] =
  DYNAMODB_ENDPOINT === undefined ? [inMemory, onDisk, overItsEndpoint] : [elsewhere(DYNAMODB_ENDPOINT)];

/** One of them, for tests that need no more. */
export const oneBackend = backends[0] as BackendKind;

/** Fills the table quickly, with the items that the store itself would write. */
export async function seed({ client, tableName }: Backend, receipts: readonly StoredReceipt[]): Promise<void> {
  for (let from = 0; from < receipts.length; from += 25) {
    const items = await Promise.all(receipts.slice(from, from + 25).map(toItem));
    const requests = items.map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: requests } }));
  }
}

export interface Call {
  readonly command: string;
  readonly input: Record<string, unknown>;
}

/** Notes every request made through a client, until the function given returns. */
export async function callsOf(client: DynamoDBClient, run: () => Promise<unknown>): Promise<readonly Call[]> {
  const calls: Call[] = [];
  const name = 'noteCalls';
  client.middlewareStack.add(
    (next, context) => (args) => {
      calls.push({ command: String(context.commandName), input: args.input as Record<string, unknown> });
      return next(args);
    },
    { step: 'initialize', name },
  );
  try {
    await run();
  } finally {
    client.middlewareStack.remove(name);
  }
  return calls;
}

/** How many of the calls were of each kind. */
export function counted(calls: readonly Call[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { command } of calls) counts[command] = (counts[command] ?? 0) + 1;
  return counts;
}
