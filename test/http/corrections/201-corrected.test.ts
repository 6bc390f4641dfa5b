import { compactVerify, createLocalJWKSet, decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptId } from '../../../lib/receipts/digests.ts';
import { type Service, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';
import { annulled, corrected, hand, sent, settled } from './correcting.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const read = async (id: string, client?: string) =>
  (await service.get(`/v1/receipts/${id}`, client === undefined ? {} : { client })).json();

describe('a correction', () => {
  it('is a new receipt, the next revision, that names what it corrects and why; the old one stays as it was', async () => {
    const first = await settled(service, spin('one'));
    const before = await read(first.id);
    const answer = await sent(service, corrected('one', first.id));
    const { receipt, settlement } = answer.body;
    expect(answer.status).toBe(201);
    expect(receipt).toMatchObject({ revision: 2, corrects: first.id });
    expect(answer.headers.get('Location')).toBe(`http://kanon.test/v1/receipts/${receipt.id}`);
    expect(settlement.outcome).toEqual({ number: 18, color: 'red' });
    const payload = decodeJwt(receipt.jws);
    expect(payload).toMatchObject({ id: receipt.id, revision: 2, corrects: first.id });
    expect(payload.reason).toBe('The wheel showed another number.');
    const { correctedBy, ...after } = await read(first.id);
    expect(correctedBy).toBe(receipt.id);
    expect(after).toEqual(before);
    await compactVerify(receipt.jws, createLocalJWKSet({ keys: [...(await service.keys.list())] }));
  });

  it('has the id that follows from the round and its revision', async () => {
    const first = await settled(service, spin('ids'));
    const second = await settled(service, corrected('ids', first.id));
    const key = { env: 'test', operator: 'demo-casino', table: 'R-1', round: 'ids' } as const;
    expect([first.id, second.id]).toEqual([1, 2].map((revision) => receiptId({ ...key, revision })));
  });

  it('may change all of the round but its table, name, game and currency', async () => {
    const first = await settled(service, spin('all'));
    const second = await sent(
      service,
      corrected('all', first.id, {
        ruleset: 'am-1999-108',
        houseRules: { payout: 'all-winnings' },
        playedAt: '2026-11-29T09:00:00+04:00',
        outcome: { number: 0 },
        bets: [{ id: 'x', player: 'P-7', type: 'straight', numbers: [0], stake: 300 }],
      }),
    );
    expect(second.status).toBe(201);
    expect(second.body.settlement).toMatchObject({ ruleset: 'am-1999-108', playedAt: '2026-11-29T09:00:00+04:00' });
    expect(second.body.settlement.players).toMatchObject([{ player: 'P-7', winnings: 10500 }]);
  });

  it('can be corrected again and again: each receipt names the newest', async () => {
    const ids = [(await settled(service, spin('chain'))).id];
    for (let number = 0; number < 10; number++) {
      ids.push((await settled(service, corrected('chain', ids.at(-1)!, { outcome: { number } }))).id);
      // However far behind, and at every step.
      expect((await read(ids[0]!)).correctedBy).toBe(ids.at(-1));
    }
    for (const id of ids.slice(0, -1)) expect((await read(id)).correctedBy).toBe(ids.at(-1));
    const newest = await read(ids.at(-1)!);
    expect(newest.receipt.revision).toBe(11);
    expect(newest).not.toHaveProperty('correctedBy');
    expect(await read(ids[3]!, 'demo-regulator')).toMatchObject({ correctedBy: ids.at(-1), operator: 'demo-casino' });
  });

  it('of a hand is settled as a hand', async () => {
    const first = await settled(service, hand('hand'));
    const change = { corrects: first.id, reason: 'The dealer had another card.', dealer: { cards: ['Th', '8d'] } };
    const answer = await sent(service, hand('hand', change));
    expect(answer.body.settlement.lines[0]).toMatchObject({ result: 'push', returned: 1000 });
    expect((await read(first.id)).correctedBy).toBe(answer.body.receipt.id);
  });

  it('of the content that was settled before is a receipt of its own', async () => {
    const first = await settled(service, spin('back'));
    const second = await settled(service, corrected('back', first.id));
    const third = await settled(service, spin('back', { corrects: second.id, reason: 'It was right at first.' }));
    expect(third.revision).toBe(3);
    expect((await read(third.id)).settlement).toEqual((await read(first.id)).settlement);
  });
});

describe('an annulment', () => {
  it('is a receipt without lines whose totals are zero', async () => {
    const first = await settled(service, spin('annul'));
    const { status, body } = await sent(service, annulled('annul', first.id));
    expect(status).toBe(201);
    expect(body.receipt).toMatchObject({ revision: 2, corrects: first.id });
    expect(body.settlement).toEqual({
      game: 'roulette',
      ruleset: 'am-2004-66',
      basis: 'act',
      currency: 'AMD',
      table: 'R-1',
      round: 'annul',
      playedAt: '2026-11-30T10:00:00Z',
      annulled: true,
      lines: [],
      players: [],
      totals: { staked: 0, winnings: 0, returned: 0, net: 0 },
    });
    const payload = decodeJwt(body.receipt.jws) as { request: unknown };
    expect(payload.request).toEqual({
      ruleset: 'am-2004-66',
      currency: 'AMD',
      table: 'R-1',
      round: 'annul',
      playedAt: '2026-11-30T10:00:00Z',
      annul: true,
    });
    expect((await read(first.id)).correctedBy).toBe(body.receipt.id);
  });

  it('keeps the act under which the round was settled', async () => {
    const first = await settled(service, spin('annul-1999', { ruleset: 'am-1999-108' }));
    const { body } = await sent(service, annulled('annul-1999', first.id));
    expect(body.settlement.ruleset).toBe('am-1999-108');
    const poker: Record<string, unknown> = {
      ...hand('annul-poker', { game: 'poker', ruleset: 'am-2000-302' }),
      dealer: { cards: ['Ah', 'Kd', 'Qc', '9s', '3h'] },
      seats: [{ id: '1', player: 'P-1', ante: 100, decision: 'fold' }],
    };
    const { boxes: _boxes, ...round } = poker;
    const played = await settled(service, round);
    const { dealer: _dealer, seats: _seats, ruleset: _ruleset, ...stated } = round;
    const annulment = { ...stated, corrects: played.id, reason: 'x', annul: true };
    expect((await sent(service, annulment)).body.settlement).toMatchObject({ game: 'poker', ruleset: 'am-2000-302' });
  });

  it('is itself corrected by settling the round again', async () => {
    const first = await settled(service, spin('again'));
    const second = await settled(service, annulled('again', first.id));
    const third = await sent(service, corrected('again', second.id));
    expect(third.body).toMatchObject({ receipt: { revision: 3 }, settlement: { totals: { staked: 600 } } });
    const fourth = await settled(service, annulled('again', third.body.receipt.id));
    expect(fourth.revision).toBe(4);
  });
});
