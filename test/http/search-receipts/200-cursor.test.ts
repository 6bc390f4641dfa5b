import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, type Searching, startSearching } from './searching.ts';

let s: Searching;
beforeAll(async () => {
  s = await startSearching();
});
afterAll(() => s.service.close());

/** Rounds of two operators over two days, some issued in the same millisecond. */
async function evening(table: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const playedAt = i % 3 === 0 ? '2026-11-29T22:00:00Z' : '2026-11-30T10:00:00Z';
    const client = i % 4 === 3 ? 'demo-operator-2' : 'demo-operator';
    ids.push(await s.play(`${table}/${i}`, { table, playedAt }, client));
    if (i % 5 === 0) s.wait(-1);
  }
  return ids;
}

describe('following next', () => {
  const period = { from: '2026-11-29T00:00:00Z', to: DAY.to };

  for (const order of ['asc', 'desc'] as const) {
    it(`gives every receipt once in one order, however many a page (${order})`, async () => {
      const table = `ALL-${order}`;
      const ids = await evening(table, 14);
      s.settle();
      const [whole = []] = await s.follow({ ...period, table, order, limit: '500' }, 'demo-regulator');
      expect([...whole].sort()).toEqual([...ids].sort());
      for (const limit of ['1', '5']) {
        const pages = await s.follow({ ...period, table, order, limit }, 'demo-regulator');
        expect(pages.flat(), `limit ${limit}`).toEqual(whole);
        expect(pages.slice(0, -1).every((page) => page.length === Number(limit))).toBe(true);
      }
    });

    it(`loses and repeats nothing while receipts arrive (${order})`, async () => {
      const table = `ARRIVE-${order}`;
      const before = await evening(table, 12);
      s.settle();
      const arrived: string[] = [];
      const pages = await s.follow({ ...period, table, order, limit: '3' }, 'demo-regulator', async () => {
        if (arrived.length >= 8) return;
        // Late ones too: played yesterday, issued now.
        arrived.push(await s.play(`${table}/new/${arrived.length}`, { table }));
        arrived.push(await s.play(`${table}/new/${arrived.length}`, { table, playedAt: '2026-11-29T01:00:00Z' }));
        s.settle();
      });
      const seen = pages.flat();
      expect(new Set(seen).size).toBe(seen.length);
      for (const id of before) expect(seen).toContain(id);
      // Newest first stands where it began; oldest first catches up with what arrives.
      expect([...seen].sort()).toEqual([...before, ...(order === 'asc' ? arrived : [])].sort());
    });
  }

  it('may change the limit on the way', async () => {
    const table = 'LIMIT';
    await evening(table, 6);
    s.settle();
    const first = await s.search({ ...period, table, limit: '2' });
    const rest = await s.search({ ...period, table, limit: '50', cursor: first.next! });
    const [whole] = await s.follow({ ...period, table });
    expect([...first.receipts, ...rest.receipts].map(({ id }) => id)).toEqual(whole);
  });

  it('takes a period that is spelled in another way for the same', async () => {
    const table = 'SPELLING';
    await evening(table, 6);
    s.settle();
    const { next } = await s.search({ ...period, table, limit: '1' });
    const spelled = { from: '2026-11-29T04:00:00.000+04:00', to: '2026-11-30T19:00:00-05:00' };
    expect((await s.search({ ...spelled, table, limit: '1', cursor: next! })).receipts).toHaveLength(1);
  });
});

describe('a cursor', () => {
  async function refusal(query: Record<string, string>, client: string) {
    const response = await s.service.get(`/v1/receipts?${new URLSearchParams(query)}`, { client });
    expect(response.status).toBe(400);
    return (await response.json()).errors;
  }
  const fault = [
    {
      pointer: '?cursor',
      code: 'cursor-not-ours',
      detail: 'A cursor is sent back as it came, with the same filters.',
    },
  ];
  let cursor: string;
  let lookUp: string;
  const query = { ...DAY, table: 'CURSOR' };

  beforeAll(async () => {
    const id = await s.play('cursor/1', { table: 'CURSOR' });
    await s.play('cursor/1', { table: 'CURSOR', corrects: id, reason: 'Wrong.', outcome: { number: 3 } });
    await s.play('cursor/1', { table: 'CURSOR' }, 'demo-operator-2');
    s.settle();
    cursor = (await s.search({ ...query, limit: '1' })).next!;
    lookUp = (await s.search({ table: 'CURSOR', round: 'cursor/1', limit: '1' })).next!;
    expect(cursor).toBeDefined();
    expect(lookUp).toBeDefined();
  });

  it('is good for its own search', async () => {
    expect((await s.search({ ...query, cursor })).receipts).toHaveLength(1);
    expect((await s.search({ table: 'CURSOR', round: 'cursor/1', cursor: lookUp })).receipts).toHaveLength(1);
  });

  it.each([
    ['other filters', { ...query, game: 'roulette' }],
    ['a filter less', { ...DAY }],
    ['another table', { ...query, table: 'CURSOR-2' }],
    ['another period', { ...query, from: '2026-11-29T00:00:00Z' }],
    ['another order', { ...query, order: 'asc' }],
    ['the look-up of a round', { table: 'CURSOR', round: 'cursor/1' }],
  ])('is refused with %s', async (_, other) => {
    expect(await refusal({ ...other, cursor }, 'demo-operator')).toEqual(fault);
  });

  it('of the look-up of a round is refused by a search', async () => {
    expect(await refusal({ ...query, cursor: lookUp }, 'demo-operator')).toEqual(fault);
  });

  it('of another caller is refused, whoever that is', async () => {
    expect(await refusal({ ...query, cursor }, 'demo-operator-2')).toEqual(fault);
    expect(await refusal({ ...query, cursor }, 'demo-regulator')).toEqual(fault);
    expect(await refusal({ ...query, operator: 'demo-casino', cursor }, 'demo-regulator')).toEqual(fault);
    const theirs = (await s.search({ ...query, limit: '1' }, 'demo-regulator')).next!;
    expect(await refusal({ ...query, cursor: theirs }, 'demo-operator')).toEqual(fault);
  });

  it('is refused when anything of it was changed', async () => {
    const texts = new Set([
      '',
      'x',
      cursor.slice(0, -1),
      `${cursor}A`,
      `${cursor}=`,
      cursor.toLowerCase(),
      '!'.repeat(40),
    ]);
    for (let i = 0; i < cursor.length; i += 7) {
      texts.add(`${cursor.slice(0, i)}${cursor[i] === 'A' ? 'B' : 'A'}${cursor.slice(i + 1)}`);
    }
    for (const text of texts) expect(await refusal({ ...query, cursor: text }, 'demo-operator'), text).toEqual(fault);
  });
});
