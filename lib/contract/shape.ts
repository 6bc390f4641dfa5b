/** Turns what the contract's validators say into the faults that an answer names: all of them, each at its place. */
import { parseInstant } from '../rules/kernel/instant.ts';
import { pointer, readJson } from './strict-json.ts';

interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A validator made from openapi.yaml: true, or false with `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

/** A fault in a request's shape: data, words come from the problem catalogue. */
export interface ShapeFault {
  readonly pointer: string;
  readonly code: ShapeCode;
  readonly facts?: Readonly<Record<string, string | number>>;
}

export type ShapeCode =
  | 'body-incomplete'
  | 'duplicate-member'
  | 'field-of-another-kind'
  | 'lone-surrogate'
  | 'missing-field'
  | 'name-too-long'
  | 'no-such-time'
  | 'not-a-plain-integer'
  | 'not-json'
  | 'not-one-of'
  | 'not-utf-8'
  | 'out-of-range'
  | 'repeated-item'
  | 'too-deep'
  | 'too-few'
  | 'too-many'
  | 'unknown-field'
  | 'wrong-form'
  | 'wrong-type';

/** The contract's fields that are times; a schema's pattern cannot see that 30 February is none. */
const TIMES = ['playedAt', 'betsClosedAt', 'placedAt'] as const;

export type Shaped<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly faults: readonly ShapeFault[] };

const MOST_FAULTS = 1000;
/** Of all pointers of an answer together: an answer is never much longer than what is worth reading. */
const MOST_CHARACTERS = 200_000;

/** Reads a body: JSON as the contract admits it, of the shape that the validator demands; otherwise every fault. */
export function readBody<Body>(bytes: Uint8Array, validate: Validator): Shaped<Body> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { ok: false, faults: [{ pointer: '', code: 'not-utf-8' }] };
  }
  const read = readJson(text);
  if (!read.ok) return { ok: false, faults: [{ pointer: '', code: read.code, facts: { offset: read.offset } }] };
  const faults: ShapeFault[] = [...read.faults];
  if (!validate(read.value)) faults.push(...(validate.errors ?? []).slice(0, 10 * MOST_FAULTS).flatMap(fault));
  else faults.push(...impossibleTimes(read.value as Record<string, unknown>));
  if (faults.length === 0) return { ok: true, body: read.value as Body };
  return { ok: false, faults: onePerPlace(faults) };
}

function fault({ instancePath, keyword, params }: ValidatorError): ShapeFault[] {
  const child = (name: unknown) => `${instancePath}${pointer([String(name)])}`;
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return [{ pointer: child(params.missingProperty), code: 'missing-field' }];
    case 'additionalProperties':
      return [{ pointer: child(params.additionalProperty), code: 'unknown-field' }];
    case 'false schema':
      return [{ pointer: instancePath, code: 'field-of-another-kind' }];
    case 'type':
      return [{ pointer: instancePath, code: 'wrong-type', facts: { type: String(params.type) } }];
    case 'enum':
      return [
        {
          pointer: instancePath,
          code: 'not-one-of',
          facts: { values: (params.allowedValues as unknown[]).join(', ') },
        },
      ];
    case 'discriminator':
      return params.error === 'mapping' && params.tagValue !== undefined
        ? [
            {
              pointer: child(params.tag),
              code: 'not-one-of',
              facts: { values: 'the games that /v1/rulesets lists, roulette apart' },
            },
          ]
        : params.tagValue === undefined
          ? [{ pointer: child(params.tag), code: 'missing-field' }]
          : [{ pointer: child(params.tag), code: 'wrong-type', facts: { type: 'string' } }];
    case 'pattern':
      return [{ pointer: instancePath, code: 'wrong-form', facts: { pattern: String(params.pattern) } }];
    case 'minimum':
    case 'maximum':
      return [
        { pointer: instancePath, code: 'out-of-range', facts: { bound: `${params.comparison} ${params.limit}` } },
      ];
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return [{ pointer: instancePath, code: 'too-few', facts: { limit: Number(params.limit) } }];
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return [{ pointer: instancePath, code: 'too-many', facts: { limit: Number(params.limit) } }];
    case 'uniqueItems':
      return [{ pointer: `${instancePath}/${Number(params.j)}`, code: 'repeated-item' }];
    case 'if':
    case 'oneOf':
      // The branch's own errors stand beside it.
      return [];
    default:
      throw new Error(`the contract uses ${keyword}, which has no words`);
  }
}

function impossibleTimes(body: Record<string, unknown>): ShapeFault[] {
  const faults: ShapeFault[] = [];
  const look = (holder: Readonly<Record<string, unknown>>, at: string) => {
    for (const name of TIMES) {
      const time = holder[name];
      if (typeof time === 'string' && parseInstant(time) === undefined) {
        faults.push({ pointer: `${at}/${name}`, code: 'no-such-time' });
      }
    }
  };
  look(body, '');
  if (Array.isArray(body.bets)) for (let i = 0; i < body.bets.length; i++) look(body.bets[i], `/bets/${i}`);
  return faults;
}

/** What the reader saw in a place (a rounded number, say) explains what the validator says of the same place. */
function onePerPlace(faults: readonly ShapeFault[]): ShapeFault[] {
  const seen = new Set<string>();
  const kept: ShapeFault[] = [];
  let characters = 0;
  for (const one of faults) {
    if (seen.has(one.pointer)) continue;
    characters += one.pointer.length;
    if (kept.length === MOST_FAULTS || characters > MOST_CHARACTERS) break;
    seen.add(one.pointer);
    kept.push(one);
  }
  return kept;
}
