import { createMiddleware } from 'hono/factory';
import type { Env } from '../context.ts';
import type { EdgeDeps } from '../deps.ts';

/** One JSON line per request. */
export const accessLog = ({ clock, log }: Pick<EdgeDeps, 'clock' | 'log'>) =>
  createMiddleware<Env>(async (c, next) => {
    const start = clock();
    c.set('log', {});
    await next();
    log({
      time: new Date(start).toISOString(),
      requestId: c.get('requestId'),
      method: c.req.method,
      ...c.get('log'),
      status: c.res.status,
      ms: clock() - start,
    });
  });
