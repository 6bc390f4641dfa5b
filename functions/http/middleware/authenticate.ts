import { createMiddleware } from 'hono/factory';
import type { Scope } from '../../../lib/auth/caller.ts';
import { InvalidToken } from '../../../lib/auth/token-verifier.ts';
import { Problem } from '../../../lib/problems/problem.ts';
import type { Env } from '../context.ts';
import type { CallerDeps, TokenDeps } from '../deps.ts';

/** Demands a valid bearer token (RFC 6750). */
export const authenticate = ({ verifyToken }: Pick<TokenDeps, 'verifyToken'>) =>
  createMiddleware<Env>(async (c, next) => {
    const token = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token === undefined) throw new Problem('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
    try {
      c.set('caller', await verifyToken(token));
    } catch (error) {
      if (!(error instanceof InvalidToken)) throw error;
      throw new Problem('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
    }
    await next();
  });

/** Demands one of the scopes and a client with a profile. */
export const allow = ({ profiles }: Pick<CallerDeps, 'profiles'>, ...scopes: readonly Scope[]) =>
  createMiddleware<Env>(async (c, next) => {
    const { clientId, scopes: held } = c.get('caller');
    if (!scopes.some((scope) => held.has(scope))) {
      throw new Problem('forbidden', { detail: `This needs the scope ${scopes.join(' or ')}.` });
    }
    const profile = await profiles.get(clientId);
    if (profile === undefined) throw new Problem('forbidden', { detail: 'This client belongs to no operator.' });
    c.set('profile', profile);
    c.get('log').operator = profile.operator;
    await next();
  });
