/** A function that only loads DynamoDB's client, as the SDK has it, and puts one item: what storing anything costs at least. */
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';

const client = new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT! });

export const handler = async (event: { readonly body?: string }) => {
  const Item = { clientId: { S: crypto.randomUUID() }, body: { S: event.body ?? '' } };
  await client.send(new PutItemCommand({ TableName: process.env.PROFILES_TABLE!, Item }));
  return { statusCode: 201, headers: {}, body: '{}', isBase64Encoded: false };
};
