import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const PERIOD = 'from=2026-11-30T00:00:00Z&to=2026-12-01T00:00:00Z';

async function faults(query: string, client = 'demo-operator'): Promise<string[]> {
  const response = await service.get(`/v1/receipts${query === '' ? '' : `?${query}`}`, { client });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(400);
  expect(body.type).toBe('http://kanon.test/problems/invalid-request');
  return body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`).sort();
}
const found = async (query: string, client?: string) =>
  (await service.get(`/v1/receipts?${query}`, client === undefined ? {} : { client })).status;

describe('the parameters of a search', () => {
  it('need a period, unless table and round are given', async () => {
    expect(await faults('')).toEqual(['?from missing-parameter', '?to missing-parameter']);
    expect(await faults('from=2026-11-30T00:00:00Z')).toEqual(['?to missing-parameter']);
    expect(await faults('table=R-1')).toEqual(['?from missing-parameter', '?to missing-parameter']);
    expect(await found('table=R-1&round=1')).toBe(200);
    expect(await found('table=R-1&round=1&from=2026-11-30T00:00:00Z')).toBe(200);
  });

  it('need a table with a round, and an operator too of a regulator', async () => {
    expect(await faults(`round=1&${PERIOD}`)).toEqual(['?table missing-parameter']);
    expect(await faults('round=1')).toEqual([
      '?from missing-parameter',
      '?table missing-parameter',
      '?to missing-parameter',
    ]);
    expect(await faults('table=R-1&round=1', 'demo-regulator')).toEqual(['?operator missing-parameter']);
    expect(await found('table=R-1&round=1&operator=demo-casino', 'demo-regulator')).toBe(200);
  });

  it('cover 31 days at most, to the nanosecond; of one round any period', async () => {
    const from = 'from=2026-10-01T00:00:00Z';
    expect(await found(`${from}&to=2026-11-01T00:00:00Z`)).toBe(200);
    expect(await faults(`${from}&to=2026-11-01T00:00:00.000000001Z`)).toEqual(['?to period-too-long']);
    expect(await faults(`${from}&to=2026-11-01T00:00:01Z`)).toEqual(['?to period-too-long']);
    expect(await faults('from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:59Z')).toEqual(['?to period-too-long']);
    expect(await found('table=R-1&round=1&from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:59Z')).toBe(200);
  });

  it('reach to the ends of the calendar', async () => {
    expect(await found('from=0000-01-01T00:00:00%2B14:00&to=0000-01-02T00:00:00Z')).toBe(200);
    expect(await found('from=9999-12-31T00:00:00Z&to=9999-12-31T23:59:59-12:00')).toBe(200);
  });

  it('name a period that does not end before it begins', async () => {
    expect(await faults('from=2026-11-30T00:00:00Z&to=2026-11-30T00:00:00Z')).toEqual(['?to period-empty']);
    expect(await faults('from=2026-11-30T00:00:00Z&to=2026-11-30T03:59:59%2B04:00')).toEqual(['?to period-empty']);
    expect(await faults('table=R-1&round=1&from=2026-12-01T00:00:00Z&to=2026-11-01T00:00:00Z')).toEqual([
      '?to period-empty',
    ]);
  });

  it.each([
    'operator=demo%20casino',
    'operator=',
    'game=chess',
    'game=constructor',
    'ruleset=am-2004-67',
    'table=',
    `table=${'x'.repeat(65)}`,
    'table=%D5%A1',
    'player=P%0A1',
    `player=${'x'.repeat(65)}`,
    'houseRules=none',
    'order=newest',
    'order=ASC',
    'limit=0',
    'limit=501',
    'limit=-1',
    'limit=1.0',
    'limit=1e2',
    'limit=%201',
    'limit=0100',
    'limit=',
    'player=%zz',
    'player=%E0%A4',
  ])('are refused in another form: %s', async (text) => {
    expect(await faults(`${PERIOD}&${text}`)).toEqual([`?${text.split('=')[0]} parameter-form`]);
  });

  it.each([
    '2026-11-30',
    '2026-11-30T00:00:00',
    '2026-11-30 00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-11-30T24:00:00Z',
    '2026-11-30T00:00:60Z',
    '2026-11-30T00:00:00.1234567890Z',
    '2026-11-30T00:00:00+04:00',
    'now',
    '',
  ])('name a time with an offset, a plus sign as %%2B: not %s', async (from) => {
    expect(await faults(`from=${from}&to=2026-12-01T00:00:00Z`)).toEqual(['?from parameter-form']);
  });

  it('are refused when unknown or given twice, never ignored', async () => {
    expect(await faults(`${PERIOD}&colour=red`)).toEqual(['?colour unknown-parameter']);
    expect(await faults(`${PERIOD}&Table=R-1`)).toEqual(['?Table unknown-parameter']);
    expect(await faults(`${PERIOD}&__proto__=1`)).toEqual(['?__proto__ unknown-parameter']);
    expect(await faults(`${PERIOD}&constructor=1`)).toEqual(['?constructor unknown-parameter']);
    expect(await faults(`${PERIOD}&table=R-1&table=R-1`)).toEqual(['?table duplicate-parameter']);
    expect(await faults(`${PERIOD}&operator=demo-casino&operator=demo-casino-2`)).toEqual([
      '?operator duplicate-parameter',
    ]);
  });

  it('are refused with every fault at once', async () => {
    const all = 'from=x&game=chess&limit=0&order=up&colour=red&table=R&table=S&player=&houseRules=x&ruleset=y&cursor=!';
    expect(await faults(all)).toEqual([
      '?colour unknown-parameter',
      '?cursor cursor-not-ours',
      '?from parameter-form',
      '?game parameter-form',
      '?houseRules parameter-form',
      '?limit parameter-form',
      '?order parameter-form',
      '?player parameter-form',
      '?ruleset parameter-form',
      '?table duplicate-parameter',
      '?to missing-parameter',
    ]);
  });

  it('are told in words that name them', async () => {
    const response = await service.get('/v1/receipts?limit=501');
    expect((await response.json()).errors).toEqual([
      { pointer: '?limit', code: 'parameter-form', detail: 'limit must be a whole number from 1 to 500.' },
      {
        pointer: '?from',
        code: 'missing-parameter',
        detail: 'from is needed, unless table and round are given.',
      },
      { pointer: '?to', code: 'missing-parameter', detail: 'to is needed, unless table and round are given.' },
    ]);
  });
});

describe('who may search', () => {
  it('nobody without a token', async () => {
    expect((await service.get(`/v1/receipts?${PERIOD}`, { client: 'nobody' })).status).toBe(401);
  });

  it('nobody without the scope', async () => {
    const token = await service.token('demo-operator', 'settle');
    const response = await service.app.request(`/v1/receipts?${PERIOD}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(403);
  });

  it('gets JSON or the export, and 406 for anything else', async () => {
    const status = async (Accept: string) =>
      await service.app.request(`/v1/receipts?${PERIOD}`, {
        headers: { Accept, Authorization: `Bearer ${await service.token()}` },
      });
    for (const accept of ['application/json', '*/*', 'application/*', 'text/html, application/json;q=0.1']) {
      const response = await status(accept);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    }
    for (const accept of ['application/x-ndjson', 'application/json;q=0.5, application/x-ndjson']) {
      const response = await status(accept);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson']);
    }
    expect((await status('text/csv')).status).toBe(406);
    expect((await service.get(`/v1/receipts?${PERIOD}`, { headers: { Accept: 'application/jose' } })).status).toBe(406);
  });
});
