/** The function behind the pages that a browser reads: contract, reference, guides, problems, verification. No data, no keys. */
import { createApp } from './http/app.ts';
import { pages } from './http/routes/pages.ts';
import { site } from './http/routes/site.ts';
import { builtSite } from './lambda/built-site.ts';
import { edge } from './lambda/edge.ts';
import { lambdaHandler } from './lambda/handler.ts';

const deps = edge();

export const handler = lambdaHandler(
  createApp(deps, [pages(deps.publicUrl), site(builtSite(new URL('site.json', import.meta.url), deps.publicUrl))]),
);
