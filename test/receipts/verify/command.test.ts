import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from '../../../lib/receipts/verify/index.ts';
import { buildVerify } from '../../../scripts/build-verify.ts';
import { verifyCommand } from '../../../scripts/verify/command.ts';
import { progressBar } from '../../../scripts/verify/progress.ts';
import { negativeCorpus } from '../../fixtures/negative/corpus.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const corpus = await negativeCorpus();
const [spin = '', blackjack = ''] = corpus.genuine;

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const keys = file('jwks.json', JSON.stringify(corpus.jwks));
const lines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: readonly string[], stdin = '', terminal = false) {
  const written = { out: '', err: '' };
  const output = (name: 'out' | 'err') => ({
    write(text: string) {
      written[name] += text;
      return true;
    },
    once() {},
  });
  async function* input() {
    yield Buffer.from(stdin);
  }
  const stderr = { ...output('err'), isTTY: terminal };
  const code = await verifyCommand(args, { stdin: input(), stdout: output('out'), stderr });
  return {
    code,
    ...written,
    json: () =>
      written.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}

describe('verify', () => {
  it('says of one receipt every check, the verdict and what it does not prove', async () => {
    const { code, out, err } = await run([file('one.jws', `${spin}\n`), '--keys', keys, '--issuer', corpus.issuer]);
    expect(out.match(/^ {2}\+ pass/gm)).toHaveLength(CHECKS.length - 2);
    expect(out.match(/^ {2}- not applicable/gm)).toHaveLength(2);
    expect(out).toContain('\nGenuine. ');
    expect(out).toContain('This is a receipt of a test service.');
    expect(out).toContain('P-1 staked 50 on the split 8–9. The number 8 came');
    expect(out).toContain('does not prove that the facts are true');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('speaks Armenian', async () => {
    const { code, out } = await run(['-', '--keys', keys, '--lang', 'hy'], spin);
    expect(out).toContain('\nԻսկական է. ');
    expect(out).not.toMatch(/Genuine|pass/);
    expect(code).toBe(0);
  });

  it('reads an answer of the API from standard input', async () => {
    const answer = { receipt: { jws: spin }, settlement: JSON.parse(atobUtf8(spin.split('.')[1]!)).settlement };
    const { code } = await run(['-', '--keys', keys], JSON.stringify(answer, undefined, 2));
    expect(code).toBe(0);
    answer.settlement.totals.net = 1;
    const changed = await run(['-', '--keys', keys, '--json'], JSON.stringify(answer));
    expect(changed.code).toBe(1);
    expect(failedOf(changed.json()[0])).toEqual(['surroundings']);
  });

  it('refuses every case of the negative corpus for its own reason', async () => {
    const path = file('negative.ndjson', lines(corpus.cases.map(({ jws }) => ({ jws }))));
    const { code, json } = await run([path, '--keys', keys, '--issuer', corpus.issuer, '--json']);
    const answers = json();
    expect(answers.pop().summary).toMatchObject({ genuine: 0, unproven: 0, 'not-genuine': corpus.cases.length });
    expect(answers).toHaveLength(corpus.cases.length);
    corpus.cases.forEach(({ id, fails }, i) => {
      expect(answers[i], id).toMatchObject({ line: i + 1, verdict: 'not-genuine' });
      expect(failedOf(answers[i]), id).toEqual(CHECKS.filter((name) => fails.includes(name)));
    });
    expect(code).toBe(1);
  });

  it('names of many only those that are not genuine, and sums up', async () => {
    const refused = corpus.cases.find(({ id }) => id === 'content-winnings-everywhere')!;
    const path = file('many.ndjson', lines([spin, refused.jws, blackjack].map((jws) => ({ jws }))));
    const { code, out } = await run([path, '--keys', keys]);
    expect(out).toMatch(/^Line 2: Not genuine\. rcpt_/);
    expect(out).toContain('X Settled again: /settlement/lines/0/returned is 90001; settled again it is 90000.');
    expect(out).toMatch(/\n3 receipts: 2 genuine, 0 unproven, 1 not genuine; \d+ a second\.\n/);
    expect(code).toBe(1);
  });

  it('leaves unproven, with code 1, what a compromised key signed', async () => {
    const since = '2027-01-01T00:00:00.000Z';
    const compromised = corpus.jwks.keys.map((key) => ({ ...key, status: 'compromised', since }));
    const path = file('compromised.json', JSON.stringify({ keys: compromised }));
    const { code, out } = await run(['-', '--keys', path], spin);
    expect(out).toContain(`The key has been compromised since ${since}.`);
    expect(out).toContain('\nUnproven. ');
    expect(code).toBe(1);
  });

  it('refuses the receipt of another issuer when one is named', async () => {
    const { code, json } = await run(['-', '--keys', keys, '--issuer', 'https://other.example', '--json'], spin);
    expect(failedOf(json()[0])).toEqual(['issuer']);
    expect(code).toBe(1);
  });

  it('lets nothing from a receipt steer the terminal', async () => {
    const text = JSON.stringify({ id: '\u001b[2J\u0007', operator: 'x\ny', settlement: { table: '\u202e' } });
    const { out } = await run(['-', '--keys', keys], `e30.${Buffer.from(text).toString('base64url')}.AAAA`);
    expect(out.split('\n')[0]).toBe('?[2J?  x?y  ?');
    const header = Buffer.from('{"\u001b[2J":1}').toString('base64url');
    expect((await run(['-', '--keys', keys], `${header}.e30.AAAA`)).out).not.toContain('\u001b');
    const member = Buffer.from('{"\\u001b[2J\\u202e":1}').toString('base64url');
    const { out: named } = await run(['-', '--keys', keys], `${member}.${member}.AAAA`);
    expect(named).toContain('?[2J?');
    expect(named.includes(String.fromCharCode(0x1b)) || named.includes('\u202e')).toBe(false);
  });

  it.each([
    ['no file', ['--keys', keys]],
    ['two files', ['a', 'b', '--keys', keys]],
    ['no keys', ['-']],
    ['an unknown option', ['-', '--keys', keys, '--fast']],
    ['an unknown language', ['-', '--keys', keys, '--lang', 'fr']],
    ['keys that are not there', ['-', '--keys', join(folder, 'none.json')]],
    ['a file that is not there', [join(folder, 'none.jws'), '--keys', keys]],
    ['a folder', [folder, '--keys', keys]],
    ['keys that are no JSON', ['-', '--keys', file('broken.json', '{')]],
    ['keys that are no JWKS', ['-', '--keys', file('other.json', '{"kid":1}')]],
    ['nothing to verify', ['-', '--keys', keys]],
  ])('answers %s with code 2 and says why', async (_, args) => {
    const { code, out, err } = await run(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toBe('');
  });

  it('explains itself', async () => {
    const { code, out } = await run(['--help']);
    expect(out).toContain('--keys');
    expect(code).toBe(0);
  });
});

describe('the progress bar', () => {
  const path = file('progress.ndjson', lines(Array.from({ length: 5 }, () => ({ jws: spin }))));

  it('is not written where nobody watches', async () => {
    expect((await run([path, '--keys', keys])).err).toBe('');
  });

  it('shows on a terminal how much is read, how many are verified, and is taken away at the end', () => {
    let now = 0;
    const written: string[] = [];
    const bar = progressBar({ isTTY: true, columns: 80, write: (text) => written.push(text) }, 1000, () => now);
    now = 200;
    bar.read(500);
    now = 1000;
    bar.verified(false);
    now = 1010;
    bar.verified(true);
    bar.done();
    expect(written).toEqual([
      '\r\u001b[K[############............] 50 %  0 receipts, 0/s',
      '\r\u001b[K[############............] 50 %  1 receipts, 1/s, 1 not genuine',
      '\r\u001b[K',
    ]);
  });
});

describe('the package', () => {
  const exec = promisify(execFile);
  const offline = {
    env: { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' },
  };
  let installed = '';

  beforeAll(async () => {
    await buildVerify();
    const packageFolder = new URL('../../../packages/verify/', import.meta.url);
    const packed = await exec('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: packageFolder,
      ...offline,
    });
    const [{ filename, files }] = JSON.parse(packed.stdout);
    expect(files.map(({ path }: { path: string }) => path).sort()).toEqual([
      'README.md',
      'dist/kanon-verify.mjs',
      'package.json',
    ]);
    installed = mkdtempSync(join(folder, 'installed-'));
    writeFileSync(join(installed, 'package.json'), '{}');
    await exec('npm', ['install', join(folder, filename)], { cwd: installed, ...offline });
  }, 60_000);

  it('has a command that verifies wherever it is installed', async () => {
    const good = await exec('npx', ['--no-install', 'kanon-verify', join(folder, 'one.jws'), '--keys', keys], {
      cwd: installed,
      ...offline,
    });
    expect(good.stdout).toContain('\nGenuine. ');
    const bad = exec(join(installed, 'node_modules/.bin/kanon-verify'), [file('bad.jws', `${spin}=`), '--keys', keys]);
    await expect(bad).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('\nNot genuine. ') });
  });

  it('is one file that loads nothing but node itself', () => {
    const bundle = readFileSync(join(installed, 'node_modules/kanon-verify/dist/kanon-verify.mjs'), 'utf8');
    const imports = [...bundle.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+)["']/g)].map(([, name]) => name!);
    expect(imports.filter((name) => !name.startsWith('node:'))).toEqual([]);
    expect(bundle.startsWith('#!/usr/bin/env node\n')).toBe(true);
    expect(bundle).not.toMatch(/\bfetch\(|node:https?|node:net/);
  });
});

const failedOf = (answer: { checks: { name: string; result: string }[] }) =>
  answer.checks.filter(({ result }) => result === 'fail').map(({ name }) => name);
const atobUtf8 = (text: string) => Buffer.from(text, 'base64url').toString('utf8');
