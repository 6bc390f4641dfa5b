import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactValidator } from '../../scripts/compact-validator.ts';

const schema = {
  type: 'object',
  required: ['kind', 'items'],
  additionalProperties: false,
  minProperties: 2,
  properties: {
    kind: { enum: ['a', 'b'] },
    name: { type: 'string', pattern: '^[a-z"\\\\]*$', minLength: 1, maxLength: 3 },
    items: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        required: ['stake'],
        properties: {
          stake: { type: 'integer', minimum: 1, maximum: 9 },
          numbers: { type: 'array', items: { type: 'integer' }, uniqueItems: true },
          'a/b~c': { type: 'boolean' },
        },
        dependentRequired: { 'a/b~c': ['stake'] },
        additionalProperties: false,
      },
    },
  },
};

const json = () => fc.jsonValue({ maxDepth: 2 });
const bet = fc.record(
  {
    stake: fc.oneof(fc.integer({ min: -1, max: 11 }), json()),
    numbers: fc.oneof(fc.array(fc.integer({ min: 0, max: 3 })), json()),
    'a/b~c': fc.oneof(fc.boolean(), json()),
    other: json(),
  },
  { requiredKeys: [] },
);
const near = fc.record(
  {
    kind: fc.constantFrom('a', 'c', 1),
    name: fc.oneof(fc.string({ maxLength: 5 }), json()),
    items: fc.array(fc.oneof(bet, json()), { maxLength: 5 }),
    other: json(),
  },
  { requiredKeys: [] },
);

describe('a compacted validator', () => {
  it('notes the same faults, in the same order, as the one it was made from', async () => {
    const ajv = new Ajv2020({ allErrors: true, messages: false, code: { source: true, esm: true } });
    const whole = ajv.compile(schema);
    const { outputFiles } = await build({
      stdin: { contents: compactValidator(standaloneCode(ajv, whole)), resolveDir: import.meta.dirname },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const source = Buffer.from(outputFiles[0]!.text).toString('base64');
    const { default: compact } = (await import(/* @vite-ignore */ `data:text/javascript;base64,${source}`)) as {
      default: ValidateFunction;
    };
    const said = (validate: ValidateFunction, value: unknown) => ({
      valid: validate(value),
      faults: (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params })),
    });
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(json(), near), (value) => {
        const expected = said(whole, value);
        if (!expected.valid) refused++;
        expect(said(compact, value)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(500);
    expect(said(compact, { kind: 'a', items: [{ stake: 1 }] })).toEqual({ valid: true, faults: [] });
  });

  it('cannot be made from code of a form that it does not know', () => {
    const code = `${'x'.repeat(120)}const err0 = {instancePath,schemaPath:"#/a",keyword:"a",params:{},more:1};${'y'.repeat(220)}`;
    expect(() => compactValidator(code)).toThrow();
  });
});
