import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBody } from '../../lib/contract/shape.ts';
import { readJson } from '../../lib/contract/strict-json.ts';

const suite = JSON.parse(readFileSync(new URL('../oracles/json-test-suite.json', import.meta.url), 'utf8'));
interface Item {
  readonly name: string;
  readonly base64: string;
  readonly expect: string;
}

/** Demands no shape, so that only the reader speaks. */
const anything = Object.assign(() => false, { errors: [] });

/** Bytes to what we make of them: read, read with faults, or not JSON at all. */
function reading(base64: string): 'read' | 'faults' | 'not-json' {
  const read = readBody(Buffer.from(base64, 'base64'), anything);
  if (read.ok) return 'read';
  return read.faults.some((fault) => ['not-json', 'not-utf-8', 'too-deep'].includes(fault.code))
    ? 'not-json'
    : 'faults';
}

describe('the JSON reader, on the JSONTestSuite (nst/JSONTestSuite, MIT)', () => {
  const expecting = (what: string) => suite.items.filter((item: Item) => item.expect === what) as Item[];
  const [accept, reject, either] = [expecting('accept'), expecting('reject'), expecting('either, but never crash')];

  it('has hundreds of texts of each kind that matters', () => {
    expect([accept.length > 80, reject.length > 150, either.length > 10]).toEqual([true, true, true]);
  });

  it('refuses every text that is no JSON', () => {
    for (const { name, base64 } of reject) expect(reading(base64), name).toBe('not-json');
  });

  it('reads every JSON text, or names what two readers would read differently', () => {
    for (const { name, base64 } of accept) {
      const text = Buffer.from(base64, 'base64').toString('utf8');
      expect(reading(base64), name).not.toBe('not-json');
      const read = readJson(text);
      if (read.ok && read.faults.length === 0) expect(read.value, name).toEqual(JSON.parse(text));
    }
  });

  it('never fails in another way on what may be read either way', () => {
    for (const { name, base64 } of either) {
      expect(['read', 'faults', 'not-json'], name).toContain(reading(base64));
    }
  });
});

describe('the JSON reader', () => {
  it('reads whatever JSON.stringify writes of integers, text and lists', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.maxSafeInteger().filter((n) => !Object.is(n, -0)),
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        fc.array(tie('any')),
        fc.dictionary(fc.string({ unit: 'binary' }), tie('any')),
      ),
    })).any;
    fc.assert(
      fc.property(value, (any) => {
        const text = JSON.stringify(any);
        const read = readJson(text);
        if (!read.ok) return expect(read.code).toBe('too-deep');
        expect(read.faults).toEqual([]);
        expect(read.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('names each member that appears twice, at its place', () => {
    const read = readJson('{"a/b":{"x":1,"x":2},"l":[{"~":0,"~":1}]}');
    expect(read.ok && read.faults).toEqual([
      { pointer: '/a~1b/x', code: 'duplicate-member' },
      { pointer: '/l/0/~0', code: 'duplicate-member' },
    ]);
  });

  it('keeps __proto__ as a plain member that changes no object', () => {
    const read = readJson('{"__proto__":{"polluted":1}}');
    expect(read.ok && Object.keys(read.value as object)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
