import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calculateJwkThumbprint, compactVerify, createLocalJWKSet, decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalApp } from '../../functions/local-app.ts';
import { DEV_CLIENTS, devIssuer } from '../../lib/auth/dev-issuer.ts';
import { compromise, KeyFileBusy, listKeys, openLocalKeys, rotate } from '../../lib/signing/local-keys.ts';
import { SignerUnavailable } from '../../lib/signing/signer.ts';
import { openMemoryStore } from '../../lib/store/embedded.ts';
import { spin } from '../support/spins.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  path = join(folder, 'signing-keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const T0 = '2026-01-01T00:00:00.000Z';
const T1 = '2026-02-01T00:00:00.000Z';
const T2 = '2026-03-01T00:00:00.000Z';
const statuses = () => listKeys(path).map(({ status, since }) => `${status} ${since}`);

describe('the key file', () => {
  it('is made at the first start, for its owner only, and kept', async () => {
    const first = openLocalKeys(path, T0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(openLocalKeys(path, T1).signer.kid).toBe(first.signer.kid);
    expect(statuses()).toEqual([`active ${T0}`]);
    const [key] = await first.list();
    expect(key!.kid).toBe(await calculateJwkThumbprint(key!));
  });

  it('after a rotation holds the private part of the new key alone, and every public key in its place', () => {
    const before = openLocalKeys(path, T0).signer.kid;
    const destroyed = JSON.parse(readFileSync(path, 'utf8')).active.d;
    const after = rotate(path, T1);
    expect(listKeys(path).map(({ kid }) => kid)).toEqual([before, after]);
    expect(statuses()).toEqual([`retired ${T1}`, `active ${T1}`]);
    expect(readFileSync(path, 'utf8')).not.toContain(destroyed);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    rotate(path, T2);
    expect(statuses()).toEqual([`retired ${T1}`, `retired ${T2}`, `active ${T2}`]);
  });

  it('says since when a key is compromised, the active one being replaced at once', () => {
    const first = openLocalKeys(path, T0).signer.kid;
    compromise(path, first, '2026-01-15T00:00:00.000Z', T1);
    expect(statuses()).toEqual(['compromised 2026-01-15T00:00:00.000Z', `active ${T1}`]);
    const second = listKeys(path)[1]!.kid;
    rotate(path, T2);
    compromise(path, second, T1, T2);
    expect(statuses()).toEqual(['compromised 2026-01-15T00:00:00.000Z', `compromised ${T1}`, `active ${T2}`]);
  });

  it('may learn that a key was compromised earlier than known, never later', () => {
    const kid = openLocalKeys(path, T0).signer.kid;
    compromise(path, kid, T1, T2);
    expect(() => compromise(path, kid, T2, T2)).toThrow(RangeError);
    expect(() => compromise(path, kid, T1, T2)).toThrow(RangeError);
    compromise(path, kid, T0, T2);
    expect(statuses()[0]).toBe(`compromised ${T0}`);
  });

  it('is unchanged when there is no such key', () => {
    openLocalKeys(path, T0);
    const before = readFileSync(path, 'utf8');
    expect(() => compromise(path, 'no-such-key', T0, T1)).toThrow(RangeError);
    expect(readFileSync(path, 'utf8')).toBe(before);
    rotate(path, T1);
    expect(statuses()).toHaveLength(2);
  });

  it('is changed by one at a time: two rotations at once would publish a key that nobody has', () => {
    openLocalKeys(path, T0);
    const before = readFileSync(path, 'utf8');
    writeFileSync(`${path}.new`, 'half');
    expect(() => rotate(path, T1)).toThrow(KeyFileBusy);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readFileSync(`${path}.new`, 'utf8')).toBe('half');
  });

  it('that cannot be read any more means that nothing is signed, and no key published', async () => {
    const keys = openLocalKeys(path, T0);
    rmSync(path);
    expect(() => keys.signer).toThrow(SignerUnavailable);
    await expect(keys.list()).rejects.toThrow(SignerUnavailable);
    writeFileSync(path, '{"keys":[');
    utimesSync(path, 1, 1);
    expect(() => keys.signer).toThrow(SignerUnavailable);
  });
});

describe('a running server', () => {
  async function serving() {
    const clock = () => Date.parse('2026-11-30T12:00:00.000Z');
    const publicUrl = 'http://kanon.test';
    const opened = await openMemoryStore();
    const issuer = await devIssuer(publicUrl);
    const keys = openLocalKeys(path, T0);
    const app = createLocalApp({ publicUrl, clock, log: () => {}, issuer, keys, store: opened.store });
    const grant = await issuer.grant('demo-operator', DEV_CLIENTS['demo-operator']!.secret, undefined, clock());
    if (typeof grant === 'string') throw new Error(grant);
    const headers = { Authorization: `Bearer ${grant.access_token}`, 'Content-Type': 'application/json' };
    return {
      settle: (round: string) =>
        app.request('/v1/settle-spin', { method: 'POST', headers, body: JSON.stringify(spin(round)) }),
      read: async (id: string) => (await app.request(`/v1/receipts/${id}`, { headers })).json(),
      jwks: async () => (await app.request('/.well-known/jwks.json')).json(),
      close: () => opened.close(),
    };
  }

  it('signs with the new key from the next receipt on, and receipts by the old one verify as before', async () => {
    const server = await serving();
    const { receipt: old } = await (await server.settle('old')).json();
    const next = rotate(path, T1);
    const { receipt: young } = await (await server.settle('young')).json();
    expect(old.kid).not.toBe(next);
    expect(young.kid).toBe(next);
    const jwks = await server.jwks();
    for (const { id, kid, jws } of [old, young]) {
      expect(decodeProtectedHeader(jws).kid).toBe(kid);
      const { payload } = await compactVerify(jws, createLocalJWKSet(jwks));
      expect(JSON.parse(Buffer.from(payload).toString()).id).toBe(id);
      expect((await server.read(id)).receipt.jws).toBe(jws);
    }
    // The round of the old key, sent again, is still the same receipt.
    const again = await server.settle('old');
    expect([again.status, (await again.json()).receipt.jws]).toEqual([200, old.jws]);
    await server.close();
  });

  it('publishes since when a key is compromised, and signs no more with it', async () => {
    const server = await serving();
    const { receipt: old } = await (await server.settle('old')).json();
    compromise(path, old.kid, '2026-01-15T00:00:00.000Z', T1);
    const { keys } = await server.jwks();
    expect(keys.map(({ status, since }: { status: string; since: string }) => [status, since])).toEqual([
      ['compromised', '2026-01-15T00:00:00.000Z'],
      ['active', T1],
    ]);
    expect((await (await server.settle('young')).json()).receipt.kid).toBe(keys[1].kid);
    await server.close();
  });

  it('answers 503 and stores nothing while its keys cannot be read', async () => {
    const server = await serving();
    const file = readFileSync(path);
    rmSync(path);
    const refused = await server.settle('later');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    writeFileSync(path, file);
    expect((await server.settle('later')).status).toBe(201);
    await server.close();
  });
});
