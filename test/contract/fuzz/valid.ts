/** Values that a schema of the contract accepts, as fast-check arbitraries. */
import fc from 'fast-check';
import { parseInstant } from '../../../lib/rules/index.ts';
import { type Schema, schemaOf } from './contract.ts';

/** Values that random text would hardly hit, by the name of their schema. */
const NAMED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Timestamp: fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom(
        '2026-11-30T10:00:00Z',
        '2026-11-30T14:00:00.123456789+04:00',
        '1999-12-31T23:59:59-11:30',
      ),
    },
    { weight: 1, arbitrary: fc.stringMatching(new RegExp(String(schemaOf('Timestamp').pattern))) },
  ),
  Card: fc.oneof(
    { weight: 9, arbitrary: fc.stringMatching(/^[2-9TJQKA][cdhs]$/) },
    { weight: 1, arbitrary: fc.constantFrom('10h', '10c', 'Xr', 'Xb') },
  ),
};

/** Small numbers and the ends of the range: where code that counts goes wrong. */
function integers({ minimum = -10, maximum = 10_000_000 }: { minimum?: number; maximum?: number }) {
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 40) }),
    fc.maxSafeInteger().map((n) => minimum + (Math.abs(n) % Math.min(maximum - minimum + 1, 2 ** 48))),
  );
}

/** @param schema as the contract writes them: flat, with conditions on which members are there */
export function valid(schema: Schema): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') {
    return NAMED[schema.$ref.replace('#/components/schemas/', '')] ?? valid(schemaOf(schema.$ref));
  }
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.oneOf)) return fc.oneof(...schema.oneOf.map((member) => valid(member as Schema)));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(schema);
    case 'string':
      if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern));
      return fc.string({
        minLength: Number(schema.minLength ?? 0),
        maxLength: Math.min(Number(schema.maxLength ?? 20), 20),
      });
    case 'array':
      return arrays(schema);
    case 'object':
      return objects(schema);
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}

function arrays({ items, minItems = 0, maxItems = 8, uniqueItems }: Schema & { minItems?: number; maxItems?: number }) {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 6) };
  const item = valid(items as Schema);
  return uniqueItems === true ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
}

/** Members that send a round down the path of corrections: kept rare, so that most rounds are settled. */
const RARE = new Set(['annul', 'corrects', 'reason']);

function objects(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys((schema.properties ?? {}) as object);
  const arbitraries = Object.entries(schema.properties as Record<string, Schema>).map(([name, one]) => [
    name,
    valid(one),
  ]);
  return fc
    .tuple(fc.record<Schema>(Object.fromEntries(arbitraries), { noNullPrototype: true }), fc.infiniteStream(fc.nat(99)))
    .map(([whole, chances]) => {
      const kept = new Set([...((schema.required ?? []) as string[])]);
      for (const name of names) {
        const most = Number(schema.maxProperties ?? names.length);
        const least = Number(schema.minProperties ?? 0);
        const chance = kept.size < least ? 50 : RARE.has(name) ? 2 : 40;
        if (!kept.has(name) && kept.size < most && chances.next().value < chance) kept.add(name);
      }
      for (const name of names) if (kept.size < Number(schema.minProperties ?? 0)) kept.add(name);
      decide(schema, kept, whole);
      return Object.fromEntries(names.filter((name) => kept.has(name)).map((name) => [name, whole[name]]));
    });
}

interface Condition extends Schema {
  readonly if?: { readonly required: readonly string[]; readonly properties: Readonly<Record<string, Schema | true>> };
  readonly then?: Condition;
  readonly else?: Condition;
}

/** Adds what the conditions require of the members kept, and takes away what they forbid. */
function decide(schema: Condition, kept: Set<string>, whole: Readonly<Record<string, unknown>>): void {
  const dependent = (schema.dependentRequired ?? {}) as Record<string, string[]>;
  for (const _ of Object.keys(dependent)) {
    for (const [name, needs] of Object.entries(dependent)) if (kept.has(name)) for (const one of needs) kept.add(one);
  }
  if (schema.if === undefined) return;
  const holds = Object.entries(schema.if.properties).every(
    ([name, one]) => kept.has(name) && (one === true || (one.enum as unknown[]).includes(whole[name])),
  );
  const branch = holds ? schema.then : schema.else;
  if (branch === undefined) return;
  for (const name of (branch.required ?? []) as string[]) kept.add(name);
  for (const [name, one] of Object.entries((branch.properties ?? {}) as Schema)) if (one === false) kept.delete(name);
  decide(branch, kept, whole);
}

/** Whether the calendar has every time in the value: a schema's pattern cannot see that 30 February is none. */
export function timesExist(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, member]) =>
    ['playedAt', 'betsClosedAt', 'placedAt'].includes(name)
      ? typeof member !== 'string' || parseInstant(member) !== undefined
      : timesExist(member),
  );
}
