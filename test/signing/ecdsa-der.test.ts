import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawSignature } from '../../lib/signing/ecdsa-der.ts';
import { derSignature, signDigest } from '../functions/support/sign-digest.ts';

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const hex = (value: bigint) => value.toString(16).padStart(64, '0');

/** Integers of every length: short ones, and ones with the highest bit of their first byte set. */
const integer = fc
  .tuple(fc.integer({ min: 1, max: 256 }), fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }), fc.boolean())
  .map(([bits, random, topBitOfByte]) => {
    const length = topBitOfByte ? Math.ceil(bits / 8) * 8 : bits;
    return (random >> BigInt(256 - length)) | (1n << BigInt(length - 1));
  })
  .filter((value) => value < ORDER);

describe('a DER signature', () => {
  it('of any two integers, short or with a high bit, becomes the same two as 64 bytes', () => {
    fc.assert(
      fc.property(integer, integer, (r, s) => {
        expect(Buffer.from(rawSignature(derSignature(r, s))).toString('hex')).toBe(hex(r) + hex(s));
      }),
      { numRuns: 2000 },
    );
  });

  it('by OpenSSL is the one that verifies as r || s', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    for (let i = 0; i < 600; i++) {
      const message = Buffer.from(`message ${i}`);
      const raw = rawSignature(sign('sha256', message, { key: privateKey, dsaEncoding: 'der' }));
      expect(verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true);
    }
  });

  it('that is not the one shortest form is refused', () => {
    const der = derSignature(0x1234n, ORDER - 1n);
    const refused: Record<string, Uint8Array> = {
      nothing: Uint8Array.of(),
      'a byte less': der.subarray(0, -1),
      'a byte more': Buffer.concat([der, Buffer.of(0)]),
      'another type': Buffer.concat([Buffer.of(0x31), der.subarray(1)]),
      'a longer length': Buffer.concat([Buffer.of(0x30, 0x81), der.subarray(1)]),
      'a padded integer': Buffer.from('3008020300123402010130'.slice(0, 20), 'hex'),
      'a negative integer': Buffer.from('3006020180020101', 'hex'),
      'an empty integer': Buffer.from('30050200020101', 'hex'),
      zero: Buffer.from('3006020100020101', 'hex'),
      'one integer': Buffer.from('3003020101', 'hex'),
      'three integers': Buffer.from('3009020101020101020101', 'hex'),
      '257 bits': derSignature(1n << 256n, 1n),
    };
    for (const [name, bytes] of Object.entries(refused)) expect(() => rawSignature(bytes), name).toThrow(RangeError);
  });

  it('cut or changed anywhere is refused or is another signature, never the same', () => {
    const der = derSignature(0x80n, 0x7fffn);
    fc.assert(
      fc.property(fc.nat(der.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = Uint8Array.from(der);
        changed[at] = changed[at]! ^ change;
        try {
          expect(Buffer.compare(rawSignature(changed), rawSignature(der))).not.toBe(0);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});

describe('the digest signer of these tests', () => {
  it('signs what node:crypto verifies', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    for (let i = 0; i < 50; i++) {
      const message = Buffer.from(`message ${i}`);
      const der = signDigest(privateKey, createHash('sha256').update(message).digest());
      expect(verify('sha256', message, publicKey, der)).toBe(true);
    }
  });
});
