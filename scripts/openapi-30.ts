/**
 * The contract as OpenAPI 3.0.3, for generators that do not read 3.1. It says less: what only 3.1 can say (which members go
 * with which type, what an annulment leaves out) stands in the descriptions, and the service checks it as before.
 * As a command it prints the copy as JSON.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Node = Record<string, unknown>;

/** Keywords of JSON Schema 2020-12 that decide, and that 3.0 has no words for; each sits where `properties` say enough for a client. */
const CONDITIONS = new Set(['if', 'then', 'else', 'dependentRequired']);
/** Members whose keys are names, not keywords. */
const MAPS = new Set([
  'properties',
  'mapping',
  'schemas',
  'headers',
  'responses',
  'parameters',
  'securitySchemes',
  'scopes',
]);
/** Members that are values, not schemas. */
const VALUES = new Set(['example', 'examples', 'enum', 'default', 'required']);
/** Keywords of 3.1 that a faithful copy would have to translate: none is used, and a new one must be thought about here. */
const NOT_TRANSLATED = [
  'const',
  'prefixItems',
  'unevaluatedProperties',
  'patternProperties',
  'propertyNames',
  'dependentSchemas',
  'contains',
  '$defs',
  'webhooks',
];

/** @param contract openapi.yaml, parsed @returns the same contract in 3.0.3 @throws Error where 3.0.3 cannot say it */
export function openapi30(contract: unknown): Node {
  const { info, jsonSchemaDialect: _dialect, ...rest } = contract as { info: Node } & Node;
  const { summary: _summary, license, ...about } = info;
  const { identifier: _identifier, ...named } = license as Node;
  return { ...(rest as Node), openapi: '3.0.3', info: { ...about, license: named }, ...translated(rest, '') };

  function translated(node: Node, at: string): Node {
    const { openapi: _version, ...members } = node;
    return Object.fromEntries(
      Object.entries(members)
        .filter(([key]) => !CONDITIONS.has(key))
        .map(([key, value]) => [key, VALUES.has(key) ? value : member(key, value, `${at}/${key}`)]),
    );
  }

  function member(key: string, value: unknown, at: string): unknown {
    if (NOT_TRANSLATED.includes(key)) throw new Error(`${at}: OpenAPI 3.0 has no ${key}`);
    if (key === 'type' && Array.isArray(value)) throw new Error(`${at}: OpenAPI 3.0 knows one type at a time`);
    if (Array.isArray(value)) return value.map((item, i) => (isNode(item) ? translated(item, `${at}/${i}`) : item));
    if (!isNode(value)) return value;
    if (!MAPS.has(key)) return translated(value, at);
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, isNode(one) ? translated(one, `${at}/${name}`) : one]),
    );
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const yaml = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8');
  process.stdout.write(`${JSON.stringify(openapi30(parse(yaml)), null, 2)}\n`);
}
