import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKeys, receiptIn, verifyReceipt } from '../../lib/receipts/verify/index.ts';
import { yerevanDay } from '../../site/regulator/filters.ts';
import { violations } from './accessible.ts';
import {
  type Answer,
  checksThat,
  elsewhere,
  look,
  type Server,
  startBrowser,
  startServer,
  type Watched,
  watchedPage,
} from './support.ts';

const SPINS = 25;
let server: Server;
let browser: Browser;
let first: Answer;
let corrected: Answer;
let watched: Watched;
let page: Page;

const playedAt = new Date(Date.now() - 60_000).toISOString();
const day = yerevanDay(Date.parse(playedAt));
const spin = (n: number, number: number) => ({
  currency: 'AMD',
  table: 'R-01',
  round: `spin/${n}`,
  playedAt,
  outcome: { number },
  bets: [{ id: 'b1', player: `P-${n}`, type: 'straight', numbers: [17], stake: 100_000 }],
});

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
  first = await server.settle('/v1/settle-spin', spin(1, 17));
  for (let n = 2; n <= SPINS; n++) await server.settle('/v1/settle-spin', spin(n, 16));
  const correction = { corrects: first.receipt.id, reason: 'The dealer called 17, the wheel showed 16.' };
  corrected = await server.settle('/v1/settle-spin', { ...spin(1, 16), ...correction });
  await server.settle(
    '/v1/settle-hand',
    {
      game: 'blackjack',
      currency: 'USD',
      table: 'B-01',
      round: 'hand/1',
      playedAt,
      dealer: { cards: ['Th', '9d'] },
      boxes: [{ id: '1', player: 'P-9', stake: 10_050, hands: [{ cards: ['As', 'Kd'] }] }],
    },
    'demo-operator-2',
  );
  server.later(60);
  watched = await watchedPage(browser);
  page = watched.page;
  // A file that is written as it comes needs a dialog of the system; what other browsers do is tested here.
  await watched.context.addInitScript('delete window.showSaveFilePicker');
  await page.goto(`${server.url}/regulator?lang=en`);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function text(selector: string): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: as it is read, with the spaces between cells
  const read = await page.locator(selector).innerText();
  return read.replaceAll('\u202f', ' ');
}
const find = () => page.getByRole('button', { name: 'Find', exact: true }).click();
const rows = () => page.locator('.entries tbody tr');
const content = async (selector: string) => (await page.locator(selector).first().allTextContents()).join();
const pageIs = (number: number) => expect.poll(() => content('.found-list .buttons span')).toBe(`Page ${number}`);
const refused = () => expect.poll(() => content('.status')).toMatch(/^Refused:/);

