/** Reads a request's JSON body as the contract admits it. */
import { readBody, type Validator } from '../../lib/contract/shape.ts';
import { Problem } from '../../lib/problems/problem.ts';
import type { RequestContext } from './context.ts';

/** 1 MiB. */
const MOST_BYTES = 1024 * 1024;
const JSON_TYPE = /^application\/json[\t ]*(;[\t ]*charset[\t ]*=[\t ]*"?utf-8"?[\t ]*)?$/i;

/** The body, of the validator's shape. @throws Problem 400, 413, 415 */
export async function jsonBody<Body>(c: RequestContext, validate: Validator): Promise<Body> {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) throw new Problem('unsupported-media-type');
  const encoding = c.req.header('Content-Encoding');
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw new Problem('unsupported-media-type');
  const read = readBody<Body>(await bytes(c), validate);
  if (!read.ok) throw new Problem('invalid-request', { faults: read.faults });
  return read.body;
}

async function bytes(c: RequestContext): Promise<Uint8Array> {
  const declared = c.req.header('Content-Length');
  if (Number(declared) > MOST_BYTES) throw new Problem('body-too-large');
  // Asking for the stream makes the server build one; where the length is known, reading at once is much cheaper.
  const body = declared === undefined ? c.req.raw.body : null;
  if (body === null) {
    const buffer = new Uint8Array(await c.req.arrayBuffer());
    if (buffer.length > MOST_BYTES) throw new Problem('body-too-large');
    return buffer;
  }
  // Sent in chunks: stop reading as soon as it is too much.
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Problem('body-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
