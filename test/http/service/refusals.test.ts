import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeClient } from '../../../lib/store/client.ts';
import { dynamodbStore } from '../../../lib/store/dynamodb-store.ts';
import { conditionalPut } from '../../../lib/store/insert-conditional-put.ts';
import { checked, NOW, PUBLIC_URL, type Service, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const problem = async (response: Response) => ((await response.json()).type as string).split('/').at(-1);

describe('who may not settle', () => {
  const claims = { client_id: 'demo-operator', token_use: 'access', scope: 'settle' };
  const seconds = NOW / 1000;

  it.each([
    ['no token', {}],
    ['another scheme', { Authorization: 'Basic ZGVtbzpkZW1v' }],
    ['two tokens', { Authorization: 'Bearer a.b.c, Bearer a.b.c' }],
    ['no JWT', { Authorization: 'Bearer nonsense' }],
    [
      'alg none',
      { Authorization: `Bearer ${new UnsecuredJWT(claims).setIssuer(PUBLIC_URL).setExpirationTime('1h').encode()}` },
    ],
  ])('%s: 401', async (_name, headers: Record<string, string>) => {
    const response = await service.app.request('/v1/settle-spin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(spin('who')),
    });
    await checked('POST', '/v1/settle-spin', response);
    expect(response.status).toBe(401);
    expect(await problem(response)).toBe('unauthorized');
  });

  it('a token signed by another key, with the issuer’s key id: 401', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const header = JSON.parse(Buffer.from((await service.token()).split('.')[0]!, 'base64url').toString());
    const token = await new SignJWT(claims)
      .setProtectedHeader(header)
      .setIssuer(PUBLIC_URL)
      .setExpirationTime(seconds + 60)
      .sign(privateKey);
    expect((await service.post('/v1/settle-spin', spin('who'), { token })).status).toBe(401);
  });

  it('a token whose public key is used as an HMAC secret: 401', async () => {
    const header = {
      alg: 'HS256',
      kid: JSON.parse(Buffer.from((await service.token()).split('.')[0]!, 'base64url').toString()).kid,
    };
    const token = await new SignJWT(claims)
      .setProtectedHeader(header)
      .setIssuer(PUBLIC_URL)
      .setExpirationTime(seconds + 60)
      .sign(new Uint8Array(32));
    expect((await service.post('/v1/settle-spin', spin('who'), { token })).status).toBe(401);
  });

  it('an expired token: 401, also after it was remembered as valid', async () => {
    let now = NOW;
    const later = await startService({ clock: () => now });
    const grant = await later.issuer.grant('demo-operator', 'demo-operator-secret', undefined, now);
    const token = typeof grant === 'string' ? '' : grant.access_token;
    expect((await later.post('/v1/settle-spin', spin('before'), { token })).status).toBe(201);
    now += 3600_000;
    expect((await later.post('/v1/settle-spin', spin('after'), { token })).status).toBe(401);
    await later.close();
  });

  it('a client without the scope: 403', async () => {
    const reads = await service.post('/v1/settle-spin', spin('scope'), {
      token: await service.token('demo-operator', 'receipts.read'),
    });
    const regulator = await service.post('/v1/settle-spin', spin('scope'), { client: 'demo-regulator' });
    expect([reads.status, regulator.status]).toEqual([403, 403]);
  });

  it('another operator’s token finds no receipt: the same 404 as for one that does not exist', async () => {
    const { receipt } = await (await service.post('/v1/settle-spin', spin('private'))).json();
    const foreign = await service.get(`/v1/receipts/${receipt.id}`, {
      client: 'demo-operator-2',
      headers: { 'Request-Id': 'same' },
    });
    const missing = await service.get(`/v1/receipts/rcpt_${'0'.repeat(26)}`, {
      client: 'demo-operator-2',
      headers: { 'Request-Id': 'same' },
    });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
    const regulator = await service.get(`/v1/receipts/${receipt.id}`, { client: 'demo-regulator' });
    expect(regulator.status).toBe(200);
  });
});

