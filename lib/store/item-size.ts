import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** DynamoDB's limit for one item, names included, in bytes. */
export const MAX_ITEM_BYTES = 400 * 1024;

/** One item's size in bytes as DynamoDB counts it: UTF-8 names, text and binary by length, numbers by pairs of digits. */
export function itemSize(item: Readonly<Record<string, AttributeValue>>): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(item)) bytes += Buffer.byteLength(name) + valueSize(value);
  return bytes;
}

function valueSize(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.B !== undefined) return value.B.length;
  if (value.N !== undefined)
    return Math.ceil(value.N.replace(/\D/g, '').length / 2) + (value.N.startsWith('-') ? 2 : 1);
  if (value.BOOL !== undefined) return 1;
  throw new TypeError('receipt items hold text, numbers, binary and booleans only');
}
