import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';
import { annulled, corrected, hand, problemOf, sent, settled } from './correcting.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const revisionsOf = async (round: string, table = 'R-1'): Promise<number[]> => {
  const { receipts } = await (await service.get(`/v1/receipts?table=${table}&round=${round}&order=asc`)).json();
  return receipts.map(({ revision }: { revision: number }) => revision);
};

describe('409: a correction of what is not the newest receipt', () => {
  it('names the newest, and stores nothing', async () => {
    const first = await settled(service, spin('stale'));
    const second = await settled(service, corrected('stale', first.id));
    const third = await settled(service, corrected('stale', second.id, { outcome: { number: 3 } }));
    const conflict = { status: 409, problem: 'not-newest-revision', receiptId: third.id };
    for (const id of [first.id, second.id]) {
      expect(problemOf(await sent(service, corrected('stale', id, { outcome: { number: 5 } })))).toEqual(conflict);
      expect(problemOf(await sent(service, annulled('stale', id)))).toEqual(conflict);
    }
    expect(await revisionsOf('stale')).toEqual([1, 2, 3]);
  });

  it('fifty different ones at once: one is stored, and the others are told which', async () => {
    const first = await settled(service, spin('race'));
    const numbers = Array.from({ length: 50 }, (_, i) => i);
    const answers = await Promise.all(
      numbers.map((i) =>
        sent(
          service,
          i % 10 === 9
            ? annulled('race', first.id, { reason: `Try ${i}` })
            : corrected('race', first.id, { reason: `Try ${i}` }),
        ),
      ),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    const { id } = won[0]!.body.receipt;
    const others = answers.filter((answer) => answer !== won[0]).map(problemOf);
    expect(others).toEqual(Array(49).fill({ status: 409, problem: 'not-newest-revision', receiptId: id }));
    expect(await revisionsOf('race')).toEqual([1, 2]);
  });

  it('a settlement that says nothing of a correction conflicts with the round’s first receipt, as ever', async () => {
    const first = await settled(service, spin('plain'));
    await settled(service, corrected('plain', first.id));
    expect(problemOf(await sent(service, spin('plain', { outcome: { number: 4 } })))).toEqual({
      status: 409,
      problem: 'round-already-settled',
      receiptId: first.id,
    });
  });
});

describe('404: a receipt that is not there for this operator', () => {
  it('is not corrected, whether it is another’s or nobody’s', async () => {
    const theirs = await settled(service, spin('theirs'), 'demo-operator-2');
    const missing = { status: 404, problem: 'not-found' };
    for (const id of [theirs.id, `rcpt_${'0'.repeat(26)}`]) {
      expect(problemOf(await sent(service, corrected('theirs', id)))).toEqual(missing);
      expect(problemOf(await sent(service, annulled('theirs', id)))).toEqual(missing);
    }
    expect(await revisionsOf('theirs')).toEqual([]);
  });

  it('not even where the operator has a round of the same name', async () => {
    await settled(service, spin('same-name'));
    const theirs = await settled(service, spin('same-name'), 'demo-operator-2');
    expect((await sent(service, corrected('same-name', theirs.id))).status).toBe(404);
    expect(await revisionsOf('same-name')).toEqual([1]);
  });
});

describe('422: a correction that is of something else', () => {
  const refused = async (body: Record<string, unknown>) => {
    const { status, problem, faults } = problemOf(await sent(service, body));
    expect([status, problem]).toEqual([422, 'round-not-possible']);
    return faults;
  };

  it('of another round or table', async () => {
    const first = await settled(service, spin('this'));
    expect(await refused(corrected('that', first.id))).toEqual(['/corrects corrects-another-round']);
    expect(await refused(corrected('this', first.id, { table: 'R-2' }))).toEqual(['/corrects corrects-another-round']);
    expect(await refused(annulled('that', first.id))).toEqual(['/corrects corrects-another-round']);
    expect(await revisionsOf('that')).toEqual([]);
  });

  it('in another currency', async () => {
    const first = await settled(service, spin('currency'));
    expect(await refused(corrected('currency', first.id, { currency: 'EUR' }))).toEqual([
      '/currency correction-changes-currency',
    ]);
    expect(await refused(annulled('currency', first.id, { currency: 'EUR' }))).toEqual([
      '/currency correction-changes-currency',
    ]);
  });

  it('of another game', async () => {
    const spun = await settled(service, spin('game', { table: 'B-1' }));
    const dealt = await settled(service, hand('game-2'));
    const correction = { corrects: spun.id, reason: 'x' };
    expect(await refused(hand('game', correction))).toEqual(['/game correction-changes-game']);
    expect(await refused(corrected('game-2', dealt.id, { table: 'B-1' }))).toEqual([
      '/corrects correction-changes-game',
    ]);
    expect(await refused(annulled('game-2', dealt.id, { table: 'B-1' }))).toEqual([
      '/corrects correction-changes-game',
    ]);
  });

  it('with every fault at once, the round’s own too', async () => {
    const first = await settled(service, spin('faults'));
    const bets = [{ id: 'b', player: 'P', type: 'split', numbers: [1, 9], stake: 5 }];
    expect(
      await refused(corrected('other', first.id, { currency: 'EUR', playedAt: '2027-01-01T00:00:00Z', bets })),
    ).toEqual([
      '/playedAt played-in-the-future',
      '/corrects corrects-another-round',
      '/currency correction-changes-currency',
      '/bets/0/numbers not-on-the-layout',
    ]);
    expect(await revisionsOf('faults')).toEqual([1]);
  });

  it('annulled under an act that does not have the game', async () => {
    const { boxes: _boxes, ...round } = hand('no-such-game', {
      game: 'poker',
      ruleset: 'am-1999-108',
      dealer: { cards: ['Ah', 'Kd', 'Qc', '9s', '3h'] },
      seats: [{ id: '1', player: 'P-1', ante: 100, decision: 'fold' }],
    });
    const first = await settled(service, round);
    const { dealer: _dealer, seats: _seats, ...stated } = round;
    const annulment = { ...stated, corrects: first.id, reason: 'x', annul: true, ruleset: 'am-2004-66' };
    expect(await refused(annulment)).toEqual(['/ruleset game-not-in-ruleset']);
  });
});

describe('400: a correction of the wrong shape', () => {
  it.each([
    ['a reason is missing', { corrects: `rcpt_${'0'.repeat(26)}` }],
    ['a reason stands alone', { reason: 'x' }],
    ['the reason is empty', { corrects: `rcpt_${'0'.repeat(26)}`, reason: '' }],
    ['the reason is longer than 500 characters', { corrects: `rcpt_${'0'.repeat(26)}`, reason: 'x'.repeat(501) }],
    ['the id has not the form of one', { corrects: 'rcpt_1', reason: 'x' }],
    ['it annuls nothing', { annul: true }],
    ['it annuls and settles', { corrects: `rcpt_${'0'.repeat(26)}`, reason: 'x', annul: true }],
    ['annul is not true', { corrects: `rcpt_${'0'.repeat(26)}`, reason: 'x', annul: false }],
  ])('%s', async (_, change) => {
    expect((await sent(service, spin('shape', change))).status).toBe(400);
    expect((await sent(service, hand('shape', change))).status).toBe(400);
  });
});

describe('403: a client without the scope', () => {
  const post = async (scope: string, body: unknown) =>
    (await service.post('/v1/settle-spin', body, { token: await service.token('demo-operator', scope) })).status;

  it('settle.correct corrects and annuls nothing', async () => {
    const first = await settled(service, spin('scope'));
    expect(await post('settle', corrected('scope', first.id))).toBe(403);
    expect(await post('settle', annulled('scope', first.id))).toBe(403);
    expect(await post('settle', corrected('scope', `rcpt_${'0'.repeat(26)}`))).toBe(403);
    expect(await post('settle.correct', corrected('scope', first.id))).toBe(201);
  });

  it('settle settles nothing, though it may correct', async () => {
    expect(await post('settle.correct', spin('scope-2'))).toBe(403);
    expect(await post('settle settle.correct', spin('scope-2'))).toBe(201);
  });

  it('of the regulator neither settles nor corrects', async () => {
    const first = await settled(service, spin('regulator'));
    const response = await service.post('/v1/settle-spin', corrected('regulator', first.id), {
      client: 'demo-regulator',
    });
    expect(response.status).toBe(403);
  });
});
