/** Signs with a KMS key of the kind ECC_NIST_P256, whose private part never leaves KMS. */
import { createHash, createPublicKey } from 'node:crypto';
import { GetPublicKeyCommand, type KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { patience } from '../store/patience.ts';
import { rawSignature } from './ecdsa-der.ts';
import { type Signer, SignerUnavailable } from './signer.ts';
import { thumbprint } from './thumbprint.ts';

const ALGORITHM = 'ECDSA_SHA_256';

export interface KmsSigner extends Signer {
  /** Resolves once `kid` is known. @throws SignerUnavailable */
  ready(): Promise<void>;
}

/**
 * @param keyId the key's id or ARN; an alias could come to mean another key while this one's kid is remembered
 * @param knownKid where the public key was read before, when it was published; left out: KMS is asked for it
 */
export function kmsSigner(client: KMSClient, keyId: string, knownKid?: string): KmsSigner {
  let kid = knownKid;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      kid = thumbprint(await kmsPublicKey(client, keyId));
    } finally {
      asking = undefined;
    }
  };
  return {
    get kid() {
      if (kid === undefined) throw new SignerUnavailable(new Error('the public key was not read yet'));
      return kid;
    },
    async ready() {
      if (kid !== undefined) return;
      asking ??= ask();
      await asking;
    },
    async sign(signingInput) {
      // KMS takes at most 4,096 bytes to sign, and a receipt may be larger: it is given the digest.
      const request = new SignCommand({
        KeyId: keyId,
        Message: createHash('sha256').update(signingInput).digest(),
        MessageType: 'DIGEST',
        SigningAlgorithm: ALGORITHM,
      });
      return attempt(async (options) => rawSignature((await client.send(request, options)).Signature!));
    },
  };
}

/** The public key of a KMS key, as a JWK has it. @throws SignerUnavailable */
export async function kmsPublicKey(
  client: KMSClient,
  keyId: string,
): Promise<{ readonly x: string; readonly y: string }> {
  return attempt(async (options) => {
    const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId: keyId }), options);
    const key = createPublicKey({ key: Buffer.from(PublicKey!), format: 'der', type: 'spki' });
    const { crv, x, y } = key.export({ format: 'jwk' });
    if (crv !== 'P-256' || x === undefined || y === undefined) throw new TypeError('the signing key is not of P-256');
    return { x, y };
  });
}

/** Whatever KMS says instead of signing, nothing is signed: a key that is disabled is as far away as one in a dead region. */
async function attempt<Value>(call: (options: { abortSignal: AbortSignal }) => Promise<Value>): Promise<Value> {
  try {
    return await call({ abortSignal: patience() });
  } catch (error) {
    throw new SignerUnavailable(error);
  }
}
