/**
 * Builds the pages /verify and /regulator into files: scripts and styles under names that change with their content. The
 * local run builds them at the first request; `tsx scripts/build-site.ts` writes them to site/dist, to be put on any host
 * beside the API.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { SiteFile } from '../functions/http/routes/site.ts';

const site = new URL('../site/', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, site));

/** `verify.html`, `regulator.html`, and what they load from `/site/`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const PAGES = ['verify', 'regulator'] as const;
const SCRIPT = 'text/javascript; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

/** @param issuer the URL that receipts must name; left out, the pages take where they came from */
export async function buildSite(issuer = ''): Promise<SiteFiles> {
  const built = await build({
    entryPoints: PAGES.map((page) => ({ in: at(`${page}/main.ts`), out: page })),
    // The names of the parts change with their paths, which must not be those of wherever this was called.
    absWorkingDir: at('.'),
    outdir: at('dist'),
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    logLevel: 'error',
  });
  const files = new Map<string, SiteFile>();
  for (const { path, text } of built.outputFiles) files.set(basename(path), { type: SCRIPT, body: text });
  const style = readFileSync(at('style.css'), 'utf8');
  const styleName = `style-${createHash('sha256').update(style).digest('hex').slice(0, 8)}.css`;
  files.set(styleName, { type: 'text/css; charset=utf-8', body: style });
  for (const page of PAGES) {
    const script = [...files.keys()].find((name) => name.startsWith(`${page}-`))!;
    const body = readFileSync(at(`${page}.html`), 'utf8')
      .replace('name="kanon-issuer" content=""', `name="kanon-issuer" content="${attribute(issuer)}"`)
      .replace('href="style.css"', `href="/site/${styleName}"`)
      .replace(`src="${page}.js"`, `src="/site/${script}"`);
    files.set(`${page}.html`, { type: HTML, body });
  }
  return files;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

if (import.meta.url === `file://${process.argv[1]}`) {
  const files = await buildSite(process.env.PUBLIC_URL);
  rmSync(at('dist'), { recursive: true, force: true });
  mkdirSync(at('dist/site'), { recursive: true });
  for (const [name, { body }] of files) writeFileSync(at(`dist/${name.endsWith('.html') ? '' : 'site/'}${name}`), body);
  for (const [name, { body }] of files) console.log(`${name}  ${Math.ceil(Buffer.byteLength(body) / 1024)} KB`);
}
