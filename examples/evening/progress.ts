/** A bar for whoever watches; nothing where nobody can (a pipe, a log file). */

export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  readonly done: () => void;
  /** A request is sent again, and why. */
  readonly again: (why: string) => void;
  /** Takes the bar away. */
  readonly end: () => void;
}

const WIDTH = 30;

/** @param done how many of the `total` records had been done before */
export function progress(terminal: Terminal, done: number, total: number): Progress {
  if (terminal.isTTY !== true) return { done: () => {}, again: () => {}, end: () => {} };
  let count = done;
  let retries = 0;
  let last = '';
  const show = () => {
    const full = Math.floor((WIDTH * count) / Math.max(1, total));
    const bar = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${count}/${total}`;
    const text = retries === 0 ? bar : `${bar}  sent again: ${retries} (last: ${last})`;
    terminal.write(`\r\u001b[K${text.slice(0, (terminal.columns || 80) - 1)}`);
  };
  show();
  return {
    done() {
      count++;
      show();
    },
    again(why) {
      retries++;
      last = why;
      show();
    },
    end: () => void terminal.write('\r\u001b[K'),
  };
}
