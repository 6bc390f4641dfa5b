/** The store of the local run: embedded under the data folder, or the DynamoDB at DYNAMODB_ENDPOINT. */
import { join } from 'node:path';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { storeClient } from '../lib/store/client.ts';
import { dynamodbStore } from '../lib/store/dynamodb-store.ts';
import { openEmbeddedStore } from '../lib/store/embedded.ts';
import { conditionalPut } from '../lib/store/insert-conditional-put.ts';
import type { ReceiptStore } from '../lib/store/store.ts';
import { createTableInput } from '../lib/store/table.ts';

export interface OpenedStore {
  readonly store: ReceiptStore;
  close(): Promise<void>;
}

/** @throws Error with words for the operator when the folder is in use by another process */
export async function openStore(dataDir: string): Promise<OpenedStore> {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  if (endpoint === undefined) return openEmbeddedStore({ dataDir: join(dataDir, 'store') });
  const client = storeClient({ endpoint });
  const tableName = process.env.TABLE_NAME ?? 'receipts';
  try {
    await client.send(new CreateTableCommand(createTableInput(tableName)));
  } catch (error) {
    // There already, or out of reach: that is no reason not to start. Settling answers 503 until the table can be reached.
    const { name } = error as Error;
    if (name !== 'ResourceInUseException') console.error(`DYNAMODB_ENDPOINT: ${name}; settling will answer 503`);
  }
  return { store: dynamodbStore({ client, tableName, insert: conditionalPut }), close: async () => client.destroy() };
}
