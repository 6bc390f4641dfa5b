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

/** The body's bytes. @throws Problem 400 when it breaks off, 413 when it is over so many bytes */
export async function bytes(c: RequestContext, most = MOST_BYTES): Promise<Uint8Array> {
  const declared = c.req.header('Content-Length');
  if (Number(declared) > most) throw new Problem('body-too-large');
  try {
    // Asking for the stream makes the server build one; where the length is known, reading at once is much cheaper.
    const body = declared === undefined ? c.req.raw.body : null;
    const read = body === null ? new Uint8Array(await c.req.arrayBuffer()) : await chunks(body, most);
    if (read.length > most) throw new Problem('body-too-large');
    return read;
  } catch (error) {
    if (error instanceof Problem) throw error;
    // The caller went away: no fault of ours, and nobody is there to be told.
    throw new Problem('invalid-request', { faults: [{ pointer: '', code: 'body-incomplete' }] });
  }
}

/** Sent in chunks: stops reading as soon as it is too much. */
async function chunks(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > most) throw new Problem('body-too-large');
    read.push(chunk);
  }
  return Buffer.concat(read);
}
