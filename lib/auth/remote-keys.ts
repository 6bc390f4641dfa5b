/** A token issuer's published keys (RFC 7517), read over HTTP and remembered. */
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** The key set cannot be read: whether a token is good is not known. */
export class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('the token issuer’s keys are out of reach', { cause });
  }
}

const PATIENCE_MS = 3000;
const REMEMBERED_MS = 10 * 60_000;
/** A token with an unknown key may have a new one: then they are read anew, at most once in this time. */
const COOLDOWN_MS = 30_000;
const MOST_BYTES = 256 * 1024;

export interface RemoteKeys {
  readonly getKey: JWTVerifyGetKey;
  /** Reads the keys, so that the first token need not wait for them. @throws KeysUnavailable */
  load(): Promise<void>;
}

/**
 * @param url of the key set @param clock milliseconds since 1970
 * @throws KeysUnavailable from the function that finds a key; jose's errors where the token is at fault
 */
export function remoteKeys(url: string, clock: () => number): RemoteKeys {
  let known: { readonly find: ReturnType<typeof createLocalJWKSet>; readonly at: number } | undefined;
  let loading: Promise<void> | undefined;

  const load = () => {
    loading ??= readJson(url)
      .then((keys) => {
        known = { find: createLocalJWKSet(keys as JSONWebKeySet), at: clock() };
      })
      .catch((error: unknown) => {
        throw new KeysUnavailable(error);
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  return {
    load,
    async getKey(header, token) {
      if (known === undefined) await load();
      // Keys that were good a while ago serve until new ones can be read.
      else if (clock() - known.at > REMEMBERED_MS) await load().catch(() => {});
      try {
        return await known!.find(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || clock() - known!.at < COOLDOWN_MS) throw error;
        await load();
        return known!.find(header, token);
      }
    },
  };
}

/** By node:http, which the store's client has loaded anyway: `fetch` costs a starting function 25 ms more. */
function readJson(url: string): Promise<unknown> {
  const get = url.startsWith('https:') ? httpsGet : httpGet;
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { Accept: 'application/json' } }, (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > MOST_BYTES) response.destroy(new Error('too large for a key set'));
        chunks.push(chunk);
      });
      response.on('end', () => {
        try {
          if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        } catch (error) {
          reject(error);
        }
      });
    });
    const patience = setTimeout(() => asked.destroy(new Error('no answer in time')), PATIENCE_MS);
    asked.on('error', reject);
    asked.on('close', () => clearTimeout(patience));
  });
}
