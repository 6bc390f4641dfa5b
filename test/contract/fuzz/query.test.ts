import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';
import { queryParametersOf, type Schema, schemaOf } from './contract.ts';
import { timesExist, valid } from './valid.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 300);
const parameters = queryParametersOf('/v1/receipts');
const ajv = new Ajv2020({ strict: false, validateFormats: false, coerceTypes: true });

const resolved = (schema: Schema): Schema => (typeof schema.$ref === 'string' ? schemaOf(schema.$ref) : schema);
const accepts = new Map(
  parameters.map(({ name, schema }) => [
    name,
    ajv.compile({ type: 'object', properties: { [name]: resolved(schema) }, required: [name] }),
  ]),
);
const accepted = (name: string, text: string) =>
  accepts.get(name)?.({ [name]: text }) === true &&
  timesExist({ playedAt: name === 'from' || name === 'to' ? text : undefined });

/** Mostly values of the contract, some of another parameter, some of none. */
const query = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .constantFrom(...parameters)
        .chain(({ name, schema }) => valid(schema).map((value) => [name, String(value)])),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom(...parameters.map(({ name }) => name), 'offset', 'Limit', '__proto__', ''),
        fc.constantFrom(
          '',
          ' ',
          '0',
          '-1',
          '1.0',
          '1e2',
          '501',
          'null',
          'asc',
          '2026-02-30T00:00:00Z',
          '2026-11-30',
          'ա',
          '\u0000',
        ),
      ),
    },
  ),
  { maxLength: 6 },
);

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

it('refuses a search with any parameter that the contract does not accept, and answers or explains every other', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom('demo-operator', 'demo-regulator'), async (pairs, client) => {
      const response = await service.get(`/v1/receipts?${new URLSearchParams(pairs as [string, string][])}`, {
        client,
      });
      const names = pairs.map(([name]) => name);
      const shaped = new Set(names).size === names.length && pairs.every(([name, text]) => accepted(name!, text!));
      // Which parameters go together, how far the times may be apart and what a cursor holds is said in words only.
      const mayNameAnother = client === 'demo-operator' && names.includes('operator');
      const allowed = shaped ? [200, 400, 403] : mayNameAnother ? [400, 403] : [400];
      expect(allowed, JSON.stringify(pairs)).toContain(response.status);
    }),
    { numRuns: RUNS, seed: 8 },
  );
});
