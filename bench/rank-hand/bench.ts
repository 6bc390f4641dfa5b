/**
 * Measures our evaluators against the peers of this folder's lockfile, in one run on the same random hands, and prints
 * million hands a second of CPU time and the ratios. Run it by `npm run bench:rank`; it takes about two minutes.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { coldStart } from './cold-start.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const SIZES = [5, 6, 7] as const;
const NUMBER_PEERS = ['@pokertools/evaluator', 'phe', 'poker-evaluator'];
let missed = 0;

/**
 * What is measured runs by Node alone, since a loader's threads would count as ours. The bundler turns the constants of
 * modules into variables, which V8 checks at every use; as constants they are what they are in the modules themselves.
 */
const script = `${here}node_modules/.bench/one-size.mjs`;
const bundled = buildSync({
  entryPoints: [`${here}one-size.ts`],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: script,
  write: false,
}).outputFiles[0]!.text;
mkdirSync(dirname(script), { recursive: true });
writeFileSync(script, bundled.replaceAll(/^var /gm, 'const '));

/** Million hands a second by name, for five, six and seven cards, each measured in a process of its own. */
function bySize(kind: string, jokers = 0): Map<string, number>[] {
  return SIZES.map((size) => {
    const args = [script, kind, String(size), String(jokers)];
    return new Map(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as [string, number][]);
  });
}

function print(what: string, cells: readonly string[]): void {
  console.log(`${what.padEnd(48)}${cells.map((cell) => cell.padStart(10)).join('')}`);
}

/** One row of ratios beside the least that each must reach. */
function printRatios(what: string, ratios: readonly number[], least: readonly number[]): void {
  const ok = ratios.every((ratio, i) => ratio >= least[i]!);
  if (!ok) missed++;
  const target = [...new Set(least)].join(' / ');
  print(what, [
    ...ratios.map((ratio) => `${ratio.toFixed(ratio < 20 ? 1 : 0)} x`),
    `  least ${target} x${ok ? '' : ', MISSED'}`,
  ]);
}

function printSpeeds(results: readonly Map<string, number>[]): void {
  for (const name of results[0]!.keys())
    print(
      name,
      results.map((result) => result.get(name)!.toFixed(3)),
    );
}

const ratio = (results: readonly Map<string, number>[], ours: string, peers: readonly string[]): number[] =>
  results.map((result) => result.get(ours)! / Math.max(...peers.map((peer) => result.get(peer)!)));

bySize('agreement');
console.log('ours, phe, poker-evaluator and @pokertools/evaluator agree on 3 x 20,000 hands\n');

print(
  'million hands a second of CPU time',
  SIZES.map((size) => `${size} cards`),
);
const byNumbers = bySize('numbers');
printSpeeds(byNumbers);
const byTexts = bySize('texts');
printSpeeds(byTexts);
for (const count of [1, 2] as const) {
  const results = bySize('jokers', count);
  console.log(`\nwith ${count} joker${count === 1 ? '' : 's'}`);
  printSpeeds(results);
  print(
    'texts against pokersolver',
    ratio(results, 'ours, texts', ['pokersolver']).map((x) => `${x.toFixed(0)} x`),
  );
}

console.log('\nratios');
printRatios('tables, flat ids, against the fastest', ratio(byNumbers, 'ours, tables, flat', NUMBER_PEERS), [8, 8, 8]);
printRatios('tables, arrays of numbers', ratio(byNumbers, 'ours, tables, arrays', NUMBER_PEERS), [5, 5, 5]);
printRatios('without tables', ratio(byNumbers, 'ours, no tables', NUMBER_PEERS), [2, 2, 2]);
printRatios(
  'texts, against @xpressit',
  ratio(byTexts, 'ours, texts', ['@xpressit/winning-poker-hand-rank']),
  [3, 5, 5],
);
printRatios('texts, against pokersolver', ratio(byTexts, 'ours, texts', ['pokersolver']), [60, 60, 60]);

const { milliseconds, bytes } = coldStart();
console.log('\nfrom import to first result, in a fresh process');
for (const [name, took] of milliseconds) print(name, [`${took.toFixed(2)} ms`]);
const quickest = Math.min(...[...milliseconds].filter(([name]) => !name.startsWith('ours')).map(([, took]) => took));
printRatios('as quick as the quickest peer', [quickest / milliseconds.get('ours, no tables')!], [1]);
print('bundle of the module without tables', [`${(bytes / 1024).toFixed(1)} KB`, bytes <= 10 * 1024 ? '' : 'MISSED']);
if (bytes > 10 * 1024) missed++;

console.log(missed === 0 ? '\nevery target is met' : `\n${missed} targets missed`);
process.exitCode = missed === 0 ? 0 : 1;
