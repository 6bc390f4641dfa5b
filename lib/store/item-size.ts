import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** DynamoDB's limit for one item, names included, in bytes. */
export const MAX_ITEM_BYTES = 400 * 1024;

/** One item's size in bytes as DynamoDB counts it: names and text in UTF-8, binary by length, numbers by pairs of digits. */
export function itemSize(item: Readonly<Record<string, AttributeValue>>): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(item)) bytes += Buffer.byteLength(name) + valueSize(value);
  return bytes;
}

function valueSize({ S, B, N, BOOL }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (B !== undefined) return B.length;
  if (N !== undefined) return integerSize(N);
  if (BOOL !== undefined) return 1;
  throw new TypeError('receipt items hold text, numbers, binary and booleans only');
}

/** Digits in pairs from the decimal point, zeros at the end left out, one byte for the exponent and one for a minus. */
function integerSize(decimal: string): number {
  const negative = decimal.startsWith('-');
  const digits = negative ? decimal.slice(1) : decimal;
  if (digits === '0') return 1;
  const trailing = digits.length - digits.replace(/0+$/, '').length;
  const pairs = Math.ceil(digits.length / 2) - Math.floor(trailing / 2);
  return 1 + pairs + (negative ? 1 : 0);
}
