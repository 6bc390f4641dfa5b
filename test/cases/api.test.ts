/** Faults that people reported in APIs like this one. Those of the store itself are in store.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../support/service.ts';
import { spin } from '../support/spins.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const settle = (body: unknown, headers?: Record<string, string>) =>
  service.post('/v1/settle-spin', body, headers === undefined ? {} : { headers });

/** Cases that a design without such parts cannot have. */
const DO_NOT_APPLY = {
  AP07: 'There is no lease: the receipt is the idempotency record, and nothing expires.',
  AP08: 'There is no in-progress state: a function that dies before its insert has stored nothing, after it everything.',
  AP14: 'No item expires; receipts are kept for ever.',
  AP15: 'The store contract suite runs on a second implementation of DynamoDB; transactions are not used.',
  AP17: 'No transactions are used.',
  AP18: 'No transactions are used: the condition stands on the put itself.',
} as const;

describe('reported faults of APIs', () => {
  it('name why they do not apply, where they do not', () => {
    for (const reason of Object.values(DO_NOT_APPLY)) expect(reason.length).toBeGreaterThan(20);
  });

  it('AP02 (powertools-lambda-typescript #2058): the same round with another number is never a replay', async () => {
    await settle(spin('ap02'));
    expect((await settle(spin('ap02', { outcome: { number: 18 } }))).status).toBe(409);
  });

  it('AP03 (powertools-lambda-typescript #5715): a card respelled by the service is the same content when sent again', async () => {
    const box = { id: '1', player: 'P', stake: 100, hands: [{ cards: ['10h', '9d'] }] };
    const round = {
      game: 'blackjack',
      currency: 'AMD',
      table: 'B',
      round: 'ap03',
      playedAt: '2026-11-30T10:00:00Z',
      dealer: { cards: ['10c', '8d'] },
      boxes: [box],
    };
    const first = await (await service.post('/v1/settle-hand', round)).json();
    const again = await service.post('/v1/settle-hand', round);
    const respelled = await service.post(
      '/v1/settle-hand',
      JSON.stringify(round).replaceAll('10', 'T').replaceAll('T0', '100').replace('2026-11-30TT', '2026-11-30T10'),
    );
    expect([again.status, respelled.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(first);
  });

  it('AP04 (powertools-lambda-typescript PR 2570): members in another order are the same content', async () => {
    await settle(spin('ap04'));
    const { currency, ...rest } = spin('ap04');
    expect((await settle({ ...rest, currency })).status).toBe(200);
  });

  it('AP05 (powertools-lambda-typescript PR 2570): cards in another order are other content', async () => {
    const round = (cards: string[]) => ({
      game: 'blackjack',
      currency: 'AMD',
      table: 'B',
      round: 'ap05',
      playedAt: '2026-11-30T10:00:00Z',
      dealer: { cards },
      boxes: [{ id: '1', player: 'P', stake: 100, hands: [{ cards: ['Th', '9d'] }] }],
    });
    expect((await service.post('/v1/settle-hand', round(['8s', 'Kd']))).status).toBe(201);
    expect((await service.post('/v1/settle-hand', round(['Kd', '8s']))).status).toBe(409);
  });

  it('AP09 (TryGhost/Ghost #12065): two equal requests at the same moment both get the receipt', async () => {
    const answers = await Promise.all([settle(spin('ap09')), settle(spin('ap09'))]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 201]);
  });

  it('AP10, AP11 (mhayk/Overpass #16, New-Chance-RP #536): however often and by whatever key, a round is settled once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => settle(spin('ap10'), { 'Idempotency-Key': `k${i}` })),
    );
    expect(answers.filter((answer) => answer.status === 201).length).toBe(1);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).receipt.id));
    expect(new Set(ids).size).toBe(1);
  });

  it('AP27 (honojs/hono #1294): an answer is never compressed behind the gateway’s back', async () => {
    const answer = await settle(spin('ap27'), { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
  });

  it.each(['', '{', '{"stake":100,}', 'null', '[]', '"x"'])(
    'AP28 (honojs/hono #562): the body %j is 400',
    async (body) => {
      expect((await settle(body)).status).toBe(400);
    },
  );

  it('AP32 (serverless-express #554): a header that decides, sent twice, decides nothing', async () => {
    const token = await service.token();
    const twice = { Authorization: `Bearer ${token}, Bearer ${token}` };
    expect((await settle(spin('ap32'), twice)).status).toBe(401);
    expect((await settle(spin('ap32'), { 'Content-Type': 'application/json, text/plain' })).status).toBe(415);
  });

  it('AP33 (colinhacks/zod #1672): "false" is no boolean', async () => {
    const hand = { cards: ['Th', '9d'], surrendered: 'false' };
    const round = {
      game: 'blackjack',
      currency: 'AMD',
      table: 'B',
      round: 'ap33',
      playedAt: '2026-11-30T10:00:00Z',
      dealer: { cards: ['8s', 'Kd'] },
      boxes: [{ id: '1', player: 'P', stake: 100, hands: [hand] }],
    };
    const { errors } = await (await service.post('/v1/settle-hand', round)).json();
    expect(errors).toMatchObject([{ pointer: '/boxes/0/hands/0/surrendered', code: 'wrong-type' }]);
  });

  it('AP34 (colinhacks/zod #2461): an empty or missing stake is not a stake of 0', async () => {
    const bet = { id: 'b1', player: 'P', type: 'red' };
    const { errors } = await (
      await settle(
        spin('ap34', {
          bets: [
            { ...bet, stake: '' },
            { ...bet, id: 'b2', stake: null },
            { ...bet, id: 'b3' },
          ],
        }),
      )
    ).json();
    expect(errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/bets/0/stake',
      '/bets/1/stake',
      '/bets/2/stake',
    ]);
  });

  it('AP35 (colinhacks/zod #6220): __proto__ is an unknown field', async () => {
    const raw = JSON.stringify(spin('ap35')).replace('"stake":100', '"stake":100,"__proto__":{"stake":1}');
    const { errors } = await (await settle(raw)).json();
    expect(errors).toMatchObject([{ pointer: '/bets/0/__proto__', code: 'unknown-field' }]);
  });

  it.each(['1e+21', '9007199254740992', '-0.0'])(
    'AP37 (colinhacks/zod PR 1753): the stake %s is no safe integer',
    async (stake) => {
      const raw = JSON.stringify(spin('ap37')).replace('"stake":100', `"stake":${stake}`);
      const { errors } = await (await settle(raw)).json();
      expect(errors).toMatchObject([{ pointer: '/bets/0/stake', code: 'not-a-plain-integer' }]);
    },
  );

  it('AP39 (serde-rs/json #762): a member that appears twice is refused', async () => {
    const raw = JSON.stringify(spin('ap39')).replace('"stake":100', '"stake":1,"stake":100000');
    const { errors } = await (await settle(raw)).json();
    expect(errors).toMatchObject([{ pointer: '/bets/0/stake', code: 'duplicate-member' }]);
  });

  it('AP40 (dank-memer #459): 2.01 * 1000 is refused, not rounded; the SDK converts by text', async () => {
    const raw = JSON.stringify(spin('ap40')).replace('"stake":100', `"stake":${2.01 * 1000}`);
    const { errors } = await (await settle(raw)).json();
    expect(errors).toMatchObject([{ pointer: '/bets/0/stake', code: 'not-a-plain-integer' }]);
  });

  it('AP41 (Jarrrk/HighLife #2933): a retry whose first answer was lost takes no stake twice', async () => {
    const lost = await settle(spin('ap41'));
    await lost.body?.cancel();
    const retried = await (await settle(spin('ap41'))).json();
    const read = await (await service.get(`/v1/receipts/${retried.receipt.id}`)).json();
    expect(read.settlement.totals.staked).toBe(600);
    expect(read.receipt.revision).toBe(1);
  });
});
