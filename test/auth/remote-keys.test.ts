import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errors, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeysUnavailable, remoteKeys } from '../../lib/auth/remote-keys.ts';

const point = await exportJWK((await generateKeyPair('RS256')).publicKey);
const key = (kid: string) => ({ ...point, kid, alg: 'RS256', use: 'sig' });

let published: unknown = { keys: [key('first')] };
let status = 200;
let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.writeHead(status).end(JSON.stringify(published));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const find = (keys: ReturnType<typeof remoteKeys>, kid: string) =>
  keys.getKey({ alg: 'RS256', kid }, { payload: '', signature: '' });

describe('a token issuer’s keys', () => {
  it('are read once, however many tokens wait for them', async () => {
    asked = 0;
    const keys = remoteKeys(url, () => 0);
    await Promise.all(Array.from({ length: 20 }, () => find(keys, 'first')));
    expect(asked).toBe(1);
  });

  it('are read anew for an unknown key, at most every half minute', async () => {
    let now = 0;
    const keys = remoteKeys(url, () => now);
    await keys.load();
    asked = 0;
    await expect(find(keys, 'second')).rejects.toThrow(errors.JWKSNoMatchingKey);
    expect(asked).toBe(0);
    published = { keys: [key('first'), key('second')] };
    now = 30_000;
    await find(keys, 'second');
    expect(asked).toBe(1);
    published = { keys: [key('first')] };
  });

  it('serve on while they cannot be read again, and are out of reach only when there are none', async () => {
    let now = 0;
    const keys = remoteKeys(url, () => now);
    await keys.load();
    status = 500;
    now = 3_600_000;
    await find(keys, 'first');
    await expect(
      find(
        remoteKeys(url, () => 0),
        'first',
      ),
    ).rejects.toThrow(KeysUnavailable);
    status = 200;
    await expect(
      find(
        remoteKeys('http://127.0.0.1:9/', () => 0),
        'first',
      ),
    ).rejects.toThrow(KeysUnavailable);
  });

  it('are out of reach when nobody answers, or an answer never ends, for three seconds', async () => {
    const silent = createServer((request, response) => {
      if (request.url === '/begun') response.writeHead(200).write('{"keys":[');
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const outOfReach = (path: string) => expect(remoteKeys(at + path, () => 0).load()).rejects.toThrow(KeysUnavailable);
    await Promise.all([outOfReach('/silent'), outOfReach('/begun')]);
    silent.closeAllConnections();
    silent.close();
  });

  it('that are no key set are out of reach', async () => {
    for (const nonsense of ['text', { keys: 'none' }, { keys: ['x'.repeat(300_000)] }]) {
      published = nonsense;
      await expect(
        find(
          remoteKeys(url, () => 0),
          'first',
        ),
      ).rejects.toThrow(KeysUnavailable);
    }
    published = { keys: [key('first')] };
  });
});
