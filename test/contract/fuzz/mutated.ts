/** One small wrong (or harmless) change somewhere in a value. */
import fc from 'fast-check';

type Path = readonly (string | number)[];

/** Values of every kind, and near misses of the contract's own. */
const STRANGE: fc.Arbitrary<unknown> = fc.constantFrom(
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53,
  37,
  '',
  ' ',
  '5',
  'th',
  'Th',
  '1h',
  'am-2004-66',
  'AMD',
  'amd',
  '2026-02-30T00:00:00Z',
  '2026-11-30T10:00:00',
  'ա',
  '\u0000',
  'x'.repeat(129),
  [],
  {},
  [[]],
  { number: 5 },
);
const NAMES = fc.constantFrom(
  'numbers',
  'dozen',
  'column',
  'bets',
  'boxes',
  'seats',
  'outcome',
  'dealer',
  'annul',
  'corrects',
  'reason',
  'exchange',
  'sixthCard',
  'game',
  'Stake',
  '__proto__',
  'constructor',
  'toString',
  '',
);

/** @returns the value with one member dropped, added, replaced, repeated or moved */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  const places = pathsOf(value);
  return fc
    .tuple(
      fc.constantFrom(...places),
      fc.constantFrom('drop', 'add', 'replace', 'repeat', 'borrow'),
      STRANGE,
      NAMES,
      fc.constantFrom(...places),
    )
    .map(([place, kind, strange, name, from]) => {
      const copy = { root: structuredClone(value) };
      const holder = at(copy, ['root', ...place.slice(0, -1)]) as Record<string | number, unknown>;
      const key = place.length === 0 ? undefined : place.at(-1)!;
      const target = at(copy, ['root', ...place]);
      if (kind === 'add' && isObject(target)) own(target, name, strange);
      else if (kind === 'repeat' && Array.isArray(target)) target.push(...structuredClone(target));
      else if (kind === 'drop' && key !== undefined)
        Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key];
      else {
        const put = kind === 'borrow' ? structuredClone(at({ root: value }, ['root', ...from])) : strange;
        if (key === undefined) copy.root = put;
        else own(holder, String(key), put);
      }
      return copy.root;
    });
}

function pathsOf(value: unknown, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...here, key]))];
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Also `__proto__` becomes a member like any other. */
function own(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
}
