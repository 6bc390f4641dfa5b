import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Quality 5 is the last before brotli's cost rises steeply: 22 ms for the largest legal receipt (quality 4: 12 ms and 7 %
 * larger; 9: 71 ms and 1 % smaller). The 24-bit window lets the lines at the end of a large receipt refer to the bets at
 * its beginning; gzip's 32 KB do not, and leave twice as much. For an ordinary receipt quality 2 and a window that holds
 * it whole take less than half of the time for a tenth to a sixth more, which seldom fills another unit of 1 KB; for a small
 * one quality 1 does as well, without the 256 KB of tables that quality 2 clears first.
 */
const params = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: size < SMALL ? 1 : size < LARGE ? 2 : 5,
    [constants.BROTLI_PARAM_LGWIN]: size < SMALL ? 12 : size < LARGE ? 16 : 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

const SMALL = 4096;

/** From here on the thread pool works, so that one large receipt does not hold up all others; below, it would cost more. */
const LARGE = 32 * 1024;
const compressAside = promisify(brotliCompress);
const expandAside = promisify(brotliDecompress);

/** Compresses a receipt's signed bytes. */
export async function compressed(payload: Uint8Array): Promise<Uint8Array> {
  const options = params(payload.length);
  return payload.length < LARGE ? brotliCompressSync(payload, options) : await compressAside(payload, options);
}

/** The signed bytes again, exactly. @throws Error when the stored bytes are damaged */
export async function expanded(stored: Uint8Array): Promise<Uint8Array> {
  return stored.length < LARGE ? brotliDecompressSync(stored) : await expandAside(stored);
}
