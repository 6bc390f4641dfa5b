import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { answer } from './answer.ts';
import type { Insert } from './insert.ts';
import { receiptsTable } from './table.ts';

/** A put on condition that the key is free. Every DynamoDB understands it, but the permission it needs can overwrite. */
export const conditionalPut: Insert = async (client, tableName, item) => {
  const put = new PutItemCommand({
    TableName: tableName,
    Item: item,
    ConditionExpression: 'attribute_not_exists(#pk)',
    ExpressionAttributeNames: { '#pk': receiptsTable.partitionKey },
  });
  try {
    await answer((options) => client.send(put, options));
    return 'stored';
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return 'exists';
    throw error;
  }
};
