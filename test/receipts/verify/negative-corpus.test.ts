/** Every text of the negative corpus is refused, and for its own reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CHECKS, readKeys, verifyReceipt } from '../../../lib/receipts/verify/index.ts';
import { negativeCorpus } from '../../fixtures/negative/corpus.ts';

const corpus = await negativeCorpus();
const keys = await readKeys(corpus.jwks);
const using = { keys, issuer: corpus.issuer };

describe('the negative corpus', () => {
  it('has at least 60 cases, no two alike', () => {
    expect(corpus.cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(corpus.cases.map(({ id }) => id)).size).toBe(corpus.cases.length);
    expect(new Set(corpus.cases.map(({ jws }) => jws)).size).toBe(corpus.cases.length);
  });

  it('starts from receipts that pass every check', async () => {
    for (const jws of corpus.genuine) {
      const { verdict, checks } = await verifyReceipt(jws, using);
      expect(checks.filter(({ result }) => result !== 'pass' && result !== 'not-applicable')).toEqual([]);
      expect(verdict).toBe('genuine');
    }
  });

  it.each(corpus.cases)('$id is refused: $why', async ({ jws, fails }) => {
    const { verdict, checks, payload } = await verifyReceipt(jws, using);
    expect(checks.map(({ name }) => name)).toEqual([...CHECKS]);
    expect(checks.filter(({ result }) => result === 'fail').map(({ name }) => name)).toEqual(
      CHECKS.filter((name) => fails.includes(name)),
    );
    expect(verdict).toBe('not-genuine');
    expect(payload).toBeUndefined();
  });

  it('has no way into the API: no operation takes a receipt, only the id of one', () => {
    const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));
    const bodies = Object.values<Record<string, { requestBody?: { content: object } }>>(contract.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ requestBody }) =>
        Object.entries<{ schema: { $ref: string } }>((requestBody?.content ?? {}) as never),
      );
    expect(bodies.length).toBeGreaterThan(3);
    expect(bodies.map(([type]) => type)).not.toContain('application/jose');
    for (const [, { schema }] of bodies) expect(propertiesOf(contract, schema)).not.toContain('jws');
  });
});

/** The names of all members that a schema admits, however deep. */
function propertiesOf(contract: unknown, schema: unknown, seen = new Set<string>()): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, properties } = schema as { $ref?: string; properties?: object };
  if ($ref !== undefined) {
    if (seen.has($ref)) return [];
    seen.add($ref);
    const parts = $ref.slice(2).split('/');
    const target = parts.reduce((at, part) => (at as Record<string, unknown>)[part], contract);
    return propertiesOf(contract, target, seen);
  }
  const names = properties === undefined ? [] : Object.keys(properties);
  return [...names, ...Object.values(schema).flatMap((part) => propertiesOf(contract, part, seen))];
}
