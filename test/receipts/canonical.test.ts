import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from '../../lib/receipts/base64url.ts';
import { canonical } from '../../lib/receipts/canonical.ts';

const { files } = JSON.parse(readFileSync(new URL('../oracles/jcs-vectors.json', import.meta.url), 'utf8')) as {
  files: { name: string; inputBase64: string; outputBase64: string }[];
};
const text = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

describe('the canonical form', () => {
  it('equals RFC 8785’s where a value is in the profile, and refuses what is not (fractions, null)', () => {
    let equal = 0;
    for (const { name, inputBase64, outputBase64 } of files) {
      const value = JSON.parse(text(inputBase64));
      const outside = /null|\d\.\d|[eE][+-]?\d/.test(text(outputBase64));
      if (outside) expect(() => canonical(value), name).toThrow(TypeError);
      else {
        equal++;
        expect(canonical(value), name).toBe(text(outputBase64));
      }
    }
    expect(equal).toBeGreaterThan(1);
  });

  it('sorts members by UTF-16 code units, not by code points', () => {
    expect(canonical({ '\ufb33': 1, '\u{1f600}': 2 })).toBe('{"\u{1f600}":2,"\ufb33":1}');
  });

  it.each([1.5, 1e-7, -0, 1e21, Number.NaN, 2 ** 53, null, '\ud800', undefined])('refuses %s', (value) => {
    expect(() => canonical({ value: [value] })).toThrow(TypeError);
  });

  it('reads back to an equal value', () => {
    const value = fc.dictionary(
      fc.string(),
      fc.oneof(
        fc.maxSafeInteger().map((n) => n + 0),
        fc.string(),
        fc.boolean(),
      ),
    );
    fc.assert(
      fc.property(value, (any) => {
        expect(JSON.parse(canonical(any))).toEqual({ ...any });
      }),
    );
  });
});

describe('base64url', () => {
  it('is one text for one sequence of bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each(['AA==', 'A', 'AB', 'AAB', 'A+A', 'A/A', ' AAA', 'AAA\n'])('does not read %j', (bad) => {
    expect(fromBase64url(bad)).toBeUndefined();
  });
});
