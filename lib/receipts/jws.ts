/** The receipt as a compact JWS (RFC 7515), ES256, with a header of exactly three members. */

import { toBase64url } from './base64url.ts';
import { canonical } from './canonical.ts';

export const RECEIPT_TYPE = 'settlement-receipt+jws';
export const ALGORITHM = 'ES256';

const encoder = new TextEncoder();

/** The protected header for a key, base64url. */
export function protectedHeader(kid: string): string {
  return toBase64url(encoder.encode(canonical({ alg: ALGORITHM, kid, typ: RECEIPT_TYPE })));
}
