import { createHash } from 'node:crypto';

/** The RFC 7638 thumbprint of a P-256 public key: SHA-256 of its required members in their one order, base64url. */
export function thumbprint({ x, y }: { readonly x: string; readonly y: string }): string {
  return createHash('sha256').update(`{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`).digest('base64url');
}
