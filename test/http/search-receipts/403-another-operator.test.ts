/** What an operator must never see: another's receipts, by any filter, cursor, id, or difference between two answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownedReceipt } from '../../../functions/http/owned-receipt.ts';
import { DAY, NDJSON, path, type Searching, startSearching } from './searching.ts';

let s: Searching;
let own: string[];
let foreign: string;
beforeAll(async () => {
  s = await startSearching();
  own = [await s.play('one', { table: 'T-1' }), await s.play('two', { table: 'T-2' })];
  foreign = await s.play('one', { table: 'T-1' }, 'demo-operator-2');
  await s.play(
    'secret',
    { table: 'T-9', bets: [{ id: 'b', player: 'P-9', type: 'red', stake: 5 }] },
    'demo-operator-2',
  );
  s.settle();
});
afterAll(() => s.service.close());

describe('an operator', () => {
  it('finds its own receipts only, whatever it filters by', async () => {
    for (const query of [
      {},
      { operator: 'demo-casino' },
      { table: 'T-1' },
      { game: 'roulette' },
      { ruleset: 'am-2004-66' },
      { player: 'P-1' },
      { houseRules: 'default' },
      { order: 'asc' },
      { limit: '1' },
    ]) {
      const ids = (await s.follow({ ...DAY, ...query })).flat();
      const exported = (await s.exported({ ...DAY, ...query })).map(({ id }) => id);
      for (const id of [...ids, ...exported]) expect(own, JSON.stringify(query)).toContain(id);
    }
    for (const query of [{ table: 'T-9' }, { player: 'P-9' }]) {
      expect(await s.search({ ...DAY, ...query })).toEqual({ receipts: [] });
      expect(await s.exported({ ...DAY, ...query })).toEqual([]);
    }
    expect(await s.search({ table: 'T-9', round: 'secret' })).toEqual({ receipts: [] });
    expect((await s.search({ table: 'T-1', round: 'one' })).receipts.map(({ id }) => id)).toEqual([own[0]]);
  });

  it('may not name another operator, whether there is one or not, and whatever else is wrong', async () => {
    const bodies: unknown[] = [];
    for (const query of [
      { ...DAY, operator: 'demo-casino-2' },
      { ...DAY, operator: 'no-such-operator' },
      { operator: 'demo-casino-2' },
      { operator: 'demo-casino-2', table: 'T-9', round: 'secret' },
      { ...DAY, operator: 'demo-casino-2', limit: '0' },
      { ...DAY, operator: 'demo-casino-2', cursor: 'x'.repeat(80) },
    ]) {
      const response = await s.service.get(path(query));
      expect(response.status, JSON.stringify(query)).toBe(403);
      const { instance: _instance, ...body } = await response.json();
      bodies.push(body);
      const exported = await s.service.get(path(query), { headers: NDJSON });
      expect(exported.status).toBe(403);
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await s.search({ ...DAY, operator: 'demo-casino' })).receipts).toHaveLength(2);
  });

  it('cannot name another by case, by encoding or twice', async () => {
    for (const query of ['operator=DEMO-CASINO-2', 'operator=%64emo-casino-2']) {
      expect((await s.service.get(`${path(DAY)}&${query}`)).status).toBe(403);
    }
    for (const query of ['operator=demo-casino&operator=demo-casino-2', 'operator[]=demo-casino-2', 'Operator=x']) {
      expect((await s.service.get(`${path(DAY)}&${query}`)).status).toBe(400);
    }
  });

  it('gets no further with a cursor that it made itself than in its own receipts', async () => {
    const { next } = await s.search({ ...DAY, limit: '1' });
    const bytes = Buffer.from(next!, 'base64url');
    const forged = [
      bytes.toString('latin1').replace(/rcpt_\w+/, foreign),
      bytes.toString('latin1').replace(/2026/, '2027'),
    ].map((text) => Buffer.from(text, 'latin1').toString('base64url'));
    for (const cursor of forged) expect((await s.service.get(path({ ...DAY, limit: '1', cursor }))).status).toBe(400);
  });

  it('is answered about another’s receipt as about one that does not exist, in every way', async () => {
    const absent = `rcpt_${'0'.repeat(26)}`;
    const answers = async (id: string) => {
      const seen: unknown[] = [];
      for (const at of [`/v1/receipts/${id}`, `/v1/receipts/${id}/explanation`]) {
        for (const headers of [{}, { Accept: 'application/jose' }, { Accept: 'text/plain' }]) {
          const response = await s.service.get(at, { headers: { ...headers, 'Request-Id': 'same' } });
          seen.push(response.status, [...response.headers], (await response.text()).replaceAll(id, 'ID'));
        }
      }
      const correction = { corrects: id, reason: 'x', currency: 'AMD', table: 'T-1', round: 'one' };
      const facts = { playedAt: '2026-11-30T10:00:00Z', outcome: { number: 1 }, bets: [] };
      for (const body of [
        { ...correction, ...facts, bets: [{ id: 'b', player: 'P', type: 'red', stake: 1 }] },
        { ...correction, playedAt: facts.playedAt, annul: true },
      ]) {
        const response = await s.service.post('/v1/settle-spin', body, { headers: { 'Request-Id': 'same' } });
        seen.push(response.status, [...response.headers], (await response.text()).replaceAll(id, 'ID'));
      }
      return seen;
    };
    expect(await answers(foreign)).toEqual(await answers(absent));
    expect((await answers(foreign)).filter((part) => typeof part === 'number')).toEqual([
      404, 404, 406, 404, 406, 404, 404, 404,
    ]);
  });

  it('takes the same reads about another’s receipt as about one that does not exist', async () => {
    const { store } = s.service;
    const reads: string[] = [];
    const counted = {
      ...store,
      get: (id: string) => {
        reads.push('get');
        return store.get(id);
      },
      getMany: (ids: readonly string[]) => {
        reads.push(`getMany ${ids.length}`);
        return store.getMany(ids);
      },
    };
    const readsOf = async (id: string) => {
      reads.length = 0;
      expect(await ownedReceipt(counted, id, 'demo-casino')).toBeUndefined();
      return [...reads];
    };
    expect(await readsOf(foreign)).toEqual(['getMany 1']);
    expect(await readsOf(`rcpt_${'0'.repeat(26)}`)).toEqual(['getMany 1']);
  });
});

describe('the regulator', () => {
  it('finds every operator’s receipts, or those of the one it names', async () => {
    const operators = async (query: Record<string, string>) => {
      const { receipts } = await s.search({ ...DAY, ...query }, 'demo-regulator');
      return receipts.map(({ operator }) => operator).sort();
    };
    expect(await operators({})).toEqual(['demo-casino', 'demo-casino', 'demo-casino-2', 'demo-casino-2']);
    expect(await operators({ operator: 'demo-casino-2' })).toEqual(['demo-casino-2', 'demo-casino-2']);
    expect(await operators({ operator: 'no-such-operator' })).toEqual([]);
    expect(await operators({ table: 'T-1' })).toEqual(['demo-casino', 'demo-casino-2']);
    expect(await operators({ player: 'P-9' })).toEqual(['demo-casino-2']);
  });
});
