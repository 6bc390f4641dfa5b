/** The three parts of a compact JWS (RFC 7515, 7.1), strictly: no padding, no loose bits, no white space. */
import { fromBase64url } from '../base64url.ts';
import { type Check, type Reason, reason, verdictOf } from './check.ts';

/** A round of 2,000 bets makes some 1.7 million characters; more than this is no receipt. */
const LONGEST = 8_000_000;

export interface Compact {
  /** What the signature covers: the first two parts as received. */
  readonly signingInput: string;
  /** Each undefined where it cannot be decoded. */
  readonly header: Uint8Array | undefined;
  readonly payload: Uint8Array | undefined;
  readonly signature: Uint8Array | undefined;
}

const PARTS = ['header', 'payload', 'signature'] as const;

/** Takes a text apart as far as it can be, with the check of its form. */
export function readCompact(text: string): { readonly compact: Compact; readonly check: Check } {
  if (text.length > LONGEST) {
    const nothing = { signingInput: '', header: undefined, payload: undefined, signature: undefined };
    return { compact: nothing, check: verdictOf('form', [reason('too-long', { longest: LONGEST })]) };
  }
  const segments = text.split('.', 100);
  const faults: Reason[] = [];
  if (segments.length !== 3) faults.push(reason('segments', { count: segments.length }));
  const [header, payload, signature] = PARTS.map((part, i) => {
    const segment = segments[i];
    if (segment === undefined) return undefined;
    if (segment === '') {
      faults.push(reason('empty-segment', { part }));
      return undefined;
    }
    const bytes = fromBase64url(segment);
    if (bytes === undefined) faults.push(reason('not-base64url', { part }));
    return bytes;
  });
  const signingInput = `${segments[0]}.${segments[1] ?? ''}`;
  return { compact: { signingInput, header, payload, signature }, check: verdictOf('form', faults) };
}
