import { createMiddleware } from 'hono/factory';
import { completeHeaders } from '../answer.ts';
import type { Env } from '../context.ts';
import type { EdgeDeps } from '../deps.ts';

const FORM = /^[A-Za-z0-9._:-]{1,64}$/;

/**
 * Gives every request an id, the caller's own where it has the right form; every answer that id and the headers that
 * answers carry; and the log one JSON line.
 */
export const everyRequest = ({ clock, log }: Pick<EdgeDeps, 'clock' | 'log'>) =>
  createMiddleware<Env>(async (c, next) => {
    const start = clock();
    const given = c.req.header('Request-Id');
    const requestId = given !== undefined && FORM.test(given) ? given : crypto.randomUUID();
    c.set('requestId', requestId);
    c.set('log', {});
    await next();
    completeHeaders(c);
    log({
      time: new Date(start).toISOString(),
      requestId,
      method: c.req.method,
      ...c.get('log'),
      status: c.res.status,
      ms: clock() - start,
    });
  });
