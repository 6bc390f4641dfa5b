// Bundles the three entries; the verifier and the types of the contract come from the service's own source.
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: ['src/index.ts', 'src/money.ts', 'src/verify.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  external: ['openapi-fetch'],
  logLevel: 'warning',
});
