/** The pages /verify and /regulator: scripts and styles of this origin only, and nothing sent anywhere else. */
import { Problem } from '../../../lib/problems/problem.ts';
import type { App } from '../app.ts';

export interface SiteFile {
  readonly type: string;
  readonly body: string;
}

/** Builds or reads the pages' files; asked once, at the first request. */
export type SiteSource = () => Promise<ReadonlyMap<string, SiteFile>>;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
/** Names change with the content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export const site = (source: SiteSource) => (app: App) => {
  let files: ReturnType<SiteSource> | undefined;
  const file = async (name: string) => {
    files ??= source().catch((error) => {
      files = undefined;
      throw error;
    });
    const found = (await files).get(name);
    if (found === undefined) throw new Problem('not-found', { detail: 'There is no such page.' });
    return found;
  };
  for (const page of ['verify', 'regulator']) {
    app.get(`/${page}`, async (c) => {
      c.get('log').operation = 'page';
      const { body, type } = await file(`${page}.html`);
      return c.body(body, 200, {
        'Content-Type': type,
        'Content-Security-Policy': POLICY,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      });
    });
  }
  app.get('/site/:file', async (c) => {
    c.get('log').operation = 'page';
    const name = c.req.param('file');
    const { body, type } = await file(name.endsWith('.html') ? '' : name);
    return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': FOR_EVER });
  });
};
