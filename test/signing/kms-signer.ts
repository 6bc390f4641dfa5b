/** What the signer promises, over whichever KMS an endpoint stands for. */
import { calculateJwkThumbprint, compactVerify, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kmsClient } from '../../lib/signing/kms-client.ts';
import { kmsPublicKey, kmsSigner } from '../../lib/signing/kms-signer.ts';
import { SignerUnavailable } from '../../lib/signing/signer.ts';

export interface Kms {
  readonly endpoint: string;
  readonly keyId: string;
  readonly asked?: readonly string[];
  close(): void | Promise<void>;
}

const input = (payload: Uint8Array) => {
  const header = Buffer.from('{"alg":"ES256"}').toString('base64url');
  return `${header}.${Buffer.from(payload).toString('base64url')}`;
};

export function testKmsSigner(start: () => Promise<Kms>): void {
  let kms: Kms;
  beforeAll(async () => {
    kms = await start();
  });
  afterAll(() => kms?.close());

  const clientOf = (endpoint: string) =>
    kmsClient({ endpoint, region: 'eu-central-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } });

  describe('the KMS signer', () => {
    it('has the thumbprint of the key’s public part as its id, as jose computes it', async () => {
      const signer = kmsSigner(clientOf(kms.endpoint), kms.keyId);
      await signer.ready();
      const { x, y } = await kmsPublicKey(clientOf(kms.endpoint), kms.keyId);
      expect(signer.kid).toBe(await calculateJwkThumbprint({ kty: 'EC', crv: 'P-256', x, y }));
    });

    it('signs inputs of every size, beyond the 4 KB that KMS takes, and jose verifies them', async () => {
      const signer = kmsSigner(clientOf(kms.endpoint), kms.keyId);
      const point = await kmsPublicKey(clientOf(kms.endpoint), kms.keyId);
      const key = await importJWK({ kty: 'EC', crv: 'P-256', ...point }, 'ES256');
      const sizes = [...Array.from({ length: 40 }, (_, i) => i), 4096, 100_000, 2_000_000];
      for (const size of sizes) {
        const signed = input(Buffer.alloc(size, 'x'));
        const signature = await signer.sign(Buffer.from(signed));
        expect(signature.length).toBe(64);
        await compactVerify(`${signed}.${Buffer.from(signature).toString('base64url')}`, key);
      }
    });

    it('is out of reach when KMS is, when the key is not there, and before its id is known', async () => {
      const away = kmsSigner(clientOf('http://127.0.0.1:9'), kms.keyId);
      const missing = kmsSigner(clientOf(kms.endpoint), '00000000-0000-0000-0000-000000000000');
      for (const signer of [away, missing]) {
        expect(() => signer.kid).toThrow(SignerUnavailable);
        await expect(signer.ready()).rejects.toThrow(SignerUnavailable);
        await expect(signer.sign(Buffer.from('x'))).rejects.toThrow(SignerUnavailable);
      }
    });
  });
}
