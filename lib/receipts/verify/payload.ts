/** The payload's spelling: UTF-8 JSON without duplicate members, equal to its canonical form byte for byte. */
import { readJson } from '../../contract/strict-json.ts';
import { canonical } from '../canonical.ts';
import { type Check, fail, notApplicable, type Reason, reason, verdictOf } from './check.ts';
import { isObject, utf8 } from './text.ts';

/** The check, and what the payload says as far as it can be read at all. */
export function readPayload(bytes: Uint8Array | undefined): {
  readonly check: Check;
  readonly value: Record<string, unknown> | undefined;
} {
  if (bytes === undefined) return { check: notApplicable('payload', 'not-readable'), value: undefined };
  const text = utf8(bytes);
  if (text === undefined) return { check: fail('payload', reason('not-utf-8')), value: undefined };
  const read = readJson(text);
  if (!read.ok) return { check: fail('payload', reason(read.code, { offset: read.offset })), value: undefined };
  const { value } = read;
  if (!isObject(value))
    return { check: fail('payload', reason('outside-profile', { what: 'not an object' })), value: undefined };
  const faults: Reason[] = read.faults.slice(0, 20).map(({ code, pointer }) => reason(code, { pointer }));
  if (faults.length === 0) faults.push(...spelling(value, text));
  return { check: verdictOf('payload', faults), value };
}

function spelling(value: unknown, text: string): Reason[] {
  try {
    const wanted = canonical(value);
    if (wanted === text) return [];
    let at = 0;
    while (wanted[at] === text[at]) at++;
    return [reason('not-canonical', { offset: at })];
  } catch (error) {
    return [reason('outside-profile', { what: (error as Error).message })];
  }
}
