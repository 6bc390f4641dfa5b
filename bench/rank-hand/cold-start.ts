/** How long a fresh process takes from the import to the first result, and how large our module is when bundled. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const require = createRequire(import.meta.url);
const STARTS = 9;

/** Milliseconds, the best of the starts, by name; and the bytes of our bundle, minified. */
export function coldStart(): { readonly milliseconds: Map<string, number>; readonly bytes: number } {
  const folder = mkdtempSync(join(tmpdir(), 'rank-hand-'));
  try {
    const bundle = join(folder, 'hand-rank.mjs');
    const entry = fileURLToPath(new URL('../../lib/rules/kernel/hand-rank.ts', import.meta.url));
    const { metafile } = buildSync({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      outfile: bundle,
      metafile: true,
    });
    const scripts = {
      'ours, no tables': [bundle, 'rankHand([48, 45, 40, 37, 33, 2, 7], true).strength'],
      '@pokertools/evaluator': [
        require.resolve('@pokertools/evaluator'),
        'default.evaluate([48, 45, 40, 37, 33, 2, 7])',
      ],
      phe: [require.resolve('phe'), 'default.evaluateCardCodes([48, 45, 40, 37, 33, 2, 7])'],
      pokersolver: [
        require.resolve('pokersolver'),
        "default.Hand.solve(['Ac', 'Kd', 'Qc', 'Jd', 'Td', '2h', '3s']).rank",
      ],
      '@xpressit/winning-poker-hand-rank': [
        require.resolve('@xpressit/winning-poker-hand-rank'),
        "default.rankHands('texas', ['QC', 'JD', 'TD', '2H', '3S'], [['AC', 'KD']])[0].rank",
      ],
      'poker-evaluator': [require.resolve('poker-evaluator'), 'default.evalHand([49, 46, 41, 38, 34, 3, 8]).value'],
    };
    const milliseconds = new Map<string, number>();
    for (let start = 0; start < STARTS; start++) {
      for (const [name, [file, expression]] of Object.entries(scripts)) {
        const script = join(folder, 'start.mjs');
        writeFileSync(
          script,
          `const t = performance.now(); const m = await import(${JSON.stringify(file)});
           if (!(m.${expression} > 0)) throw new Error('no result'); process.stdout.write(String(performance.now() - t));`,
        );
        const took = Number(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
        milliseconds.set(name, Math.min(milliseconds.get(name) ?? Number.POSITIVE_INFINITY, took));
      }
    }
    return { milliseconds, bytes: Object.values(metafile.outputs)[0]!.bytes };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
