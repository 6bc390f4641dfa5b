/**
 * A responder that speaks KMS's protocol for the two operations that the signer needs, with a P-256 key of its own: what
 * it signs is truly signed. It stands for KMS only where an emulator cannot be had; the emulated KMS is asked too, in
 * the longer suite.
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Digest, signDigest } from './sign-digest.ts';

export interface LocalKms {
  readonly endpoint: string;
  readonly keyId: string;
  /** Operations asked for, in order. */
  readonly asked: string[];
  close(): void;
}

interface Request {
  readonly KeyId?: string;
  readonly Message?: string;
  readonly MessageType?: string;
  readonly SigningAlgorithm?: string;
}

export async function startLocalKms(): Promise<LocalKms> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyId = 'arn:aws:kms:eu-central-1:000000000000:key/11111111-2222-3333-4444-555555555555';
  const asked: string[] = [];

  const answers: Record<string, (request: Request) => object> = {
    'TrentService.GetPublicKey': () => ({
      KeyId: keyId,
      PublicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      KeySpec: 'ECC_NIST_P256',
      KeyUsage: 'SIGN_VERIFY',
      SigningAlgorithms: ['ECDSA_SHA_256'],
    }),
    'TrentService.Sign': ({ Message, MessageType, SigningAlgorithm }) => {
      const digest = Buffer.from(Message ?? '', 'base64');
      if (MessageType !== 'DIGEST' || SigningAlgorithm !== 'ECDSA_SHA_256' || digest.length !== 32)
        throw new Error('this key signs SHA-256 digests');
      const signature = signDigest(privateKey, digest as Digest);
      return { KeyId: keyId, SigningAlgorithm, Signature: signature.toString('base64') };
    },
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const operation = String(request.headers['x-amz-target']);
      asked.push(operation);
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'Content-Type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
      try {
        const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Request;
        if (body.KeyId !== keyId) return send(400, { __type: 'NotFoundException', message: 'no such key' });
        send(200, answers[operation]!(body));
      } catch (error) {
        send(400, { __type: 'ValidationException', message: String(error) });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keyId,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
