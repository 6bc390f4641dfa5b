/**
 * Whether a receipt is what it says: a compact JWS (RFC 7515), signed with ES256 by one of the published keys (RFC 7517).
 * Only what was signed is believed. To settle it again from its own facts as well, use the service's `verify` command.
 */
import type { Entry } from './books.ts';

export interface Line {
  readonly id: string;
  readonly hand?: number;
  readonly player: string;
  readonly on: string;
  readonly stake: number;
  readonly result: string;
  readonly reason: string;
  readonly returned: number;
  readonly provisions: readonly string[];
}

/** The part of the signed contents that the reconciliation needs. */
export interface Signed {
  readonly id: string;
  readonly revision: number;
  readonly settlement: {
    readonly table: string;
    readonly round: string;
    readonly currency: string;
    readonly lines: readonly Line[];
    readonly players: readonly { player: string; staked: number; returned: number }[];
    readonly totals: { readonly staked: number; readonly returned: number; readonly net: number };
  };
}

/** @returns what was signed, or the fault that was found */
export type Verify = (entry: Entry) => Promise<Signed | string>;

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

interface Published {
  readonly kid: string;
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly status: string;
}

/** @param jwks as `/.well-known/jwks.json` has it */
export async function verifierWith(jwks: unknown): Promise<Verify> {
  const keys = new Map<string, { status: string; key: Awaited<ReturnType<typeof crypto.subtle.importKey>> }>();
  for (const { kid, kty, crv, x, y, status } of (jwks as { keys: Published[] }).keys) {
    keys.set(kid, { status, key: await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ECDSA, false, ['verify']) });
  }
  return async ({ id, table, round, revision, jws }) => {
    const parts = jws.split('.');
    const [header, payload, signature] = parts.map((part) => new Uint8Array(Buffer.from(part, 'base64url')));
    if (parts.length !== 3) return 'not a JWS';
    const { alg, kid } = parsed(header!) as { alg?: unknown; kid?: string };
    // The header chooses among the issuer's keys, and never how to verify.
    if (alg !== 'ES256') return `signed with ${alg}, not ES256`;
    const signer = keys.get(kid!);
    if (signer === undefined) return `signed by a key that is not published: ${kid}`;
    const input = new TextEncoder().encode(`${parts[0]}.${parts[1]}`);
    if (!(await crypto.subtle.verify(ECDSA, signer.key, signature!, input))) return 'the signature is not valid';
    if (signer.status === 'compromised') return 'signed by a compromised key: ask the service for the receipt again';
    const signed = parsed(payload!) as Signed;
    const { settlement } = signed;
    const isOurs = settlement.table === table && settlement.round === round;
    if (signed.id !== id || signed.revision !== revision || !isOurs) return 'it is the receipt of another round';
    return signed;
  };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return {};
  }
}
