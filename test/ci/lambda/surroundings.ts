/** Amazon's DynamoDB Local behind the synthesized permissions, and the emulated KMS. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { storeClient } from '../../../lib/store/client.ts';
import { ensureTable } from '../../../lib/store/ensure-table.ts';
import type { Surroundings } from '../../functions/support/deployment.ts';
import type { RuntimeClient } from '../../functions/support/runtime-api.ts';
import { emulatedKms } from '../kms/emulated-kms.ts';
import { type GuardedDynamodb, guardedDynamodb } from './guarded-dynamodb.ts';
import { Policies } from './policy.ts';

const ASSEMBLY = fileURLToPath(new URL('../../../cdk/cdk.out', import.meta.url));

export const DYNAMODB_ENDPOINT = process.env.DYNAMODB_ENDPOINT ?? '';
if (DYNAMODB_ENDPOINT === '') throw new Error('DYNAMODB_ENDPOINT is not set: start by run.sh');

/** The bundles of the synthesized assets. */
export const folderOf = (name: string) => new Policies(ASSEMBLY, {}).assetOf(name);

/** Amazon's Runtime Interface Client; it looks for the handler's module in its working folder. */
export const ric: RuntimeClient = () => ({
  command: process.execPath,
  arguments: [fileURLToPath(new URL('./node_modules/aws-lambda-ric/bin/index.mjs', import.meta.url)), 'index.handler'],
});

export interface GuardedSurroundings extends Surroundings {
  readonly policies: Policies;
  readonly guarded: GuardedDynamodb;
}

export async function guardedSurroundings(): Promise<GuardedSurroundings> {
  const client = storeClient({ endpoint: DYNAMODB_ENDPOINT });
  const suffix = randomUUID();
  const names = {
    receiptsTable: `receipts-${suffix}`,
    profilesTable: `profiles-${suffix}`,
    keysTable: `keys-${suffix}`,
  };
  await ensureTable(client, names.receiptsTable);
  const policies = new Policies(ASSEMBLY, {
    TablesReceipts: names.receiptsTable,
    TablesProfiles: names.profilesTable,
    TablesPublishedKeys: names.keysTable,
  });
  const [guarded, kms] = await Promise.all([guardedDynamodb(DYNAMODB_ENDPOINT, policies), emulatedKms()]);
  return {
    ...names,
    client,
    policies,
    guarded,
    dynamodbEndpoint: guarded.endpoint,
    insert: 'partiql',
    kmsEndpoint: kms.endpoint,
    keyId: kms.keyId,
    async close() {
      guarded.close();
      client.destroy();
    },
  };
}
