import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kmsClient } from '../../../lib/signing/kms-client.ts';
import { kmsPublicKey } from '../../../lib/signing/kms-signer.ts';
import { thumbprint } from '../../../lib/signing/thumbprint.ts';
import { type Deployment, deploy } from '../../functions/support/deployment.ts';
import { EMULATED, emulatedKms } from '../kms/emulated-kms.ts';
import { folderOf, guardedSurroundings, ric } from './surroundings.ts';

let deployment: Deployment;
const results: Record<string, unknown>[] = [];
// Where CloudFormation waits for the result.
const waiting = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    results.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    response.end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => waiting.listen(0, '127.0.0.1', resolve));
  deployment = await deploy(await guardedSurroundings(), { folderOf, client: ric });
});
afterAll(async () => {
  waiting.closeAllConnections();
  waiting.close();
  await deployment?.close();
});

async function deployed(RequestType: string, KeyId: string) {
  const publisher = await deployment.function('publish-key');
  await publisher.invoke({
    RequestType,
    ResponseURL: `http://127.0.0.1:${(waiting.address() as AddressInfo).port}/`,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'Published',
    ResourceProperties: { KeyId },
  });
  return results.at(-1)!;
}

async function published() {
  const answer = await deployment.send('keys', { method: 'GET', path: '/.well-known/jwks.json' });
  return ((await answer.json()) as { keys: { kid: string; status: string }[] }).keys;
}

it('a deployment publishes the next key beside the one before, once, and keeps it when the stack goes', async () => {
  const { endpoint, keyId } = await emulatedKms();
  const kid = thumbprint(await kmsPublicKey(kmsClient({ ...EMULATED, endpoint }), keyId));
  const [first] = await published();
  expect(await deployed('Create', keyId)).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: kid, Data: { kid } });
  const after = await published();
  expect(after.map((key) => [key.kid, key.status])).toEqual([
    [first!.kid, 'active'],
    [kid, 'active'],
  ]);
  expect(await deployed('Update', keyId)).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: kid });
  expect(await deployed('Delete', keyId)).toMatchObject({ Status: 'SUCCESS' });
  expect(await published()).toEqual(after);
});

it('a deployment whose key cannot be read fails, and says so', async () => {
  await expect(deployed('Create', 'no-such-key')).rejects.toThrow();
  expect(results.at(-1)).toMatchObject({ Status: 'FAILED' });
});
