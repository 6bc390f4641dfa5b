/** Bytes and texts as receipts hold them, for any JavaScript with WebCrypto. */

/** Text of UTF-8 bytes, a byte order mark included; undefined where they are none. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** SHA-256 of bytes. */
export async function sha256Bytes(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
}

/** `sha256:` and the hex digest of a text, as receipts write digests. */
export async function sha256Text(text: string): Promise<string> {
  const digest = await sha256Bytes(new TextEncoder().encode(text));
  return `sha256:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
