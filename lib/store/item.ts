import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { itemSize, MAX_ITEM_BYTES } from './item-size.ts';
import { compressed, expanded } from './payload.ts';
import { type ListedReceipt, ReceiptTooLarge, type StoredReceipt } from './store.ts';
import { dayShard, operatorDay, receiptsTable, utcDay } from './table.ts';

export type Item = Readonly<Record<string, AttributeValue>>;

const text = (value: string): AttributeValue => ({ S: value });
const binary = (value: Uint8Array): AttributeValue => ({ B: value });
const amount = (value: number): AttributeValue => ({ N: String(value) });

/** Every attribute but the compressed payload. */
export const attributesWithoutPayload = [
  'pk',
  'opDay',
  'day',
  'at',
  'operator',
  'rev',
  'corrects',
  'game',
  'ruleset',
  'cur',
  'table',
  'round',
  'played',
  'house',
  'annulled',
  'staked',
  'winnings',
  'returned',
  'net',
  'kid',
  'header',
  'sig',
] as const;

/** The key of a receipt's item. */
export function itemKey(id: string): Item {
  return { [receiptsTable.partitionKey]: text(id), [receiptsTable.sortKey]: text(receiptsTable.sortValue) };
}

/** Sort key of both indexes. All of one length, so that text order is the order (issuedAt, id). */
export function sortKeyAt(issuedAt: string, id: string): string {
  return `${issuedAt}#${id}`;
}

/** All other attributes and their names take less: a few hundred bytes, and texts that the contract bounds. */
const MOST_BESIDE_PAYLOAD = 16 * 1024;

const ISSUED_AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * The item that holds a receipt. Players are in the payload only.
 * @throws ReceiptTooLarge when it would exceed 400 KB
 * @throws RangeError for a receipt that would sort wrongly (a fault of the caller)
 */
export async function toItem(receipt: StoredReceipt): Promise<Item> {
  if (!ISSUED_AT.test(receipt.issuedAt)) throw new RangeError('issuedAt is UTC with milliseconds');
  const day = utcDay(receipt.playedAt);
  const payload = await compressed(receipt.payload);
  // One literal: an object that begins as a copy of another is built ten times as slowly.
  const item: Item = {
    [receiptsTable.partitionKey]: text(receipt.id),
    [receiptsTable.sortKey]: text(receiptsTable.sortValue),
    opDay: text(operatorDay(receipt.operator, day)),
    day: text(dayShard(day, receipt.id)),
    at: text(sortKeyAt(receipt.issuedAt, receipt.id)),
    operator: text(receipt.operator),
    rev: amount(receipt.revision),
    ...(receipt.corrects === undefined ? {} : { corrects: text(receipt.corrects) }),
    game: text(receipt.game),
    ruleset: text(receipt.ruleset),
    cur: text(receipt.currency),
    table: text(receipt.table),
    round: text(receipt.round),
    played: text(receipt.playedAt),
    house: text(receipt.houseRules),
    ...(receipt.annulled ? { annulled: { BOOL: true } } : {}),
    staked: amount(receipt.totals.staked),
    winnings: amount(receipt.totals.winnings),
    returned: amount(receipt.totals.returned),
    net: amount(receipt.totals.net),
    kid: text(receipt.kid),
    header: text(receipt.header),
    sig: binary(receipt.signature),
    payload: binary(payload),
  };
  if (payload.length > MAX_ITEM_BYTES - MOST_BESIDE_PAYLOAD) {
    const bytes = itemSize(item);
    if (bytes > MAX_ITEM_BYTES) throw new ReceiptTooLarge(bytes, MAX_ITEM_BYTES);
  }
  return item;
}

function required<K extends 'S' | 'N' | 'B'>(item: Item, name: string, type: K): NonNullable<AttributeValue[K]> {
  const value = item[name]?.[type];
  if (value === undefined) throw new TypeError(`a receipt item lacks its ${name}`);
  return value as NonNullable<AttributeValue[K]>;
}

function withoutPayload(item: Item): Omit<StoredReceipt, 'payload'> {
  const string = (name: string) => required(item, name, 'S');
  const integer = (name: string) => Number(required(item, name, 'N'));
  const id = string('pk');
  const corrects = item.corrects?.S;
  return {
    id,
    operator: string('operator'),
    revision: integer('rev'),
    ...(corrects === undefined ? {} : { corrects }),
    game: string('game'),
    ruleset: string('ruleset'),
    currency: string('cur'),
    table: string('table'),
    round: string('round'),
    playedAt: string('played'),
    issuedAt: string('at').slice(0, -id.length - 1),
    houseRules: string('house') === 'default' ? 'default' : 'other',
    annulled: item.annulled?.BOOL === true,
    totals: {
      staked: integer('staked'),
      winnings: integer('winnings'),
      returned: integer('returned'),
      net: integer('net'),
    },
    kid: string('kid'),
    header: string('header'),
    signature: required(item, 'sig', 'B'),
  };
}

/** The receipt an item holds. @throws TypeError for an item that is no receipt */
export async function fromItem(item: Item): Promise<StoredReceipt> {
  return { ...withoutPayload(item), payload: await expanded(required(item, 'payload', 'B')) };
}

/** The same of an item that was read with or without its payload. */
export async function listedFromItem(item: Item): Promise<ListedReceipt> {
  return item.payload === undefined ? withoutPayload(item) : fromItem(item);
}
