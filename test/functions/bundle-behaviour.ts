/** What a deployment's functions promise, run against their bundles: settle, replay, conflict, look-up, verify, refuse. */
import { compactVerify, createLocalJWKSet, decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checked, type Service, startService } from '../support/service.ts';
import { type Deployment, deploy, type Surroundings } from './support/deployment.ts';
import { type GatewayRequest, PAYLOADS, type Payload, through } from './support/gateway.ts';
import type { RunningFunction } from './support/runtime-api.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are data
type Json = Record<string, any>;

const spin = (round: string, stake = 1000) => ({
  currency: 'AMD',
  table: 'R-1',
  round,
  playedAt: '2026-03-01T21:00:00+04:00',
  outcome: { number: 17 },
  bets: [{ id: 'b1', player: 'P-77', type: 'straight', numbers: [17], stake }],
});

export function testBundleBehaviour(
  surroundings: () => Promise<Surroundings>,
  options: Parameters<typeof deploy>[1] = {},
): void {
  let deployment: Deployment;
  let local: Service;
  beforeAll(async () => {
    deployment = await deploy(await surroundings(), options);
    local = await startService({ clock: Date.now });
  });
  afterAll(async () => {
    await deployment?.close();
    await local?.close();
  });

  const headersOf = async (client: string) => ({
    Authorization: `Bearer ${await deployment.token(client)}`,
    'Content-Type': 'application/json',
  });
  const settle = async (body: unknown, payload: Payload = '1.0', client = 'demo-operator') => {
    const request = { method: 'POST', path: '/v1/settle-spin', headers: await headersOf(client) };
    const text = body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body);
    return checked('POST', request.path, await deployment.send('settle-spin', { ...request, body: text }, payload));
  };
  const read = async (path: string, client = 'demo-operator', headers: Record<string, string> = {}) =>
    checked(
      'GET',
      path,
      await deployment.send('receipts', { method: 'GET', path, headers: { ...(await headersOf(client)), ...headers } }),
    );

  describe('a round', () => {
    it('is settled once under both payloads: the same receipt again, and a conflict for other content', async () => {
      for (const payload of PAYLOADS) {
        const round = `once/${payload}`;
        const first = await settle(spin(round), payload);
        const again = await settle(spin(round), payload);
        const other = await settle(spin(round, 2000), payload);
        expect([first.status, again.status, other.status]).toEqual([201, 200, 409]);
        expect(again.headers.get('Idempotency-Replayed')).toBe('true');
        const receipt = ((await first.json()) as Json).receipt as Json;
        expect(((await again.json()) as Json).receipt).toEqual(receipt);
        expect(((await other.json()) as Json).receiptId).toBe(receipt.id);
      }
    });

    it('of the largest size is settled and read back byte for byte', async () => {
      const bets = Array.from({ length: 2000 }, (_, i) => ({
        id: `b${i}`,
        player: `P-${i % 97}`,
        type: 'straight',
        numbers: [i % 37],
        stake: 100 + i,
      }));
      const settled = (await (await settle({ ...spin('large'), bets })).json()) as Json;
      const { id, jws } = settled.receipt as Json;
      const found = (await (await read(`/v1/receipts/${id}`)).json()) as Json;
      expect((found.receipt as Json).jws).toBe(jws);
      expect(found.settlement).toEqual(settled.settlement);
    });

    it('gives a receipt that verifies with the published keys alone, under the key that signed it', async () => {
      const { receipt } = (await (await settle(spin('verifies'))).json()) as Json;
      const { jws, kid } = receipt as Json;
      const answer = await deployment.send('keys', { method: 'GET', path: '/.well-known/jwks.json' });
      const jwks = (await (await checked('GET', '/.well-known/jwks.json', answer)).json()) as never;
      const { protectedHeader, payload } = await compactVerify(String(jws), createLocalJWKSet(jwks));
      expect(protectedHeader).toEqual({ alg: 'ES256', kid, typ: 'settlement-receipt+jws' });
      const { ruleset } = JSON.parse(Buffer.from(payload).toString());
      const here = await (await local.post('/v1/settle-spin', spin('verifies'))).json();
      expect(ruleset).toEqual(decodeJwt<{ ruleset: unknown }>(here.receipt.jws).ruleset);
    });
  });

  describe('a receipt', () => {
    it('is read by its operator and the regulator, as JSON or bare, and is nobody else’s', async () => {
      const { receipt } = (await (await settle(spin('read'))).json()) as Json;
      const { id, jws } = receipt as Json;
      const path = `/v1/receipts/${id}`;
      for (const client of ['demo-operator', 'demo-regulator']) {
        const answer = await read(path, client);
        expect(answer.status, client).toBe(200);
        expect(((await answer.json()) as Json).receipt).toEqual(receipt);
        expect(await (await read(path, client, { Accept: 'application/jose' })).text()).toBe(jws);
      }
      expect((await read(path, 'demo-operator-2')).status).toBe(404);
      expect((await read('/v1/receipts/rcpt_00000000000000000000000000')).status).toBe(404);
    });
  });

  describe('the receipts of a round', () => {
    it('are found, exported and told in words', async () => {
      const { receipt } = (await (await settle(spin('found/again'))).json()) as Json;
      const search = '/v1/receipts?table=R-1&round=found%2Fagain';
      const page = (await (await read(search)).json()) as Json;
      expect(page.receipts.map(({ id }: Json) => id)).toEqual([receipt.id]);
      const lines = (await (await read(search, 'demo-operator', { Accept: 'application/x-ndjson' })).text()).trim();
      expect(JSON.parse(lines)).toMatchObject({ id: receipt.id, jws: receipt.jws });
      const words = { Accept: 'text/plain', 'Accept-Language': 'hy' };
      const told = await read(`/v1/receipts/${receipt.id}/explanation`, 'demo-operator', words);
      expect([told.status, told.headers.get('Content-Language')]).toEqual([200, 'hy']);
      expect(await told.text()).toMatch(/[\u0530-\u058f]/);
    });
  });

  describe('a request that cannot be served', () => {
    it('has bytes that are no UTF-8 refused, which the gateway hands over encoded', async () => {
      for (const payload of PAYLOADS) {
        const answer = await settle(Uint8Array.of(0x7b, 0xff, 0x7d), payload);
        expect([answer.status, ((await answer.json()) as { errors: Json[] }).errors[0]?.code]).toEqual([
          400,
          'not-utf-8',
        ]);
      }
    });

    it('is answered as the local server answers it', async () => {
      const token = await deployment.token('demo-operator');
      const regulator = await deployment.token('demo-regulator');
      const expired = await deployment.issuer.token('demo-operator', ['settle'], { exp: 1_700_000_000 });
      const identity = await deployment.issuer.token('demo-operator', ['settle'], { token_use: 'id' });
      const stranger = await deployment.issuer.token('stranger', ['settle']);
      const json = { 'Content-Type': 'application/json' };
      const bearer = (value: string) => ({ Authorization: `Bearer ${value}`, ...json });
      const post = (headers: Record<string, string>, body: string | Uint8Array = '{}'): GatewayRequest => ({
        method: 'POST',
        path: '/v1/settle-spin',
        headers,
        body,
      });
      const cases: [GatewayRequest, number, string][] = [
        [post(json), 401, 'unauthorized'],
        [post(bearer(`${token}x`)), 401, 'unauthorized'],
        [post(bearer(expired)), 401, 'unauthorized'],
        [post(bearer(identity)), 401, 'unauthorized'],
        [post(bearer('eyJhbGciOiJub25lIn0.e30.')), 401, 'unauthorized'],
        [post(bearer(regulator)), 403, 'forbidden'],
        [post(bearer(stranger)), 403, 'forbidden'],
        [post({ ...bearer(token), 'Content-Type': 'text/plain' }), 415, 'unsupported-media-type'],
        [post(bearer(token), new Uint8Array(1024 * 1024 + 1)), 413, 'body-too-large'],
        [post(bearer(token), ''), 400, 'invalid-request'],
        [{ method: 'GET', path: '/v1/settle-spin' }, 405, 'method-not-allowed'],
        [{ method: 'GET', path: '/v1/else' }, 404, 'not-found'],
      ];
      for (const payload of PAYLOADS) {
        for (const [request, status, problem] of cases) {
          const answer = await deployment.send('settle-spin', request, payload);
          const body = (await answer.json()) as Json;
          expect([answer.status, String(body.type).split('/').at(-1)]).toEqual([status, problem]);
          expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
          expect(body.instance).toBe(answer.headers.get('Request-Id'));
        }
      }
    });

    it('for a game that its function does not settle is refused in the words of the local server', async () => {
      const { outcome: _outcome, bets: _bets, ...stated } = spin('other/game');
      const boxes = [{ id: '1', player: 'P', stake: 100, hands: [{ cards: ['Th', '9d'] }] }];
      const hand = { ...stated, game: 'blackjack', dealer: { cards: ['8s', 'Kd'] }, boxes };
      const headers = await headersOf('demo-operator');
      const deployed = async (name: string, body: unknown) =>
        deployment.send(name, { method: 'POST', path: `/v1/${name}`, headers, body: JSON.stringify(body) });
      const both = async (name: string, bodies: readonly unknown[]): Promise<Json[]> => {
        const answers = [await deployed(name, bodies[0]), await local.post(`/v1/${name}`, bodies[1])];
        return Promise.all(answers.map(async (one) => ({ status: one.status, ...((await one.json()) as Json) })));
      };
      const settled = await both('settle-hand', [hand, hand]);
      const annul = settled.map(({ receipt }) => ({
        ...stated,
        corrects: receipt.id,
        reason: 'mistyped',
        annul: true,
      }));
      const seats = [{ id: '1', player: 'P', ante: 100, raise: 200, cards: ['2c', '5d', '9h', 'Js', 'Kc'] }];
      const poker = { ...stated, game: 'poker', dealer: { cards: ['3c', '6d', '8h', 'Ts', 'Qc'] }, seats };
      const refusals = [await both('settle-spin', annul), await both('settle-hand', [poker, poker])];
      for (const [here, there] of refusals) expect([here!.status, here!.errors]).toEqual([422, there!.errors]);
      expect(refusals.map(([here]) => here!.errors.map(({ code }: Json) => code))).toEqual([
        ['correction-changes-game'],
        ['game-not-in-ruleset'],
      ]);
    });

    it('is 503 with Retry-After when the signer is out of reach, and is counted', async () => {
      const running = await deployment.other('settle-spin', { KMS_ENDPOINT: 'http://127.0.0.1:9' });
      await expectUnavailable(running, 'SignerFailures');
    });

    it('is 503 when the key cannot sign, and nothing is stored', async () => {
      const running = await deployment.other('settle-spin', { SIGNING_KEY_ID: 'no-such-key' });
      await expectUnavailable(running, 'SignerFailures');
      expect((await settle(spin('unavailable'))).status).toBe(201);
    });

    it('is 503 with Retry-After when the tables are out of reach, and is counted', async () => {
      const running = await deployment.other('settle-spin', { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' });
      await expectUnavailable(running, 'StoreFailures');
    });

    it('is 503 when the token issuer’s keys are out of reach: the token may be good', async () => {
      const running = await deployment.other('settle-spin', { TOKEN_ISSUER: 'http://127.0.0.1:9/pool' });
      await expectUnavailable(running, undefined);
    });

    async function expectUnavailable(running: Awaited<ReturnType<Deployment['other']>>, metric: string | undefined) {
      const path = '/v1/settle-spin';
      const body = JSON.stringify(spin('unavailable'));
      const headers = await headersOf('demo-operator');
      const answer = await checked('POST', path, await through(running, { method: 'POST', path, headers, body }));
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
      await running.stop();
      if (metric === undefined) return;
      const lines = written(running);
      expect(lines.some((line) => line[metric] === 1 && line._aws !== undefined)).toBe(true);
    }
  });

  describe('what is public', () => {
    it('is the local server’s: rulesets, contract, reference page, problems', async () => {
      const ids = ((await (await local.app.request('/v1/rulesets')).json()) as { rulesets: { id: string }[] }).rulesets;
      const pages = [
        '/openapi.yaml',
        '/openapi.json',
        '/docs',
        '/docs/swagger-ui.css',
        '/docs/reference.js',
        '/docs/page.css',
        '/verify',
        '/regulator',
      ];
      const rulesets = ['/v1/rulesets', ...ids.map(({ id }) => `/v1/rulesets/${id}`)];
      const paths = [
        ...rulesets.map((path) => ['rulesets', path] as const),
        ...[...pages, '/problems/forbidden'].map((path) => ['pages', path] as const),
      ];
      for (const [name, path] of paths) {
        const [answer, expected] = await Promise.all([
          deployment.send(name, { method: 'GET', path }),
          local.app.request(path),
        ]);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(unhashed(await answer.text())).toBe(unhashed(await expected.text()));
        for (const header of [
          'Content-Type',
          'Content-Security-Policy',
          'Cache-Control',
          'Access-Control-Allow-Origin',
        ])
          expect([path, header, answer.headers.get(header)]).toEqual([path, header, expected.headers.get(header)]);
      }
    });

    it('has the scripts and styles that its pages name', async () => {
      const page = await (await deployment.send('pages', { method: 'GET', path: '/verify' })).text();
      const paths = [...page.matchAll(/(?:src|href)="(\/site\/[^"]+)"/g)].map(([, path]) => path!);
      expect(paths.length).toBeGreaterThan(1);
      for (const path of paths) {
        const answer = await deployment.send('pages', { method: 'GET', path });
        expect([path, answer.status]).toEqual([path, 200]);
      }
    });

    it('is open to any page for the public reads, and to none for the others', async () => {
      const open = await deployment.send('rulesets', { method: 'GET', path: '/v1/rulesets' });
      expect(open.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect((await settle(spin('cors'))).headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect((await read('/v1/receipts/none')).headers.get('Access-Control-Allow-Origin')).toBeNull();
    });

    it('says that the service runs, and whether its store answers', async () => {
      const answer = await deployment.send('receipts', { method: 'GET', path: '/health' });
      expect(await answer.json()).toMatchObject({ status: 'ok', store: 'ok', env: 'test' });
      const lost = await deployment.other('receipts', { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' });
      const still = await through(lost, { method: 'GET', path: '/health' });
      expect([still.status, await still.json()]).toMatchObject([200, { status: 'ok', store: 'unreachable' }]);
    });
  });

  describe('the log', () => {
    it('has one line a request with its metrics, and neither token, stake nor player', async () => {
      const running = await deployment.other('settle-spin', {});
      const headers = await headersOf('demo-operator');
      const send = (body: unknown) =>
        through(running, { method: 'POST', path: '/v1/settle-spin', headers, body: JSON.stringify(body) });
      await send(spin('logged', 76543));
      await send(spin('logged', 76543));
      await send({ ...spin('logged'), outcome: { number: 99 } });
      await running.stop();
      const lines = written(running);
      const requests = lines.filter((line) => line.operation === 'settleSpin');
      expect(requests).toMatchObject([
        { status: 201, Settlements: 1, ruleset: 'am-2004-66', game: 'roulette', operator: 'demo-casino' },
        { status: 200, Replays: 1 },
        { status: 400, problem: 'invalid-request' },
      ]);
      for (const line of requests) expect(line.Latency).toBe(line.ms);
      expect(lines.filter((line) => line.Refusals === 1)).toMatchObject([{ code: 'out-of-range' }]);
      for (const line of lines.filter((one) => one._aws !== undefined)) expectEmbeddedMetrics(line);
      const text = running.output.join('\n');
      for (const secret of ['76543', 'P-77', headers.Authorization.slice(7)]) expect(text).not.toContain(secret);
    });
  });
}

/** The hash in a script's name follows from where it was built, too. */
const unhashed = (text: string) => text.replace(/-[A-Z0-9]{8}(?=\.js)/g, '');

/** What the function wrote; a runtime may write lines of its own, which are no JSON. */
function written({ output }: RunningFunction): Record<string, unknown>[] {
  return output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
}

/** CloudWatch's embedded metric format: every name in a directive is a member of the line. */
function expectEmbeddedMetrics(line: Record<string, unknown>): void {
  const { Timestamp, CloudWatchMetrics } = line._aws as {
    Timestamp: number;
    CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
  };
  expect(Timestamp).toBeGreaterThan(1.7e12);
  for (const { Namespace, Dimensions, Metrics } of CloudWatchMetrics) {
    expect(Namespace).toBe('Kanon');
    for (const name of Dimensions.flat()) expect(typeof line[name], name).toBe('string');
    for (const { Name } of Metrics) expect(typeof line[Name], Name).toBe('number');
  }
}
