/**
 * Signing keys in a file, for the local run: created at first start, readable by its owner only. Public keys stay in it
 * for ever; a retired or compromised private key is destroyed.
 */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { KeyDirectory, KeyStatus, PublishedKey, Signer } from './signer.ts';
import { thumbprint } from './thumbprint.ts';

interface KeyFile {
  readonly keys: readonly PublishedKey[];
  /** The private member of the active key. */
  readonly active: { readonly kid: string; readonly d: string };
}

export interface LocalKeys extends KeyDirectory {
  readonly signer: Signer;
}

/** Opens the key file, creating it with a first key where there is none. */
export function openLocalKeys(path: string, now: string): LocalKeys {
  if (!existsSync(path)) write(path, withNewKey({ keys: [] }, now));
  const file = read(path);
  const published = file.keys.find((key) => key.kid === file.active.kid)!;
  const { kty, crv, x, y } = published;
  const key = createPrivateKey({ format: 'jwk', key: { kty, crv, x, y, d: file.active.d } });
  return {
    signer: {
      kid: file.active.kid,
      sign: async (input) => sign('sha256', input, { key, dsaEncoding: 'ieee-p1363' }),
    },
    // Read anew, so that a rotation shows without a restart.
    list: async () => read(path).keys,
  };
}

/** A new active key; the one before is retired and its private part destroyed. @returns the new key's id */
export function rotate(path: string, now: string): string {
  const next = withNewKey(read(path), now);
  write(path, next);
  return next.active.kid;
}

/** Marks a key as compromised since a time; if it was the active one, a new key takes its place. */
export function compromise(path: string, kid: string, since: string, now: string): void {
  const file = read(path);
  if (!file.keys.some((key) => key.kid === kid)) throw new RangeError(`no key ${kid}`);
  const next = kid === file.active.kid ? withNewKey(file, now) : file;
  write(path, { ...next, keys: next.keys.map((key) => (key.kid === kid ? changed(key, 'compromised', since) : key)) });
}

export const listKeys = (path: string): readonly PublishedKey[] => read(path).keys;

function withNewKey({ keys }: Pick<KeyFile, 'keys'>, now: string): KeyFile {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, d } = privateKey.export({ format: 'jwk' }) as { x: string; y: string; d: string };
  const kid = thumbprint({ x, y });
  const added: PublishedKey = {
    kty: 'EC',
    crv: 'P-256',
    x,
    y,
    alg: 'ES256',
    use: 'sig',
    kid,
    status: 'active',
    since: now,
  };
  const before = keys.map((key) => (key.status === 'active' ? changed(key, 'retired', now) : key));
  return { keys: [...before, added], active: { kid, d } };
}

function changed(key: PublishedKey, status: KeyStatus, since: string): PublishedKey {
  return { ...key, status, since };
}

function read(path: string): KeyFile {
  return JSON.parse(readFileSync(path, 'utf8')) as KeyFile;
}

/** Whole or not at all: a crash leaves the old file. */
function write(path: string, file: KeyFile): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(file, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
