import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('a spin that cannot happen', () => {
  it('has every fault named with its place and provision', async () => {
    const response = await service.post(
      '/v1/settle-spin',
      spin('x', {
        bets: [
          { id: 'b1', player: 'P-1', type: 'split', numbers: [3, 4], stake: 100 },
          { id: 'b1', player: 'P-1', type: 'corner', numbers: [1, 2, 3], stake: 100 },
          { id: 'b3', player: 'P-1', type: 'column', column: 1, stake: 100 },
        ],
      }),
    );
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors).toEqual([
      {
        pointer: '/bets/0/numbers',
        code: 'not-on-the-layout',
        detail: 'The numbers 3, 4 are no split on the layout. Nothing is guessed: name the place.',
        provision: 'am-2004-66/roulette/row-2',
      },
      {
        pointer: '/bets/1/numbers',
        code: 'wrong-count-of-numbers',
        detail: 'A corner bet covers 4 different numbers, not 3.',
        provision: 'am-2004-66/roulette/row-4',
      },
      {
        pointer: '/bets/2/type',
        code: 'bet-needs-reading',
        detail:
          'The table of bets does not list "column". A house that reads it otherwise declares houseRules.columnBets = "as-dozen".',
        provision: 'am-2004-66/roulette/row-6',
      },
      { pointer: '/bets/1/id', code: 'duplicate-id', detail: 'The id b1 stands at /bets/0/id already.' },
    ]);
  });

  it('is one played more than five minutes ahead of the service; late is fine', async () => {
    const early = await service.post('/v1/settle-spin', spin('early', { playedAt: '2026-11-30T12:05:01Z' }));
    expect((await early.json()).errors[0]).toMatchObject({ pointer: '/playedAt', code: 'played-in-the-future' });
    const edge = await service.post('/v1/settle-spin', spin('edge', { playedAt: '2026-11-30T12:05:00Z' }));
    const late = await service.post('/v1/settle-spin', spin('late', { playedAt: '1999-04-20T20:00:00+04:00' }));
    expect([early.status, edge.status, late.status]).toEqual([422, 201, 201]);
  });
});
