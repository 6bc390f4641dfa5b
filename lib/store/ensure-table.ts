import { setTimeout as pause } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { createTableInput } from './table.ts';

/** Creates the table unless it exists, and waits until it can be used. */
export async function ensureTable(client: DynamoDBClient, tableName: string): Promise<void> {
  const status = async () => {
    try {
      return (await client.send(new DescribeTableCommand({ TableName: tableName }))).Table?.TableStatus;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined;
      throw error;
    }
  };
  if ((await status()) === undefined) await client.send(new CreateTableCommand(createTableInput(tableName)));
  while ((await status()) !== 'ACTIVE') await pause(5);
}
