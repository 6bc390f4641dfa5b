import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { kmsClient } from '../../../lib/signing/kms-client.ts';
import { kmsPublicKey, kmsSigner } from '../../../lib/signing/kms-signer.ts';
import { testKmsSigner } from '../../signing/kms-signer.ts';
import { EMULATED, emulatedKms } from './emulated-kms.ts';

testKmsSigner(emulatedKms);

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

it('what it signs is verified by Python’s cryptography, hundreds of times, and nothing changed is', async () => {
  const { endpoint, keyId } = await emulatedKms();
  const client = kmsClient({ ...EMULATED, endpoint });
  const signer = kmsSigner(client, keyId);
  const key = await kmsPublicKey(client, keyId);
  const signatures: [string, string][] = [];
  for (let i = 0; i < 600; i++) {
    const message = `message ${i} ${'x'.repeat(i * 20)}`;
    signatures.push([message, Buffer.from(await signer.sign(Buffer.from(message))).toString('hex')]);
  }
  const input = JSON.stringify({ key, signatures });
  const output = execFileSync(here('.venv/bin/python'), [here('verify.py')], { input, encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual({ verified: 600, changedRefused: 600 });
});
