import { type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { answer } from './answer.ts';
import type { Insert } from './insert.ts';
import { fromItem, itemKey, listedFromItem, toItem } from './item.ts';
import { listReceipts } from './list.ts';
import { readItems } from './read-items.ts';
import type { ListedReceipt, ReceiptStore } from './store.ts';

/** How long `reachable` waits, in milliseconds: a health check is asked often and must not pile up. */
const HEALTH_PATIENCE = 1500;

export interface DynamodbStoreOptions {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  /** `partiqlInsert` where the role may only insert (AWS), `conditionalPut` where there is no PartiQL (embedded). */
  readonly insert: Insert;
}

/** The receipt store on a table of `table.ts`'s shape. It asks for GetItem, BatchGetItem, Query and its insert, no more. */
export function dynamodbStore({ client, tableName, insert }: DynamodbStoreOptions): ReceiptStore {
  return {
    async get(id) {
      const request = new GetItemCommand({ TableName: tableName, Key: itemKey(id), ConsistentRead: true });
      const { Item } = await answer((options) => client.send(request, options));
      return Item && fromItem(Item);
    },
    async getMany(ids) {
      const receipts = new Map<string, ListedReceipt>();
      for (const [id, item] of await readItems(client, tableName, ids, false)) {
        receipts.set(id, await listedFromItem(item));
      }
      return receipts;
    },
    async insert(receipt) {
      return insert(client, tableName, await toItem(receipt));
    },
    list: (query) => listReceipts(client, tableName, query),
    async reachable() {
      try {
        const request = new GetItemCommand({ TableName: tableName, Key: itemKey('reachable') });
        await client.send(request, { abortSignal: AbortSignal.timeout(HEALTH_PATIENCE) });
        return true;
      } catch {
        return false;
      }
    },
  };
}
