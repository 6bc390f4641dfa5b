import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createKanon, eachReceipt } from 'kanon-client';

type Answer = (response: ServerResponse) => void;
const json =
  (status: number, body: unknown, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
const busy = json(503, { title: 'busy' }, { 'Retry-After': '0' });
const broken: Answer = (response) => response.destroy();

/** A server that gives the answers in turn, and tells what it was asked. Tokens are numbered. */
async function script(answers: readonly Answer[]) {
  const asked: { readonly path: string; readonly token: string; readonly body: string }[] = [];
  let tokens = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (request.url === '/oauth/token') {
      tokens += 1;
      return json(200, { access_token: `t${tokens}`, token_type: 'Bearer', expires_in: 3600, scope: '' })(response);
    }
    asked.push({ path: request.url ?? '', token: (request.headers.authorization ?? '').slice('Bearer '.length), body });
    return (answers[asked.length - 1] ?? json(500, {}))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kanon = createKanon({ baseUrl, clientId: 'id', clientSecret: 'a secret:with %', attempts: 3 });
  return { kanon, asked, tokens: () => tokens, close: () => server.close() };
}

const body = { hands: [{ id: 'a', cards: ['Ah', 'Kh', 'Qh', 'Jh', 'Th'] }] };

test('the same body is sent again after 503 and after a broken connection, until there is an answer', async () => {
  const { kanon, asked, tokens, close } = await script([busy, broken, json(200, { hands: [], winners: [] })]);
  const { data } = await kanon.POST('/v1/rank-hand', { body });
  close();
  assert.deepEqual(data, { hands: [], winners: [] });
  assert.deepEqual(
    asked.map((one) => JSON.parse(one.body)),
    [body, body, body],
  );
  assert.equal(tokens(), 1);
});

test('after the last attempt the answer is given as it is', async () => {
  const { kanon, asked, close } = await script([busy, busy, busy, busy]);
  const { response } = await kanon.POST('/v1/rank-hand', { body });
  close();
  assert.equal(response.status, 503);
  assert.equal(asked.length, 3);
});

test('a refusal is not sent again', async () => {
  const { kanon, asked, close } = await script([json(422, { title: 'no' })]);
  const { response } = await kanon.POST('/v1/rank-hand', { body });
  close();
  assert.equal(response.status, 422);
  assert.equal(asked.length, 1);
});

test('a token that is refused is renewed once, and requests at one time share one', async () => {
  const found = json(200, { hands: [], winners: [] });
  const { kanon, asked, tokens, close } = await script([
    found,
    found,
    json(401, {}),
    found,
    json(401, {}),
    json(401, {}),
  ]);
  await Promise.all([kanon.POST('/v1/rank-hand', { body }), kanon.POST('/v1/rank-hand', { body })]);
  assert.equal(tokens(), 1);
  assert.equal((await kanon.POST('/v1/rank-hand', { body })).response.status, 200);
  assert.equal((await kanon.POST('/v1/rank-hand', { body })).response.status, 401);
  close();
  assert.deepEqual(
    asked.map((one) => one.token),
    ['t1', 't1', 't1', 't2', 't2', 't3'],
  );
});

test('pages are followed with the same filters, also past an empty one', async () => {
  const entry = (round: string) => ({ round });
  const { kanon, asked, close } = await script([
    json(200, { receipts: [entry('1'), entry('2')], next: 'c1' }),
    json(200, { receipts: [], next: 'c2' }),
    json(200, { receipts: [entry('3')] }),
  ]);
  const rounds: string[] = [];
  for await (const { round } of eachReceipt(kanon, { table: 'R-01', limit: 2 })) rounds.push(round);
  close();
  assert.deepEqual(rounds, ['1', '2', '3']);
  assert.deepEqual(
    asked.map((one) => one.path),
    ['', '&cursor=c1', '&cursor=c2'].map((cursor) => `/v1/receipts?table=R-01&limit=2${cursor}`),
  );
});
