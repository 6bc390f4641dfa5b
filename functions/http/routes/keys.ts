import type { App } from '../app.ts';
import type { KeysDeps } from '../deps.ts';
import { publicRead } from '../middleware/public-read.ts';

const KEPT_SECONDS = 300;

/** getKeys: RFC 7517, every key that ever signed a receipt. */
export const keys = (deps: KeysDeps) => (app: App) =>
  app.get('/.well-known/jwks.json', publicRead(KEPT_SECONDS), async (c) => {
    c.get('log').operation = 'getKeys';
    return c.json({ keys: await deps.keys.list() });
  });
