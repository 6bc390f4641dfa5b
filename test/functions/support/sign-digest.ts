/** ECDSA over P-256 of a digest (FIPS 186-5, 6.4.1): node:crypto signs messages only, and KMS is given digests. */
import { createECDH, type KeyObject, randomBytes } from 'node:crypto';

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** SHA-256: 32 bytes. */
export type Digest = Uint8Array;

const toBigInt = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const mod = (value: bigint) => ((value % ORDER) + ORDER) % ORDER;

/** The signature as DER. */
export function signDigest(key: KeyObject, digest: Digest): Buffer {
  const d = toBigInt(Buffer.from(key.export({ format: 'jwk' }).d!, 'base64url'));
  for (;;) {
    const nonce = randomBytes(32);
    const k = toBigInt(nonce);
    if (k === 0n || k >= ORDER) continue;
    const point = createECDH('prime256v1');
    point.setPrivateKey(nonce);
    const r = mod(toBigInt(point.getPublicKey().subarray(1, 33)));
    const s = mod(inverse(k) * (toBigInt(digest) + r * d));
    if (r !== 0n && s !== 0n) return derSignature(r, s);
  }
}

/** `SEQUENCE { INTEGER r, INTEGER s }` (X.690): the shortest bytes, with a zero in front of a high bit. */
export function derSignature(r: bigint, s: bigint): Buffer {
  const integers = [r, s].map((value) => {
    const hex = value.toString(16);
    const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
    const shown = bytes[0]! > 0x7f ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
    return Buffer.concat([Buffer.of(0x02, shown.length), shown]);
  });
  const content = Buffer.concat(integers);
  return Buffer.concat([Buffer.of(0x30, content.length), content]);
}

/** By Fermat: the order is prime. */
function inverse(value: bigint): bigint {
  let [result, base, exponent] = [1n, mod(value), ORDER - 2n];
  for (; exponent > 0n; exponent >>= 1n) {
    if ((exponent & 1n) === 1n) result = mod(result * base);
    base = mod(base * base);
  }
  return result;
}
