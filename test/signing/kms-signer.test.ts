import { expect, it } from 'vitest';
import { kmsClient } from '../../lib/signing/kms-client.ts';
import { kmsSigner } from '../../lib/signing/kms-signer.ts';
import { startLocalKms } from '../functions/support/local-kms.ts';
import { testKmsSigner } from './kms-signer.ts';

testKmsSigner(startLocalKms);

it('asks for the public key once, however many wait for it, and signs digests', async () => {
  const kms = await startLocalKms();
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const signer = kmsSigner(kmsClient({ endpoint: kms.endpoint, region: 'eu-central-1', credentials }), kms.keyId);
  await Promise.all(Array.from({ length: 20 }, () => signer.ready()));
  await signer.sign(Buffer.from('input'));
  expect(kms.asked).toEqual(['TrentService.GetPublicKey', 'TrentService.Sign']);
  kms.close();
});
