// An HTTP run over every operation through the validating proxy: each answer has the status expected here, and the proxy
// finds no answer that the contract does not declare, nor a fault in a request that is meant to be right.
import assert from 'node:assert/strict';

const { PROXY_URL: proxy } = process.env;
let passed = 0;

/** @param options.wrong the request breaks the contract on purpose */
async function send(method, path, expected, { body, token, headers = {}, wrong = false } = {}) {
  const response = await fetch(`${proxy}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  assert.equal(response.status, expected, `${method} ${path}: ${text}`);
  const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]');
  const faults = violations.filter(({ location }) => !wrong || location[0] === 'response');
  assert.deepEqual(faults, [], `${method} ${path} ${expected}: ${text}`);
  passed += 1;
  return { response, text, json: () => JSON.parse(text) };
}

const tokenOf = async (client, scope) => {
  const form = { grant_type: 'client_credentials', client_id: client, client_secret: `${client}-secret` };
  const answer = await send('POST', '/oauth/token', 200, {
    body: new URLSearchParams({ ...form, ...(scope === undefined ? {} : { scope }) }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  return answer.json().access_token;
};

const token = await tokenOf('demo-operator');
const other = await tokenOf('demo-operator-2');
const regulator = await tokenOf('demo-regulator');
const reader = await tokenOf('demo-operator', 'receipts.read');
const common = { currency: 'AMD', table: 'R-01', playedAt: '2026-01-01T20:15:00+04:00' };
const spin = {
  ...common,
  round: 'smoke/1',
  outcome: { number: 17 },
  betsClosedAt: '2026-01-01T20:14:30+04:00',
  bets: [
    { id: 'b1', player: 'P-1', type: 'straight', numbers: [17], stake: 5000 },
    { id: 'b2', player: 'P-1', type: 'dozen', dozen: 2, stake: 5000, placedAt: '2026-01-01T20:14:00+04:00' },
    { id: 'b3', player: 'P-2', type: 'red', stake: 10000 },
  ],
};
const blackjack = {
  ...common,
  game: 'blackjack',
  round: 'smoke/2',
  dealer: { cards: ['Th', '9d'] },
  boxes: [{ id: '1', player: 'P-1', stake: 10000, hands: [{ cards: ['8h', '3d', 'Tc'], doubled: true }] }],
};
const poker = {
  ...common,
  game: 'five-card-poker',
  round: 'smoke/3',
  dealer: { cards: ['Ah', 'Kd', 'Qc', '9s', '3h'] },
  seats: [
    { id: '1', player: 'P-1', ante: 1000, decision: 'raise', raise: 2000, cards: ['As', 'Ad', 'Ac', '7s', '2c'] },
  ],
};
const showdown = {
  hands: [
    { id: 'a', cards: ['Ah', 'Kh'] },
    { id: 'b', cards: ['2d', '3s'] },
  ],
  board: ['Qh', 'Jh', 'Th', '2c', '3d'],
};

await send('GET', '/health', 200);
await send('GET', '/v1/rulesets', 200);
for (const id of ['am-1999-108', 'am-2000-302', 'am-2004-66']) await send('GET', `/v1/rulesets/${id}`, 200);
await send('GET', '/v1/rulesets/am-1998-1', 404, { wrong: true });
await send('GET', '/.well-known/jwks.json', 200);

const settled = (await send('POST', '/v1/settle-spin', 201, { body: spin, token })).json();
await send('POST', '/v1/settle-spin', 200, { body: spin, token });
await send('POST', '/v1/settle-spin', 409, { body: { ...spin, outcome: { number: 18 } }, token });
await send('POST', '/v1/settle-spin', 422, {
  body: { ...spin, round: 'smoke/4', bets: [{ ...spin.bets[0], numbers: [17, 18] }] },
  token,
});
await send('POST', '/v1/settle-spin', 400, {
  body: { ...spin, bets: [{ ...spin.bets[0], stake: 0 }] },
  token,
  wrong: true,
});
await send('POST', '/v1/settle-spin', 401, { body: spin, wrong: true });
await send('POST', '/v1/settle-spin', 403, { body: spin, token: reader });
await send('POST', '/v1/settle-spin', 415, {
  body: 'x',
  token,
  headers: { 'Content-Type': 'text/plain' },
  wrong: true,
});
await send('POST', '/v1/settle-hand', 201, { body: blackjack, token });
await send('POST', '/v1/settle-hand', 200, { body: blackjack, token });
await send('POST', '/v1/settle-hand', 201, { body: poker, token });
await send('POST', '/v1/settle-hand', 422, {
  body: { ...poker, round: 'smoke/5', seats: [{ ...poker.seats[0], raise: 3000 }] },
  token,
});
await send('POST', '/v1/settle-hand', 400, { body: { ...poker, game: 'whist' }, token, wrong: true });
await send('POST', '/v1/rank-hand', 200, { body: showdown, token });
await send('POST', '/v1/rank-hand', 422, { body: { hands: [{ id: 'a', cards: ['Ah'] }] }, token });

const { id } = settled.receipt;
await send('GET', `/v1/receipts/${id}`, 200, { token });
await send('GET', `/v1/receipts/${id}`, 200, { token: regulator });
await send('GET', `/v1/receipts/${id}`, 404, { token: other });
await send('GET', `/v1/receipts/${id}`, 406, { token, headers: { Accept: 'image/png' }, wrong: true });
const bare = await send('GET', `/v1/receipts/${id}`, 200, { token, headers: { Accept: 'application/jose' } });
assert.equal(bare.text, settled.receipt.jws);
await send('GET', `/v1/receipts/${id}/explanation`, 200, { token, headers: { 'Accept-Language': 'hy' } });
const day = 'from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z';
await send('GET', `/v1/receipts?${day}&limit=1`, 200, { token });
await send('GET', `/v1/receipts?${day}`, 200, { token, headers: { Accept: 'application/x-ndjson' } });
await send('GET', '/v1/receipts?limit=0', 400, { token, wrong: true });
const correction = { ...spin, outcome: { number: 16 }, corrects: id, reason: 'Smoke.' };
const corrected = (await send('POST', '/v1/settle-spin', 201, { body: correction, token })).json();
await send('POST', '/v1/settle-spin', 409, { body: { ...correction, reason: 'Other.' }, token });
const { currency, table, round, playedAt } = spin;
const annulment = { currency, table, round, playedAt, corrects: corrected.receipt.id, reason: 'Smoke.', annul: true };
await send('POST', '/v1/settle-spin', 201, { body: annulment, token });
await send('GET', `/v1/receipts/${id}`, 200, { token });
await send('POST', '/oauth/token', 401, {
  body: 'grant_type=client_credentials&client_id=demo-operator&client_secret=wrong',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
});
await send('POST', '/oauth/token', 400, {
  body: 'grant_type=password',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  wrong: true,
});

console.log(`every answer is of the contract\n${passed} passed, 0 failed`);
