/**
 * Measures how functions start: size of the bundle, time from the start of the process until it asks for an event, and
 * until the first answer, beside others in one run, taking turns:
 *
 * - `empty`: a function that does nothing;
 * - `sdk-put`: one that only loads DynamoDB's client, as the SDK and esbuild give it, and puts one item;
 * - `one-put`: the same with the chain of credential providers reduced to Lambda's environment;
 * - `lean-put`: the same put by the service's own client, with every economy of its bundles.
 *
 *   npx tsx scripts/cold-start.ts [--runs 7] [--check]
 *
 * `--check` fails when a target is missed: rank-hand's first answer within 2 times the empty function's, those of the
 * settling functions within 1.3 times that of `sdk-put`. What they are of `one-put`, a harder measure, is printed too.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Plugin } from 'esbuild';
import {
  type Deployment,
  deploy,
  embeddedSurroundings,
  type Surroundings,
} from '../test/functions/support/deployment.ts';
import { gatewayEvent } from '../test/functions/support/gateway.ts';
import { ownBootstrap, type RuntimeClient, startFunction } from '../test/functions/support/runtime-api.ts';
import { buildLambdas, buildOne } from './build-lambdas.ts';
import { firstRequest } from './cold-start/requests.ts';
import { environmentOnly, REQUIRE } from './lambda-plugins.ts';

export interface Start {
  readonly name: string;
  readonly kib: number;
  /** Medians, in milliseconds from the start of the process. */
  readonly init: number;
  readonly first: number;
  /** Median of the processor time until the first answer, in milliseconds. */
  readonly processor: number;
}

const BESIDE = ['empty', 'sdk-put', 'one-put', 'lean-put'] as const;
const MEASURED = ['rank-hand', 'rulesets', 'settle-spin', 'settle-hand', 'receipts', 'keys', 'pages'] as const;

export interface Target {
  readonly name: string;
  readonly beside: (typeof BESIDE)[number];
  readonly times: number;
}

export const TARGETS: readonly Target[] = [
  { name: 'rank-hand', beside: 'empty', times: 2 },
  { name: 'settle-spin', beside: 'sdk-put', times: 1.3 },
  { name: 'settle-hand', beside: 'sdk-put', times: 1.3 },
];

/** Some of the SDK's providers call `require`, which a module does not have. */
const requireKept: Plugin = {
  name: 'require-kept',
  setup({ initialOptions }) {
    initialOptions.banner = { js: REQUIRE };
  },
};

export async function coldStarts(
  runs: number,
  surroundings: () => Promise<Surroundings>,
  client: RuntimeClient = ownBootstrap,
): Promise<readonly Start[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cold-start-'));
  await buildLambdas(folder);
  for (const name of BESIDE) {
    const source = name === 'sdk-put' ? 'one-put' : name;
    const entry = fileURLToPath(new URL(`cold-start/${source}.ts`, import.meta.url));
    const plugins = name === 'sdk-put' ? [requireKept] : name === 'one-put' ? [environmentOnly] : undefined;
    await buildOne({ name, budget: Number.POSITIVE_INFINITY, sdk: true }, join(folder, name), entry, plugins);
  }
  const deployment = await deploy(await surroundings(), { folderOf: (name) => join(folder, name) });
  const times = new Map<string, Record<'init' | 'first' | 'processor', number[]>>();
  for (let run = 0; run < runs; run++) {
    for (const name of [...BESIDE, ...MEASURED]) {
      const one = await start(name, folder, deployment, client);
      const seen = times.get(name) ?? { init: [], first: [], processor: [] };
      for (const what of ['init', 'first', 'processor'] as const) seen[what].push(one[what]);
      times.set(name, seen);
    }
  }
  const starts = [...times].map(([name, { init, first, processor }]) => ({
    name,
    kib: statSync(join(folder, name, 'index.mjs')).size / 1024,
    init: median(init),
    first: median(first),
    processor: median(processor),
  }));
  await deployment.close();
  rmSync(folder, { recursive: true });
  return starts;
}

async function start(name: string, folder: string, deployment: Deployment, client: RuntimeClient) {
  const event = gatewayEvent('1.0', await firstRequest(name, deployment));
  const environment = { ...deployment.environment, AWS_ACCESS_KEY_ID: name.endsWith('-put') ? 'administrator' : name };
  const running = await startFunction(join(folder, name), environment, client);
  const init = await running.initialised;
  const { statusCode, body } = (await running.invoke(event)) as { statusCode: number; body: string };
  const first = running.elapsed();
  const processor = running.processorTime();
  await running.stop();
  if (statusCode >= 300) throw new Error(`${name} answered ${statusCode}: ${body}`);
  return { init, first, processor };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Milliseconds until the first answer of the function of this name. */
export const firstOf = (starts: readonly Start[], name: string) => starts.find((one) => one.name === name)!.first;

/** The table, and each target that was missed. */
export function judged(starts: readonly Start[]): { readonly table: string; readonly missed: readonly string[] } {
  const rows = starts.map(({ name, kib, init, first, processor }) => {
    const target = TARGETS.find((one) => one.name === name);
    const times = (other: string) => `${(first / firstOf(starts, other)).toFixed(2)} x ${other}`;
    const beside =
      target === undefined
        ? ''
        : `${times(target.beside)}, target ${target.times}${target.beside === 'sdk-put' ? `; ${times('one-put')}` : ''}`;
    return `| ${name} | ${kib.toFixed(1)} | ${init.toFixed(0)} | ${first.toFixed(0)} | ${processor.toFixed(0)} | ${beside} |`;
  });
  const missed = TARGETS.filter(({ name, beside, times }) => firstOf(starts, name) > times * firstOf(starts, beside));
  return {
    table: [
      '| function | bundle, KiB | init, ms | first answer, ms | processor time, ms | |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
    missed: missed.map(({ name, beside, times }) => `${name}: more than ${times} times ${beside}`),
  };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' }, check: { type: 'boolean' } } });
  const { table, missed } = judged(await coldStarts(Number(values.runs), embeddedSurroundings));
  console.log(table);
  if (values.check === true && missed.length > 0) {
    console.error(missed.join('\n'));
    process.exit(1);
  }
  process.exit(0);
}
