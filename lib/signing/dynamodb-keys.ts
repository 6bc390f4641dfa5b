/**
 * The published keys, in a table of their own: one item a key, by kid, never removed. The function that answers
 * /.well-known/jwks.json alone reads it; keys are added while a deployment runs, and marked by hand.
 */
import { type AttributeValue, type DynamoDBClient, ScanCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { answer } from '../store/answer.ts';
import { partiqlInsert } from '../store/insert-partiql.ts';
import type { KeyDirectory, KeyStatus, PublishedKey } from './signer.ts';
import { thumbprint } from './thumbprint.ts';

/** The table as data, for the deployment and for tests. */
export const keysTable = { partitionKey: 'kid' } as const;

/** Oldest first. */
export function dynamodbKeys(client: DynamoDBClient, tableName: string): KeyDirectory {
  return {
    async list() {
      const items: Record<string, AttributeValue>[] = [];
      let next: Record<string, AttributeValue> | undefined;
      do {
        const request = new ScanCommand({ TableName: tableName, ConsistentRead: true, ExclusiveStartKey: next });
        const { Items, LastEvaluatedKey } = await answer((options) => client.send(request, options));
        items.push(...(Items ?? []));
        next = LastEvaluatedKey;
      } while (next !== undefined);
      return items.sort((a, b) => (text(a, 'published') < text(b, 'published') ? -1 : 1)).map(keyOf);
    },
  };
}

/**
 * Publishes a key as an active one, beside those that are active already: the functions still sign with the one before
 * until the deployment has reached them all. A key that is published already keeps its place and its status.
 * @returns its kid
 */
export async function publishKey(
  client: DynamoDBClient,
  tableName: string,
  point: { readonly x: string; readonly y: string },
  now: string,
): Promise<string> {
  const kid = thumbprint(point);
  await partiqlInsert(client, tableName, keyItem({ ...point, kid, status: 'active', since: now }, now));
  return kid;
}

/** The item that holds a published key. @param published when it was first published, which orders the list */
export function keyItem(
  { kid, x, y, status, since }: Pick<PublishedKey, 'kid' | 'x' | 'y' | 'status' | 'since'>,
  published: string,
): Record<string, AttributeValue> {
  const item = { [keysTable.partitionKey]: kid, x, y, status, since, published };
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, { S: value }]));
}

/** Changes a published key's status, and nothing else of it. @throws ConditionalCheckFailedException when there is no such key */
export async function markKey(
  client: DynamoDBClient,
  tableName: string,
  kid: string,
  status: KeyStatus,
  since: string,
): Promise<void> {
  const update = new UpdateItemCommand({
    TableName: tableName,
    Key: { [keysTable.partitionKey]: { S: kid } },
    UpdateExpression: 'SET #status = :status, #since = :since',
    ConditionExpression: 'attribute_exists(kid)',
    ExpressionAttributeNames: { '#status': 'status', '#since': 'since' },
    ExpressionAttributeValues: { ':status': { S: status }, ':since': { S: since } },
  });
  await answer((options) => client.send(update, options));
}

function keyOf(item: Readonly<Record<string, AttributeValue>>): PublishedKey {
  const [kid, x, y, since] = [text(item, 'kid'), text(item, 'x'), text(item, 'y'), text(item, 'since')];
  const status = text(item, 'status');
  if (status !== 'active' && status !== 'retired' && status !== 'compromised') throw new TypeError('an unknown status');
  return { kty: 'EC', crv: 'P-256', x, y, alg: 'ES256', use: 'sig', kid, status, since };
}

function text(item: Readonly<Record<string, AttributeValue>>, name: string): string {
  const value = item[name]?.S;
  if (value === undefined) throw new TypeError(`a published key lacks its ${name}`);
  return value;
}
