import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { createKanon, eachReceipt, fromMinorUnits, type Schemas, toMinorUnits } from 'kanon-client';
import { readKeys, verifyReceipt } from 'kanon-client/verify';

const baseUrl = process.env.KANON_URL as string;
const kanon = createKanon({ baseUrl, clientId: 'demo-operator', clientSecret: 'demo-operator-secret' });
const common = { currency: 'AMD', table: 'R-TS', playedAt: '2026-01-01T20:15:00+04:00' } as const;
const spin = (round: string, number = 17): Schemas['SettleSpinRequest'] => ({
  ...common,
  round,
  outcome: { number },
  bets: [
    { id: 'b1', player: 'P-1', type: 'straight', numbers: [17], stake: toMinorUnits('50.00', 'AMD') },
    { id: 'b2', player: 'P-2', type: 'red', stake: toMinorUnits('100', 'AMD') },
  ],
});

test('a spin is settled, and the same again is the same receipt', async () => {
  const first = await kanon.POST('/v1/settle-spin', { body: spin('1') });
  assert.equal(first.response.status, 201);
  assert.ok(first.data);
  assert.equal(first.data.settlement.totals.net, 5000 * 35 - 10000);
  assert.equal(fromMinorUnits(first.data.settlement.lines[0]?.returned ?? 0, 'AMD'), '1800.00');
  const again = await kanon.POST('/v1/settle-spin', { body: spin('1') });
  assert.equal(again.response.status, 200);
  assert.equal(again.response.headers.get('Idempotency-Replayed'), 'true');
  assert.deepEqual(again.data, first.data);
});

test('other content for the round is a conflict that names the receipt that stands', async () => {
  const first = await kanon.POST('/v1/settle-spin', { body: spin('2') });
  const { response, error } = await kanon.POST('/v1/settle-spin', { body: spin('2', 18) });
  assert.equal(response.status, 409);
  assert.equal(error?.receiptId, first.data?.receipt.id);
});

test('a round that cannot happen is refused with every fault', async () => {
  const body = spin('3');
  body.bets = [
    { id: 'b1', player: 'P-1', type: 'split', numbers: [1, 36], stake: 5000 },
    { id: 'b1', player: 'P-1', type: 'corner', numbers: [1, 2], stake: 5000 },
  ];
  const { response, error } = await kanon.POST('/v1/settle-spin', { body });
  assert.equal(response.status, 422);
  assert.ok((error?.errors ?? []).length >= 2);
  assert.ok(error?.errors?.every((fault) => fault.pointer.startsWith('/bets/')));
});

test('blackjack and poker are settled, and the answer narrows by its game', async () => {
  const blackjack = await kanon.POST('/v1/settle-hand', {
    body: {
      ...common,
      game: 'blackjack',
      round: '4',
      dealer: { cards: ['Th', '9d'] },
      boxes: [{ id: '1', player: 'P-1', stake: 10000, hands: [{ cards: ['8h', '3d', 'Tc'], doubled: true }] }],
    },
  });
  assert.ok(blackjack.data?.settlement.game === 'blackjack');
  assert.equal(blackjack.data.settlement.outcome?.boxes[0]?.hands[0]?.total, 21);
  assert.equal(blackjack.data.settlement.totals.net, 20000);
  const poker = await kanon.POST('/v1/settle-hand', {
    body: {
      ...common,
      game: 'five-card-poker',
      round: '5',
      dealer: { cards: ['Ah', 'Kd', 'Qc', '9s', '3h'] },
      seats: [
        { id: '1', player: 'P-1', ante: 1000, decision: 'raise', raise: 2000, cards: ['As', 'Ad', 'Ac', '7s', '2c'] },
      ],
    },
  });
  assert.ok(poker.data?.settlement.game === 'five-card-poker');
  assert.equal(poker.data.settlement.outcome?.seats[0]?.category, 'three-of-a-kind');
});

