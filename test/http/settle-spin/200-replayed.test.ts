import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

async function settleTwice(first: unknown, second: unknown) {
  const one = await service.post('/v1/settle-spin', first);
  const two = await service.post('/v1/settle-spin', second);
  return { one: await one.json(), two: await two.json(), status: two.status, headers: two.headers };
}

describe('the same round again', () => {
  it('gets the same receipt, marked as replayed', async () => {
    const { one, two, status, headers } = await settleTwice(spin('again'), spin('again'));
    expect(status).toBe(200);
    expect(headers.get('Idempotency-Replayed')).toBe('true');
    expect(two).toEqual(one);
  });

  it.each([
    ['with members in another order', (s: ReturnType<typeof spin>) => Object.fromEntries(Object.entries(s).reverse())],
    [
      'with defaults spelled out',
      (s: ReturnType<typeof spin>) => ({ ...s, ruleset: 'am-2004-66', houseRules: { payout: 'uniform' } }),
    ],
    ['with white space', (s: ReturnType<typeof spin>) => JSON.stringify(s, undefined, 4)],
    ['with escaped text', (s: ReturnType<typeof spin>) => JSON.stringify(s).replace('"AMD"', '"\\u0041MD"')],
  ])('%s is the same content', async (name, respelled) => {
    const { one, two, status } = await settleTwice(spin(`same/${name.length}`), respelled(spin(`same/${name.length}`)));
    expect(status).toBe(200);
    expect(two).toEqual(one);
  });

  it('with the numbers of a bet in another order is the same content', async () => {
    const bet = (numbers: number[]) => [{ id: 'b1', player: 'P-1', type: 'corner', numbers, stake: 100 }];
    const { status } = await settleTwice(
      spin('set', { bets: bet([1, 2, 4, 5]) }),
      spin('set', { bets: bet([5, 4, 2, 1]) }),
    );
    expect(status).toBe(200);
  });

  it('from 50 callers at once stores one receipt and gives 50 equal answers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.post('/v1/settle-spin', spin('fifty'))));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    const members = (text: string) => canonicalMembers(JSON.parse(text));
    expect(new Set(bodies.map(members)).size).toBe(1);
    expect(answers.filter((answer) => answer.status === 201).length).toBe(1);
    expect(answers.filter((answer) => answer.status === 200).length).toBe(49);
  });
});

describe('the same round with other content', () => {
  it.each([
    ['another number', { outcome: { number: 18 } }],
    ['another stake', { bets: [{ id: 'b1', player: 'P-1', type: 'straight', numbers: [17], stake: 101 }] }],
    ['bets in another order', { bets: [...spin('').bets].reverse() }],
    ['another spelling of the time', { playedAt: '2026-11-30T14:00:00+04:00' }],
    ['another reading', { houseRules: { payout: 'all-return' } }],
    ['another act', { ruleset: 'am-2000-302' }],
    ['another currency', { currency: 'EUR' }],
  ])('(%s) is refused, naming the receipt that stands', async (name, change) => {
    const round = `other/${name.replaceAll(' ', '-')}`;
    const first = await (await service.post('/v1/settle-spin', spin(round))).json();
    const second = await service.post('/v1/settle-spin', spin(round, change));
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      type: expect.stringMatching(/\/problems\/round-already-settled$/),
      receiptId: first.receipt.id,
    });
    const read = await (await service.get(`/v1/receipts/${first.receipt.id}`)).json();
    expect(read.receipt).toEqual(first.receipt);
  });

  it('from 50 callers at once settles one: one 201, 49 times 409 naming it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        service.post(
          '/v1/settle-spin',
          spin('race', { outcome: { number: i % 37 }, betsClosedAt: `2026-11-30T10:00:${10 + i}Z` }),
        ),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array(49).fill(409)]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    const ids = new Set(bodies.map((body) => body.receipt?.id ?? body.receiptId));
    expect(ids.size).toBe(1);
  });

  it('is another round under another operator or table', async () => {
    const own = await service.post('/v1/settle-spin', spin('shared'));
    const table = await service.post('/v1/settle-spin', spin('shared', { table: 'R-2' }));
    const operator = await service.post('/v1/settle-spin', spin('shared', { outcome: { number: 3 } }), {
      client: 'demo-operator-2',
    });
    expect([own.status, table.status, operator.status]).toEqual([201, 201, 201]);
  });
});

/** Answers read from the store and fresh ones may order members differently; JSON objects are equal all the same. */
function canonicalMembers(value: unknown): string {
  return JSON.stringify(value, (_key, member) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
