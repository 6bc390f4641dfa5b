/** Base64url without padding (RFC 4648, 5; RFC 7515, 2), strict: one text for one sequence of bytes. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes to base64url text. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  const chunk = 0x8000;
  for (let i = 0; i < bytes.length; i += chunk) binary += String.fromCharCode(...bytes.subarray(i, i + chunk));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The value of each character code; 64 for what is no character of the alphabet. */
const VALUES = new Uint8Array(128).fill(64);
for (let value = 0; value < 64; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

/** Base64url text to bytes; undefined for padding, other characters, an impossible length or loose last bits. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? 64;
    if (value === 64) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
  }
  return (bits & ((1 << held) - 1)) === 0 ? bytes : undefined;
}
