import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issue } from '../../../lib/receipts/issue.ts';
import { settleRound } from '../../../lib/rules/index.ts';
import { StoreUnavailable } from '../../../lib/store/store.ts';
import { NOW, PUBLIC_URL, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';
import { DAY, linesOf, NDJSON, path, type Searching, startSearching } from './searching.ts';

let s: Searching;
let ids: string[];
const COUNT = 520;

/** More receipts than the store is asked for at once, put there without HTTP. */
beforeAll(async () => {
  s = await startSearching();
  const { store, keys } = s.service;
  const issuer = { iss: PUBLIC_URL, env: 'test', signer: keys.signer } as const;
  const operator = { clientId: 'demo-operator', role: 'operator', operator: 'demo-casino', name: 'Demo' } as const;
  const issued = await Promise.all(
    Array.from({ length: COUNT }, async (_, i) => {
      const settled = settleRound(spin(`e/${i}`, { table: `E-${i % 5}` }));
      if (!settled.ok) throw new Error('refused');
      const issuedAt = new Date(NOW - 3_600_000 + i * 1000).toISOString();
      return issue(issuer, { operator, revision: 1, ...settled.value, issuedAt });
    }),
  );
  for (const receipt of issued) await store.insert(receipt);
  ids = issued.map(({ id }) => id);
});
afterAll(() => s.service.close());

const request = async (query: Record<string, string>, options: RequestInit = {}) =>
  s.service.app.request(path({ ...DAY, order: 'asc', ...query }), {
    headers: { ...NDJSON, Authorization: `Bearer ${await s.service.token()}` },
    ...options,
  });

describe('the export', () => {
  it('has one line for every receipt: its id, its bare JWS, and where to go on', async () => {
    const lines = await s.exported({ ...DAY, order: 'asc' });
    expect(lines.map(({ id }) => id)).toEqual(ids);
    expect(lines.every((line) => Object.keys(line).join() === 'id,jws,cursor')).toBe(true);
    const jwks = await (await s.service.get('/.well-known/jwks.json')).json();
    for (const { id, jws } of lines.filter((_, i) => i % 50 === 0)) {
      const { payload } = await compactVerify(jws, createLocalJWKSet(jwks as JSONWebKeySet));
      expect(JSON.parse(Buffer.from(payload).toString()).id).toBe(id);
      const bare = await s.service.get(`/v1/receipts/${id}`, { headers: { Accept: 'application/jose' } });
      expect(jws).toBe(await bare.text());
    }
  });

  it('goes on after any line by that line’s cursor', async () => {
    const whole = await s.exported({ ...DAY, order: 'asc' });
    for (const at of [0, 1, 63, 499, 500, COUNT - 2, COUNT - 1]) {
      const rest = await s.exported({ ...DAY, order: 'asc', cursor: whole[at]!.cursor });
      expect(rest).toEqual(whole.slice(at + 1));
    }
    const down = await s.exported({ ...DAY, order: 'desc' });
    expect(down.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(await s.exported({ ...DAY, cursor: down[200]!.cursor })).toEqual(down.slice(201));
  });

  it('gives what arrived since to whoever comes back with the last cursor', async () => {
    const last = (await s.exported({ ...DAY, order: 'asc', table: 'E-0' })).at(-1)!;
    expect(await s.exported({ ...DAY, order: 'asc', table: 'E-0', cursor: last.cursor })).toEqual([]);
    const late = await s.play('late', { table: 'E-0' });
    s.settle();
    const since = await s.exported({ ...DAY, order: 'asc', table: 'E-0', cursor: last.cursor });
    expect(since.map(({ id }) => id)).toEqual([late]);
    ids.push(late);
  });

  it('has no more lines than a limit that is given', async () => {
    const part = await s.exported({ ...DAY, order: 'asc', limit: '7' });
    expect(part.map(({ id }) => id)).toEqual(ids.slice(0, 7));
    const next = await s.exported({ ...DAY, order: 'asc', limit: '500', cursor: part[6]!.cursor });
    expect(next.map(({ id }) => id)).toEqual(ids.slice(7, 507));
  });

  it('is filtered as a search is', async () => {
    const lines = await s.exported({ ...DAY, order: 'asc', table: 'E-3' });
    expect(lines.map(({ id }) => id)).toEqual(ids.slice(0, COUNT).filter((_, i) => i % 5 === 3));
    expect(await s.exported({ ...DAY, player: 'nobody' })).toEqual([]);
  });

  it('reads on only as it is read', async () => {
    const pages: (string | undefined)[] = [];
    const store = { ...s.service.store };
    const list: typeof store.list = (query) => {
      pages.push(query.after?.id);
      return s.service.store.list(query);
    };
    const service = await startService({ store: { ...store, list } });
    const authorization = { Authorization: `Bearer ${await service.token()}` };
    const response = await service.app.request(path({ ...DAY, order: 'asc' }), {
      headers: { ...NDJSON, ...authorization },
    });
    const reader = response.body!.getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(pages).toHaveLength(1);
    await reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(pages).toHaveLength(1);
  });

  it('is 503 when the store is out of reach, and breaks off unfinished when it goes out of reach on the way', async () => {
    let left = 1;
    const store = {
      ...s.service.store,
      list: (query: Parameters<typeof s.service.store.list>[0]) =>
        left-- > 0 ? s.service.store.list(query) : Promise.reject(new StoreUnavailable(new Error('gone'))),
    };
    const service = await startService({ store });
    const headers = { ...NDJSON, Authorization: `Bearer ${await service.token()}` };
    const response = await service.app.request(path({ ...DAY, order: 'asc' }), { headers });
    expect(response.status).toBe(200);
    let text = '';
    const read = async () => {
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
        text += Buffer.from(part).toString();
    };
    await expect(read()).rejects.toThrow();
    // Whole lines only, in order: the last one's cursor goes on.
    const lines = linesOf(text);
    expect(lines.length).toBeGreaterThan(0);
    expect(ids.slice(0, lines.length)).toEqual(lines.map(({ id }) => id));
    expect(service.log.at(-1)).toMatchObject({
      operation: 'searchReceipts',
      brokenOff: 'the receipt store is out of reach',
    });
    left = 0;
    const refused = await service.app.request(path(DAY), { headers });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).not.toBeNull();
    expect((await service.get(path(DAY))).status).toBe(503);
  });

  it('needs the same token, scope and parameters as a search', async () => {
    expect((await request({}, { headers: NDJSON })).status).toBe(401);
    expect((await request({ limit: '0' })).status).toBe(400);
    expect((await request({ operator: 'demo-casino-2' })).status).toBe(403);
  });
});
