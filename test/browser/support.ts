/** A started server, a real browser, and an eye on every request that a page makes. */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { App } from '../../functions/http/app.ts';
import { createLocalApp, type LocalParts } from '../../functions/local-app.ts';
import { DEV_CLIENTS, devIssuer } from '../../lib/auth/dev-issuer.ts';
import { openMemoryStore } from '../../lib/store/embedded.ts';
import { memoryKeys } from '../support/keys.ts';

export interface Server {
  readonly url: string;
  /** Settles a round as the demo operator. */
  settle(path: '/v1/settle-spin' | '/v1/settle-hand', round: object, client?: string): Promise<Answer>;
  /** Lets time pass for the service: searches stop some seconds behind now. */
  later(seconds: number): void;
  close(): Promise<void>;
}

export interface Answer {
  readonly receipt: { readonly id: string; readonly jws: string };
  readonly settlement: { readonly totals: { staked: number; winnings: number; returned: number; net: number } };
}

/** @param given in the place of the server's own keys and name */
export async function startServer(given: { keys?: LocalParts['keys']; publicUrl?: string } = {}): Promise<Server> {
  const { store, close } = await openMemoryStore();
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  let app: App | undefined;
  const server = serve({ fetch: (request) => app!.fetch(request), hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const publicUrl = given.publicUrl ?? url;
  const issuer = await devIssuer(publicUrl);
  const keys = given.keys ?? memoryKeys();
  app = createLocalApp({ publicUrl, clock, log: () => {}, issuer, keys, store });
  return {
    url,
    async settle(path, round, client = 'demo-operator') {
      const grant = await issuer.grant(client, DEV_CLIENTS[client]!.secret, undefined, clock());
      if (typeof grant === 'string') throw new Error(grant);
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${grant.access_token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(round),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Answer;
    },
    later(seconds) {
      ahead += seconds * 1000;
    },
    async close() {
      server.close();
      await close();
    },
  };
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Watched {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Every request, in order. */
  readonly requests: string[];
  /** What a page should never say: errors, refusals of its content security policy. */
  readonly complaints: string[];
}

export async function watchedPage(browser: Browser, viewport = DESKTOP, locale = 'en-GB'): Promise<Watched> {
  const context = await browser.newContext({ viewport, locale, acceptDownloads: true });
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, requests, complaints };
}

/** Requests to anywhere else than this origin. */
export const elsewhere = (requests: readonly string[], origin: string): string[] =>
  requests.filter((url) => !url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url));

/** Names of the shown checks with this result. */
export const checksThat = (page: Page, result: string): Promise<string[]> =>
  page
    .locator(`.checks [data-result="${result}"]`)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-check') ?? ''));

/** A screenshot for whoever wants to look: where SCREENSHOTS names a folder. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
