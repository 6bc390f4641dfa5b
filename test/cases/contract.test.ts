/** Faults that people reported in contracts and the clients generated from them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Node = Record<string, unknown>;

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Node;
const schemas = (contract.components as { schemas: Record<string, Node> }).schemas;

/** Every schema object of the contract, with its path. */
function all(node: unknown, path: string): [string, Node][] {
  if (typeof node !== 'object' || node === null) return [];
  return [[path, node as Node], ...Object.entries(node).flatMap(([key, child]) => all(child, `${path}/${key}`))];
}
const nodes = all(schemas, '');

describe('reported faults of contracts', () => {
  it('CT02, CT03, CT07 (openapi-generator #19868, openapi-typescript #1690, express-openapi-validate #51): no allOf, every member a whole object', () => {
    expect(nodes.filter(([, node]) => 'allOf' in node)).toEqual([]);
    for (const [path, node] of nodes) {
      if (!Array.isArray(node.oneOf)) continue;
      for (const member of node.oneOf as { $ref: string }[]) {
        expect(schemas[member.$ref.split('/').at(-1)!], path).toMatchObject({
          type: 'object',
          additionalProperties: false,
        });
      }
    }
  });

  it('CT05 (ogen #1617): no lists of types, no null', () => {
    expect(nodes.filter(([, node]) => Array.isArray(node.type) || node.type === 'null' || 'nullable' in node)).toEqual(
      [],
    );
  });

  it('CT08 (openapi-generator #19704): no prefixItems; lists have one kind of item', () => {
    expect(nodes.filter(([, node]) => 'prefixItems' in node)).toEqual([]);
  });

  it('CT09 (postman-app-support #9065): amounts are bounded where JavaScript’s integers end', () => {
    const wide = nodes.filter(([, node]) => node.format === 'int64');
    expect(wide.length).toBeGreaterThan(2);
    for (const [path, node] of wide) expect(node.maximum, path).toBe(9007199254740991);
  });

  it('CT10 (openapi-typescript #2149): a discriminator has its union, a mapping, and a required tag in each member', () => {
    const unions = nodes.filter(([path, node]) => 'discriminator' in node && !path.includes('/properties'));
    expect(unions.length).toBeGreaterThan(1);
    for (const [path, node] of unions) {
      const { propertyName, mapping } = node.discriminator as { propertyName: string; mapping: Record<string, string> };
      expect(Array.isArray(node.oneOf), path).toBe(true);
      for (const [value, ref] of Object.entries(mapping)) {
        const member = schemas[ref.split('/').at(-1)!] as {
          required: string[];
          properties: Record<string, { enum: string[] }>;
        };
        expect(member.required, `${path} ${value}`).toContain(propertyName);
        expect(member.properties[propertyName]!.enum, `${path} ${value}`).toContain(value);
      }
    }
  });
});
