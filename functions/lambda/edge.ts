/** What every function shares: its public URL, the clock, the log, and who calls. */
import type { JWTVerifyGetKey } from 'jose';
import { KeysUnavailable, remoteKeys } from '../../lib/auth/remote-keys.ts';
import { tokenVerifier } from '../../lib/auth/token-verifier.ts';
import { Problem } from '../../lib/problems/problem.ts';
import type { EdgeDeps, TokenDeps } from '../http/deps.ts';
import { required } from './environment.ts';
import { measured } from './metrics.ts';

type Line = Readonly<Record<string, unknown>>;

/** Past the runtime's console, which would wrap the line into one of its own. */
export function writeLine(line: Line): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export function edge(): EdgeDeps {
  return {
    publicUrl: required('PUBLIC_URL'),
    clock: Date.now,
    log: (line) => {
      for (const one of measured(line)) writeLine(one);
    },
  };
}

/** Cognito signs with RSA. */
const ALGORITHMS = ['RS256'];

/** The edge with the verification of TOKEN_ISSUER's access tokens. */
export function tokenEdge(): TokenDeps {
  const deps = edge();
  const issuer = required('TOKEN_ISSUER');
  const rules = { issuer, audience: deps.publicUrl, keys: issuerKeys(issuer, deps.clock), algorithms: ALGORITHMS };
  return { ...deps, verifyToken: tokenVerifier(rules, deps.clock) };
}

const RETRY_AFTER_SECONDS = '2';
const UNREADABLE = 'The token issuer’s keys are out of reach.';

/** The issuer's published keys; asked for while the function starts, so that the first caller need not wait for them. */
function issuerKeys(issuer: string, clock: () => number): JWTVerifyGetKey {
  const keys = remoteKeys(`${issuer}/.well-known/jwks.json`, clock);
  keys.load().catch(() => {});
  return async (header, token) => {
    try {
      return await keys.getKey(header, token);
    } catch (error) {
      if (!(error instanceof KeysUnavailable)) throw error;
      // The token may be good: that its issuer's keys cannot be read is no fault of the caller's.
      throw new Problem('unavailable', { detail: UNREADABLE, headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
    }
  };
}