describe('/regulator', () => {
  it('refuses a wrong secret, and says so', async () => {
    await page.getByLabel('Client').fill('demo-regulator');
    await page.getByLabel('Secret').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await refused();
    watched.complaints.length = 0;
    expect(await violations(page)).toEqual([]);
    await look(page, 'regulator-sign-in');
  });

  it('lets the regulator in, and keeps the token nowhere but in memory', async () => {
    await page.getByLabel('Client').fill('demo-regulator');
    await page.getByLabel('Secret').fill('demo-regulator-secret');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('form.search').waitFor();
    expect(await page.evaluate('[localStorage.length, sessionStorage.length, document.cookie]')).toEqual([0, 0, '']);
    expect(await watched.context.cookies()).toEqual([]);
    expect(page.url()).toBe(`${server.url}/regulator?lang=en`);
  });

  it('finds every receipt of the day, page by page, and back', async () => {
    await page.getByLabel('Played from').fill(`${day}T00:00`);
    await page.getByLabel('A page').selectOption('20');
    await find();
    await pageIs(1);
    expect(await rows().count()).toBe(20);
    await page.getByRole('button', { name: 'Next page' }).click();
    await pageIs(2);
    expect(await rows().count()).toBe(SPINS + 2 - 20);
    await page.getByRole('button', { name: 'Page before' }).click();
    await pageIs(1);
    expect(await rows().count()).toBe(20);
  });

  it('finds by operator, game, player and round, and says what the service refuses', async () => {
    await page.getByLabel('Operator').fill('demo-casino-2');
    await find();
    await expect.poll(() => rows().count()).toBe(1);
    expect((await text('.entries tbody tr')).replace(/\s+/g, ' ')).toContain(
      'demo-casino-2 Blackjack B-01 hand/1 USD 100.50 251.25 −150.75',
    );
    await page.getByLabel('Operator').fill('demo-casino');
    await page.getByLabel('Game').selectOption('roulette');
    await page.getByLabel('Player').fill('P-7');
    await find();
    await expect.poll(() => content('.entries tbody')).toContain('spin/7');
    expect(await rows().count()).toBe(1);
    await page.getByLabel('Player').fill('no such player');
    await find();
    await refused();
    expect(await text('.status')).toContain('player');
    watched.complaints.length = 0;
    await page.getByLabel('Player').fill('P-1');
    await find();
    await expect.poll(() => rows().count()).toBe(2);
    expect(await page.locator('.entries .marks').allTextContents()).toEqual(['Revision 2', 'corrected']);
  });

  it('opens a receipt, checks it in the browser, says that it was corrected, and explains it in both languages', async () => {
    await page.getByRole('button', { name: `Open ${first.receipt.id}` }).click();
    await page.locator('.opened .verdict.genuine').waitFor();
    expect(await text('.verdict')).toContain(corrected.receipt.id);
    expect(await checksThat(page, 'fail')).toEqual([]);
    expect(await checksThat(page, 'pass')).toContain('surroundings');
    await page.locator('.explanation summary').click();
    expect(await text('.explanation pre')).toContain('P-1 staked 1 000 on the number 17');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Հայերեն' }).click();
    await expect.poll(() => content('.explanation pre')).toMatch(/[\u0561-\u0587]{4}/);
    expect(await text('.verdict h2')).toBe('Իսկական է');
    await look(page, 'regulator-opened');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(`Open ${first.receipt.id}`);
  });

  it('exports every receipt that the search finds, each once and genuine', async () => {
    for (const label of ['operator', 'player']) await page.locator(`form.search input[name=${label}]`).fill('');
    await page.getByLabel('Game').selectOption('');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all of them' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`receipts-${day}.ndjson`);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(await text('.status')).toBe(`Receipts exported: ${SPINS + 2}`);
    const keys = await readKeys(await (await fetch(`${server.url}/.well-known/jwks.json`)).json());
    const ids = new Set<unknown>();
    for (const line of lines) {
      const { jws, around } = receiptIn(line);
      const { verdict } = await verifyReceipt(jws, { keys, around, issuer: server.url });
      expect(verdict).toBe('genuine');
      ids.add(around.id);
    }
    expect(ids.size).toBe(SPINS + 2);
  });

  it('adds up a day by operator and game, each round once, as it was last settled', async () => {
    await page.getByLabel('Day').fill(day);
    await page.getByRole('button', { name: 'Add up' }).click();
    await page.locator('.day tbody tr').first().waitFor();
    const totals = await page.locator('.day tbody tr').allTextContents();
    // The first spin won 35 000 before it was corrected; nobody won after.
    expect(totals.map((row) => row.replaceAll('\u202f', ' '))).toEqual([
      `demo-casinoAmerican roulette${SPINS}AMD25 0000025 000`,
      'demo-casino-2Blackjack1USD100.50150.75251.25−150.75',
    ]);
    expect(await text('.day .hint >> nth=-1')).toContain(
      `Receipts read: ${SPINS + 2}; left out, because a later one corrects them: 1`,
    );
    await look(page, 'regulator-totals');
  });

  it('asked nobody but this service, and broke no rule of its own policy', () => {
    expect(elsewhere(watched.requests, server.url)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('takes a token from elsewhere, and says when it is not valid', async () => {
    const other = await watchedPage(browser);
    await other.page.goto(`${server.url}/regulator?lang=en`);
    await other.page.locator('input[name=token]').fill('not.a.token');
    await other.page.getByRole('button', { name: 'Sign in' }).click();
    await other.page.locator('form.search').waitFor();
    await other.page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect
      .poll(() => other.page.locator('.status').allTextContents())
      .toEqual([expect.stringMatching(/^Refused:/)]);
    await other.context.close();
  });
});
