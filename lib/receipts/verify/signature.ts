/** ES256 (RFC 7518, 3.4): 64 bytes r || s over SHA-256 of the bytes as received. Nothing is written anew to be verified. */
import { type Check, fail, notApplicable, pass, reason } from './check.ts';
import type { TrustedKey } from './keys.ts';

const LENGTH = 64;

export function signatureFormCheck(signature: Uint8Array | undefined): Check {
  if (signature === undefined) return notApplicable('signature-form', 'not-readable');
  if (signature.length === LENGTH) return pass('signature-form');
  return fail('signature-form', reason('signature-length', { length: signature.length, wanted: LENGTH }));
}

export async function signatureCheck(
  key: TrustedKey | undefined,
  signature: Uint8Array | undefined,
  signingInput: string,
): Promise<Check> {
  if (signature === undefined) return notApplicable('signature', 'not-readable');
  if (key === undefined) return notApplicable('signature', 'no-key');
  const input = new TextEncoder().encode(signingInput);
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const valid =
    signature.length === LENGTH &&
    (await crypto.subtle.verify(algorithm, key.key, signature as Uint8Array<ArrayBuffer>, input));
  return valid ? pass('signature') : fail('signature', reason('signature-mismatch', { kid: key.kid }));
}
