/**
 * Makes from openapi.yaml what the code needs of it: request validators (ajv, standalone: no schema compiler at run time)
 * and TypeScript types. `--check` fails when the committed files are not what the contract gives.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { compactValidator } from './compact-validator.ts';

const root = new URL('../', import.meta.url);
const out = new URL('lib/contract/generated/', root);

/** Operation to the schema of its body. One file each, so that a Lambda holds only the validator it calls. */
export const BODIES = {
  'settle-spin': 'SettleSpinRequest',
  'settle-hand': 'SettleHandRequest',
  'rank-hand': 'RankHandRequest',
} as const;

type Schema = Record<string, unknown>;

/** Keywords that decide; prose, examples and the generators' hints are left out. */
const PROSE = new Set(['description', 'example', 'examples', 'title', 'format']);

/** References to scalars are written out, so that ajv sees their type (its check for repeated items is then linear). */
function deciding(node: unknown, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(node)) return node.map((item) => deciding(item, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as Schema;
  if (typeof schema.$ref === 'string') {
    const target = schemas[schema.$ref.replace('#/components/schemas/', '')]!;
    const scalar = ['string', 'integer', 'boolean'].includes(target.type as string);
    return scalar ? deciding(target, schemas) : { $ref: schema.$ref.replace('#/components/schemas/', '#/$defs/') };
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !PROSE.has(key))
      .map(([key, value]) => {
        if (key === 'properties') {
          const properties = Object.entries(value as Record<string, unknown>);
          return [key, Object.fromEntries(properties.map(([name, property]) => [name, deciding(property, schemas)]))];
        }
        // ajv finds the member by its tag; it refuses an explicit mapping, which is for SDK generators.
        if (key === 'discriminator') return [key, { propertyName: (value as Schema).propertyName }];
        return [key, deciding(value, schemas)];
      })
      // Without its type ajv lets everything pass that has no tag to look at: an array, a number.
      .concat('discriminator' in schema ? [['type', 'object']] : []),
  );
}

async function validator(schemas: Record<string, Schema>, name: string): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: false,
    discriminator: true,
    validateFormats: false,
    code: { source: true, esm: true, lines: false },
  });
  const $defs = Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, deciding(schema, schemas)]));
  const code = compactValidator(standaloneCode(ajv, ajv.compile({ $ref: `#/$defs/${name}`, $defs })));
  const bundled = await build({
    stdin: { contents: code, resolveDir: new URL('.', root).pathname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  return `// Made from openapi.yaml by scripts/generate-contract.ts.\n${bundled.outputFiles[0]!.text}`;
}

/** The examples are answers of the running code; types must not depend on them. */
function withoutExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => key !== 'examples');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value)]));
}

const declaration = `// Made by scripts/generate-contract.ts.
import type { Validator } from '../shape.ts';
declare const validate: Validator;
export default validate;
`;

export async function generatedFiles(): Promise<Map<string, string>> {
  const yaml = readFileSync(new URL('openapi.yaml', root), 'utf8');
  const contract = parse(yaml) as { components: { schemas: Record<string, Schema> } };
  const files = new Map<string, string>();
  for (const [operation, schema] of Object.entries(BODIES)) {
    files.set(`${operation}.js`, await validator(contract.components.schemas, schema));
    files.set(`${operation}.d.ts`, declaration);
  }
  const types = astToString(await openapiTS(withoutExamples(contract) as never));
  files.set('types.ts', `// Made from openapi.yaml by scripts/generate-contract.ts.\n${types}`);
  return files;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const files = await generatedFiles();
  const read = (name: string) => {
    try {
      return readFileSync(new URL(name, out), 'utf8');
    } catch {
      return '';
    }
  };
  const stale = [...files].filter(([name, text]) => read(name) !== text).map(([name]) => name);
  if (process.argv.includes('--check')) {
    if (stale.length > 0) throw new Error(`not what openapi.yaml gives: ${stale.join(', ')}; run npm run contract`);
  } else {
    for (const [name, text] of files) writeFileSync(new URL(name, out), text);
    console.log(stale.length === 0 ? 'nothing changed' : `written: ${stale.join(', ')}`);
  }
}
