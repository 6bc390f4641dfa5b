/** A signing key in the KMS at KMS_ENDPOINT. */
import { CreateKeyCommand } from '@aws-sdk/client-kms';
import { kmsClient } from '../../../lib/signing/kms-client.ts';

export const EMULATED = { region: 'eu-central-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };

export async function emulatedKms(): Promise<{ endpoint: string; keyId: string; close(): void }> {
  const endpoint = process.env.KMS_ENDPOINT;
  if (endpoint === undefined) throw new Error('KMS_ENDPOINT is not set: start by run.sh');
  const client = kmsClient({ ...EMULATED, endpoint });
  const create = new CreateKeyCommand({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' });
  const { KeyMetadata } = await client.send(create);
  client.destroy();
  return { endpoint, keyId: KeyMetadata!.Arn!, close() {} };
}
