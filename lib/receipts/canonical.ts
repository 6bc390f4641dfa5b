/**
 * The one spelling of a receipt's payload: JSON in a profile that equals its RFC 8785 (JCS) form. Members in the order of
 * their UTF-16 names, no white space, integers only. Fractions, null and lone surrogates are refused rather than spelled.
 */

/** Canonical JSON text of a value. Members that are `undefined` are left out. @throws TypeError outside the profile */
export function canonical(value: unknown): string {
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
      if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
      return object(value as Record<string, unknown>);
  }
  throw new TypeError(`not in the profile: ${value === null ? 'null' : typeof value}`);
}

function object(value: Record<string, unknown>): string {
  let text = '';
  // Default sort compares UTF-16 code units, as RFC 8785, 3.2.3 asks.
  for (const name of Object.keys(value).sort()) {
    const member = value[name];
    if (member === undefined) continue;
    text += `${text === '' ? '' : ','}${string(name)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

function string(value: string): string {
  if (PLAIN.test(value)) return `"${value}"`;
  if (/\p{Surrogate}/u.test(value)) throw new TypeError('lone surrogate');
  // JSON.stringify escapes exactly as RFC 8785, 3.2.2.2 does.
  return JSON.stringify(value);
}
