/** A service whose clock stands still until it is moved, and searches through it. */
import { SETTLED_SECONDS } from '../../../functions/http/search/listing.ts';
import { NOW, type Service, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';

export interface Searching {
  readonly service: Service;
  /** Moves the clock on, in milliseconds. */
  wait(milliseconds: number): void;
  /** Until all that was issued can be found. */
  settle(): void;
  /** Settles a spin, one millisecond after the one before. @returns its receipt's id */
  play(round: string, change?: Record<string, unknown>, client?: string): Promise<string>;
  /** The body of a search, which must answer 200. */
  search(query: Query, client?: string): Promise<{ receipts: Entry[]; next?: string }>;
  /** All ids that following `next` gives, page by page. */
  follow(query: Query, client?: string, between?: () => Promise<unknown>): Promise<string[][]>;
  /** The lines of an export, which must answer 200. */
  exported(query: Query, client?: string): Promise<ExportedLine[]>;
}

export type Query = Readonly<Record<string, string>>;
// biome-ignore lint/suspicious/noExplicitAny: the contract checks its shape
export type Entry = Record<string, any> & { readonly id: string };
export interface ExportedLine {
  readonly id: string;
  readonly jws: string;
  readonly cursor: string;
}

export const path = (query: Query) => `/v1/receipts?${new URLSearchParams(query)}`;
export const DAY = { from: '2026-11-30T00:00:00Z', to: '2026-12-01T00:00:00Z' };
export const NDJSON = { Accept: 'application/x-ndjson' };

export async function startSearching(): Promise<Searching> {
  let now = NOW;
  const service = await startService({ clock: () => now });
  const searching: Searching = {
    service,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    settle: () => searching.wait(SETTLED_SECONDS * 1000),
    async play(round, change = {}, client = 'demo-operator') {
      now += 1;
      const response = await service.post('/v1/settle-spin', spin(round, change), { client });
      if (response.status !== 201) throw new Error(`${round}: ${response.status} ${await response.text()}`);
      return (await response.json()).receipt.id;
    },
    async search(query, client = 'demo-operator') {
      const response = await service.get(path(query), { client });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return response.json();
    },
    async follow(query, client, between = async () => {}) {
      const pages: string[][] = [];
      let cursor: string | undefined;
      do {
        const page = await searching.search({ ...query, ...(cursor === undefined ? {} : { cursor }) }, client);
        pages.push(page.receipts.map(({ id }) => id));
        cursor = page.next;
        await between();
      } while (cursor !== undefined);
      return pages;
    },
    async exported(query, client = 'demo-operator') {
      const response = await service.app.request(path(query), {
        headers: { ...NDJSON, Authorization: `Bearer ${await service.token(client)}` },
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${response.status} ${text}`);
      return linesOf(text);
    },
  };
  return searching;
}

export function linesOf(text: string): ExportedLine[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as ExportedLine]));
}
