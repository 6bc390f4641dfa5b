import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS, packReceipt, unpackReceipt } from '../../lib/receipts/verify/index.ts';
import { violations } from './accessible.ts';
import {
  type Answer,
  checksThat,
  elsewhere,
  look,
  PHONE,
  type Server,
  startBrowser,
  startServer,
  watchedPage,
} from './support.ts';

let server: Server;
let browser: Browser;
let spin: Answer;
let blackjack: Answer;

const playedAt = new Date(Date.now() - 60_000).toISOString();

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
  spin = await server.settle('/v1/settle-spin', {
    currency: 'AMD',
    table: 'R-01',
    round: 'spin/1',
    playedAt,
    outcome: { number: 8 },
    bets: [
      { id: 'b1', player: 'P-1', type: 'split', numbers: [8, 9], stake: 500_000 },
      { id: 'b2', player: 'P-2', type: 'red', stake: 1_000_050 },
    ],
  });
  blackjack = await server.settle('/v1/settle-hand', {
    game: 'blackjack',
    currency: 'AMD',
    table: 'B-01',
    round: 'hand/1',
    playedAt,
    dealer: { cards: ['Ah', '9d'] },
    boxes: [
      { id: '1', player: 'P-1', stake: 1_000_000, insurance: 500_000, hands: [{ cards: ['As', 'Kd'] }] },
      {
        id: '2',
        player: 'P-2',
        stake: 500_000,
        hands: [{ cards: ['8h', '3d', 'Tc'] }, { cards: ['8d', '2c', '9s'], doubled: true }],
      },
    ],
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const linkTo = async (jws: string, language: string) =>
  `${server.url}/verify?lang=${language}#${await packReceipt(jws)}`;
const shown = (page: Page) => page.locator('.result').waitFor();
/** Groups of digits are parted by a narrow no-break space. */
async function text(page: Page, selector: string): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: as it is read, with the spaces between cells
  const read = await page.locator(selector).innerText();
  return read.replaceAll('\u202f', ' ');
}

/** The same receipt with the first winnings raised, packed as an honest one would be. */
function raised(jws: string): string {
  const [header, payload = '', signature] = jws.split('.');
  const bytes = Buffer.from(payload, 'base64url');
  const at = bytes.indexOf('"winnings":8') + '"winnings":'.length;
  bytes[at]!++;
  return `${header}.${bytes.toString('base64url')}.${signature}`;
}

describe('a receipt opened by its link', () => {
  it.each([
    ['en', 'Genuine', 'won', 'black'],
    ['hy', 'Իսկական է', 'հաղթել է', 'սև'],
  ])('is genuine, with the right amounts, for a spin in %s', async (language, verdict, won, colour) => {
    const { page, context, requests, complaints } = await watchedPage(browser);
    await page.goto(await linkTo(spin.receipt.jws, language));
    await shown(page);
    expect(await text(page, '.verdict h2')).toBe(verdict);
    expect(await text(page, '.winner')).toMatch(new RegExp(`8\\s+${colour}`));
    const rows = await page.locator('.lines tr.line').allTextContents();
    expect(rows.map((row) => row.replaceAll('\u202f', ' '))).toEqual([
      `b1P-15 000${won}85 00090 000`,
      expect.stringMatching(/^b2P-210 000[.,]50.*00$/),
    ]);
    expect(await text(page, '.players .total')).toMatch(/15 000[.,]50\s+85 000\s+90 000\s+\+74 999[.,]50/);
    expect(await checksThat(page, 'fail')).toEqual([]);
    expect(await checksThat(page, 'pass')).toHaveLength(CHECKS.length - 2);
    expect(elsewhere(requests, server.url)).toEqual([]);
    expect(requests.some((url) => url.includes('#r1') || url.includes(spin.receipt.id))).toBe(false);
    expect(complaints).toEqual([]);
    await look(page, `verify-spin-${language}`);
    await context.close();
  });

  it.each([
    ['en', 'Genuine', 'Box 1 · P-1', 'Blackjack', '+10 000'],
    ['hy', 'Իսկական է', 'Խաղադաշտ 1 · P-1', '«Բլեք Ջեք»', '+10 000'],
  ])(
    'is genuine, with the right amounts, for a blackjack round in %s',
    async (language, verdict, box, natural, net) => {
      const { page, context, complaints } = await watchedPage(browser, PHONE);
      await page.goto(await linkTo(blackjack.receipt.jws, language));
      await shown(page);
      expect(await text(page, '.verdict h2')).toBe(verdict);
      const first = await text(page, '.place.box >> nth=0');
      expect(first).toContain(box);
      expect(first).toContain(natural);
      expect(first).toContain(net);
      expect(await page.locator('.place.dealer .card').count()).toBe(2);
      expect(await text(page, '.players .total')).toMatch(/30 000\s+20 000\s+35 000\s+\+5 000/);
      expect(complaints).toEqual([]);
      await look(page, `verify-blackjack-${language}`);
      await context.close();
    },
  );

  it('with one byte changed says which checks fail, in both languages, and draws no round', async () => {
    const { page, context } = await watchedPage(browser);
    await page.goto(await linkTo(raised(spin.receipt.jws), 'en'));
    await shown(page);
    expect(await text(page, '.verdict h2')).toBe('Not genuine');
    expect(await checksThat(page, 'fail')).toEqual(['signature', 'sums', 'recomputation']);
    expect(await text(page, '[data-check="recomputation"]')).toContain(
      '/settlement/lines/0/winnings is 9500000; settled again it is 8500000.',
    );
    expect(await page.locator('.round, .lines, .keep').count()).toBe(0);
    await page.getByRole('button', { name: 'Հայերեն' }).click();
    expect(await text(page, '.verdict h2')).toBe('Իսկական չէ');
    expect(await text(page, '[data-check="signature"]')).toContain('Ստորագրությունը');
    expect(await page.evaluate('document.documentElement.lang')).toBe('hy');
    await look(page, 'verify-changed');
    await context.close();
  });

  it('that was cut off says so', async () => {
    const { page, context } = await watchedPage(browser);
    await page.goto((await linkTo(spin.receipt.jws, 'en')).slice(0, -200));
    await page.locator('.status.badLink').waitFor();
    expect(await page.locator('.result').count()).toBe(0);
    await context.close();
  });

  it('does not open by an id alone', async () => {
    const { page, context, requests } = await watchedPage(browser);
    await page.goto(`${server.url}/verify?lang=en#${spin.receipt.id}`);
    await page.locator('.status.badLink').waitFor();
    expect(requests.filter((url) => url.includes('/v1/'))).toEqual([]);
    await context.close();
  });
});

describe('a receipt that its holder has', () => {
  it('is pasted and checked by keyboard alone', async () => {
    const { page, context } = await watchedPage(browser);
    await page.goto(`${server.url}/verify?lang=en`);
    for (let tab = 0; tab < 20; tab++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate('document.activeElement.tagName')) === 'TEXTAREA') break;
    }
    await page.keyboard.insertText(spin.receipt.jws);
    for (let tab = 0; tab < 5; tab++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate('document.activeElement.type')) === 'submit') break;
    }
    await page.keyboard.press('Enter');
    await shown(page);
    expect(await text(page, '.verdict h2')).toBe('Genuine');
    expect(await page.locator('p[aria-live="polite"]').first().allTextContents()).toEqual([
      expect.stringContaining('Genuine'),
    ]);
    await context.close();
  });

  it('is chosen as a file, an answer of the API too, whose copies must agree', async () => {
    const { page, context } = await watchedPage(browser);
    await page.goto(`${server.url}/verify?lang=en`);
    const choose = (name: string, body: string) =>
      page
        .locator('form .buttons input[type=file]')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(body) });
    await choose('answer.json', JSON.stringify(spin, undefined, 2));
    await shown(page);
    expect(await text(page, '.verdict h2')).toBe('Genuine');
    const changed = structuredClone(spin);
    changed.settlement.totals.net = 1;
    await choose('answer.json', JSON.stringify(changed));
    await page.locator('.verdict.not-genuine').waitFor();
    expect(await checksThat(page, 'fail')).toEqual(['surroundings']);
    await context.close();
  });

  it('is dropped on the page', async () => {
    const { page, context } = await watchedPage(browser);
    await page.goto(`${server.url}/verify?lang=en`);
    await page.evaluate(`
      const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(`${spin.receipt.jws}\n`)}], 'spin.jws'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    `);
    await page.locator('.verdict.genuine').waitFor();
    await context.close();
  });

  it('is checked without a connection, with keys that its holder keeps', async () => {
    const { page, context } = await watchedPage(browser);
    const jwks = await (await fetch(`${server.url}/.well-known/jwks.json`)).text();
    await page.goto(`${server.url}/verify?lang=en`);
    await context.setOffline(true);
    await page.getByLabel('The receipt').fill(spin.receipt.jws);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('.status.keysUnreachable').waitFor();
    await page.getByLabel('from a file that I keep (works without one)').click();
    await page.getByLabel('The keys (jwks.json)').fill('{}');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('.status.keysWrong').waitFor();
    await page.locator('.own-keys input[type=file]').setInputFiles({
      name: 'jwks.json',
      mimeType: 'application/json',
      buffer: Buffer.from(jwks),
    });
    await expect.poll(() => page.evaluate('document.querySelector(".own-keys textarea").value')).toContain('kty');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('.verdict.genuine').waitFor();
    await context.close();
  });

  it('of a compromised key is unproven', async () => {
    const { page, context } = await watchedPage(browser);
    const { keys } = (await (await fetch(`${server.url}/.well-known/jwks.json`)).json()) as { keys: object[] };
    await page.goto(`${server.url}/verify?lang=en`);
    await page.getByLabel('The receipt').fill(spin.receipt.jws);
    await page.getByLabel('from a file that I keep (works without one)').click();
    const since = '2026-11-01T00:00:00.000Z';
    await page
      .getByLabel('The keys (jwks.json)')
      .fill(JSON.stringify({ keys: [{ ...keys[0], status: 'compromised', since }] }));
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('.verdict.unproven').waitFor();
    expect(await text(page, '[data-check="key-status"]')).toContain(`compromised since ${since}`);
    expect(await page.locator('.round').count()).toBe(1);
    await context.close();
  });

  it('among many is listed and opened', async () => {
    const { page, context } = await watchedPage(browser);
    await page.goto(`${server.url}/verify?lang=en`);
    const lines = [spin.receipt.jws, blackjack.receipt.jws, raised(spin.receipt.jws)];
    await page.getByLabel('The receipt').fill(lines.map((jws) => JSON.stringify({ jws })).join('\n'));
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('.many').waitFor();
    expect(await page.locator('.counts li').allTextContents()).toEqual(['2 Genuine', '0 Unproven', '1 Not genuine']);
    await page.locator('.many tbody tr').nth(0).locator('button').click();
    await page.locator('.verdict.not-genuine').waitFor();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.locator('.many tbody tr').nth(2).locator('button').click();
    await page.locator('.place.dealer').waitFor();
    await context.close();
  });
});