test('hands are ranked', async () => {
  const hands = [
    { id: 'a', cards: ['Ah', 'Kh'] },
    { id: 'b', cards: ['2d', '3s'] },
  ];
  const { data } = await kanon.POST('/v1/rank-hand', { body: { hands, board: ['Qh', 'Jh', 'Th', '2c', '3d'] } });
  assert.deepEqual(data?.winners, ['a']);
  assert.equal(data?.hands[0]?.category, 'royal-flush');
});

test('a search gives every receipt once, page after page', async () => {
  const rounds = ['s1', 's2', 's3', 's4', 's5'];
  for (const round of rounds) await kanon.POST('/v1/settle-spin', { body: { ...spin(round), table: 'R-TS-search' } });
  const query = { table: 'R-TS-search', from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', limit: 2 } as const;
  const found: string[] = [];
  // A search stops a few seconds behind now.
  for (const end = Date.now() + 30_000; found.length < rounds.length && Date.now() < end; await pause()) {
    found.length = 0;
    for await (const entry of eachReceipt(kanon, { ...query, order: 'asc' })) found.push(entry.round);
  }
  assert.deepEqual(found, rounds);
});

test('a receipt verifies offline, by the built-in verifier and by node:crypto alone, and a changed one does not', async () => {
  const { data } = await kanon.POST('/v1/settle-spin', { body: spin('6') });
  const jws = data?.receipt.jws as string;
  const jwks = (await kanon.GET('/.well-known/jwks.json')).data;
  const keys = await readKeys(jwks);
  const verification = await verifyReceipt(jws, { keys, issuer: baseUrl });
  assert.equal(verification.verdict, 'genuine');
  assert.equal(verification.recomputation, 'same');

  const [header = '', payload = '', signature = ''] = jws.split('.');
  const key = jwks?.keys.find(({ kid }) => kid === data?.receipt.kid);
  const { kty, crv, x, y } = key as Schemas['Jwk'];
  const publicKey = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
  const genuine = (signed: string) =>
    verify(
      'sha256',
      Buffer.from(signed),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  assert.equal(genuine(`${header}.${payload}`), true);

  const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('"stake":5000', '"stake":5001'));
  const changed = `${header}.${other.toString('base64url')}`;
  assert.equal(genuine(changed), false);
  assert.equal((await verifyReceipt(`${changed}.${signature}`, { keys })).verdict, 'not-genuine');
});

test('money goes by its digits', () => {
  assert.equal(toMinorUnits('2.01', 'AMD'), 201);
  assert.equal(toMinorUnits('0.1', 'AMD'), 10);
  assert.equal(toMinorUnits('90071992547409.91', 'AMD'), Number.MAX_SAFE_INTEGER);
  assert.equal(toMinorUnits('-0.05', 'EUR'), -5);
  assert.ok(Object.is(toMinorUnits('-0', 'AMD'), 0));
  assert.equal(toMinorUnits('7', 'JPY'), 7);
  assert.equal(toMinorUnits('1.234', 'KWD'), 1234);
  for (const wrong of ['2.010', '2,01', ' 2', '+2', '02', '.5', '2.', '1e3', '', 'NaN', '90071992547409.92']) {
    assert.throws(() => toMinorUnits(wrong, 'AMD'), RangeError, wrong);
  }
  assert.throws(() => toMinorUnits('1.5', 'JPY'), RangeError);
  assert.throws(() => toMinorUnits('1', 'amd'), RangeError);
  assert.throws(() => toMinorUnits(2.01 as unknown as string, 'AMD'), TypeError);
  for (const minor of [0, 1, 99, 100, 201, -5, -201, Number.MAX_SAFE_INTEGER]) {
    for (const currency of ['AMD', 'JPY', 'KWD', 'CLF']) {
      assert.equal(toMinorUnits(fromMinorUnits(minor, currency), currency), minor);
    }
  }
  assert.throws(() => fromMinorUnits(0.5, 'AMD'), RangeError);
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
