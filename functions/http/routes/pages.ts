/** What a browser reads, served without any outside host: the contract, its reference page, the problem catalogue. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { PROBLEM_TYPES } from '../../../lib/problems/catalogue.ts';
import { Problem } from '../../../lib/problems/problem.ts';
import type { App } from '../app.ts';
import { publicRead } from '../middleware/public-read.ts';
import { problemPage } from '../problem-page.ts';

const KEPT_SECONDS = 300;
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};
/** Scripts and styles of our own origin only; Swagger UI sets styles on elements. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

const REFERENCE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kanon API reference</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;
const REFERENCE_SCRIPT =
  "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null, tryItOutEnabled: true });\n";

export const pages = (app: App) => {
  const yaml = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
  const json = JSON.stringify(parse(yaml));
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

  app.use('/openapi.yaml', publicRead(KEPT_SECONDS));
  app.use('/openapi.json', publicRead(KEPT_SECONDS));
  app.get('/openapi.yaml', (c) => c.body(yaml, 200, { 'Content-Type': 'application/yaml; charset=utf-8' }));
  app.get('/openapi.json', (c) => c.body(json, 200, { 'Content-Type': 'application/json' }));
  app.get('/docs', (c) => c.body(REFERENCE, 200, { ...HTML, 'Content-Security-Policy': PAGE_POLICY }));
  app.get('/docs/reference.js', (c) =>
    c.body(REFERENCE_SCRIPT, 200, { 'Content-Type': ASSETS['swagger-ui-bundle.js']! }),
  );
  app.get('/docs/:asset', (c) => {
    const type = ASSETS[c.req.param('asset')];
    if (type === undefined) throw new Problem('not-found', { detail: 'There is no such page.' });
    return c.body(readFileSync(join(assets, c.req.param('asset')), 'utf8'), 200, { 'Content-Type': type });
  });
  app.get('/problems/:name', (c) => {
    const name = c.req.param('name');
    if (!Object.hasOwn(PROBLEM_TYPES, name))
      throw new Problem('not-found', { detail: 'There is no problem of this name.' });
    return c.body(problemPage(name as keyof typeof PROBLEM_TYPES), 200, {
      ...HTML,
      'Content-Security-Policy': PAGE_POLICY,
    });
  });
};
