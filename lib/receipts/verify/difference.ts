/** Where two JSON values differ first: its pointer and both values, short. */
import { pointer } from '../../contract/strict-json.ts';
import { isObject } from './text.ts';

export interface Difference {
  /** RFC 6901. */
  readonly pointer: string;
  readonly stated: string;
  readonly wanted: string;
}

/** @returns undefined where they are equal; members that are `undefined` count as left out */
export function firstDifference(
  stated: unknown,
  wanted: unknown,
  path: readonly (string | number)[] = [],
): Difference | undefined {
  if (Array.isArray(stated) && Array.isArray(wanted)) {
    for (let i = 0; i < Math.max(stated.length, wanted.length); i++) {
      const found = firstDifference(stated[i], wanted[i], [...path, i]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (isObject(stated) && isObject(wanted)) {
    for (const name of [...new Set([...Object.keys(stated), ...Object.keys(wanted)])].sort()) {
      const found = firstDifference(own(stated, name), own(wanted, name), [...path, name]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return Object.is(stated, wanted)
    ? undefined
    : { pointer: pointer(path), stated: short(stated), wanted: short(wanted) };
}

const own = (object: Record<string, unknown>, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);

function short(value: unknown): string {
  if (value === undefined) return '-';
  const text = JSON.stringify(value);
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}
