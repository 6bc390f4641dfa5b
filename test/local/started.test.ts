import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { removeFolder, type StartedServer, startServer, temporaryFolder } from '../support/started-server.ts';

const folders: string[] = [];
const servers: StartedServer[] = [];

async function start(folder: string, environment: Record<string, string> = {}): Promise<StartedServer> {
  const server = await startServer(folder, environment);
  servers.push(server);
  return server;
}

function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')));
  for (const made of folders.splice(0)) removeFolder(made);
});

const spin = (round: string, number = 17) => ({
  currency: 'AMD',
  table: 'R-1',
  round,
  playedAt: '2026-11-30T00:00:00Z',
  outcome: { number },
  bets: [{ id: 'b1', player: 'P-1', type: 'red', stake: 100 }],
});

describe('the started server', () => {
  it('prints a request that works when pasted', async () => {
    const server = await start(folder());
    await expect.poll(() => server.output(), { timeout: 10_000 }).toMatch(/curl[\s\S]*?}'$/m);
    const pasted = /curl[\s\S]*?}'$/m.exec(server.output())![0];
    const answer = JSON.parse(execFileSync('bash', ['-c', pasted], { encoding: 'utf8' }));
    expect(answer.settlement.totals).toEqual({ staked: 600000, winnings: 3500000, returned: 3600000, net: 3000000 });
    const read = await server.get(`/v1/receipts/${answer.receipt.id}`);
    expect(await read.json()).toEqual({ ...answer, operator: 'demo-casino' });
  });

  it('serves the contract, the reference page and the problem catalogue, naming no outside host', async () => {
    const server = await start(folder());
    for (const path of ['/openapi.yaml', '/openapi.json', '/docs', '/health', '/problems/round-already-settled']) {
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.status, path).toBe(200);
      if (!path.startsWith('/openapi')) expect(await answer.text()).not.toMatch(/(src|href)="https?:/);
    }
  });

  it('has every answered receipt after kill -9, and settles each round once across the restart', async () => {
    const data = folder();
    const first = await start(data);
    const answered = await Promise.all(
      Array.from({ length: 16 }, async (_, i) => (await first.post('/v1/settle-spin', spin(`r${i}`))).json()),
    );
    await first.stop('SIGKILL');
    const second = await start(data);
    for (const [i, answer] of answered.entries()) {
      const again = await second.post('/v1/settle-spin', spin(`r${i}`));
      expect(again.status).toBe(200);
      expect(await again.json()).toEqual(answer);
    }
    const same = await Promise.all(Array.from({ length: 50 }, () => second.post('/v1/settle-spin', spin('r0'))));
    expect(new Set(await Promise.all(same.map((answer) => answer.text()))).size).toBe(1);
    const different = await Promise.all(
      Array.from({ length: 50 }, (_, i) => second.post('/v1/settle-spin', spin('r1', i % 17))),
    );
    expect(different.every((answer) => answer.status === 409)).toBe(true);
    const fresh = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        second.post('/v1/settle-spin', { ...spin('new'), betsClosedAt: `2026-11-29T23:59:${10 + (i % 50)}Z` }),
      ),
    );
    expect(fresh.map((answer) => answer.status).sort()).toEqual([201, ...Array(49).fill(409)]);
  });

  it('keeps its keys to itself, and signs with the same one after a restart', async () => {
    const data = folder();
    const one = await start(data);
    const keys = await (await fetch(`${one.url}/.well-known/jwks.json`)).json();
    await one.stop();
    const two = await start(data);
    expect(await (await fetch(`${two.url}/.well-known/jwks.json`)).json()).toEqual(keys);
    expect(JSON.stringify(keys)).not.toContain('"d"');
    expect(statSync(join(data, 'signing-keys.json')).mode & 0o777).toBe(0o600);
  });

  it('says so when its data folder is in use, and ends', async () => {
    const data = folder();
    await start(data);
    await expect(startServer(data)).rejects.toThrow(/in use by another process/);
  });

  it('refuses to put its public demo secrets on an address that is not loopback', async () => {
    await expect(startServer(folder(), { HOST: '0.0.0.0' })).rejects.toThrow(/loopback/);
  });

  it('starts without its store: health and tokens answer, settling is 503', async () => {
    const server = await start(folder(), { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' });
    const health = await (await fetch(`${server.url}/health`)).json();
    expect(health).toMatchObject({ status: 'ok', store: 'unreachable' });
    const settle = await server.post('/v1/settle-spin', spin('dead'));
    expect(settle.status).toBe(503);
    expect(settle.headers.get('Retry-After')).toBe('2');
  });
});
