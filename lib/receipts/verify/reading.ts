/**
 * Finds the receipts in what somebody holds: a bare JWS, an API's answer, the lines of an export. Whatever is none of them
 * is handed on as it stands, so that the verifier says of it that it is no receipt.
 */
import { readJson } from '../../contract/strict-json.ts';
import type { Surroundings } from './surroundings.ts';
import { isObject } from './text.ts';

export interface FoundReceipt {
  /** 1-based; where in the text it begins. */
  readonly line: number;
  readonly jws: string;
  readonly around: Surroundings;
}

/** One receipt of 2,000 bets is some 1.7 million characters, with its settlement beside it 3 million. */
const LONGEST = 16_000_000;

export class TooLong extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is longer than any receipt`);
  }
}

/**
 * Reads line by line, holding one line at a time; a JSON answer that was printed over several lines is held whole.
 * @throws TooLong
 */
export async function* receiptsIn(chunks: AsyncIterable<string>): AsyncGenerator<FoundReceipt> {
  let whole: { text: string; line: number } | undefined;
  for await (const { text, line } of lines(chunks)) {
    if (whole !== undefined) {
      whole.text += `\n${text}`;
      if (whole.text.length > LONGEST) throw new TooLong(line);
    } else if (text.trim() === '') continue;
    else if (opensPrintedJson(text)) whole = { text, line };
    else yield receiptIn(text, line);
  }
  if (whole !== undefined) yield receiptIn(whole.text, whole.line);
}

/** An object that does not end on its line. */
const opensPrintedJson = (text: string) => /^\s*\{/.test(text) && !/\}\s*$/.test(text);

/** The receipt in one line, or in a whole text. Space around it is the file's, not the receipt's. */
export function receiptIn(text: string, line = 1): FoundReceipt {
  const trimmed = text.trim();
  const bare = { line, jws: trimmed, around: {} };
  if (!/^[{"]/.test(trimmed)) return bare;
  const read = readJson(trimmed);
  if (!read.ok || read.faults.length > 0) return bare;
  if (typeof read.value === 'string') return { ...bare, jws: read.value };
  if (!isObject(read.value)) return bare;
  const { receipt, settlement, operator } = read.value;
  const holder = isObject(receipt) ? receipt : read.value;
  if (typeof holder.jws !== 'string') return bare;
  const { id, revision, issuedAt, kid, corrects } = holder;
  const copies = isObject(receipt) ? { id, revision, issuedAt, kid, corrects, operator, settlement } : { id };
  const around = Object.fromEntries(Object.entries(copies).filter(([, value]) => value !== undefined));
  return { line, jws: holder.jws, around };
}

async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<{ text: string; line: number }> {
  let held = '';
  let line = 1;
  for await (const chunk of chunks) {
    const parts = chunk.split('\n');
    parts[0] = held + parts[0];
    held = parts.pop()!;
    for (const text of parts) yield { text, line: line++ };
    if (held.length > LONGEST) throw new TooLong(line);
  }
  if (held !== '') yield { text: held, line };
}
