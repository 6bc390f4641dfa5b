/**
 * Signing keys in a file, for the local run: created at first start, readable by its owner only. Public keys stay in it
 * for ever; a retired or compromised private key is destroyed.
 *
 * A running server looks at the file before each signature, so that a rotation takes effect with the next receipt: after
 * the file is replaced nothing more is signed by the key before.
 */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { type KeyDirectory, type KeyStatus, type PublishedKey, type Signer, SignerUnavailable } from './signer.ts';
import { thumbprint } from './thumbprint.ts';

interface KeyFile {
  readonly keys: readonly PublishedKey[];
  /** The private member of the active key. */
  readonly active: { readonly kid: string; readonly d: string };
}

export interface LocalKeys extends KeyDirectory {
  /** The active key's. @throws SignerUnavailable when the file cannot be read any more */
  readonly signer: Signer;
}

/** Another change is under way, or one was cut off: then the half-written file is to be removed by hand. */
export class KeyFileBusy extends Error {
  constructor(path: string) {
    super(`${path} is being changed; if no other change is running, remove ${path}.new and try again`);
  }
}

/** Opens the key file, creating it with a first key where there is none. */
export function openLocalKeys(path: string, now: string): LocalKeys {
  if (!existsSync(path)) replace(path, () => withNewKey({ keys: [] }, now));
  let opened = opening(path);
  return {
    get signer() {
      try {
        if (stateOf(path) !== opened.state) opened = opening(path);
      } catch (error) {
        throw new SignerUnavailable(error);
      }
      return opened.signer;
    },
    // Read anew, so that a rotation shows without a restart.
    async list() {
      try {
        return read(path).keys;
      } catch (error) {
        throw new SignerUnavailable(error);
      }
    },
  };
}

/** A new active key; the one before is retired and its private part destroyed. @returns the new key's id @throws KeyFileBusy */
export function rotate(path: string, now: string): string {
  return change(path, (file) => withNewKey(file, now)).active.kid;
}

/**
 * Marks a key as compromised since a time; if it was the active one, a new key takes its place.
 * @throws RangeError for an unknown key, or one known to be compromised since an earlier time
 * @throws KeyFileBusy
 */
export function compromise(path: string, kid: string, since: string, now: string): void {
  change(path, (file) => {
    const known = file.keys.find((key) => key.kid === kid);
    if (known === undefined) throw new RangeError(`there is no key ${kid}`);
    if (known.status === 'compromised' && Date.parse(known.since) <= Date.parse(since)) {
      throw new RangeError(`${kid} is known to be compromised since ${known.since} already`);
    }
    const next = kid === file.active.kid ? withNewKey(file, now) : file;
    return { ...next, keys: next.keys.map((key) => (key.kid === kid ? changed(key, 'compromised', since) : key)) };
  });
}

export const listKeys = (path: string): readonly PublishedKey[] => read(path).keys;

function opening(path: string): { readonly state: string; readonly signer: Signer } {
  // The state first: a change in between shows at the next look.
  const state = stateOf(path);
  const file = read(path);
  const published = file.keys.find((key) => key.kid === file.active.kid)!;
  const { kty, crv, x, y, kid } = published;
  const key = createPrivateKey({ format: 'jwk', key: { kty, crv, x, y, d: file.active.d } });
  return { state, signer: { kid, sign: async (input) => sign('sha256', input, { key, dsaEncoding: 'ieee-p1363' }) } };
}

/** Differs after every replacement of the file. */
function stateOf(path: string): string {
  const { ino, mtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${mtimeNs}`;
}

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

function change(path: string, next: (file: KeyFile) => KeyFile): KeyFile {
  return replace(path, () => next(read(path)));
}

/** One change at a time, whole or not at all: a crash leaves the old file. */
function replace(path: string, next: () => KeyFile): KeyFile {
  const handle = exclusively(path);
  try {
    const file = next();
    writeFileSync(handle, `${JSON.stringify(file, undefined, 2)}\n`);
    fsyncSync(handle);
    renameSync(`${path}.new`, path);
    return file;
  } catch (error) {
    unlinkSync(`${path}.new`);
    throw error;
  } finally {
    closeSync(handle);
  }
}

function exclusively(path: string): number {
  try {
    return openSync(`${path}.new`, 'wx', 0o600);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new KeyFileBusy(path) : error;
  }
}
