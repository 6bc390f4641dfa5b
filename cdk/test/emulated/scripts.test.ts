import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  CognitoIdentityProviderClient,
  CreateResourceServerCommand,
  CreateUserPoolCommand,
  DescribeUserPoolClientCommand,
  ListUserPoolClientsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../../lib/auth/caller.ts';
import { dynamodbProfiles } from '../../../lib/auth/dynamodb-profiles.ts';
import { keyItem } from '../../../lib/signing/dynamodb-keys.ts';

const endpoint = process.env.KMS_ENDPOINT!;
const account = {
  endpoint,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
};
const cognito = new CognitoIdentityProviderClient(account);
const dynamodb = new DynamoDBClient(account);
const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
const outputs = join(folder, 'cdk-outputs.json');
let UserPoolId = '';

async function table(TableName: string, AttributeName: string): Promise<void> {
  await dynamodb.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName, AttributeType: 'S' }],
      KeySchema: [{ AttributeName, KeyType: 'HASH' }],
    }),
  );
}

beforeAll(async () => {
  UserPoolId = (await cognito.send(new CreateUserPoolCommand({ PoolName: 'pool' }))).UserPool!.Id!;
  await cognito.send(
    new CreateResourceServerCommand({
      UserPoolId,
      Identifier: 'kanon',
      Name: 'kanon',
      Scopes: SCOPES.map((ScopeName) => ({ ScopeName, ScopeDescription: ScopeName })),
    }),
  );
  await table('profiles', 'clientId');
  await table('keys', 'kid');
  const Kanon = {
    UserPoolId,
    ProfilesTable: 'profiles',
    KeysTable: 'keys',
    TokenUrl: 'https://tokens.example/oauth2/token',
  };
  writeFileSync(outputs, JSON.stringify({ Kanon }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs one of the scripts as an operator of the service does. */
async function run(script: string, ...given: string[]): Promise<{ code: number; out: string }> {
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const environment = { AWS_ENDPOINT_URL: endpoint, AWS_REGION: 'eu-central-1' };
  const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
  const quiet = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
  const env = { ...process.env, ...environment, ...keys, ...quiet };
  try {
    const args = ['--import', 'tsx', `scripts/${script}.ts`, ...given, '--outputs', outputs];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, env });
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, out: stderr };
  }
}

const clientsOf = async () =>
  (await cognito.send(new ListUserPoolClientsCommand({ UserPoolId, MaxResults: 60 }))).UserPoolClients!;

describe('registering', () => {
  it('gives an operator a client with its scopes, and a profile with the licence register’s fields', async () => {
    const fields = ['--name', 'Կազինո', '--licence', 'ԽՏ-0001', '--legal-form', 'LLC', '--licensed-on', '2024-01-01'];
    const { code, out } = await run('register-client', 'operator', '--id', 'casino-1', ...fields);
    expect([code, out]).toEqual([0, expect.any(String)]);
    const { clientId, clientSecret, tokenUrl } = JSON.parse(out);
    expect([tokenUrl, typeof clientSecret]).toEqual(['https://tokens.example/oauth2/token', 'string']);
    const describe_ = new DescribeUserPoolClientCommand({ UserPoolId, ClientId: clientId });
    const { UserPoolClient } = await cognito.send(describe_);
    expect(UserPoolClient).toMatchObject({
      AllowedOAuthFlows: ['client_credentials'],
      AllowedOAuthScopes: ['kanon/settle', 'kanon/receipts.read'],
    });
    expect(await dynamodbProfiles(dynamodb, 'profiles', Date.now).get(clientId)).toEqual({
      clientId,
      role: 'operator',
      operator: 'casino-1',
      name: 'Կազինո',
      licence: 'ԽՏ-0001',
      legalForm: 'LLC',
      licensedOn: '2024-01-01',
    });
  });

  it('gives the regulator the scope for every operator’s receipts, and no other', async () => {
    const { out } = await run('register-client', 'regulator', '--name', 'Regulator');
    const { clientId, scopes } = JSON.parse(out);
    expect(scopes).toEqual(['receipts.read.all']);
    expect((await dynamodbProfiles(dynamodb, 'profiles', Date.now).get(clientId))?.role).toBe('regulator');
  });

  it('refuses what is incomplete or not allowed, and makes nothing', async () => {
    const before = (await clientsOf()).length;
    const named = ['--name', 'x', '--licence', 'x'];
    const refused = [
      ['casino'],
      ['operator', ...named],
      ['operator', '--id', 'Casino 1', ...named],
      ['operator', '--id', 'regulator', ...named],
      ['operator', '--id', 'casino-2', '--name', 'x'],
      ['operator', '--id', 'casino-2', ...named, '--scope', 'receipts.read.all'],
      ['operator', '--id', 'casino-2', ...named, '--licensed-on', '1.1.2024'],
    ];
    const codes = await Promise.all(
      refused.map(async (given) => [given, (await run('register-client', ...given)).code]),
    );
    expect(codes).toEqual(refused.map((given) => [given, 2]));
    expect(await clientsOf()).toHaveLength(before);
  });
});

describe('the keys', () => {
  it('are listed and marked; the only active one is not retired, a compromised one stays so', async () => {
    const publish = (kid: string, at: string) =>
      dynamodb.send(
        new PutItemCommand({
          TableName: 'keys',
          Item: keyItem({ kid, x: 'x', y: 'y', status: 'active', since: at }, at),
        }),
      );
    await publish('first', '2026-01-01T00:00:00.000Z');
    expect(await run('keys', 'retire', 'first')).toMatchObject({ code: 2 });
    await publish('second', '2026-02-01T00:00:00.000Z');
    expect((await run('keys', 'retire', 'first')).out).toMatch(/^first\s+retired\s.*\nsecond\s+active/);
    expect(await run('keys', 'compromised', 'first')).toMatchObject({ code: 2 });
    const { out } = await run('keys', 'compromised', 'first', '--since', '2026-01-15T00:00:00Z');
    expect(out).toMatch(/^first\s+compromised\s+since 2026-01-15T00:00:00.000Z/);
    expect(await run('keys', 'retire', 'first')).toMatchObject({ code: 2 });
    expect(await run('keys', 'retire', 'unknown')).toMatchObject({ code: 2 });
  });
});
