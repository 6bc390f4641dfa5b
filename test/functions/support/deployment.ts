/** The functions' bundles running as deployed, on this machine: tables, KMS and token issuer are other processes' or this one's. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { DEV_CLIENTS } from '../../../lib/auth/dev-issuer.ts';
import { profileItem, profilesTable } from '../../../lib/auth/dynamodb-profiles.ts';
import { keyItem, keysTable } from '../../../lib/signing/dynamodb-keys.ts';
import { kmsClient } from '../../../lib/signing/kms-client.ts';
import { kmsPublicKey } from '../../../lib/signing/kms-signer.ts';
import { thumbprint } from '../../../lib/signing/thumbprint.ts';
import { openMemoryStore } from '../../../lib/store/embedded.ts';
import { buildLambdas, type FunctionBundle } from '../../../scripts/build-lambdas.ts';
import { PUBLIC_URL } from '../../support/service.ts';
import { type GatewayRequest, type Payload, through } from './gateway.ts';
import { startLocalKms } from './local-kms.ts';
import { type RunningFunction, type RuntimeClient, startFunction } from './runtime-api.ts';
import { startTokenIssuer, type TokenIssuer } from './token-issuer.ts';

/** Where the data is and who signs. */
export interface Surroundings {
  readonly client: DynamoDBClient;
  readonly dynamodbEndpoint: string;
  readonly receiptsTable: string;
  readonly profilesTable: string;
  readonly keysTable: string;
  readonly insert: 'partiql' | 'conditional-put';
  readonly kmsEndpoint: string;
  readonly keyId: string;
  close(): Promise<void>;
}

export interface Deployment {
  readonly issuer: TokenIssuer;
  readonly environment: Readonly<Record<string, string>>;
  readonly surroundings: Surroundings;
  /** A function of this name, started when first asked for. */
  function(name: string): Promise<RunningFunction>;
  /** The same bundle in a process of its own, with other surroundings. */
  other(name: string, environment: Readonly<Record<string, string>>): Promise<RunningFunction>;
  send(name: string, request: GatewayRequest, payload?: Payload): Promise<Response>;
  token(client: keyof typeof DEV_CLIENTS): Promise<string>;
  close(): Promise<void>;
}

/** Embedded store and local KMS responder, both in this process. */
export async function embeddedSurroundings(): Promise<Surroundings> {
  const [opened, kms] = await Promise.all([openMemoryStore(), startLocalKms()]);
  return {
    client: opened.client,
    dynamodbEndpoint: opened.endpoint,
    receiptsTable: opened.tableName,
    profilesTable: 'profiles',
    keysTable: 'published-keys',
    insert: 'conditional-put',
    kmsEndpoint: kms.endpoint,
    keyId: kms.keyId,
    async close() {
      kms.close();
      await opened.close();
    },
  };
}

/** @param folderOf where a function's bundle lies; left out: built for this deployment */
export async function deploy(
  surroundings: Surroundings,
  options: { readonly folderOf?: (name: string) => string; readonly client?: RuntimeClient } = {},
): Promise<Deployment> {
  const built = options.folderOf === undefined ? mkdtempSync(join(tmpdir(), 'bundles-')) : undefined;
  if (built !== undefined) await buildLambdas(built);
  const folderOf = options.folderOf ?? ((name: FunctionBundle['name']) => join(built!, name));
  const issuer = await startTokenIssuer();
  const kid = await fillTables(surroundings);
  const environment = {
    PUBLIC_URL,
    TOKEN_ISSUER: issuer.issuer,
    RECEIPT_ENV: 'test',
    TABLE_NAME: surroundings.receiptsTable,
    PROFILES_TABLE: surroundings.profilesTable,
    KEYS_TABLE: surroundings.keysTable,
    SIGNING_KEY_ID: surroundings.keyId,
    SIGNING_KID: kid,
    DYNAMODB_ENDPOINT: surroundings.dynamodbEndpoint,
    KMS_ENDPOINT: surroundings.kmsEndpoint,
    RECEIPT_INSERT: surroundings.insert,
  };
  const all: Promise<RunningFunction>[] = [];
  const byName = new Map<string, Promise<RunningFunction>>();
  const start = (name: string, environment_: Readonly<Record<string, string>>) => {
    // Each has credentials of its own, as on AWS: its name stands for its role.
    const started = startFunction(folderOf(name), { ...environment_, AWS_ACCESS_KEY_ID: name }, options.client);
    all.push(started);
    return started;
  };
  const deployment: Deployment = {
    issuer,
    environment,
    surroundings,
    function(name) {
      const running = byName.get(name) ?? start(name, environment);
      byName.set(name, running);
      return running;
    },
    other: (name, changed) => start(name, { ...environment, ...changed }),
    send: async (name, request, payload) => through(await deployment.function(name), request, payload),
    token: (client) => issuer.token(String(client), DEV_CLIENTS[client]!.scopes),
    async close() {
      for (const running of all) await (await running).stop();
      issuer.close();
      await surroundings.close();
      if (built !== undefined) rmSync(built, { recursive: true, force: true });
    },
  };
  return deployment;
}

/** Profiles of the demo clients, and the signing key's public part. @returns its kid */
async function fillTables({ client, kmsEndpoint, keyId, ...names }: Surroundings): Promise<string> {
  const tables = {
    [names.profilesTable]: profilesTable.partitionKey,
    [names.keysTable]: keysTable.partitionKey,
  };
  for (const [TableName, AttributeName] of Object.entries(tables)) {
    const create = new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName, AttributeType: 'S' }],
      KeySchema: [{ AttributeName, KeyType: 'HASH' }],
    });
    await client.send(create);
  }
  for (const { profile } of Object.values(DEV_CLIENTS)) {
    await client.send(new PutItemCommand({ TableName: names.profilesTable, Item: profileItem(profile) }));
  }
  const kms = kmsClient({ endpoint: kmsEndpoint, region: 'eu-central-1', credentials: TEST_CREDENTIALS });
  const point = await kmsPublicKey(kms, keyId);
  kms.destroy();
  const kid = thumbprint(point);
  const since = '2026-01-01T00:00:00.000Z';
  const item = keyItem({ ...point, kid, status: 'active', since }, since);
  await client.send(new PutItemCommand({ TableName: names.keysTable, Item: item }));
  return kid;
}

const TEST_CREDENTIALS = { accessKeyId: 'test', secretAccessKey: 'test' };
