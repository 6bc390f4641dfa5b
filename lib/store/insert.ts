import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Item } from './item.ts';

/**
 * Puts the item unless its key is taken, in one atomic step.
 *
 * It may answer `exists` for its own write: where the first attempt's answer was lost, the SDK's second meets the item
 * that the first one wrote. So the caller reads what is stored and compares.
 * @throws StoreUnavailable when it is unknown or impossible
 */
export type Insert = (client: DynamoDBClient, tableName: string, item: Item) => Promise<'stored' | 'exists'>;
