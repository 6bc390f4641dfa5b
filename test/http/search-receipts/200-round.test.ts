import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Searching, startSearching } from './searching.ts';

let s: Searching;
beforeAll(async () => {
  s = await startSearching();
});
afterAll(() => s.service.close());

describe('the look-up of a round', () => {
  const look = { table: 'T-1', round: '2026-11-30/one' };
  const ids: string[] = [];
  beforeAll(async () => {
    ids.push(await s.play(look.round, { table: look.table }));
    for (let number = 1; number <= 11; number++) {
      const change = { table: look.table, corrects: ids.at(-1), reason: `Attempt ${number}`, outcome: { number } };
      ids.push(await s.play(look.round, change));
    }
  });
  const newest = () => ids.at(-1)!;

  it('gives all its revisions at once, without waiting, newest first', async () => {
    const { receipts, next } = await s.search(look);
    expect(receipts.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(receipts.map(({ correctedBy }) => correctedBy)).toEqual([undefined, ...Array(11).fill(newest())]);
    expect(next).toBeUndefined();
  });

  for (const order of ['asc', 'desc'] as const) {
    it(`gives each once, page by page (${order})`, async () => {
      const expected = order === 'asc' ? ids : [...ids].reverse();
      for (const limit of ['1', '5', '12', '500']) {
        const pages = await s.follow({ ...look, order, limit });
        expect(pages.flat()).toEqual(expected);
        expect(pages.every((page) => page.length > 0)).toBe(true);
      }
    });
  }

  it('is filtered as a search is', async () => {
    expect((await s.search({ ...look, game: 'blackjack' })).receipts).toEqual([]);
    expect((await s.search({ ...look, player: 'P-2' })).receipts).toHaveLength(12);
    expect((await s.search({ ...look, player: 'P-3' })).receipts).toEqual([]);
    expect((await s.search({ ...look, from: '2026-11-30T10:00:00Z' })).receipts).toHaveLength(12);
    expect((await s.search({ ...look, to: '2026-11-30T10:00:00Z' })).receipts).toEqual([]);
  });

  it('is exported as a search is', async () => {
    const lines = await s.exported({ ...look, order: 'asc' });
    expect(lines.map(({ id }) => id)).toEqual(ids);
    expect((await s.exported({ ...look, order: 'asc', cursor: lines[4]!.cursor })).map(({ id }) => id)).toEqual(
      ids.slice(5),
    );
  });

  it('is empty for a round that was not played', async () => {
    expect(await s.search({ ...look, round: 'another' })).toEqual({ receipts: [] });
    expect(await s.exported({ ...look, round: 'another' })).toEqual([]);
  });

  it('of an operator’s is the regulator’s too', async () => {
    const theirs = { ...look, operator: 'demo-casino', order: 'asc' };
    expect((await s.follow({ ...theirs, limit: '5' }, 'demo-regulator')).flat()).toEqual(ids);
    expect(await s.search({ ...theirs, operator: 'demo-casino-2' }, 'demo-regulator')).toEqual({ receipts: [] });
  });
});
