import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTLED_SECONDS } from '../../../functions/http/search/listing.ts';
import { DAY, type Searching, startSearching } from './searching.ts';

let s: Searching;
beforeAll(async () => {
  s = await startSearching();
});
afterAll(() => s.service.close());

const roundsOf = async (query: Record<string, string>, client?: string) =>
  (await s.search(query, client)).receipts.map((entry) => entry.round);

describe('a page of receipts', () => {
  it('holds what the receipts say, newest first, and no next when nothing is left', async () => {
    const first = await s.play('page/1', { table: 'P-1' });
    const second = await s.play('page/2', { table: 'P-1', houseRules: { payout: 'all-winnings' } });
    s.settle();
    const page = await s.search({ ...DAY, table: 'P-1' });
    expect(Object.keys(page)).toEqual(['receipts']);
    expect(page.receipts.map(({ id, houseRules }) => [id, houseRules])).toEqual([
      [second, 'other'],
      [first, 'default'],
    ]);
    const answer = await (await s.service.get(`/v1/receipts/${first}`)).json();
    const { game, ruleset, table, round, playedAt, currency, totals } = answer.settlement;
    expect(page.receipts[1]).toEqual({
      id: first,
      revision: 1,
      operator: 'demo-casino',
      game,
      ruleset,
      table,
      round,
      playedAt,
      issuedAt: answer.receipt.issuedAt,
      currency,
      houseRules: 'default',
      totals,
    });
  });

  it('comes oldest first when asked', async () => {
    await s.play('order/1', { table: 'O-1' });
    await s.play('order/2', { table: 'O-1' });
    s.settle();
    expect(await roundsOf({ ...DAY, table: 'O-1', order: 'asc' })).toEqual(['order/1', 'order/2']);
    expect(await roundsOf({ ...DAY, table: 'O-1', order: 'desc' })).toEqual(['order/2', 'order/1']);
  });

  it('ends a few seconds before now, so that nothing can appear behind a cursor', async () => {
    await s.play('lag', { table: 'L-1' });
    s.wait(SETTLED_SECONDS * 1000 - 1);
    expect(await roundsOf({ ...DAY, table: 'L-1' })).toEqual([]);
    s.wait(1);
    expect(await roundsOf({ ...DAY, table: 'L-1' })).toEqual(['lag']);
  });

  it('has every receipt of the period, boundaries compared exactly: from inclusive, to exclusive', async () => {
    const table = 'B-1';
    for (const [round, playedAt] of [
      ['before', '2026-11-29T11:59:59.999999999Z'],
      ['at-from', '2026-11-29T16:00:00.000+04:00'],
      ['after-from', '2026-11-29T12:00:00.000000001Z'],
      ['before-to', '2026-11-30T05:59:59.999999999-06:00'],
      ['at-to', '2026-11-30T12:00:00.00Z'],
    ] as const) {
      await s.play(round, { table, playedAt });
    }
    s.settle();
    const within = { table, order: 'asc', from: '2026-11-29T12:00:00Z', to: '2026-11-30T12:00:00Z' };
    expect(await roundsOf(within)).toEqual(['at-from', 'after-from', 'before-to']);
    const nanosecond = { ...within, from: '2026-11-29T12:00:00.000000001Z', to: '2026-11-30T12:00:00.000000001Z' };
    expect(await roundsOf(nanosecond)).toEqual(['after-from', 'before-to', 'at-to']);
  });

  it('reaches over 31 days, and a receipt issued long after the round was played is found by when it was played', async () => {
    const table = 'M-1';
    await s.play('first-day', { table, playedAt: '2026-10-30T00:00:00Z' });
    await s.play('last-moment', { table, playedAt: '2026-11-29T23:59:59.9Z' });
    s.settle();
    const month = { table, from: '2026-10-30T00:00:00Z', to: '2026-11-30T00:00:00Z', order: 'asc' };
    expect(await roundsOf(month)).toEqual(['first-day', 'last-moment']);
    expect(await roundsOf({ ...month, from: '2026-10-30T12:00:00Z', to: '2026-11-30T12:00:00Z' })).toEqual([
      'last-moment',
    ]);
  });

  it('filters by table, game, ruleset, house rules and player, all at once', async () => {
    const hand = {
      game: 'blackjack',
      currency: 'AMD',
      table: 'F-2',
      round: 'f/3',
      playedAt: '2026-11-30T10:00:00Z',
      dealer: { cards: ['Th', '9d'] },
      boxes: [{ id: '1', player: 'P-9', stake: 1000, hands: [{ cards: ['9s', '9c'] }] }],
    };
    await s.play('f/1', { table: 'F-1' });
    await s.play('f/2', { table: 'F-2', ruleset: 'am-1999-108', houseRules: { columnBets: 'as-dozen' } });
    s.wait(1);
    await s.service.post('/v1/settle-hand', hand);
    s.settle();
    const all = { ...DAY, order: 'asc' };
    const own = async (query: Record<string, string>) =>
      (await roundsOf({ ...all, ...query })).filter((round) => round.startsWith('f/'));
    expect(await own({})).toEqual(['f/1', 'f/2', 'f/3']);
    expect(await own({ table: 'F-2' })).toEqual(['f/2', 'f/3']);
    expect(await own({ game: 'blackjack' })).toEqual(['f/3']);
    expect(await own({ game: 'poker' })).toEqual([]);
    expect(await own({ ruleset: 'am-1999-108' })).toEqual(['f/2']);
    expect(await own({ houseRules: 'other' })).toEqual(['f/2']);
    expect(await own({ houseRules: 'default', table: 'F-2' })).toEqual(['f/3']);
    expect(await own({ player: 'P-2' })).toEqual(['f/1', 'f/2']);
    expect(await own({ player: 'P-9' })).toEqual(['f/3']);
    expect(await own({ player: 'P' })).toEqual([]);
    expect(await own({ player: 'P-2', ruleset: 'am-2004-66' })).toEqual(['f/1']);
    expect(await own({ player: 'P-9', game: 'roulette' })).toEqual([]);
  });

  it('names the newest receipt of a corrected round at each of its receipts, and says which annulled it', async () => {
    const table = 'C-1';
    const id = await s.play('c', { table });
    const untouched = await s.play('c2', { table });
    const second = await s.play('c', { table, corrects: id, reason: 'The wheel showed 16.', outcome: { number: 16 } });
    const annulment = { table, corrects: second, reason: 'Wrong table.', annul: true };
    const third = await s.play('c', { ...annulment, outcome: undefined, bets: undefined });
    s.settle();
    const { receipts } = await s.search({ ...DAY, table, order: 'asc' });
    const about = receipts.map(({ id, corrects, correctedBy, annulled }) => ({ id, corrects, correctedBy, annulled }));
    expect(about).toEqual([
      { id, correctedBy: third },
      { id: untouched },
      { id: second, corrects: id, correctedBy: third },
      { id: third, corrects: second, annulled: true },
    ]);
    expect(receipts.map(({ revision }) => revision)).toEqual([1, 1, 2, 3]);
    // On a page of its own too, where the others are not at hand.
    const page = await s.search({ ...DAY, table, order: 'asc', limit: '1' });
    expect(page.receipts[0]?.correctedBy).toBe(third);
  });

  it('holds a hundred unless a limit is given', async () => {
    for (let i = 0; i < 105; i++) await s.play(`many/${i}`, { table: 'N-1' });
    s.settle();
    expect((await s.search({ ...DAY, table: 'N-1' })).receipts).toHaveLength(100);
    expect((await s.search({ ...DAY, table: 'N-1', limit: '500' })).receipts).toHaveLength(105);
    expect((await s.search({ ...DAY, table: 'N-1', limit: '7' })).receipts).toHaveLength(7);
  });

  it('is empty, and the last, where nothing was played', async () => {
    expect(await s.search({ from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' })).toEqual({ receipts: [] });
  });
});
