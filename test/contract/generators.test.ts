import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openapi30 } from '../../scripts/openapi-30.ts';
import { type Case, roundTripCases } from '../ci/support/round-trip-cases.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is data
type Data = any;
const contract: Data = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const copy: Data = openapi30(contract);
const schemas: Record<string, Data> = contract.components.schemas;

/** Every object in the schemas, with the way there. */
function* nodes(node: Data, at = ''): Generator<[string, Data]> {
  if (typeof node !== 'object' || node === null) return;
  yield [at, node];
  for (const [key, member] of Object.entries(node)) yield* nodes(member, `${at}/${key}`);
}

function refusedBy(document: Data, name: string, cases: readonly Case[]): string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, name);
  return cases
    .filter((one) => !ajv.getSchema(`${name}#/components/schemas/${one.schema}`)!(one.value))
    .map((one) => one.name);
}

describe('a generated client', () => {
  it('finds every field of every schema described, itself or by what it refers to', () => {
    const described = ({ $ref, description }: Data): boolean =>
      description !== undefined || ($ref !== undefined && described(schemas[$ref.split('/').at(-1)]));
    const fields = Object.entries(schemas).flatMap(([name, schema]) => [
      [name, schema] as const,
      ...Object.entries(schema.properties ?? {}).map(([field, one]) => [`${name}.${field}`, one] as const),
    ]);
    expect(fields.filter(([, one]) => !described(one)).map(([name]) => name)).toEqual([]);
  });

  it('meets no allOf, anyOf or tuple, and a union only with a tag whose values no two members share', () => {
    for (const [at, node] of nodes(schemas)) {
      for (const keyword of ['allOf', 'anyOf', 'prefixItems', 'not'])
        expect(node[keyword], `${at}/${keyword}`).toBeUndefined();
      if (node.oneOf === undefined) continue;
      const { propertyName, mapping } = node.discriminator;
      const tags = node.oneOf.flatMap(({ $ref }: Data) =>
        schemas[$ref.split('/').at(-1)].properties[propertyName].enum.map((tag: string) => [tag, $ref]),
      );
      expect(Object.fromEntries(tags)).toEqual(mapping);
      expect(tags).toHaveLength(Object.keys(mapping).length);
    }
  });

  it('is not made to write two schemas into one file where names differ in case alone', () => {
    const names = Object.keys(schemas).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the 3.0.3 copy', () => {
  it('holds no word that 3.0 does not know', () => {
    expect(copy.openapi).toBe('3.0.3');
    for (const [at, node] of nodes(copy)) {
      if (at.includes('/examples/') || at.includes('/example/')) continue;
      for (const word of ['if', 'then', 'else', 'dependentRequired', 'const', '$defs', 'webhooks', 'identifier']) {
        expect(Object.hasOwn(node, word) && !at.endsWith('/properties'), `${at}/${word}`).toBe(false);
      }
      if (at.endsWith('/properties')) for (const one of Object.values(node)) expect(typeof one, at).toBe('object');
    }
  });

  it('keeps every operation, parameter, answer and field', () => {
    const shape = (document: Data) =>
      [...nodes(document)]
        .map(([at]) => at)
        .filter((at) => !/\/(if|then|else|dependentRequired)(\/|$)/.test(at) && at !== '/info/license');
    expect(shape(copy).filter((at) => at !== '/info/license')).toEqual(expect.arrayContaining(shape(contract)));
  });

  it('accepts, as the contract does, every example and every worked round', () => {
    const cases = roundTripCases();
    expect(cases.length).toBeGreaterThan(400);
    expect(refusedBy(contract, 'contract', cases)).toEqual([]);
    expect(refusedBy(copy, 'copy', cases)).toEqual([]);
  });
});
