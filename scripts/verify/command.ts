/** The command: reads receipts one by one, verifies some at a time, keeps their order, holds no more than those in memory. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import {
  type FoundReceipt,
  type KeySet,
  readKeys,
  receiptsIn,
  TooLong,
  verifyReceipt,
} from '../../lib/receipts/verify/index.ts';
import { type Options, optionsOf, USAGE } from './options.ts';
import { progressBar } from './progress.ts';
import type { Counts, Report, Result } from './report.ts';
import { jsonReport } from './report-json.ts';
import { textReport } from './report-text.ts';

export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Output;
  readonly stderr: Output & { readonly isTTY?: boolean; readonly columns?: number };
}

export interface Output {
  write(text: string): boolean;
  once(event: 'drain', listener: () => void): unknown;
}

/** How many receipts are being verified at a time: WebCrypto has threads of its own. */
const AT_ONCE = 64;

const EXIT = { genuine: 0, refused: 1, usage: 2 } as const;

/** @returns the exit code */
export async function verifyCommand(args: readonly string[], { stdin, stdout, stderr }: Streams): Promise<number> {
  const options = optionsOf(args);
  if (typeof options === 'string') {
    const asked = options === '';
    (asked ? stdout : stderr).write(asked ? USAGE : `${options}\n\n${USAGE}`);
    return asked ? EXIT.genuine : EXIT.usage;
  }
  try {
    const keys = await keysOf(options.keys);
    const total = options.file === '-' ? undefined : (await stat(options.file)).size;
    const source = options.file === '-' ? stdin : createReadStream(options.file);
    const write = writer(stdout);
    const report = options.json ? jsonReport(write) : textReport(write, options.language);
    const start = Date.now();
    const progress = progressBar(stderr, total, Date.now);
    const counts = await verifyAll(source, keys, options, report, progress, stderr);
    progress.done();
    const all = counts.genuine + counts.unproven + counts['not-genuine'];
    if (all === 0) {
      stderr.write(`${options.file}: there is no receipt in it.\n`);
      return EXIT.usage;
    }
    await report.end(counts, (Date.now() - start) / 1000);
    return counts.genuine === all ? EXIT.genuine : EXIT.refused;
  } catch (error) {
    if (!isInputError(error)) throw error;
    stderr.write(`${(error as Error).message}\n`);
    return EXIT.usage;
  }
}

const NO_RECEIPT =
  'this JSON holds no receipt: a problem and a page of a search have none. Save the answer of one receipt, or an export.';

async function verifyAll(
  source: AsyncIterable<Uint8Array | string>,
  keys: KeySet,
  { issuer }: Options,
  report: Report,
  progress: ReturnType<typeof progressBar>,
  stderr: Output,
): Promise<Counts> {
  const counts = { genuine: 0, unproven: 0, 'not-genuine': 0 };
  const started: Promise<Result>[] = [];
  const settle = async () => {
    const result = await started.shift()!;
    counts[result.verification.verdict]++;
    progress.verified(result.verification.verdict === 'genuine');
    await report.add(result);
  };
  const one = async ({ line, jws, around }: FoundReceipt): Promise<Result> => {
    const using = { keys, around, ...(issuer === undefined ? {} : { issuer }) };
    return { line, verification: await verifyReceipt(jws, using) };
  };
  for await (const found of receiptsIn(texts(source, progress.read))) {
    if (found.jws.startsWith('{')) stderr.write(`Line ${found.line}: ${NO_RECEIPT}\n`);
    started.push(one(found));
    if (started.length >= AT_ONCE) await settle();
  }
  while (started.length > 0) await settle();
  return counts;
}

async function* texts(source: AsyncIterable<Uint8Array | string>, read: (bytes: number) => void) {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of source) {
    read(chunk.length);
    yield typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

class BadKeys extends Error {}

async function keysOf(path: string): Promise<KeySet> {
  const text = await readFile(path, 'utf8');
  try {
    return await readKeys(JSON.parse(text));
  } catch (error) {
    throw new BadKeys(`${path}: ${(error as Error).message}`);
  }
}

/** A file that is not there or cannot be read, keys that are none, a line without end: the call is wrong, not the code. */
const isInputError = (error: unknown): boolean =>
  error instanceof BadKeys || error instanceof TooLong || (error instanceof Error && 'syscall' in error);

/** Waits for a reader that is slower than we are, so that nothing piles up. */
function writer(stdout: Output): (text: string) => Promise<void> {
  return async (text) => {
    if (!stdout.write(text)) await new Promise<void>((resolve) => stdout.once('drain', resolve));
  };
}
