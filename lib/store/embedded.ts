/**
 * The store of the local run and of the tests: dynalite, an implementation of DynamoDB on LevelDB, in this process.
 * Nothing that is bundled for Lambda may import this module.
 *
 * An acknowledged receipt survives the death of the process, `kill -9` included: LevelDB has handed it to the operating
 * system by then. It does not survive everything: nothing is forced to the disk (no fsync), so a power cut or a crash of
 * the operating system can lose the receipts of the last seconds before it, acknowledged ones too. What is older stays
 * readable. The store of record is DynamoDB.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDynalite } from './dynalite-server.ts';
import { dynamodbStore } from './dynamodb-store.ts';
import { ensureTable } from './ensure-table.ts';
import { inProcessClient } from './in-process-client.ts';
import { conditionalPut } from './insert-conditional-put.ts';
import type { ReceiptStore } from './store.ts';
import { receiptsTable } from './table.ts';

export interface EmbeddedStore {
  readonly store: ReceiptStore;
  /** Talks to this process's own store without a socket. */
  readonly client: DynamoDBClient;
  /** For other clients and other processes on this machine. */
  readonly endpoint: string;
  readonly tableName: string;
  /** Waits for what is under way; afterwards the store is out of reach. May be called again. */
  close(): Promise<void>;
}

/** Another process has the folder open: two would each miss what the other stores. */
export class DataFolderInUse extends Error {
  constructor(dataDir: string, pid: string | undefined, cause: unknown) {
    const owner = pid === undefined ? 'another process' : `another process (pid ${pid})`;
    super(`${dataDir} is in use by ${owner}: stop it, or choose another folder with DATA_DIR`, { cause });
  }
}

/**
 * Opens the receipts under a folder, which is made at the first start.
 * @throws DataFolderInUse
 */
export async function openEmbeddedStore({ dataDir }: { readonly dataDir: string }): Promise<EmbeddedStore> {
  const folder = resolve(dataDir);
  const pidFile = join(folder, 'receipts.pid');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The lock is LevelDB's, held by the operating system: it ends with the process, whichever way that ends, so a dead
  // owner's lock never has to be guessed at. The pid is only for the message.
  const dynalite = await startDynalite(join(folder, 'receipts')).catch(async (error: unknown) => {
    if (!isLocked(error)) throw error;
    const pid = await readFile(pidFile, 'utf8').catch(() => undefined);
    throw new DataFolderInUse(folder, pid?.trim(), error);
  });
  await writeFile(pidFile, `${process.pid}\n`);
  return openOn(dynalite, () => rm(pidFile, { force: true }));
}

/** A store in memory, for tests: gone when closed. */
export async function openMemoryStore(): Promise<EmbeddedStore> {
  return openOn(await startDynalite(undefined), async () => {});
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === 'LEVEL_LOCKED';
}

async function openOn(
  { server, endpoint, close }: Awaited<ReturnType<typeof startDynalite>>,
  afterwards: () => Promise<void>,
): Promise<EmbeddedStore> {
  const inProcess = inProcessClient(server, endpoint);
  const { client } = inProcess;
  const tableName = receiptsTable.defaultName;
  await ensureTable(client, tableName);
  let closing: Promise<void> | undefined;
  return {
    store: dynamodbStore({ client, tableName, insert: conditionalPut }),
    client,
    endpoint,
    tableName,
    close() {
      closing ??= (async () => {
        await inProcess.close();
        client.destroy();
        await close();
        await afterwards();
      })();
      return closing;
    },
  };
}
