/** A receipt's id comes from its round: whoever knows the round can compute it, and a round has one id per revision. */

export interface RoundKey {
  readonly env: 'live' | 'test';
  readonly operator: string;
  readonly table: string;
  readonly round: string;
  /** 1 for the first. */
  readonly revision: number;
}

export const RECEIPT_ID = /^rcpt_[0-9A-HJKMNP-TV-Z]{26}$/;

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const encoder = new TextEncoder();

/** What is hashed: env, operator, table, round and revision in decimal, each as UTF-8 behind a 4-byte big-endian length. */
export function roundKeyBytes({ env, operator, table, round, revision }: RoundKey): Uint8Array {
  const parts = [env, operator, table, round, String(revision)];
  // A UTF-16 unit is three bytes of UTF-8 at most.
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + 3 * part.length, 0));
  let at = 0;
  for (const part of parts) {
    const { written } = encoder.encodeInto(part, bytes.subarray(at + 4));
    for (let i = 0; i < 4; i++) bytes[at + i] = written >>> (24 - 8 * i);
    at += 4 + written;
  }
  return bytes.subarray(0, at);
}

/** The id that a SHA-256 digest of roundKeyBytes gives: its first 130 bits in Crockford base32. */
export function receiptIdOf(digest: Uint8Array): string {
  let text = 'rcpt_';
  let bits = 0;
  let held = 0;
  for (let i = 0; text.length < 5 + 26; ) {
    if (held < 5) {
      bits = ((bits << 8) | digest[i++]!) & 0xfff;
      held += 8;
    }
    held -= 5;
    text += CROCKFORD[(bits >> held) & 31];
  }
  return text;
}
