/**
 * The development issuer: client credentials (RFC 6749, 4.4) with tokens in Cognito's form, for the local run only.
 * Its clients and secrets are public; whoever starts it must bind the server to loopback.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose';
import type { Profile, ProfileDirectory, Scope } from './caller.ts';

export interface DevClient {
  readonly secret: string;
  readonly scopes: readonly Scope[];
  readonly profile: Profile;
}

const OPERATOR_SCOPES = ['settle', 'settle.correct', 'receipts.read'] as const;

/** The clients of the local run. */
export const DEV_CLIENTS: Readonly<Record<string, DevClient>> = {
  'demo-operator': {
    secret: 'demo-operator-secret',
    scopes: OPERATOR_SCOPES,
    profile: {
      clientId: 'demo-operator',
      role: 'operator',
      operator: 'demo-casino',
      name: 'Demo Casino',
      legalForm: 'LLC',
      legalAddress: '1 Example Street, Yerevan',
      hallAddress: '2 Example Street, Yerevan',
      registration: '000.000.000000',
      licence: 'ԽՏ-0000',
      licensedOn: '2024-01-01',
    },
  },
  'demo-operator-2': {
    secret: 'demo-operator-2-secret',
    scopes: OPERATOR_SCOPES,
    profile: { clientId: 'demo-operator-2', role: 'operator', operator: 'demo-casino-2', name: 'Second Demo Casino' },
  },
  'demo-regulator': {
    secret: 'demo-regulator-secret',
    scopes: ['receipts.read.all'],
    profile: { clientId: 'demo-regulator', role: 'regulator', operator: 'regulator', name: 'Demo Regulator' },
  },
};

export const devProfiles: ProfileDirectory = {
  get: async (clientId) => (Object.hasOwn(DEV_CLIENTS, clientId) ? DEV_CLIENTS[clientId]!.profile : undefined),
};

export const TOKEN_SECONDS = 3600;

export interface TokenGrant {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
}

export type TokenRefusal = 'invalid_client' | 'invalid_scope';

export interface DevIssuer {
  readonly issuer: string;
  readonly keys: ReturnType<typeof createLocalJWKSet>;
  /** A token for a client, or why not. @param scope space-separated; left out: all that the client has */
  grant(clientId: string, secret: string, scope: string | undefined, nowMs: number): Promise<TokenGrant | TokenRefusal>;
}

const ALGORITHM = 'ES256';

/** Opens the issuer; its key is kept in a file (mode 0600), so that tokens outlive a restart, or only in memory. */
export async function devIssuer(issuer: string, keyFile?: string): Promise<DevIssuer> {
  const jwk = await tokenKey(keyFile);
  const key = await importJWK(jwk, ALGORITHM);
  const { d: _private, ...open } = jwk;
  const kid = await calculateJwkThumbprint(open);
  return {
    issuer,
    keys: createLocalJWKSet({ keys: [{ ...open, kid, alg: ALGORITHM, use: 'sig' }] }),
    async grant(clientId, secret, scope, nowMs) {
      const client = Object.hasOwn(DEV_CLIENTS, clientId) ? DEV_CLIENTS[clientId] : undefined;
      if (!same(secret, client?.secret ?? '') || client === undefined) return 'invalid_client';
      const scopes = scope === undefined ? client.scopes : scope.split(' ').filter((name) => name !== '');
      if (!scopes.every((name) => (client.scopes as readonly string[]).includes(name))) return 'invalid_scope';
      const now = Math.floor(nowMs / 1000);
      const token = await new SignJWT({ client_id: clientId, token_use: 'access', scope: scopes.join(' ') })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setIssuer(issuer)
        .setSubject(clientId)
        .setIssuedAt(now)
        .setExpirationTime(now + TOKEN_SECONDS)
        .sign(key);
      return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope: scopes.join(' ') };
    },
  };
}

async function tokenKey(keyFile: string | undefined): Promise<JWK> {
  if (keyFile !== undefined && existsSync(keyFile)) return JSON.parse(readFileSync(keyFile, 'utf8')) as JWK;
  const jwk = await exportJWK((await generateKeyPair(ALGORITHM, { extractable: true })).privateKey);
  if (keyFile !== undefined) writeFileSync(keyFile, JSON.stringify(jwk), { mode: 0o600 });
  return jwk;
}

/** Compares digests, so that neither length nor content shows in the time taken. */
function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
