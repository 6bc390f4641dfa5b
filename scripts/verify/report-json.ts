/** One JSON object a receipt, one for the summary. */
import type { Report, Write } from './report.ts';

export function jsonReport(write: Write): Report {
  return {
    async add({ line, verification }) {
      const { verdict, signature, recomputation, currentEngine, key, checks, stated } = verification;
      const id = typeof stated?.id === 'string' ? { id: stated.id } : {};
      await write(
        `${JSON.stringify({ line, ...id, verdict, signature, recomputation, currentEngine, key, checks })}\n`,
      );
    },
    async end(counts, seconds) {
      await write(`${JSON.stringify({ summary: { ...counts, seconds } })}\n`);
    },
  };
}
