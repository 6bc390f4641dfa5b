/**
 * Makes a set of receipts whose keys are gone: `tsx scripts/make-fixture-receipts.ts <name>`, into
 * test/fixtures/receipts/<name>. Worked rounds of every game and act, corrections and an annulment, signed by two keys that are
 * then retired and one that is then compromised; the private parts are destroyed before this ends.
 *
 * A set is made once, with the version that is released, and never again: its receipts must verify for ever. Later versions
 * add sets of their own.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SettleBody, settleOnce } from '../functions/http/settle-once.ts';
import { jwsOf } from '../lib/receipts/issue.ts';
import { compromise, listKeys, openLocalKeys, rotate } from '../lib/signing/local-keys.ts';
import { openMemoryStore } from '../lib/store/embedded.ts';
import { type Vector, vectors } from '../test/support/vectors.ts';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z0-9.-]+$/.test(name)) throw new Error('usage: make-fixture-receipts <name>');
const folder = fileURLToPath(new URL(`../test/fixtures/receipts/${name}/`, import.meta.url));
if (existsSync(folder)) throw new Error(`${folder} is there already, and stays as it is`);

const secret = mkdtempSync(join(tmpdir(), 'fixture-keys-'));
const path = join(secret, 'signing-keys.json');
let now = Date.parse('2026-11-02T18:00:00.000Z');
const playedAt = '2026-11-02T21:30:00+04:00';
const stamp = () => new Date(now).toISOString();
const keys = openLocalKeys(path, stamp());
const { store, close } = await openMemoryStore();
const operator = {
  clientId: 'fixture',
  role: 'operator',
  operator: 'fixture-casino',
  name: 'Fixture Casino',
  licence: 'ԽՏ-0000',
} as const;
const made: string[] = [];

async function make(label: string, body: object, env: 'live' | 'test' = 'live'): Promise<string> {
  now += 1237;
  const issuer = { iss: 'https://receipts.example', env, signer: keys.signer };
  const edge = { publicUrl: issuer.iss, clock: () => now, log: () => {} };
  const unused = { verifyToken: () => Promise.reject(), profiles: { get: async () => operator } };
  const { receipt } = await settleOnce({ ...edge, ...unused, store, issuer }, operator, body as SettleBody);
  made.push(JSON.stringify({ label, id: receipt.id, jws: jwsOf(receipt) }));
  return receipt.id;
}

/** The worked rounds with most to say, of each game under each act. */
function chosen(most: number): Vector[] {
  const groups = new Map<string, Vector[]>();
  for (const vector of (['roulette', 'blackjack', 'poker'] as const).flatMap(vectors)) {
    const settlement = vector.expect.settlement as { game: string; ruleset: string; lines: unknown[] } | undefined;
    if (settlement === undefined || settlement.lines.length > 20) continue;
    const key = `${settlement.ruleset} ${settlement.game}`;
    groups.set(key, [...(groups.get(key) ?? []), vector]);
  }
  const lines = (vector: Vector) => (vector.expect.settlement as { lines: unknown[] }).lines.length;
  return [...groups.values()].flatMap((group) => group.sort((a, b) => lines(b) - lines(a)).slice(0, most));
}

async function someRounds(table: string, most: number): Promise<void> {
  for (const vector of chosen(most)) {
    await make(vector.id, { ...vector.request, playedAt, table, round: `${made.length}/${vector.request.round}` });
  }
  const spin = vectors('roulette').find(({ expect }) => expect.status === 201)!.request;
  const stated = { currency: spin.currency, playedAt, table, round: `${spin.round}/corrected` };
  const first = await make('to be corrected', { ...spin, ...stated });
  const outcome = { number: 36 };
  const second = await make('a correction', {
    ...spin,
    ...stated,
    outcome,
    corrects: first,
    reason: 'Թիվը 36 էր։ “36”',
  });
  const third = await make('an annulment', { ...stated, annul: true, corrects: second, reason: 'Wrong\ttable\n.' });
  await make('settled again', { ...spin, ...stated, corrects: third, reason: 'The right table after all.' });
  await make('in yen', { ...spin, ...stated, round: 'yen', currency: 'JPY' });
  await make('a test', { ...spin, ...stated, round: 'test' }, 'test');
}

try {
  await someRounds('F-1', 3);
  now += 86_400_000;
  rotate(path, stamp());
  await someRounds('F-2', 1);
  now += 86_400_000;
  rotate(path, stamp());
  const leaked = listKeys(path).at(-1)!.kid;
  await make('before the key was compromised', { ...chosen(2)[0]!.request, playedAt, table: 'F-3' });
  now += 60_000;
  const since = stamp();
  await make('after the key was compromised', { ...chosen(2)[1]!.request, playedAt, table: 'F-3' });
  now += 3_600_000;
  compromise(path, leaked, since, stamp());
  const published = listKeys(path).filter(({ status }) => status !== 'active');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'jwks.json'), `${JSON.stringify({ keys: published }, undefined, 2)}\n`);
  writeFileSync(join(folder, 'receipts.ndjson'), `${made.join('\n')}\n`);
  console.log(`${made.length} receipts by ${published.length} keys in ${folder}`);
} finally {
  rmSync(secret, { recursive: true });
  await close();
}
