/** The issuer's published keys, read from a JWKS (RFC 7517), and what they say about a receipt. */
import type { KeyStatus } from '../../signing/signer.ts';
import { fromBase64url, toBase64url } from '../base64url.ts';
import { type Check, fail, notApplicable, pass, reason, unproven } from './check.ts';
import { isObject, sha256Bytes } from './text.ts';

/** WebCrypto's public key, by whichever name the platform's types have it. */
type VerifyingKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

export interface TrustedKey {
  readonly kid: string;
  readonly status: KeyStatus;
  /** Since when it has that status. */
  readonly since: string;
  readonly key: VerifyingKey;
}

/** By kid; a key that cannot be used is kept with the reason, so that a receipt signed by it is told so. */
export type KeySet = ReadonlyMap<string, TrustedKey | 'malformed-key' | 'ambiguous-key'>;

const STATUSES: readonly unknown[] = ['active', 'retired', 'compromised'];

/** @throws TypeError where the value is no JWKS */
export async function readKeys(jwks: unknown): Promise<KeySet> {
  if (!isObject(jwks) || !Array.isArray(jwks.keys)) throw new TypeError('not a JWKS: an object with "keys" is needed');
  const keys = new Map<string, TrustedKey | 'malformed-key' | 'ambiguous-key'>();
  for (const jwk of jwks.keys) {
    if (!isObject(jwk) || typeof jwk.kid !== 'string') continue;
    keys.set(jwk.kid, keys.has(jwk.kid) ? 'ambiguous-key' : ((await trustedKey(jwk)) ?? 'malformed-key'));
  }
  return keys;
}

async function trustedKey(jwk: Record<string, unknown>): Promise<TrustedKey | undefined> {
  const { kty, crv, x, y, kid, status, since } = jwk;
  if (kty !== 'EC' || crv !== 'P-256' || !isCoordinate(x) || !isCoordinate(y)) return undefined;
  if (jwk.alg !== 'ES256' || jwk.use !== 'sig' || 'd' in jwk) return undefined;
  if (!STATUSES.includes(status) || typeof since !== 'string') return undefined;
  // RFC 7638: the key's id is the digest of the key itself.
  const members = `{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`;
  if (toBase64url(await sha256Bytes(new TextEncoder().encode(members))) !== kid) return undefined;
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, algorithm, true, ['verify']);
    return { kid, status: status as KeyStatus, since, key };
  } catch {
    return undefined;
  }
}

const isCoordinate = (value: unknown): value is string =>
  typeof value === 'string' && fromBase64url(value)?.length === 32;

/** Whether the key that the header names is one of the issuer's. */
export function keyCheck(keys: KeySet, kid: string | undefined): { check: Check; key: TrustedKey | undefined } {
  if (kid === undefined) return { check: notApplicable('key', 'not-readable'), key: undefined };
  const key = keys.get(kid);
  if (key === undefined) return { check: fail('key', reason('unknown-key', { kid })), key: undefined };
  if (typeof key === 'string') return { check: fail('key', reason(key, { kid })), key: undefined };
  return { check: pass('key'), key };
}

/** A receipt takes its time of issue before it is signed, and may be under way while the key is changed. */
const UNDER_WAY_MS = 5000;

/**
 * What the key's status means for a receipt. Whoever holds a stolen key can date a receipt as he likes, so a compromised
 * key proves nothing by itself, before or after its compromise: only the issuer's own store does.
 */
export function keyStatusCheck(key: TrustedKey | undefined, issuedAt: unknown, foundInStore: boolean): Check {
  if (key === undefined) return notApplicable('key-status', 'no-key');
  const { status, since } = key;
  switch (status) {
    case 'active':
      return pass('key-status');
    case 'retired': {
      const late = typeof issuedAt === 'string' && Date.parse(issuedAt) > Date.parse(since) + UNDER_WAY_MS;
      return pass('key-status', reason(late ? 'issued-after-retirement' : 'retired-key', { since }));
    }
    case 'compromised':
      return foundInStore
        ? pass('key-status', reason('compromised-in-store', { since }))
        : unproven('key-status', reason('compromised-key', { since }));
    default:
      return status satisfies never;
  }
}