describe('what is not a body of ours', () => {
  it.each([
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['application/json; charset=iso-8859-1', {}],
    ['application/jsonp', {}],
    ['application/json, application/json', {}],
    ['', {}],
    ['application/json', { 'Content-Encoding': 'gzip' }],
  ])('of type %j is 415', async (type, more) => {
    const response = await service.post('/v1/settle-spin', spin('type'), {
      headers: { 'Content-Type': type, ...more },
    });
    expect(response.status).toBe(415);
  });

  it('with a UTF-8 charset is one', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset="UTF-8"' };
    expect((await service.post('/v1/settle-spin', spin('charset'), { headers })).status).toBe(201);
  });

  it('of 1 MiB is read, of one byte more is 413', async () => {
    const padded = (length: number) => JSON.stringify(spin('size')).padEnd(length, ' ');
    const most = await service.post('/v1/settle-spin', padded(1024 * 1024));
    const over = await service.post('/v1/settle-spin', padded(1024 * 1024 + 1));
    expect([most.status, over.status]).toEqual([201, 413]);
    expect(await problem(over)).toBe('body-too-large');
  });
});

describe('the frame of every answer', () => {
  it('has the caller’s request id where it has the right form, and one of its own otherwise', async () => {
    const own = await service.get('/health', { headers: { 'Request-Id': 'pos-7:1' } });
    const odd = await service.get('/health', { headers: { 'Request-Id': 'a b' } });
    expect(own.headers.get('Request-Id')).toBe('pos-7:1');
    expect(odd.headers.get('Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says 404 for no such path, and 405 with the methods for another method', async () => {
    const missing = await service.app.request('/v1/nothing');
    const method = await service.app.request('/v1/settle-spin');
    expect([missing.status, method.status]).toEqual([404, 405]);
    expect(method.headers.get('Allow')).toBe('POST');
    expect(method.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('lets any page read the public data, and no page the rest', async () => {
    const open = await service.get('/v1/rulesets', { client: 'nobody' });
    const closed = await service.get(`/v1/receipts/rcpt_${'0'.repeat(26)}`);
    expect(open.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(closed.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(closed.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is one log line without tokens, stakes, players or reasons', async () => {
    const before = service.log.length;
    await service.post('/v1/settle-spin', spin('logged', { table: 'T-log' }), { headers: { 'Request-Id': 'log-1' } });
    await service.post(
      '/v1/settle-spin',
      spin('logged', { bets: [{ id: 'b1', player: 'SECRET', type: 'split', numbers: [1, 9], stake: 424242 }] }),
    );
    const lines = service.log.slice(before);
    expect(lines.length).toBe(2);
    expect(lines[0]).toMatchObject({
      requestId: 'log-1',
      operation: 'settleSpin',
      operator: 'demo-casino',
      ruleset: 'am-2004-66',
      game: 'roulette',
      status: 201,
      receiptId: expect.stringMatching(/^rcpt_/),
    });
    expect(lines[1]).toMatchObject({ status: 422, problem: 'round-not-possible', codes: ['not-on-the-layout'] });
    expect(JSON.stringify(lines)).not.toMatch(/SECRET|424242|P-1|P-2|Bearer|eyJ/);
  });
});

describe('a store out of reach', () => {
  it('is 503 with Retry-After, nothing answered as settled; health and tokens go on', async () => {
    const client = storeClient({ endpoint: 'http://127.0.0.1:9' });
    const dead = await startService({
      store: dynamodbStore({ client, tableName: 'receipts', insert: conditionalPut }),
    });
    const settle = await dead.post('/v1/settle-spin', spin('dead'));
    const read = await dead.get(`/v1/receipts/rcpt_${'0'.repeat(26)}`);
    const health = await dead.get('/health', { client: 'nobody' });
    expect([settle.status, read.status, health.status]).toEqual([503, 503, 200]);
    expect(Number(settle.headers.get('Retry-After'))).toBeGreaterThan(0);
    const body = await settle.json();
    expect(body).not.toHaveProperty('receipt');
    expect(body).not.toHaveProperty('settlement');
    expect(await health.json()).toMatchObject({ status: 'ok', store: 'unreachable' });
  });
});
