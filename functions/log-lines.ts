/** Writes log lines a little later and together: no answer waits for the log. */

const WAIT_MS = 10;

/** @returns a function that takes a line's fields, and one that writes what is still waiting */
export function logLines(write: (text: string) => void) {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') write(waiting);
    waiting = '';
  };
  const log = (line: Readonly<Record<string, unknown>>) => {
    waiting += `${JSON.stringify(line)}\n`;
    timer ??= setTimeout(flush, WAIT_MS);
  };
  return { log, flush };
}
