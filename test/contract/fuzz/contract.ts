/** The contract as the fuzzer reads it: from openapi.yaml itself, not from what the code was made of. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

export type Schema = Readonly<Record<string, unknown>>;

const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(contract, 'contract');

/** A schema of components by its name, or what a reference names. */
export function schemaOf(nameOrReference: string): Schema {
  const name = nameOrReference.replace('#/components/schemas/', '');
  const schema = contract.components.schemas[name];
  if (schema === undefined) throw new Error(`the contract has no schema ${name}`);
  return schema;
}

/** What the contract alone says of a value. */
export function validatorOf(name: string): ValidateFunction {
  return ajv.compile({ $ref: `contract#/components/schemas/${name}` });
}

/** The query parameters of an operation, with their schemas. */
export function queryParametersOf(path: string): { readonly name: string; readonly schema: Schema }[] {
  return contract.paths[path].get.parameters
    .filter((parameter: { in?: string }) => parameter.in === 'query')
    .map(({ name, schema }: { name: string; schema: Schema }) => ({ name, schema }));
}
