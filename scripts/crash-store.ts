/**
 * Kills a writing process with SIGKILL again and again, opens the embedded store it leaves and looks for every receipt
 * whose insert had been answered:
 *
 *   npx tsx scripts/crash-store.ts [--kills 20] [--writers 16]
 *
 * Exit code 1 if one is lost. It says nothing about power cuts: a killed process loses nothing that it has handed to the
 * operating system, a computer without power does.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { type EmbeddedStore, openEmbeddedStore } from '../lib/store/embedded.ts';
import type { Position, StoredReceipt } from '../lib/store/store.ts';
import { receiptsTable, utcDay } from '../lib/store/table.ts';
import { receiptOf } from '../test/store/fixtures.ts';

const script = fileURLToPath(import.meta.url);

export interface CrashReport {
  readonly kills: number;
  /** Receipts whose insert was answered before the kill. */
  readonly acknowledged: number;
  /** Of these, missing or changed afterwards. */
  readonly lost: number;
  /** Of these, there but missing in the listing. */
  readonly unlisted: number;
  /** Entries of the indexes without their item: inserts that were under way; the listing passes over them. */
  readonly orphans: number;
}

/** The receipt behind a name: whoever knows the name knows every byte of it. */
const named = (name: string): StoredReceipt => receiptOf({ operator: 'op-1', round: name });

/** Writes until it is killed, and says each name once its receipt is stored. */
async function write(folder: string, generation: string, writers: number): Promise<void> {
  const { store } = await openEmbeddedStore({ dataDir: folder });
  const writeOn = async (writer: number) => {
    for (let n = 0; ; n++) {
      const name = `${generation}/${writer}/${n}`;
      if ((await store.insert(named(name))) !== 'stored') throw new Error(`${name} was there already`);
      writeSync(1, `${name}\n`);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => writeOn(writer)));
}

/** Names that a writing process said before it was killed, some time into its work. */
async function writtenUntilKilled(folder: string, generation: number, writers: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, '--write', folder, '--generation', `${generation}`, '--writers', `${writers}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  await pause(100 + Math.random() * 900);
  child.kill('SIGKILL');
  const [, signal] = await closed;
  if (signal !== 'SIGKILL') throw new Error('the writing process ended before it was killed');
  // The last line may be cut off.
  return Buffer.concat(chunks).toString().split('\n').slice(0, -1);
}

async function listedIds({ store }: EmbeddedStore): Promise<Set<string>> {
  const ids = new Set<string>();
  const days = [utcDay(named('any').playedAt)];
  let after: Position | undefined;
  do {
    const query = { days, order: 'asc', issuedUntil: '9999-12-31T23:59:59.999Z', limit: 500 } as const;
    const page = await store.list({ ...query, ...(after ? { after } : {}) });
    for (const { id } of page.receipts) ids.add(id);
    after = page.last;
  } while (after !== undefined);
  return ids;
}

async function orphanedEntries({ client, store, tableName }: EmbeddedStore): Promise<number> {
  let orphans = 0;
  for (const { name } of Object.values(receiptsTable.indexes)) {
    let from: ScanCommand['input']['ExclusiveStartKey'];
    do {
      const scan = new ScanCommand({ TableName: tableName, IndexName: name, Limit: 100, ExclusiveStartKey: from });
      const { Items = [], LastEvaluatedKey } = await client.send(scan);
      const ids = Items.map((item) => item.pk?.S ?? '');
      const there = await store.getMany(ids);
      orphans += ids.filter((id) => !there.has(id)).length;
      from = LastEvaluatedKey;
    } while (from !== undefined);
  }
  return orphans;
}

/** Kills as often as asked, on one folder that all writers use in turn, and reports what became of the receipts. */
export async function crashStore(kills: number, writers: number): Promise<CrashReport> {
  const folder = await mkdtemp(join(tmpdir(), 'crash-store-'));
  try {
    const said: string[] = [];
    const lost = new Set<string>();
    const look = async ({ store }: EmbeddedStore, names: readonly string[]) => {
      for (const name of names) {
        const expected = named(name);
        const found = await store.get(expected.id);
        if (found === undefined || Buffer.compare(found.payload, expected.payload) !== 0) lost.add(name);
      }
    };
    for (let kill = 1; kill <= kills; kill++) {
      const names = await writtenUntilKilled(folder, kill, writers);
      said.push(...names);
      const opened = await openEmbeddedStore({ dataDir: folder });
      await look(opened, names);
      await opened.close();
    }
    const opened = await openEmbeddedStore({ dataDir: folder });
    await look(opened, said);
    const listed = await listedIds(opened);
    const unlisted = said.filter((name) => !listed.has(named(name).id)).length;
    const orphans = await orphanedEntries(opened);
    await opened.close();
    return { kills, acknowledged: said.length, lost: lost.size, unlisted, orphans };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === script) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '20' },
      writers: { type: 'string', default: '16' },
      write: { type: 'string' },
      generation: { type: 'string', default: '1' },
    },
  });
  if (values.write !== undefined) {
    await write(values.write, values.generation, Number(values.writers));
  } else {
    const report = await crashStore(Number(values.kills), Number(values.writers));
    for (const [what, count] of Object.entries(report)) console.log(`${what.padEnd(12)} ${String(count).padStart(8)}`);
    process.exitCode = report.lost + report.unlisted > 0 ? 1 : 0;
  }
}
