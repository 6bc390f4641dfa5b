/** ECDSA signatures: from DER (RFC 3279, 2.2.3), as KMS gives them, to r || s (RFC 7518, 3.4), as a JWS holds them. */

const P256_BYTES = 32;

/**
 * 64 bytes r || s of a DER `SEQUENCE { INTEGER r, INTEGER s }` over P-256.
 *
 * Parsed strictly (X.690, 8.3 and 10.1: shortest lengths, shortest integers, nothing before, between or after). An
 * integer has 1 to 33 bytes: it is short where its top bytes are zero, and has a zero byte in front where its highest
 * bit is set, so neither its length nor its first byte may be taken for granted.
 * @throws RangeError when it is anything else
 */
export function rawSignature(der: Uint8Array): Uint8Array {
  // Two integers of at most 33 bytes: every length fits into one byte.
  if (der[0] !== 0x30 || der[1] !== der.length - 2) throw new RangeError('no DER sequence of this length');
  const raw = new Uint8Array(2 * P256_BYTES);
  const end = integerInto(raw.subarray(0, P256_BYTES), der, 2);
  if (integerInto(raw.subarray(P256_BYTES), der, end) !== der.length) throw new RangeError('more than two integers');
  return raw;
}

/** Writes the integer that starts at an offset right-aligned. @returns where it ends */
function integerInto(target: Uint8Array, der: Uint8Array, at: number): number {
  const length = der[at + 1];
  if (der[at] !== 0x02 || length === undefined || length === 0) throw new RangeError('no DER integer');
  const end = at + 2 + length;
  if (end > der.length) throw new RangeError('a DER integer that ends too late');
  let start = at + 2;
  const [first, second] = [der[start]!, der[start + 1]];
  if (first > 0x7f) throw new RangeError('a negative integer');
  if (first === 0 && length > 1) {
    if (second! <= 0x7f) throw new RangeError('not the shortest form of an integer');
    start += 1;
  }
  if (end - start > target.length) throw new RangeError('an integer of more than 256 bits');
  if (first === 0 && length === 1) throw new RangeError('zero is in no signature');
  target.set(der.subarray(start, end), target.length - (end - start));
  return end;
}
