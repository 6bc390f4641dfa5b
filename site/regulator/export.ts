/**
 * Exports a search: NDJSON, streamed into a file. Where the stream breaks off or the service ends it early, it goes on from
 * the last line's cursor, until nothing more comes: every receipt once.
 */
import { get } from './api.ts';

export interface Sink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

const MOST_BREAKS = 5;

/** @returns how many receipts, and whether that is all of them @throws Refused before anything was written */
export async function exportAll(
  token: string,
  query: URLSearchParams,
  sink: Sink,
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<{ readonly count: number; readonly whole: boolean }> {
  const asked = new URLSearchParams(query);
  asked.delete('limit');
  let count = 0;
  let breaks = 0;
  for (;;) {
    let lines = 0;
    try {
      const answer = await get(token, `/v1/receipts?${asked}`, { Accept: 'application/x-ndjson' }, signal);
      for await (const line of wholeLines(answer)) {
        await sink.write(`${line}\n`);
        asked.set('cursor', String((JSON.parse(line) as { cursor: string }).cursor));
        lines++;
        tell(++count);
      }
      if (lines === 0) return { count, whole: true };
    } catch (error) {
      const stopped = (error as Error).name === 'AbortError';
      if (!stopped && count === 0) throw error;
      if (stopped || ++breaks > MOST_BREAKS) return { count, whole: false };
    }
  }
}

/** Complete lines only: one that was cut off comes again. */
async function* wholeLines(answer: Response): AsyncGenerator<string> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let held = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (held + value).split('\n');
    held = parts.pop()!;
    for (const line of parts) if (line !== '') yield line;
  }
}

interface FileWriter {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    /** Chromium's: a file that is written as the data come. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<{ createWritable(): Promise<FileWriter> }>;
  }
}

const PIECE = 4_000_000;

/** A file that is written piece by piece where the browser can do that; else one that is kept by it until the end. */
export async function openSink(name: string, save: (parts: readonly Blob[]) => void): Promise<Sink> {
  const file = await window.showSaveFilePicker?.({ suggestedName: name });
  const writer = await file?.createWritable();
  const pieces: Blob[] = [];
  let held: string[] = [];
  let size = 0;
  const flush = async () => {
    const text = held.join('');
    held = [];
    size = 0;
    if (writer === undefined) pieces.push(new Blob([text]));
    else await writer.write(text);
  };
  return {
    async write(text) {
      held.push(text);
      size += text.length;
      if (size >= PIECE) await flush();
    },
    async close() {
      await flush();
      if (writer === undefined) save(pieces);
      else await writer.close();
    },
  };
}
