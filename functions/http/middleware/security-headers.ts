import { createMiddleware } from 'hono/factory';
import type { Env } from '../context.ts';

/** Answers are data: not to be framed, sniffed, or kept by anyone unless a route says so. */
export const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next();
  const headers = c.res.headers;
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
});
