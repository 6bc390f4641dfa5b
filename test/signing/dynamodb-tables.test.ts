import { CreateTableCommand, type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamodbProfiles, profileItem, profilesTable } from '../../lib/auth/dynamodb-profiles.ts';
import { dynamodbKeys, keyItem, keysTable, markKey } from '../../lib/signing/dynamodb-keys.ts';
import { type EmbeddedStore, openMemoryStore } from '../../lib/store/embedded.ts';
import { StoreUnavailable } from '../../lib/store/store.ts';

let opened: EmbeddedStore;
let client: DynamoDBClient;
beforeAll(async () => {
  opened = await openMemoryStore();
  client = opened.client;
  await table('keys', keysTable.partitionKey);
  await table('profiles', profilesTable.partitionKey);
});
afterAll(() => opened.close());

async function table(TableName: string, AttributeName: string): Promise<void> {
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName, AttributeType: 'S' }],
      KeySchema: [{ AttributeName, KeyType: 'HASH' }],
    }),
  );
}

describe('the published keys', () => {
  it('are listed oldest first, and one that is retired or compromised keeps its place', async () => {
    const put = (kid: string, at: string) =>
      client.send(
        new PutItemCommand({
          TableName: 'keys',
          Item: keyItem({ kid, x: 'x', y: 'y', status: 'active', since: at }, at),
        }),
      );
    await put('c', '2026-03-01T00:00:00.000Z');
    await put('a', '2026-02-01T00:00:00.000Z');
    await put('b', '2026-01-01T00:00:00.000Z');
    await markKey(client, 'keys', 'b', 'compromised', '2026-05-01T00:00:00.000Z');
    await markKey(client, 'keys', 'a', 'retired', '2026-04-01T00:00:00.000Z');
    const keys = await dynamodbKeys(client, 'keys').list();
    expect(keys.map(({ kid, status, since }) => [kid, status, since.slice(0, 7)])).toEqual([
      ['b', 'compromised', '2026-05'],
      ['a', 'retired', '2026-04'],
      ['c', 'active', '2026-03'],
    ]);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', x: 'x', y: 'y' });
  });

  it('cannot be marked when they were never published', async () => {
    await expect(markKey(client, 'keys', 'unknown', 'retired', '2026-01-01')).rejects.toThrow();
  });
});

describe('the profiles', () => {
  it('of a client are read with the licence register’s fields, and none for an unknown client', async () => {
    const profile = {
      clientId: 'client-1',
      role: 'operator',
      operator: 'casino-1',
      name: 'Կազինո',
      licence: 'ԽՏ-0001',
      licensedOn: '2024-01-01',
    } as const;
    await client.send(new PutItemCommand({ TableName: 'profiles', Item: profileItem(profile) }));
    const profiles = dynamodbProfiles(client, 'profiles', () => 0);
    expect(await profiles.get('client-1')).toEqual(profile);
    expect(await profiles.get('client-2')).toBeUndefined();
  });

  it('are remembered for a minute; a new client is known at once', async () => {
    let now = 0;
    const profiles = dynamodbProfiles(client, 'profiles', () => now);
    const put = (name: string) =>
      client.send(
        new PutItemCommand({
          TableName: 'profiles',
          Item: profileItem({ clientId: 'client-3', role: 'regulator', operator: 'regulator', name }),
        }),
      );
    expect(await profiles.get('client-3')).toBeUndefined();
    await put('first');
    expect((await profiles.get('client-3'))?.name).toBe('first');
    await put('second');
    now = 59_999;
    expect((await profiles.get('client-3'))?.name).toBe('first');
    now = 60_000;
    expect((await profiles.get('client-3'))?.name).toBe('second');
  });

  it('that cannot be read are out of reach', async () => {
    const other = await openMemoryStore();
    await other.close();
    await expect(dynamodbProfiles(other.client, 'profiles', () => 0).get('client-1')).rejects.toThrow(StoreUnavailable);
    await expect(dynamodbKeys(other.client, 'keys').list()).rejects.toThrow(StoreUnavailable);
  });
});
