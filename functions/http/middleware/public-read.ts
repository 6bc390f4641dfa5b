import { createMiddleware } from 'hono/factory';
import type { Env } from '../context.ts';

/** Public data: any page may read it, and it may be kept for a while. */
export const publicRead = (seconds: number) =>
  createMiddleware<Env>(async (c, next) => {
    await next();
    c.res.headers.set('Access-Control-Allow-Origin', '*');
    c.res.headers.set('Access-Control-Expose-Headers', 'Request-Id');
    if (c.res.ok) c.res.headers.set('Cache-Control', `public, max-age=${seconds}`);
  });
