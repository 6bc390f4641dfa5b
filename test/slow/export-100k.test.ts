/** A season of receipts: searched in a bounded number of reads, exported whole over HTTP, verified by the command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../functions/http/app.ts';
import { createLocalApp } from '../../functions/local-app.ts';
import { DEV_CLIENTS, type DevIssuer, devIssuer } from '../../lib/auth/dev-issuer.ts';
import { issue } from '../../lib/receipts/issue.ts';
import { settleRound } from '../../lib/rules/index.ts';
import { type EmbeddedStore, openEmbeddedStore } from '../../lib/store/embedded.ts';
import { callsOf, counted } from '../store/backends.ts';
import { memoryKeys } from '../support/keys.ts';

const RECEIPTS = Number(process.env.EXPORT_RECEIPTS ?? 100_000);
const URL_ = 'http://kanon.test';
/** After all that is issued here. */
const NOW = Date.parse('2026-11-30T12:00:00.000Z');
const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12'] as const;
const PERIOD = { from: '2026-11-10T00:00:00Z', to: '2026-11-13T00:00:00Z' };
/** The middle day has as much as the other two together. */
const BUSY = { from: '2026-11-11T00:00:00Z', to: '2026-11-12T00:00:00Z' };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heapMb(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
function report(what: string, count: number, since: number): void {
  const seconds = (performance.now() - since) / 1000;
  console.log(`${what}: ${count} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)}/s`);
}

/** The spin of a number: eight tables, a few bets, in no order of days. */
function spin(n: number) {
  const number = (n * 7) % 37;
  return {
    currency: 'AMD',
    table: n === 4242 ? 'NEEDLE' : `R-${n % 8}`,
    round: `2026-11/${n}`,
    playedAt: `${n % 2 === 0 ? DAYS[1] : DAYS[n % 4 === 1 ? 0 : 2]}T${String(n % 24).padStart(2, '0')}:30:00Z`,
    outcome: { number },
    bets: [
      { id: 'b1', player: `P-${n % 97}`, type: 'straight', numbers: [n % 37], stake: 100_000 },
      { id: 'b2', player: `P-${n % 89}`, type: 'red', stake: 500_000 },
      { id: 'b3', player: `P-${n % 83}`, type: 'dozen', dozen: (n % 3) + 1, stake: 20_000 },
    ],
  };
}

describe(`${RECEIPTS} receipts`, { timeout: 3_600_000 }, () => {
  let folder: string;
  let opened: EmbeddedStore;
  let app: App;
  let server: ServerType;
  let authorization: Record<string, Record<string, string>>;
  const keys = memoryKeys();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'export-100k-'));
    opened = await openEmbeddedStore({ dataDir: join(folder, 'store') });
    const issuer: DevIssuer = await devIssuer(URL_);
    app = createLocalApp({ publicUrl: URL_, clock: () => NOW, log: () => {}, issuer, keys, store: opened.store });
    server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
    if (server.address() === null) await once(server, 'listening');
    const tokenOf = async (client: string) => {
      const grant = await issuer.grant(client, DEV_CLIENTS[client]!.secret, undefined, NOW);
      if (typeof grant === 'string') throw new Error(grant);
      return { Authorization: `Bearer ${grant.access_token}` };
    };
    authorization = {
      'demo-operator': await tokenOf('demo-operator'),
      'demo-regulator': await tokenOf('demo-regulator'),
    };
    const started = performance.now();
    let next = 0;
    const writer = async () => {
      while (next < RECEIPTS) await settle(next++);
    };
    await Promise.all(Array.from({ length: 16 }, writer));
    report('settled, signed and stored', RECEIPTS, started);
  }, 3_600_000);

  afterAll(async () => {
    server.close();
    await opened.close();
    await rm(folder, { recursive: true });
  });

  /** As the service does, but for HTTP: two operators in turn. */
  async function settle(n: number): Promise<void> {
    const settled = settleRound(spin(n));
    if (!settled.ok) throw new Error(JSON.stringify(settled.refusals));
    const operator = DEV_CLIENTS[n % 3 === 0 ? 'demo-operator-2' : 'demo-operator']!.profile;
    const issuedAt = new Date(Date.parse('2026-11-13T00:00:00Z') + n * 11).toISOString();
    const issuer = { iss: URL_, env: 'test', signer: keys.signer } as const;
    await opened.store.insert(await issue(issuer, { operator, revision: 1, ...settled.value, issuedAt }));
  }

  type Page = { receipts: { id: string; table: string }[]; next?: string };
  async function page(client: string, query: Record<string, string>): Promise<Page> {
    const response = await app.request(`/v1/receipts?${new URLSearchParams(query)}`, {
      headers: authorization[client]!,
    });
    expect(response.status).toBe(200);
    return response.json();
  }
  const readsOf = async (client: string, query: Record<string, string>) => {
    let found: Page = { receipts: [] };
    const calls = await callsOf(opened.client, async () => {
      found = await page(client, query);
    });
    return { found, reads: counted(calls) };
  };

  it('a day’s page takes one query a partition, a batch for its items and one to see what was corrected', async () => {
    for (const order of ['asc', 'desc']) {
      let cursor: Record<string, string> = {};
      for (let i = 0; i < 3; i++) {
        const own = await readsOf('demo-operator', { ...BUSY, order, ...cursor });
        expect(own.found.receipts).toHaveLength(100);
        expect(own.reads).toEqual({ QueryCommand: 1, BatchGetItemCommand: 2 });
        cursor = { cursor: own.found.next! };
      }
      const all = await readsOf('demo-regulator', { ...BUSY, order });
      expect(all.found.receipts).toHaveLength(100);
      expect(all.reads.BatchGetItemCommand).toBe(2);
      expect(all.reads.QueryCommand).toBeLessThanOrEqual(16);
      const large = await readsOf('demo-regulator', { ...PERIOD, order, limit: '500' });
      expect(large.found.receipts).toHaveLength(500);
      expect(large.reads.BatchGetItemCommand).toBe(10);
      expect(large.reads.QueryCommand).toBeLessThanOrEqual(48);
    }
  });

  it('a page on which nothing matches ends in time, and going on from it finds the one receipt there is', async () => {
    const query = { ...PERIOD, table: 'NEEDLE', order: 'asc' };
    const first = await readsOf('demo-regulator', { ...query, player: 'nobody' });
    expect(first.found).toMatchObject({ receipts: [], next: expect.any(String) });
    expect(Object.values(first.reads).reduce((sum, count) => sum + count, 0)).toBeLessThan(120);
    const tables: string[] = [];
    let pages = 0;
    let cursor: string | undefined;
    do {
      const found = await page('demo-regulator', { ...query, ...(cursor === undefined ? {} : { cursor }) });
      tables.push(...found.receipts.map(({ table }) => table));
      cursor = found.next;
      pages += 1;
    } while (cursor !== undefined);
    expect(tables).toEqual(['NEEDLE']);
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThanOrEqual(Math.ceil(RECEIPTS / 2000) + 1);
  });

  it('are exported whole, over a connection, in flat memory, and all verified by the command', async () => {
    const { port } = server.address() as AddressInfo;
    const path = `/v1/receipts?${new URLSearchParams({ ...PERIOD, order: 'asc' })}`;
    const headers = { ...authorization['demo-regulator']!, Accept: 'application/x-ndjson' };
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    expect(response.status).toBe(200);
    const file = join(folder, 'export.ndjson');
    const out = createWriteStream(file);
    const heaps: number[] = [];
    const step = RECEIPTS / 10;
    let lines = 0;
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      const before = lines;
      for (const byte of part) if (byte === 10) lines += 1;
      if (Math.floor(lines / step) > Math.floor(before / step)) heaps.push(heapMb());
      // The file takes what it can: until then nothing more is read, and so nothing more is made.
      if (!out.write(part)) await once(out, 'drain');
    }
    out.end();
    await once(out, 'finish');
    report('exported', lines, started);
    console.log(
      `${((await stat(file)).size / 2 ** 20).toFixed(0)} MB; heap in MB on the way: ${heaps.map((mb) => mb.toFixed(0)).join(' ')}`,
    );
    expect(lines).toBe(RECEIPTS);
    expect(Math.max(...heaps) - heaps[0]!).toBeLessThan(40);

    const jwks = join(folder, 'jwks.json');
    await writeFile(jwks, JSON.stringify({ keys: await keys.list() }));
    const verifying = performance.now();
    const { code, text } = await command(['scripts/verify.ts', file, '--keys', jwks]);
    report('verified by the command', lines, verifying);
    console.log(text.trim().split('\n').slice(-4).join('\n'));
    expect(code, text.slice(-2000)).toBe(0);
  });

  it('of one operator’s day are exported whole and resumed where an export broke off', async () => {
    const expected = Array.from({ length: RECEIPTS }, (_, n) => n).filter((n) => n % 2 === 0 && n % 3 !== 0).length;
    const seen = new Set<string>();
    let [breaks, cursor] = [0, ''];
    for (let ended = false; !ended; ) {
      const query = new URLSearchParams({ ...BUSY, order: 'asc', ...(cursor === '' ? {} : { cursor }) });
      const headers = { ...authorization['demo-operator']!, Accept: 'application/x-ndjson' };
      const response = await app.request(`/v1/receipts?${query}`, { headers });
      let rest = '';
      let taken = 0;
      ended = true;
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
        const lines = (rest + Buffer.from(part).toString('utf8')).split('\n');
        rest = lines.pop()!;
        for (const line of lines) {
          const { id, cursor: at } = JSON.parse(line) as { id: string; cursor: string };
          expect(seen.has(id)).toBe(false);
          seen.add(id);
          cursor = at;
        }
        taken += lines.length;
        if (taken < expected / 7) continue;
        breaks += 1;
        ended = false;
        break;
      }
    }
    expect(breaks).toBeGreaterThan(4);
    expect(seen.size).toBe(expected);
  });
});

function command(args: readonly string[]): Promise<{ code: number | null; text: string }> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: root });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      // A summary stands at the end; a line for each receipt need not be kept.
      text = (text + part).slice(-100_000);
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}
