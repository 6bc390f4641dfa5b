import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { answer } from './answer.ts';
import { attributesWithoutPayload, type Item, itemKey } from './item.ts';
import { StoreUnavailable } from './store.ts';

/** DynamoDB's limit for one BatchGetItem. */
export const MAX_BATCH = 100;

/** Rounds without a single item served before the table counts as out of reach. */
const MAX_IDLE_ROUNDS = 6;

const names = (withPayload: boolean) => [...attributesWithoutPayload, ...(withPayload ? ['payload'] : [])];

/** The attributes to read, all aliased: `table` and others are reserved words. */
function projection(withPayload: boolean) {
  const all = names(withPayload);
  return {
    ProjectionExpression: all.map((_, i) => `#a${i}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(all.map((name, i) => [`#a${i}`, name])),
  };
}

/**
 * Reads up to 100 receipts' items consistently; what does not exist is absent from the map. Keys that DynamoDB left
 * unprocessed (an answer stops at 16 MB) are asked for again.
 * @throws StoreUnavailable
 */
export async function readItems(
  client: DynamoDBClient,
  tableName: string,
  ids: readonly string[],
  withPayload: boolean,
): Promise<Map<string, Item>> {
  if (ids.length > MAX_BATCH) throw new RangeError(`at most ${MAX_BATCH} receipts are read at once`);
  const found = new Map<string, Item>();
  const attributes = { ...projection(withPayload), ConsistentRead: true };
  let keys: Item[] = [...new Set(ids)].map(itemKey);
  let idleRounds = 0;
  while (keys.length > 0) {
    const request = new BatchGetItemCommand({ RequestItems: { [tableName]: { Keys: keys, ...attributes } } });
    const { Responses, UnprocessedKeys } = await answer((options) => client.send(request, options));
    for (const item of Responses?.[tableName] ?? []) found.set(item.pk?.S ?? '', item);
    const left = UnprocessedKeys?.[tableName]?.Keys ?? [];
    if (left.length < keys.length) {
      idleRounds = 0;
    } else {
      idleRounds += 1;
      if (idleRounds === MAX_IDLE_ROUNDS) throw new StoreUnavailable(new Error('no key of a batch was processed'));
      await pause(25 * 2 ** idleRounds);
    }
    keys = left;
  }
  return found;
}
