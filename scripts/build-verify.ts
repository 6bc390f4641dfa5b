/** Bundles the verifier's command into one file, packages/verify/dist/kanon-verify.mjs: nothing to install besides. */
import { chmodSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);

/** @returns the path of the bundle */
export async function buildVerify(): Promise<string> {
  const outfile = fileURLToPath(new URL('packages/verify/dist/kanon-verify.mjs', root));
  await build({
    entryPoints: [fileURLToPath(new URL('scripts/verify.ts', root))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'error',
  });
  chmodSync(outfile, 0o755);
  return outfile;
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(await buildVerify());