describe('a receipt shown', () => {
  it('prints on one page, with a code that opens it again', async () => {
    const { page, context } = await watchedPage(browser);
    await page.goto(await linkTo(blackjack.receipt.jws, 'hy'));
    await expect.poll(() => page.locator('svg.qr path').count()).toBe(1);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    const url = await decoded(page);
    expect(url.startsWith(`${server.url}/verify#r1.`)).toBe(true);
    expect(await unpackReceipt(new URL(url).hash)).toBe(blackjack.receipt.jws);
    await context.close();
  });

  it('can be saved as it is', async () => {
    const { page, context } = await watchedPage(browser);
    await page.goto(await linkTo(spin.receipt.jws, 'en'));
    await shown(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the receipt' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`${spin.receipt.id}.jws`);
    expect(readFileSync(await download.path(), 'utf8')).toBe(spin.receipt.jws);
    await context.close();
  });

  it('reads nothing of a receipt as markup', async () => {
    const corrected = await server.settle('/v1/settle-spin', {
      currency: 'AMD',
      table: 'R-01',
      round: 'spin/1',
      playedAt,
      outcome: { number: 9 },
      bets: [{ id: 'b1', player: 'P-1', type: 'split', numbers: [8, 9], stake: 500_000 }],
      corrects: spin.receipt.id,
      reason: '<img src="https://evil.example/x" onerror="document.title=1"><script>document.title=2</script>',
    });
    const { page, context, requests, complaints } = await watchedPage(browser);
    await page.goto(await linkTo(corrected.receipt.jws, 'en'));
    await shown(page);
    expect(await text(page, '.facts dl')).toContain('<img src="https://evil.example/x"');
    expect(await page.locator('#page img, #page script').count()).toBe(0);
    expect(await page.title()).toBe('Check a receipt');
    expect(elsewhere(requests, server.url)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['en', 'hy'])('has nothing that axe finds wrong, in %s', async (language) => {
    const { page, context } = await watchedPage(browser, PHONE);
    for (const jws of [spin.receipt.jws, blackjack.receipt.jws, raised(spin.receipt.jws)]) {
      await page.goto('about:blank');
      await page.goto(await linkTo(jws, language));
      await shown(page);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
    await context.close();
  });

  it('speaks the browser’s language until another is chosen', async () => {
    const { page, context } = await watchedPage(browser, PHONE, 'hy-AM');
    await page.goto(`${server.url}/verify`);
    expect(await page.title()).toBe('Անդորրագրի ստուգում');
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.title()).toBe('Check a receipt');
    expect(page.url()).toBe(`${server.url}/verify?lang=en`);
    await context.close();
  });
});

/** What the shown QR code says, read by a foreign reader from its modules. */
async function decoded(page: Page): Promise<string> {
  const jsQR = createRequire(import.meta.url)('jsqr') as (
    data: Uint8ClampedArray,
    width: number,
    height: number,
  ) => { data: string } | null;
  const code = page.locator('svg.qr');
  const modules = Number(await code.getAttribute('data-modules'));
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  const scale = 4;
  const side = (modules + 8) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy++) {
      for (let dx = 0; dx < scale; dx++) {
        const at = (((Number(y) + 4) * scale + dy) * side + (Number(x) + 4) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data ?? '';
}
