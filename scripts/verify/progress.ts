/** A bar on a terminal, nothing anywhere else: a log file or a pipe sees none of it. */

export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  /** So many bytes more have been read. */
  readonly read: (bytes: number) => void;
  /** One receipt more has been verified. */
  readonly verified: (genuine: boolean) => void;
  /** Takes the bar away. */
  readonly done: () => void;
}

const EVERY_MS = 100;
const BAR = 24;

/**
 * @param total bytes in all; undefined where that is not known
 * @param clock milliseconds
 */
export function progressBar(terminal: Terminal, total: number | undefined, clock: () => number): Progress {
  if (terminal.isTTY !== true) return { read: () => {}, verified: () => {}, done: () => {} };
  const start = clock();
  let shown = start;
  let bytes = 0;
  let count = 0;
  let refused = 0;
  const show = () => {
    const now = clock();
    if (now - shown < EVERY_MS) return;
    shown = now;
    const rate = Math.round((count * 1000) / (now - start));
    const text = `${bar(bytes, total)}${count} receipts, ${rate}/s${refused === 0 ? '' : `, ${refused} not genuine`}`;
    terminal.write(`\r\u001b[K${text.slice(0, (terminal.columns || 80) - 1)}`);
  };
  return {
    read(more) {
      bytes += more;
      show();
    },
    verified(genuine) {
      count++;
      if (!genuine) refused++;
      show();
    },
    done: () => void terminal.write('\r\u001b[K'),
  };
}

function bar(bytes: number, total: number | undefined): string {
  if (total === undefined || total === 0) return '';
  const share = Math.min(1, bytes / total);
  const full = Math.round(share * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)} %  `;
}
