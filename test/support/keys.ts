/** A signing key that lives as long as a test. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyDirectory, PublishedKey, Signer } from '../../lib/signing/signer.ts';
import { thumbprint } from '../../lib/signing/thumbprint.ts';

export function memoryKeys(since = '2026-01-01T00:00:00.000Z'): KeyDirectory & { readonly signer: Signer } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const kid = thumbprint({ x, y });
  const key: PublishedKey = { kty: 'EC', crv: 'P-256', x, y, alg: 'ES256', use: 'sig', kid, status: 'active', since };
  return {
    list: async () => [key],
    signer: { kid, sign: async (input) => sign('sha256', input, { key: privateKey, dsaEncoding: 'ieee-p1363' }) },
  };
}
