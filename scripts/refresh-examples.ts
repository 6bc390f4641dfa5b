/**
 * Writes the examples of openapi.yaml (its last section) as the running code answers them: `npm run examples`. The key
 * that signs them lives only while this runs; a test holds requests, answers and signatures together.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { createLocalApp } from '../functions/local-app.ts';
import { DEV_CLIENTS, devIssuer } from '../lib/auth/dev-issuer.ts';
import { openMemoryStore } from '../lib/store/embedded.ts';
import { StoreUnavailable } from '../lib/store/store.ts';
import { memoryKeys } from '../test/support/keys.ts';
import { EXAMPLE_REQUESTS as requests } from './example-requests.ts';

export const EXAMPLE_URL = 'https://api.kanon.example';
export const EXAMPLE_CLOCK = Date.parse('2026-11-30T16:20:00.000Z');

type Send = (
  method: string,
  path: string,
  body?: unknown,
  options?: { client?: string; headers?: Record<string, string> },
) => Promise<unknown>;

/** Every example by name: requests as given, answers as the application gives them. */
export async function examples(): Promise<Record<string, unknown>> {
  const opened = await openMemoryStore();
  let dead = false;
  let clock = EXAMPLE_CLOCK;
  const store = {
    ...opened.store,
    insert: async (receipt: Parameters<typeof opened.store.insert>[0]) => {
      if (dead) throw new StoreUnavailable(new Error('example'));
      return opened.store.insert(receipt);
    },
  };
  const issuer = await devIssuer(EXAMPLE_URL);
  const app = createLocalApp({
    publicUrl: EXAMPLE_URL,
    clock: () => clock,
    log: () => {},
    issuer,
    keys: memoryKeys(),
    store,
  });
  const send: Send = async (method, path, body, { client = 'demo-operator', headers = {} } = {}) => {
    const secret = DEV_CLIENTS[client]?.secret;
    const grant = secret === undefined ? undefined : await issuer.grant(client, secret, undefined, clock);
    const authorization = typeof grant === 'object' ? { Authorization: `Bearer ${grant.access_token}` } : {};
    const response = await app.request(path, {
      method,
      headers: { 'Request-Id': 'pos-7-000123', 'Content-Type': 'application/json', ...authorization, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return response.json();
  };
  const spin = requests.SettleSpinRequest;
  const settledSpin = (await send('POST', '/v1/settle-spin', spin)) as { receipt: { id: string } };
  const found: Record<string, unknown> = {
    ...requests,
    SpinSettled: settledSpin,
    BlackjackSettled: await send('POST', '/v1/settle-hand', requests.SettleBlackjackRequest),
    PokerSettled: await send('POST', '/v1/settle-hand', requests.SettlePokerRequest),
    RankHandAnswer: await send('POST', '/v1/rank-hand', requests.RankHandRequest),
    ReceiptAnswer: await send('GET', `/v1/receipts/${settledSpin.receipt.id}`),
    RulesetList: await send('GET', '/v1/rulesets'),
    Ruleset: shortened((await send('GET', '/v1/rulesets/am-2004-66')) as RulesetAnswer),
    Jwks: await send('GET', '/.well-known/jwks.json'),
    BadRequestProblem: await send('POST', '/v1/settle-spin', {
      ...spin,
      round: '2',
      outcome: { number: 37 },
      colour: 'red',
    }),
    UnauthorizedProblem: await send('POST', '/v1/settle-spin', spin, { client: 'nobody' }),
    ForbiddenProblem: await send('POST', '/v1/settle-spin', spin, { client: 'demo-regulator' }),
    NotFoundProblem: await send('GET', `/v1/receipts/rcpt_${'0'.repeat(26)}`),
    NotAcceptableProblem: await send('GET', `/v1/receipts/${settledSpin.receipt.id}`, undefined, {
      headers: { Accept: 'image/png' },
    }),
    ConflictProblem: await send('POST', '/v1/settle-spin', { ...spin, outcome: { number: 18 } }),
    TooLargeProblem: await send('POST', '/v1/settle-spin', ' '.repeat(1024 * 1024 + 1)),
    UnsupportedMediaTypeProblem: await send('POST', '/v1/settle-spin', spin, {
      headers: { 'Content-Type': 'text/plain' },
    }),
    NotPossibleProblem: await send('POST', '/v1/settle-spin', requests.ImpossibleSpin),
  };
  delete found.ImpossibleSpin;
  clock += 60_000;
  const day = '/v1/receipts?from=2026-11-30T00:00:00Z&to=2026-12-01T00:00:00Z&order=asc&limit=2';
  found.ReceiptList = await send('GET', day);
  found.Explanation = await send('GET', `/v1/receipts/${settledSpin.receipt.id}/explanation`);
  dead = true;
  found.UnavailableProblem = await send('POST', '/v1/settle-spin', { ...spin, round: '3' });
  found.TooManyRequestsProblem = tooManyRequests();
  await opened.close();
  return found;
}

type RulesetAnswer = { games: Record<string, unknown>[] };

/** An act's first game with the first of each list: the whole is thousands of lines. */
function shortened({ games, ...act }: RulesetAnswer): unknown {
  const first = Object.entries(games[0]!).map(([name, part]) => [name, Array.isArray(part) ? part.slice(0, 2) : part]);
  const { rules: _values, ...game } = Object.fromEntries(first);
  return { ...act, games: [game] };
}

/** The gateway's answer, not the application's: the catalogue's words in the catalogue's form. */
function tooManyRequests() {
  return {
    type: `${EXAMPLE_URL}/problems/too-many-requests`,
    title: 'Too many requests',
    status: 429,
    detail: 'The caller’s rate limit is used up.',
    instance: 'pos-7-000123',
  };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const file = new URL('../openapi.yaml', import.meta.url);
  const yaml = readFileSync(file, 'utf8');
  const start = yaml.lastIndexOf('\n  examples:');
  const section = Object.fromEntries(Object.entries(await examples()).map(([name, value]) => [name, { value }]));
  // YAML 1.1 readers take a bare `on` or `y` for true: write so that they and 1.2 readers agree.
  const text = stringify({ examples: section }, { lineWidth: 0, aliasDuplicateObjects: false, version: '1.1' }).replace(
    /^(?=.)/gm,
    '  ',
  );
  writeFileSync(file, `${yaml.slice(0, start)}\n${text}`);
}
