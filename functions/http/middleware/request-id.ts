import { createMiddleware } from 'hono/factory';
import type { Env } from '../context.ts';

const FORM = /^[A-Za-z0-9._:-]{1,64}$/;

/** Gives every request an id, the caller's own where it has the right form, and every answer that id. */
export const requestId = createMiddleware<Env>(async (c, next) => {
  const given = c.req.header('Request-Id');
  const id = given !== undefined && FORM.test(given) ? given : crypto.randomUUID();
  c.set('requestId', id);
  await next();
  c.res.headers.set('Request-Id', id);
});
