import { execFile, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../../examples/evening/books.ts';
import { evening } from '../../examples/evening/make-evening.ts';
import { EXIT, run } from '../../examples/evening/run.ts';
import { removeFolder, type StartedServer, startServer, temporaryFolder } from '../support/started-server.ts';
import { unsteadyProxy } from './unsteady-proxy.ts';

// Some seconds of work; a busy machine may take its time.
const LIMIT = 120_000;
const root = fileURLToPath(new URL('../../', import.meta.url));
const data = join(root, 'examples/evening/data');
const [serverData, work] = [temporaryFolder(), temporaryFolder()];
let server: StartedServer;

beforeAll(async () => {
  server = await startServer(serverData);
});
afterAll(async () => {
  await server.stop();
  removeFolder(serverData);
  removeFolder(work);
});

const text = (path: string) => readFileSync(path, 'utf8');
const entries = (books: string) =>
  text(join(books, 'ledger.ndjson'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);
/** How many settlements a server has answered with this status, by its own log. */
const settled = (output: string, status: number) =>
  output.split('\n').filter((line) => line.includes('"operation":"settle') && line.includes(`"status":${status},`))
    .length;

describe('the evening of the example', () => {
  it('is what its script makes, and small', () => {
    const files = evening();
    for (const [name, made] of Object.entries(files)) expect(text(join(data, name)), name).toBe(made);
    expect(Object.values(files).join('').length).toBeLessThan(300_000);
  });

  it(
    'is settled once, though the program is killed and the service restarted; exactly what was planted is reported',
    async () => {
      const books = join(work, 'killed');
      const ledger = join(books, 'ledger.ndjson');
      const program = ['--import', 'tsx', 'examples/evening/settle-evening.ts', '--books', books];
      const first = spawn(process.execPath, program, { cwd: root, env: { ...process.env, KANON_URL: server.url } });
      const gone = new Promise((resolve) => first.once('exit', (_code, signal) => resolve(signal)));
      while (!existsSync(ledger) || statSync(ledger).size < 450_000) await new Promise((next) => setTimeout(next, 10));
      first.kill('SIGKILL');
      expect(await gone).toBe('SIGKILL');

      await server.stop();
      const before = server;
      // What a kill can leave besides: half a line in both files, and a receipt that the journal does not know of yet.
      const events = text(join(books, 'journal.ndjson')).split('\n');
      const last = events.findLastIndex((line) => line.includes('"event":"settled"'));
      writeFileSync(join(books, 'journal.ndjson'), `${events.filter((_, i) => i !== last).join('\n')}{"table":"R-0`);
      appendFileSync(ledger, '{"id":"rcpt_');
      server = await startServer(serverData);

      const [report] = await readmeSnippets(books);
      // A log may come a little after the answers.
      await expect.poll(() => settled(before.output(), 201) + settled(server.output(), 201)).toBe(310);
      expect(settled(before.output(), 201)).toBeGreaterThan(50);
      expect(settled(server.output(), 201)).toBeGreaterThan(50);
      expect(settled(server.output(), 200)).toBeGreaterThan(0);
      const ids = entries(books).map(({ id }) => id);
      expect(ids).toHaveLength(310);
      expect(new Set(ids).size).toBe(310);
      const differences = [...report!.matchAll(/^ {2}(\S+ \S+) \(.*\), (\S+): given back (\S+) by chips, (\S+) by/gm)];
      expect(differences.map((found) => found.slice(1))).toEqual([
        ['R-07 2025-11-29/0185', 'M-20417', '95,000.00', '90,000.00'],
        ['P-02 2025-11-29/0016', 'M-71009', '30,000.00', '40,000.00'],
        ['B-03 2025-11-29/0049', 'M-20533', '20,000.00', '25,000.00'],
      ]);
    },
    LIMIT,
  );

  it(
    'comes to the same receipts when answers are lost after the work is done, and the service is away for a while',
    async () => {
      const input = shortEvening(join(work, 'short'));
      const books = join(work, 'unsteady');
      const proxy = await unsteadyProxy(server.url);
      const id = 'demo-operator-2';
      const access = { url: proxy.url, tokenUrl: `${proxy.url}/oauth/token`, id, secret: `${id}-secret` };
      const out = { printed: '', write: (more: string) => (out.printed += more) };
      const err = { printed: '', write: (more: string) => (err.printed += more) };
      const settings = { data: input, books, access, atOnce: 4 };
      const quick = { attempts: 2, firstPause: 10, longestPause: 10 };
      const patient = { attempts: 12, firstPause: 10, longestPause: 50 };

      proxy.down = true;
      expect(await run({ ...settings, patience: quick }, { stdout: out, stderr: err })).toBe(EXIT.unfinished);
      expect([out.printed, err.printed]).toEqual([
        '',
        expect.stringMatching(/503\n0 of 60 records are done. Run it again/),
      ]);

      proxy.down = false;
      expect(await run({ ...settings, patience: patient }, { stdout: out, stderr: err })).toBe(EXIT.agreed);
      expect(out.printed).toContain(
        'Rounds: 60, of which 60 settled, 0 refused, 0 open.\nReceipts: 60 verified, 0 not.\n',
      );
      const counts = proxy.counts;
      for (const what of ['503', '429', '401', 'answer lost', 'half an answer'])
        expect(counts[what], what).toBeGreaterThan(0);
      const ledger = new Map(entries(books).map((entry) => [entry.id, entry]));
      expect(ledger.size).toBe(60);
      expect(proxy.lost.size).toBeGreaterThan(5);
      for (const [receipt, jws] of proxy.lost) expect(ledger.get(receipt)!.jws).toBe(jws);

      const tokens = counts['/oauth/token'];
      const kept = ['journal.ndjson', 'ledger.ndjson', 'jwks.json'].map((name) => text(join(books, name)));
      expect(await run({ ...settings, patience: patient }, { stdout: out, stderr: err })).toBe(EXIT.agreed);
      expect(['journal.ndjson', 'ledger.ndjson', 'jwks.json'].map((name) => text(join(books, name)))).toEqual(kept);
      expect(counts['/oauth/token']).toBe(tokens);
      proxy.close();
    },
    LIMIT,
  );
});

/** Runs the page's snippets one by one, and compares what each prints with what the page shows. */
async function readmeSnippets(books: string): Promise<string[]> {
  const page = text(join(root, 'examples/evening/README.md'));
  const blocks = [...page.matchAll(/^```sh run\n([\s\S]*?)\n```\n\n```text answer\n([\s\S]*?)\n```/gm)];
  expect(blocks).toHaveLength(3);
  const outputs: string[] = [];
  for (const [, command, shown] of blocks) {
    const here = command!
      .replace('npx tsx examples/evening/settle-evening.ts', `node --import tsx $& --books ${books}`)
      .replace('node --import tsx npx tsx', 'node --import tsx')
      .replace('npm run --silent verify --', 'node --import tsx scripts/verify.ts')
      .replaceAll('examples/evening/books', books);
    const env = { ...process.env, KANON_URL: server.url };
    const { stdout: printed } = await promisify(execFile)('bash', ['-c', `${here} || test $? = 1`], { cwd: root, env });
    const pattern = shown!.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(printed.trimEnd()).toMatch(new RegExp(`^${pattern.join('[\\s\\S]*')}$`));
    outputs.push(printed);
  }
  return outputs;
}

/** The first 40 spins and 20 rounds of cards: nothing is wrong in these. */
function shortEvening(folder: string): string {
  mkdirSync(folder);
  const [head, ...rows] = text(join(data, 'roulette.csv')).trimEnd().split('\n');
  const spins = rows.filter((row) => row.split(',')[1]! <= '2025-11-29/0040');
  writeFileSync(join(folder, 'roulette.csv'), `${[head, ...spins].join('\r\n')}\r\n`);
  const cards = text(join(data, 'cards.ndjson')).split('\n').slice(0, 20);
  writeFileSync(join(folder, 'cards.ndjson'), cards.join('\n'));
  writeFileSync(join(folder, 'tables.json'), text(join(data, 'tables.json')));
  return folder;
}
