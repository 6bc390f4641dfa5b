/** SHA-256 digests that receipts carry, by node:crypto; the verifier in a browser computes the same with WebCrypto. */
import { createHash } from 'node:crypto';
import { canonical } from './canonical.ts';
import { type RoundKey, receiptIdOf, roundKeyBytes } from './receipt-id.ts';

/** `sha256:` and the hex digest of a text. */
export function sha256(text: string): string {
  return `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
}

export function receiptId(key: RoundKey): string {
  return receiptIdOf(createHash('sha256').update(roundKeyBytes(key)).digest());
}

const houseRulesDigests = new Map<string, string>();
const MOST_REMEMBERED = 1000;

/** The digest of a resolved set of house rules. Few sets are in use, so they are remembered. */
export function houseRulesDigest(houseRules: Readonly<Record<string, unknown>>): string {
  const text = canonical(houseRules);
  let digest = houseRulesDigests.get(text);
  if (digest === undefined) {
    digest = sha256(text);
    if (houseRulesDigests.size < MOST_REMEMBERED) houseRulesDigests.set(text, digest);
  }
  return digest;
}
