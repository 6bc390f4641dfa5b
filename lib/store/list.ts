import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type IndexEntry, IndexPartition, type SortKeyRange } from './index-partition.ts';
import { type Item, listedFromItem, sortKeyAt } from './item.ts';
import { takeMerged } from './merge.ts';
import { MAX_BATCH, readItems } from './read-items.ts';
import type { ListedReceipt, ListPage, ListQuery, Position } from './store.ts';
import { dayShards, operatorDay, receiptsTable } from './table.ts';

/** Entries one call looks at before it hands back an unfinished page, so that a filter nothing matches stays bounded. */
const MAX_LOOKED_AT = 2000;
/** Entries whose items are read at once, by several batches side by side. */
const MAX_CHUNK = 5 * MAX_BATCH;
/** Signed bytes one call keeps, expanded: a page of the largest receipts would take 650 MB otherwise. */
const MAX_PAYLOAD_BYTES = 16 * 1024 * 1024;
/** Items first read with their payload, before it is known how large they are. */
const FIRST_WITH_PAYLOAD = 25;

/**
 * The sort keys that a query asks for; undefined when there are none. '!' sorts before, '~' after every character of a
 * key: the bounds stand just after a position and just after the last moment.
 */
function sortKeyRange({ order, after, issuedUntil }: ListQuery): SortKeyRange | undefined {
  const end = `${issuedUntil}~`;
  const position = after && sortKeyAt(after.issuedAt, after.id);
  if (order === 'desc') {
    const below = position !== undefined && position < end ? position : end;
    return { condition: '#at < :below', values: { ':below': { S: below } }, ascending: false };
  }
  if (position === undefined) return { condition: '#at < :end', values: { ':end': { S: end } }, ascending: true };
  const start = `${position}!`;
  if (start > end) return undefined;
  const values = { ':start': { S: start }, ':end': { S: end } };
  return { condition: '#at BETWEEN :start AND :end', values, ascending: true };
}

function partitionsOf({ operator, days }: ListQuery) {
  return operator === undefined
    ? { index: receiptsTable.indexes.byDay, keys: days.flatMap(dayShards) }
    : { index: receiptsTable.indexes.byOperatorDay, keys: days.map((day) => operatorDay(operator, day)) };
}

/** One page of the listing. The contract is ReceiptStore.list's. */
export async function listReceipts(client: DynamoDBClient, tableName: string, query: ListQuery): Promise<ListPage> {
  const { limit, matches = () => true, withPayload = false } = query;
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError('a page has at least one receipt');
  const range = sortKeyRange(query);
  if (range === undefined) return { receipts: [] };
  const { index, keys } = partitionsOf(query);
  const partitions = [...new Set(keys)].map(
    (key) => new IndexPartition(client, tableName, index, key, range, Math.ceil((limit * 1.2) / keys.length)),
  );

  /** An entry without its item, or of an item that stands elsewhere, is what a crash left of a write never answered. */
  const standsAt = (item: Item, { at, partition }: IndexEntry) =>
    item[index.sortKey]?.S === at && item[index.partitionKey]?.S === partition;

  const receipts: ListedReceipt[] = [];
  let last: Position | undefined;
  let lookedAt = 0;
  let payloadSeen = 0;
  let payloadKept = 0;
  for (;;) {
    const wanted = Math.min(chunkSize(), MAX_LOOKED_AT - lookedAt);
    const entries = await takeMerged(partitions, range.ascending, wanted);
    const items = await readChunk(client, tableName, entries, withPayload);
    for (const [i, entry] of entries.entries()) {
      last = { issuedAt: entry.at.slice(0, -entry.id.length - 1), id: entry.id };
      lookedAt += 1;
      const item = items.get(entry.id);
      if (item === undefined || !standsAt(item, entry)) continue;
      const receipt = await listedFromItem(item);
      const size = receipt.payload?.length ?? 0;
      payloadSeen += size;
      if (!matches(receipt)) continue;
      receipts.push(receipt);
      payloadKept += size;
      if (receipts.length < limit && payloadKept < MAX_PAYLOAD_BYTES) continue;
      const nothingLeft = i === entries.length - 1 && partitions.every((partition) => partition.exhausted);
      return nothingLeft ? { receipts } : { receipts, last };
    }
    if (entries.length < wanted || partitions.every((partition) => partition.exhausted)) return { receipts };
    if (lookedAt >= MAX_LOOKED_AT && last !== undefined) return { receipts, last };
  }

  /**
   * How many entries to look at next: enough to fill the page. Where a filter drops some it is a batch at least, and ever
   * more while little was found.
   */
  function chunkSize(): number {
    const few = query.matches === undefined ? 1 : Math.min(Math.max(MAX_BATCH, lookedAt), MAX_CHUNK);
    const missing = Math.max(limit - receipts.length, few);
    if (!withPayload) return missing;
    if (lookedAt === 0) return Math.min(missing, FIRST_WITH_PAYLOAD);
    const fitting = Math.floor((MAX_PAYLOAD_BYTES - payloadKept) / (payloadSeen / lookedAt + 1));
    return Math.min(missing, Math.max(1, fitting), MAX_BATCH);
  }
}

/** The items of a chunk, in as many batches at once as it takes: five at most. */
async function readChunk(
  client: DynamoDBClient,
  tableName: string,
  entries: readonly IndexEntry[],
  withPayload: boolean,
): Promise<ReadonlyMap<string, Item>> {
  const batches: Promise<Map<string, Item>>[] = [];
  for (let from = 0; from < entries.length; from += MAX_BATCH) {
    const ids = entries.slice(from, from + MAX_BATCH).map(({ id }) => id);
    batches.push(readItems(client, tableName, ids, withPayload));
  }
  return new Map((await Promise.all(batches)).flatMap((items) => [...items]));
}
