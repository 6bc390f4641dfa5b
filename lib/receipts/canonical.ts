/**
 * The one spelling of a receipt's payload: JSON in a profile that equals its RFC 8785 (JCS) form. Members in the order of
 * their UTF-16 names, no white space, integers only. Fractions, null and lone surrogates are refused rather than spelled.
 */

/** Decides which members are left out. */
type LeftOut = (value: unknown) => boolean;

const nothing: LeftOut = (value) => value === undefined;

/** Canonical JSON text of a value. Members that are `undefined` are left out. @throws TypeError outside the profile */
export function canonical(value: unknown, leftOut: LeftOut = nothing): string {
  switch (typeof value) {
    case 'string':
      return string(value);
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`not a plain integer: ${value}`);
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) break;
      return Array.isArray(value) ? array(value, leftOut) : object(value as Record<string, unknown>, leftOut);
  }
  throw new TypeError(`not in the profile: ${value === null ? 'null' : typeof value}`);
}

function array(items: readonly unknown[], leftOut: LeftOut): string {
  let text = '[';
  for (const item of items) text += (text === '[' ? '' : ',') + canonical(item, leftOut);
  return `${text}]`;
}

function object(value: Record<string, unknown>, leftOut: LeftOut): string {
  let text = '{';
  for (const name of sortedNames(value)) {
    const member = value[name];
    if (leftOut(member)) continue;
    text += (text === '{' ? '' : ',') + label(name) + canonical(member, leftOut);
  }
  return `${text}}`;
}

const FEW = 24;

/** The order of UTF-16 code units, as RFC 8785, 3.2.3 asks; few names, mostly in order already, are put in order in place. */
function sortedNames(value: object): string[] {
  const names = Object.keys(value);
  if (names.length > FEW) return names.sort();
  for (let i = 1; i < names.length; i++) {
    const name = names[i]!;
    let at = i;
    for (; at > 0 && names[at - 1]! > name; at--) names[at] = names[at - 1]!;
    names[at] = name;
  }
  return names;
}

/** A receipt has some forty names, each many times over. */
const labels = new Map<string, string>();
const MOST_LABELS = 500;
const LONGEST_LABEL = 64;

function label(name: string): string {
  const known = labels.get(name);
  if (known !== undefined) return known;
  const text = `${string(name)}:`;
  if (labels.size < MOST_LABELS && name.length <= LONGEST_LABEL) labels.set(name, text);
  return text;
}

const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

function string(value: string): string {
  if (PLAIN.test(value)) return `"${value}"`;
  if (!value.isWellFormed()) throw new TypeError('lone surrogate');
  // JSON.stringify escapes exactly as RFC 8785, 3.2.2.2 does.
  return JSON.stringify(value);
}
