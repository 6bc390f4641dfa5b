/** Store, profiles and keys of the functions that have them. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { ProfileDirectory } from '../../lib/auth/caller.ts';
import { dynamodbProfiles } from '../../lib/auth/dynamodb-profiles.ts';
import { storeClient } from '../../lib/store/client.ts';
import { dynamodbStore } from '../../lib/store/dynamodb-store.ts';
import type { Insert } from '../../lib/store/insert.ts';
import { type ReceiptStore, StoreUnavailable } from '../../lib/store/store.ts';
import type { CallerDeps } from '../http/deps.ts';
import { tokenEdge, writeLine } from './edge.ts';
import { optional, required } from './environment.ts';
import { counted, METRICS } from './metrics.ts';

/** The client of every table. DYNAMODB_ENDPOINT stands for another DynamoDB than AWS's; deployed it is not set. */
export function dynamodb(): DynamoDBClient {
  const endpoint = optional('DYNAMODB_ENDPOINT');
  return storeClient(endpoint === undefined ? {} : { endpoint });
}

export function callerEdge(client: DynamoDBClient): CallerDeps {
  const deps = tokenEdge();
  const profiles = dynamodbProfiles(client, required('PROFILES_TABLE'), deps.clock);
  return { ...deps, profiles: watched(profiles, ['get']) };
}

/** @param insert the functions that settle give theirs; the others store nothing */
export function receiptStore(client: DynamoDBClient, insert: Insert = readOnly): ReceiptStore {
  const store = dynamodbStore({ client, tableName: required('TABLE_NAME'), insert });
  return watched(store, ['get', 'getMany', 'insert', 'list']);
}

const readOnly: Insert = () => Promise.reject(new Error('this function only reads'));

type Calls = ReceiptStore & ProfileDirectory;

/** Counts the calls that found the tables out of reach. */
function watched<Part extends object>(part: Part, names: readonly (keyof Part & keyof Calls)[]): Part {
  const counting = names.map((name) => {
    const call = part[name] as (...given: unknown[]) => Promise<unknown>;
    const counted_ = async (...given: unknown[]) => {
      try {
        return await call(...given);
      } catch (error) {
        if (error instanceof StoreUnavailable) writeLine(counted(METRICS.storeFailures, Date.now(), { call: name }));
        throw error;
      }
    };
    return [name, counted_];
  });
  return { ...part, ...Object.fromEntries(counting) };
}
