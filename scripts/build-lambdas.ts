/**
 * Bundles every function for Lambda into dist/lambda/<name>/: one minified ES module and its source map, nothing to
 * install beside it. Fails when a bundle outgrows its budget or holds what it must not.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { parse } from 'yaml';
import { ISSUER } from '../functions/lambda/built-site.ts';
import { buildSite } from './build-site.ts';
import { besideItsFiles, environmentOnly, SPECIAL, slim, withoutWords } from './lambda-plugins.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export interface FunctionBundle {
  /** Also the name of its file in functions/. */
  readonly name: string;
  /** Bytes of the module that Lambda loads. */
  readonly budget: number;
  /** Whether the AWS SDK may be in it. */
  readonly sdk: boolean;
}

const KB = 1024;

export const FUNCTION_BUNDLES: readonly FunctionBundle[] = [
  { name: 'settle-spin', budget: 500 * KB, sdk: true },
  { name: 'settle-hand', budget: 500 * KB, sdk: true },
  { name: 'rank-hand', budget: 150 * KB, sdk: false },
  { name: 'receipts', budget: 500 * KB, sdk: true },
  { name: 'rulesets', budget: 150 * KB, sdk: false },
  { name: 'keys', budget: 500 * KB, sdk: true },
  { name: 'pages', budget: 500 * KB, sdk: false },
  { name: 'watch-receipts', budget: 10 * KB, sdk: false },
  { name: 'publish-key', budget: 500 * KB, sdk: true },
];

export interface Built extends FunctionBundle {
  readonly file: string;
  readonly bytes: number;
  /** Files with a part in it. */
  readonly inputs: readonly string[];
  /** Modules that it expects to find beside it. */
  readonly imports: readonly string[];
}

/** Builds them all. @param outDir @throws Error naming each bundle that is not as it must be */
export async function buildLambdas(outDir = join(root, 'dist/lambda')): Promise<readonly Built[]> {
  rmSync(outDir, { recursive: true, force: true });
  const built = await Promise.all(FUNCTION_BUNDLES.map((bundle) => buildOne(bundle, join(outDir, bundle.name))));
  const faults = built.flatMap(faultsOf);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return built;
}

/** Bundles one module as a function is bundled. @param entry path of its source */
export async function buildOne(
  bundle: FunctionBundle,
  folder: string,
  entry = join(root, 'functions', `${bundle.name}.ts`),
  plugins: readonly Plugin[] = [environmentOnly, slim, ...(SPECIAL[bundle.name] ?? [])],
): Promise<Built> {
  const file = join(folder, 'index.mjs');
  const { metafile } = await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    minify: true,
    // The acts' words are Armenian too: escaped, each letter would take six bytes instead of two. Without them a module of
    // one byte a character is read faster.
    charset: SPECIAL[bundle.name]?.includes(withoutWords) === true ? 'ascii' : 'utf8',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    inject: [join(root, 'functions/lambda/light-fetch.ts')],
    plugins: [...plugins],
    ...(bundle.name === 'pages' ? besideItsFiles : {}),
  });
  if (bundle.name === 'pages') await copyPages(folder);
  return { ...bundle, file, bytes: statSync(file).size, ...partsOf(metafile) };
}

const SWAGGER_FILES = ['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'];

/** What the pages read, as paths from the project's root; with the pages that have to be built. */
const PAGE_FILES = ['openapi.yaml', 'docs/guide'];

async function copyPages(folder: string): Promise<void> {
  for (const path of PAGE_FILES) cpSync(join(root, path), join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'site.json'), JSON.stringify([...(await buildSite(ISSUER))]));
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))));
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const target = join(folder, 'node_modules/swagger-ui-dist');
  mkdirSync(target, { recursive: true });
  for (const name of SWAGGER_FILES)
    if (existsSync(join(swagger, name))) cpSync(join(swagger, name), join(target, name));
}

function partsOf({ outputs }: Metafile): Pick<Built, 'inputs' | 'imports'> {
  const output = Object.values(outputs).find(({ entryPoint }) => entryPoint !== undefined);
  if (output === undefined) throw new Error('nothing was built');
  const used = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { inputs: used.map(([name]) => name), imports: output.imports.map(({ path }) => path) };
}

const NEVER =
  /node_modules\/(dynalite|level|tsx|zod)\/|credential-provider-(ini|sso|imds|process)|lib\/auth\/dev-issuer/;

function faultsOf({ name, bytes, budget, sdk, inputs }: Built): string[] {
  const faults: string[] = [];
  if (bytes > budget) faults.push(`${name}: ${bytes} bytes, ${budget} are its budget`);
  if (!sdk && inputs.some((input) => /@aws-sdk|@smithy/.test(input))) faults.push(`${name}: holds the AWS SDK`);
  const never = inputs.filter((input) => NEVER.test(input));
  if (never.length > 0) faults.push(`${name}: holds ${never.join(', ')}`);
  return faults;
}

if (basename(process.argv[1] ?? '') === 'build-lambdas.ts') {
  for (const { name, bytes, budget } of await buildLambdas()) {
    console.log(`${name.padEnd(16)}${(bytes / KB).toFixed(1).padStart(7)} KB of ${budget / KB}`);
  }
}
