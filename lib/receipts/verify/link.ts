/**
 * A receipt as the fragment of a link: `r1.<header and payload, deflated>.<signature>`. A browser keeps the fragment to
 * itself, so opening the link tells no server what the receipt says. Unpacking gives the JWS back byte for byte.
 */
import { fromBase64url, toBase64url } from '../base64url.ts';

const PREFIX = 'r1.';
const NEW_LINE = 0x0a;
/** What a fragment may unfold to: many times what fits a link, far less than a device can hold. */
const LARGEST = 4_000_000;

/** The fragment of a receipt, without `#`; undefined for a text that is no JWS. */
export async function packReceipt(jws: string): Promise<string | undefined> {
  const [header, payload] = jws.split('.', 2).map((part) => fromBase64url(part));
  const signature = jws.split('.')[2];
  if (header === undefined || payload === undefined || signature === undefined) return undefined;
  if (header.includes(NEW_LINE)) return undefined;
  const bytes = new Uint8Array(header.length + 1 + payload.length);
  bytes.set(header);
  bytes[header.length] = NEW_LINE;
  bytes.set(payload, header.length + 1);
  const packed = await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  return packed === undefined ? undefined : `${PREFIX}${toBase64url(packed)}.${signature}`;
}

/** The JWS of a fragment, with or without `#`; undefined for anything that packReceipt has not made. */
export async function unpackReceipt(fragment: string): Promise<string | undefined> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(PREFIX)) return undefined;
  const [packed = '', signature, ...more] = text.slice(PREFIX.length).split('.');
  const deflated = fromBase64url(packed);
  if (deflated === undefined || signature === undefined || more.length > 0) return undefined;
  const bytes = await through(deflated, new DecompressionStream('deflate-raw'), LARGEST);
  const end = bytes?.indexOf(NEW_LINE) ?? -1;
  if (bytes === undefined || end === -1) return undefined;
  return `${toBase64url(bytes.subarray(0, end))}.${toBase64url(bytes.subarray(end + 1))}.${signature}`;
}

/** @returns undefined for what cannot be transformed, or grows too large */
async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  largest: number,
): Promise<Uint8Array | undefined> {
  const writer = stream.writable.getWriter();
  // Its failure shows on the reading side.
  writer.write(bytes as Uint8Array<ArrayBuffer>).catch(() => {});
  writer.close().catch(() => {});
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > largest) {
        await reader.cancel();
        return undefined;
      }
      chunks.push(value);
    }
  } catch {
    return undefined;
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
