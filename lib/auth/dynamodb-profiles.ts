/** The profiles of clients, in a table of their own: no function of the service can write there. */
import { type AttributeValue, type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { answer } from '../store/answer.ts';
import type { Profile, ProfileDirectory } from './caller.ts';

/** The table as data, for the deployment and for tests. */
export const profilesTable = { partitionKey: 'clientId' } as const;

/** A profile is read with every request and changes once a year; a change shows after this time. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1000;

const OPTIONAL = ['legalForm', 'legalAddress', 'hallAddress', 'registration', 'licence', 'licensedOn'] as const;

/** @param clock milliseconds since 1970 */
export function dynamodbProfiles(client: DynamoDBClient, tableName: string, clock: () => number): ProfileDirectory {
  const remembered = new Map<string, { profile: Profile; until: number }>();
  return {
    async get(clientId) {
      const known = remembered.get(clientId);
      if (known !== undefined && known.until > clock()) return known.profile;
      const request = new GetItemCommand({
        TableName: tableName,
        Key: { [profilesTable.partitionKey]: { S: clientId } },
      });
      const { Item } = await answer((options) => client.send(request, options));
      if (Item === undefined) return undefined;
      const profile = profileOf(Item);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(clientId, { profile, until: clock() + REMEMBERED_MS });
      return profile;
    },
  };
}

/** The item that holds a profile. */
export function profileItem(profile: Profile): Record<string, AttributeValue> {
  return Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, { S: value }]));
}

function profileOf(item: Readonly<Record<string, AttributeValue>>): Profile {
  const text = (name: string) => {
    const value = item[name]?.S;
    if (value === undefined) throw new TypeError(`a profile lacks its ${name}`);
    return value;
  };
  const role = text('role');
  if (role !== 'operator' && role !== 'regulator') throw new TypeError('a profile has an unknown role');
  const given = OPTIONAL.flatMap((name) => (item[name]?.S === undefined ? [] : [[name, item[name].S]]));
  return {
    clientId: text(profilesTable.partitionKey),
    role,
    operator: text('operator'),
    name: text('name'),
    ...Object.fromEntries(given),
  };
}
