/** A file of JSON lines that only grows, and survives being cut off anywhere. */
import { closeSync, fdatasyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';

export interface Lines<T> {
  /** What the file held when it was opened. */
  readonly before: readonly T[];
  /** @param lasting waits until the line is on the disk: it is still there after the power has failed */
  append(line: T, lasting?: 'lasting'): void;
  close(): void;
}

export function openLines<T>(path: string): Lines<T> {
  const file = openSync(path, 'a');
  const bytes = readFileSync(path);
  // Whoever was killed while writing left half a line, which was therefore never acted upon.
  const whole = bytes.lastIndexOf(0x0a) + 1;
  if (whole < bytes.length) truncateSync(path, whole);
  const text = bytes.toString('utf8', 0, whole);
  return {
    before: text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as T),
    append(line, lasting) {
      writeSync(file, `${JSON.stringify(line)}\n`);
      if (lasting) fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}
