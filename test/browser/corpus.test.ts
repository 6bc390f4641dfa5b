/** The negative corpus, checked by the page's own code in a real browser. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECKS } from '../../lib/receipts/verify/index.ts';
import { negativeCorpus } from '../fixtures/negative/corpus.ts';
import { testKey } from '../fixtures/negative/genuine.ts';
import { checksThat, elsewhere, type Server, startBrowser, startServer, watchedPage } from './support.ts';

const corpus = await negativeCorpus();
let server: Server;
let browser: Browser;

beforeAll(async () => {
  const keys = { list: async () => corpus.jwks.keys, signer: testKey().signer };
  [server, browser] = await Promise.all([startServer({ keys, publicUrl: corpus.issuer }), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('refuses every case for its own reason, and accepts the receipts that they were made from', async () => {
  const { page, context, requests, complaints } = await watchedPage(browser);
  await page.goto(`${server.url}/verify?lang=en`);
  const texts = [...corpus.cases.map(({ jws }) => jws), ...corpus.genuine];
  await page.getByLabel('The receipt').fill(texts.map((jws) => JSON.stringify({ jws })).join('\n'));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.locator('.many').waitFor();
  expect(await page.locator('.counts li').allTextContents()).toEqual([
    `${corpus.genuine.length} Genuine`,
    '0 Unproven',
    `${corpus.cases.length} Not genuine`,
  ]);
  const rows = page.locator('.many tbody tr');
  expect(await rows.count()).toBe(texts.length);
  for (const [i, { id, fails }] of corpus.cases.entries()) {
    await rows.nth(i).locator('button').click();
    await page.locator('.verdict.not-genuine').waitFor();
    expect(await checksThat(page, 'fail'), id).toEqual(CHECKS.filter((name) => fails.includes(name)));
    expect(await page.locator('.round, .lines').count(), id).toBe(0);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.locator('.many').waitFor();
  }
  expect(elsewhere(requests, server.url)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
}, 180_000);
