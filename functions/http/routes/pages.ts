/** What a browser reads, served without any outside host: the contract, its reference, the guides, the problem catalogue. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { PROBLEM_TYPES } from '../../../lib/problems/catalogue.ts';
import { Problem } from '../../../lib/problems/problem.ts';
import { openapi30 } from '../../../scripts/openapi-30.ts';
import type { App } from '../app.ts';
import type { RequestContext } from '../context.ts';
import { guidePage, isGuide, PLACES } from '../guides.ts';
import { publicRead } from '../middleware/public-read.ts';
import { PAGE_CSS, page } from '../page.ts';
import { problemPage } from '../problem-page.ts';

const KEPT_SECONDS = 300;
const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const;
/** Scripts and styles of our own origin only; Swagger UI sets styles on elements. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

const REFERENCE = page(
  'Kanon API reference',
  '<div id="reference"></div>\n<script src="/docs/swagger-ui-bundle.js"></script>\n<script src="/docs/reference.js"></script>',
  PLACES,
  '<link rel="stylesheet" href="/docs/swagger-ui.css">\n',
);
const REFERENCE_SCRIPT =
  "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null, tryItOutEnabled: true });\n";

/** What the contract and the guides in the repository name as the server. */
const LOCAL_RUN = 'http://127.0.0.1:8787';

/** @param publicUrl of this server: its contract, and the guides of a local run on another port, name it */
export const pages = (publicUrl: string) => (app: App) => {
  const here = (text: string) => text.replaceAll(LOCAL_RUN, publicUrl);
  const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
  const contract: unknown = parse(text);
  const yaml = here(text);
  const json = here(JSON.stringify(contract));
  const json30 = here(JSON.stringify(openapi30(contract)));
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const asset = (name: string) => readFileSync(join(swagger, name), 'utf8');

  for (const path of ['/openapi.yaml', '/openapi.json', '/openapi-3.0.json']) app.use(path, publicRead(KEPT_SECONDS));
  app.get('/openapi.yaml', (c) => c.body(yaml, 200, { 'Content-Type': 'application/yaml; charset=utf-8' }));
  app.get('/openapi-3.0.json', (c) => c.body(json30, 200, { 'Content-Type': 'application/json' }));
  app.get('/openapi.json', (c) => c.body(json, 200, { 'Content-Type': 'application/json' }));

  app.get('/', (c) => c.redirect('/docs/guide/getting-started'));
  app.get('/docs', (c) => html(c, REFERENCE));
  app.get('/docs/page.css', (c) => c.body(PAGE_CSS, 200, { 'Content-Type': TYPES.css }));
  app.get('/docs/reference.js', (c) => c.body(REFERENCE_SCRIPT, 200, { 'Content-Type': TYPES.js }));
  app.get('/docs/swagger-ui.css', (c) => c.body(asset('swagger-ui.css'), 200, { 'Content-Type': TYPES.css }));
  app.get('/docs/swagger-ui-bundle.js', (c) =>
    c.body(asset('swagger-ui-bundle.js'), 200, { 'Content-Type': TYPES.js }),
  );
  app.get('/docs/guide/:name', (c) => {
    const name = c.req.param('name');
    if (!isGuide(name)) throw new Problem('not-found', { detail: 'There is no guide of this name.' });
    const guide = guidePage(name);
    // A deployed service's guides still tell how to begin on a laptop.
    return html(c, publicUrl.startsWith('http://127.0.0.1:') ? here(guide) : guide);
  });
  app.get('/problems/:name', (c) => {
    const name = c.req.param('name');
    if (!Object.hasOwn(PROBLEM_TYPES, name))
      throw new Problem('not-found', { detail: 'There is no problem of this name.' });
    return html(c, problemPage(name as keyof typeof PROBLEM_TYPES));
  });
};

function html(c: RequestContext, text: string): Response {
  return c.body(text, 200, { 'Content-Type': TYPES.html, 'Content-Security-Policy': PAGE_POLICY });
}
