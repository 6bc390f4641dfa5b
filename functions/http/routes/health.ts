import { ENGINE } from '../../../lib/receipts/payload.ts';
import type { App } from '../app.ts';
import type { HealthDeps } from '../deps.ts';

/** getHealth: the service runs; whether the store answers is said, and is no reason not to answer. */
export const health =
  ({ store, env }: HealthDeps) =>
  (app: App) =>
    app.get('/health', async (c) => {
      c.get('log').operation = 'getHealth';
      const reachable = await store.reachable();
      return c.json({ status: 'ok', store: reachable ? 'ok' : 'unreachable', version: ENGINE.version, env });
    });
