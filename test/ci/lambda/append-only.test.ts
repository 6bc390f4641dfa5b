import {
  BatchExecuteStatementCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  ExecuteStatementCommand,
  ExecuteTransactionCommand,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partiqlInsert } from '../../../lib/store/insert-partiql.ts';
import { itemKey, toItem } from '../../../lib/store/item.ts';
import { receiptOf } from '../../store/fixtures.ts';
import { guardedDynamodb } from './guarded-dynamodb.ts';
import { DYNAMODB_ENDPOINT, type GuardedSurroundings, guardedSurroundings } from './surroundings.ts';

let surroundings: GuardedSurroundings;
beforeAll(async () => {
  surroundings = await guardedSurroundings();
});
afterAll(() => surroundings?.close());

const receipt = receiptOf({ operator: 'casino-1', round: 'append-only' });
const Key = itemKey(receipt.id);

const clientOf = (principal: string, endpoint = surroundings.guarded.endpoint) =>
  new DynamoDBClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: principal, secretAccessKey: 'test' },
    maxAttempts: 1,
  });

/** Every way that DynamoDB has to change or remove an item, or to make a table's items go. */
function changes(TableName: string, Item: Awaited<ReturnType<typeof toItem>>) {
  const names = { ExpressionAttributeNames: { '#p': 'payload' }, ExpressionAttributeValues: { ':p': { S: 'forged' } } };
  const update = { TableName, Key, UpdateExpression: 'SET #p = :p', ...names };
  const keys = `pk='${receipt.id}' AND sk='receipt'`;
  const setting = `UPDATE "${TableName}" SET payload='forged' WHERE ${keys}`;
  const deleting = `DELETE FROM "${TableName}" WHERE ${keys}`;
  return {
    put: new PutItemCommand({ TableName, Item }),
    'put on condition': new PutItemCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
    update: new UpdateItemCommand(update),
    delete: new DeleteItemCommand({ TableName, Key }),
    'batch put': new BatchWriteItemCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item } }] } }),
    'batch delete': new BatchWriteItemCommand({ RequestItems: { [TableName]: [{ DeleteRequest: { Key } }] } }),
    'transacted put': new TransactWriteItemsCommand({ TransactItems: [{ Put: { TableName, Item } }] }),
    'transacted update': new TransactWriteItemsCommand({ TransactItems: [{ Update: update }] }),
    'transacted delete': new TransactWriteItemsCommand({ TransactItems: [{ Delete: { TableName, Key } }] }),
    'PartiQL update': new ExecuteStatementCommand({ Statement: setting }),
    'PartiQL delete': new ExecuteStatementCommand({ Statement: deleting }),
    'PartiQL batch': new BatchExecuteStatementCommand({ Statements: [{ Statement: setting }] }),
    'PartiQL transaction': new ExecuteTransactionCommand({ TransactStatements: [{ Statement: deleting }] }),
    'expiry of the table’s items': new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: 'at' },
    }),
    'dropping the table': new DeleteTableCommand({ TableName }),
  };
}

const PRINCIPALS = ['settle-spin', 'settle-hand', 'receipts', 'keys', 'publish-key', 'rank-hand', 'administrator'];

describe('a stored receipt', () => {
  it('is inserted by a settling function, and a second insert fails and leaves it as it is', async () => {
    const { receiptsTable } = surroundings;
    const settling = clientOf('settle-spin');
    const item = await toItem(receipt);
    expect(await partiqlInsert(settling, receiptsTable, item)).toBe('stored');
    const other = { ...item, payload: { B: Buffer.from('forged') } };
    expect(await partiqlInsert(settling, receiptsTable, other)).toBe('exists');
    const Statement = `INSERT INTO "${receiptsTable}" VALUE {'pk': '${receipt.id}', 'sk': 'receipt'}`;
    await expect(settling.send(new ExecuteStatementCommand({ Statement }))).rejects.toThrow(/^Duplicate primary key/);
    await expectUntouched(item);
  });

  for (const principal of PRINCIPALS) {
    it(`cannot be changed or removed in any way by ${principal}`, async () => {
      const { receiptsTable } = surroundings;
      const item = await toItem(receipt);
      const forged = { ...item, payload: { B: Buffer.from('forged') } };
      const client = clientOf(principal);
      for (const [way, command] of Object.entries(changes(receiptsTable, forged))) {
        const sent = client.send(command as PutItemCommand);
        await expect(sent, way).rejects.toMatchObject({ name: 'AccessDeniedException' });
      }
      await expectUntouched(item);
    });
  }

  it('could be, were it not for the table’s own policy: the test above can fail', async () => {
    const { receiptsTable, policies } = surroundings;
    const unguarded = await guardedDynamodb(DYNAMODB_ENDPOINT, policies, { withTablePolicy: false });
    const client = clientOf('administrator', unguarded.endpoint);
    const item = await toItem(receiptOf({ operator: 'casino-1', round: 'unguarded' }));
    await client.send(new PutItemCommand({ TableName: receiptsTable, Item: item }));
    const forged = { ...item, payload: { B: Buffer.from('forged') } };
    await client.send(new PutItemCommand({ TableName: receiptsTable, Item: forged }));
    const stored = await client.send(new GetItemCommand({ TableName: receiptsTable, Key: itemKey(item.pk!.S!) }));
    expect(Buffer.from(stored.Item!.payload!.B!).toString()).toBe('forged');
    unguarded.close();
  });

  async function expectUntouched(item: Awaited<ReturnType<typeof toItem>>) {
    const { client, receiptsTable } = surroundings;
    const { Item } = await client.send(new GetItemCommand({ TableName: receiptsTable, Key, ConsistentRead: true }));
    expect(Object.keys(Item!).sort()).toEqual(Object.keys(item).sort());
    expect(Buffer.from(Item!.payload!.B!).equals(Buffer.from(item.payload!.B!))).toBe(true);
  }
});
