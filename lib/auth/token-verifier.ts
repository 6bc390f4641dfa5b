/** Verifies bearer tokens (RFC 6750, RFC 9068 in Cognito's form) against the issuer's keys. */
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Caller, RESOURCE_SERVER } from './caller.ts';

/** Why a token was not accepted; never the token itself. */
export class InvalidToken extends Error {}

export type VerifyToken = (token: string) => Promise<Caller>;

export interface TokenRules {
  readonly issuer: string;
  /** Demanded where the token names one; Cognito's access tokens do not. */
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
}

/** A client sends one token with thousands of requests: a verified one is remembered for at most this long. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1000;

/** @throws InvalidToken from the function returned; any other error means that the issuer's keys could not be read */
export function tokenVerifier(rules: TokenRules, clock: () => number): VerifyToken {
  const remembered = new Map<string, { caller: Caller; until: number }>();
  return async (token) => {
    const known = remembered.get(token);
    if (known !== undefined && known.until > clock()) return known.caller;
    const { caller, expires } = await verify(token, rules, clock());
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(token, { caller, until: Math.min(expires, clock() + REMEMBERED_MS) });
    return caller;
  };
}

async function verify(token: string, rules: TokenRules, now: number): Promise<{ caller: Caller; expires: number }> {
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      algorithms: [...rules.algorithms],
      requiredClaims: ['exp', 'client_id', 'token_use'],
      currentDate: new Date(now),
    });
    const { aud, client_id, token_use, scope, exp } = payload;
    if (token_use !== 'access') throw new InvalidToken('not an access token');
    if (aud !== undefined && ![aud].flat().includes(rules.audience)) throw new InvalidToken('another audience');
    if (typeof client_id !== 'string') throw new InvalidToken('no client');
    return { caller: { clientId: client_id, scopes: scopes(scope) }, expires: exp! * 1000 };
  } catch (error) {
    if (error instanceof InvalidToken) throw error;
    // A key that is not in the set is the token's fault; a set that cannot be read is not.
    if (error instanceof errors.JWKSTimeout) throw error;
    if (error instanceof errors.JOSEError) throw new InvalidToken(error.code);
    if (error instanceof TypeError && !/fetch/i.test(error.message)) throw new InvalidToken('malformed');
    throw error;
  }
}

/** Cognito writes a resource server's scopes behind its identifier and a slash; another server's are none of ours. */
function scopes(scope: unknown): ReadonlySet<string> {
  const names = typeof scope === 'string' ? scope.split(' ').filter((name) => name !== '') : [];
  const ours = names.filter((name) => !name.includes('/') || name.startsWith(`${RESOURCE_SERVER}/`));
  return new Set(ours.map((name) => name.slice(name.indexOf('/') + 1)));
}
