import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULTS } from '../../lib/problems/catalogue.ts';
import { type Built, buildLambdas, FUNCTION_BUNDLES } from '../../scripts/build-lambdas.ts';
import { startFunction } from './support/runtime-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
let built: readonly Built[];
beforeAll(async () => {
  built = await buildLambdas(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = new URL('../../', import.meta.url).pathname;
const named = (name: string) => built.find((one) => one.name === name)!;

describe('the bundles', () => {
  it('keep within their budgets, rank-hand and rulesets within 150 KiB, the others within 500', () => {
    for (const { name, bytes, budget } of built) expect([name, bytes <= budget]).toEqual([name, true]);
    const budgets = Object.fromEntries(FUNCTION_BUNDLES.map(({ name, budget }) => [name, budget / 1024]));
    expect(budgets).toMatchObject({ 'settle-spin': 500, 'rank-hand': 150, receipts: 500, rulesets: 150 });
  });

  it('hold the AWS SDK only where tables or keys are, and nothing that only the local run needs', () => {
    for (const { name, sdk, file, inputs } of built) {
      expect([name, inputs.some((input) => input.includes('@aws-sdk'))]).toEqual([name, sdk]);
      expect(readFileSync(file, 'utf8')).not.toMatch(/demo-operator-secret|dynalite/);
    }
  });

  it('are one module each that stands alone, with its source map beside it', () => {
    for (const { name, file, imports } of built) {
      expect([name, imports.filter((one) => !isBuiltin(one))]).toEqual([name, []]);
      expect(JSON.parse(readFileSync(`${file}.map`, 'utf8'))).toMatchObject({ version: 3 });
    }
  });
});

describe('the words that a bundle leaves out', () => {
  const escaped = (text: string) =>
    text.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

  it.each([
    ['settle-spin', /games\/(blackjack|poker)\//],
    ['settle-hand', /games\/roulette\//],
    ['rank-hand', /games\/(blackjack|poker|roulette)\//],
  ])('are of no refusal that the rules in %s can give', (name, leftOut) => {
    const { file, inputs } = named(name);
    const text = readFileSync(file, 'utf8');
    const rules = inputs.filter((input) => /^lib\/rules\/(games|kernel|settle-round)/.test(input));
    // Of a game that is left out a stub remains.
    expect(rules.filter((input) => leftOut.test(input) && !input.endsWith('/settle.ts'))).toEqual([]);
    const source = rules
      .filter((input) => !leftOut.test(input))
      .map((input) => readFileSync(join(root, input), 'utf8'))
      .join('\n');
    const codes = Object.entries(FAULTS).filter(([code]) => source.includes(`'${code}'`));
    expect(codes.length).toBeGreaterThan(2);
    for (const [code, { title }] of codes) {
      expect([code, text.includes(title) || text.includes(escaped(title))]).toEqual([code, true]);
    }
  });
});

describe('the function that watches receipts', () => {
  it('counts every change of a stored receipt, with its id', async () => {
    const running = await startFunction(join(folder, named('watch-receipts').name), {});
    const change = (eventName: string) => ({
      eventID: '1',
      eventName,
      dynamodb: { Keys: { pk: { S: 'rcpt_X' }, sk: { S: 'receipt' } } },
    });
    await running.invoke({ Records: [change('MODIFY'), change('REMOVE')] });
    await running.stop();
    expect(running.output.map((line) => JSON.parse(line))).toMatchObject([
      { change: 'MODIFY', receiptId: 'rcpt_X', ReceiptsChanged: 1 },
      { change: 'REMOVE', receiptId: 'rcpt_X', ReceiptsChanged: 1 },
    ]);
  });
});

describe('a function', () => {
  it('does not start without what it needs, and says what', async () => {
    const running = await startFunction(join(folder, 'rank-hand'), { PUBLIC_URL: 'https://kanon.test' });
    await expect(running.invoke({})).rejects.toThrow('TOKEN_ISSUER is not set');
    await running.stop();
  });
});
