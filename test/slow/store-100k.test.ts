import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedStore, openEmbeddedStore } from '../../lib/store/embedded.ts';
import type { ListQuery, Position } from '../../lib/store/store.ts';
import { callsOf, counted } from '../store/backends.ts';
import { LATER, receiptOf, two } from '../store/fixtures.ts';

const RECEIPTS = 100_000;
const OPERATORS = 4;
const DAYS = 5;
const days = Array.from({ length: DAYS }, (_, i) => `2026-03-${two(i + 1)}`);
/** Three of five receipts are of this day, a quarter of them each operator's. */
const BUSY = days[2]!;

/** The receipt of a number. All are issued after the last day, 7 ms apart, so that every page has receipts of all days. */
function numbered(n: number) {
  const day = n % 2 === 0 ? BUSY : days[n % DAYS]!;
  const issued = Date.parse('2026-03-06T00:00:00Z') + n * 7;
  return receiptOf({
    operator: `op-${Math.floor(n / 2) % OPERATORS}`,
    round: `r-${n}`,
    playedAt: `${day}T12:00:00Z`,
    issuedAt: new Date(issued).toISOString(),
  });
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Heap after a collection, in MB. */
function heapMb(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function report(what: string, count: number, since: number): void {
  const seconds = (performance.now() - since) / 1000;
  console.log(`${what}: ${count} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)}/s`);
}

describe(`${RECEIPTS} receipts in the embedded store`, { timeout: 1_200_000 }, () => {
  let folder: string;
  let opened: EmbeddedStore;
  const base = { days, issuedUntil: LATER, limit: 500 } as const;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'receipts-100k-'));
    opened = await openEmbeddedStore({ dataDir: folder });
    const started = performance.now();
    let next = 0;
    const writer = async () => {
      while (next < RECEIPTS) await opened.store.insert(numbered(next++));
    };
    await Promise.all(Array.from({ length: 16 }, writer));
    report('stored', RECEIPTS, started);
  }, 1_200_000);

  afterAll(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  /** Goes through all pages and gives how often each receipt came, whether in order, and the heap on the way. */
  async function through(query: ListQuery) {
    const seen = new Set<string>();
    const heaps: number[] = [];
    let [count, inOrder, previous] = [0, true, ''];
    let after: Position | undefined;
    do {
      const page = await opened.store.list({ ...query, ...(after ? { after } : {}) });
      for (const { id, issuedAt } of page.receipts) {
        const place = `${issuedAt}#${id}`;
        if (previous !== '' && (query.order === 'asc' ? place <= previous : place >= previous)) inOrder = false;
        previous = place;
        seen.add(id);
        count += 1;
      }
      if (heaps.length === 0 || count % 5000 === 0) heaps.push(heapMb());
      after = page.last;
    } while (after !== undefined);
    return { count, distinct: seen.size, inOrder, heaps };
  }

  it('a page of the busiest day takes as many requests as of a quiet one, from either end', async () => {
    const { issuedAt, id } = numbered(RECEIPTS / 2);
    for (const order of ['asc', 'desc'] as const) {
      for (const place of [{}, { after: { issuedAt, id } }]) {
        const query = { ...base, ...place, order, days: [BUSY], limit: 100 };
        const own = await callsOf(opened.client, () => opened.store.list({ ...query, operator: 'op-1' }));
        expect(counted(own)).toEqual({ QueryCommand: 1, BatchGetItemCommand: 1 });
        const all = counted(await callsOf(opened.client, () => opened.store.list(query)));
        expect(all.BatchGetItemCommand).toBe(1);
        expect(all.QueryCommand).toBeLessThanOrEqual(16);
      }
    }
  });

  it('a page over all days takes one query a partition and a few to go on', async () => {
    const all = counted(await callsOf(opened.client, () => opened.store.list({ ...base, order: 'desc', limit: 100 })));
    expect(all.BatchGetItemCommand).toBe(1);
    expect(all.QueryCommand).toBeLessThanOrEqual(DAYS * 8 + 8);
  });

  it('a full listing with all signed bytes holds every receipt once, in order, in flat memory', async () => {
    const started = performance.now();
    const listed = await through({ ...base, order: 'asc', withPayload: true });
    report('listed with signed bytes', listed.count, started);
    console.log(`heap in MB on the way: ${listed.heaps.map((mb) => mb.toFixed(0)).join(' ')}`);
    expect(listed).toMatchObject({ count: RECEIPTS, distinct: RECEIPTS, inOrder: true });
    // The ids seen are kept here: 100,000 take some 12 MB.
    expect(listed.heaps.at(-1)! - listed.heaps[0]!).toBeLessThan(40);
  });

  it('one operator’s receipts of one day are all listed, newest first', async () => {
    const expected = Array.from({ length: RECEIPTS }, (_, n) => n).filter((n) => {
      const day = n % 2 === 0 ? BUSY : days[n % DAYS]!;
      return day === BUSY && Math.floor(n / 2) % OPERATORS === 1;
    });
    const listed = await through({ ...base, order: 'desc', days: [BUSY], operator: 'op-1' });
    expect(listed).toMatchObject({ count: expected.length, distinct: expected.length, inOrder: true });
  });
});
