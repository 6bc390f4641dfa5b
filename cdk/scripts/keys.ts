/**
 * The published keys: lists them, or marks one. Keys are published by deployments, and never removed.
 *
 *   npm run keys -- list
 *   npm run keys -- retire KID
 *   npm run keys -- compromised KID --since 2026-11-30T12:00:00Z
 */
import { parseArgs } from 'node:util';
import { dynamodbKeys, markKey } from '../../lib/signing/dynamodb-keys.ts';
import { storeClient } from '../../lib/store/client.ts';
import { readOutputs } from './outputs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outputs: { type: 'string', default: 'cdk-outputs.json' }, since: { type: 'string' } },
});

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

const [verb, kid] = positionals;
const table = readOutputs(values.outputs).KeysTable;
const client = storeClient();
const list = () => dynamodbKeys(client, table).list();

if (verb === 'retire' || verb === 'compromised') {
  const keys = await list();
  const key = keys.find((one) => one.kid === kid) ?? refuse(`there is no key ${kid}`);
  if (key.status === 'compromised') refuse('a compromised key stays one');
  if (verb === 'retire') {
    if (!keys.some((one) => one.kid !== kid && one.status === 'active'))
      refuse('it is the only active key: deploy another first');
    await markKey(client, table, key.kid, 'retired', new Date().toISOString());
  } else {
    const since = new Date(values.since ?? refuse('--since: from when on its signatures prove nothing'));
    if (Number.isNaN(since.getTime())) refuse('--since: a date-time');
    await markKey(client, table, key.kid, 'compromised', since.toISOString());
  }
} else if (verb !== 'list') {
  refuse('list, retire or compromised?');
}
for (const { kid: id, status, since } of await list()) console.log(`${id}  ${status.padEnd(11)}  since ${since}`);
