/** The evening from beginning to end: read, settle, verify, reconcile, report. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBooks } from './books.ts';
import { type Access, client, Denied } from './client.ts';
import { progress, type Terminal } from './progress.ts';
import { verifierWith } from './receipt.ts';
import { reconcile } from './reconcile.ts';
import { readEvening } from './records.ts';
import { report } from './report.ts';
import { OutOfReach, PATIENCE, type Patience } from './retry.ts';
import { isDone, settleRounds } from './settle.ts';

export interface Settings {
  /** The input: `tables.json`, `roulette.csv`, `cards.ndjson`. */
  readonly data: string;
  /** Where the journal, the ledger and the keys are kept. */
  readonly books: string;
  readonly access: Access;
  /** How many rounds are settled at a time. */
  readonly atOnce: number;
  readonly patience?: Patience;
}

export interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: Terminal;
}

/** Agreed; something for a person to look into; not finished, run it again. */
export const EXIT = { agreed: 0, look: 1, unfinished: 3 } as const;

/** @returns the exit code */
export async function run(
  { data, books: folder, access, atOnce, patience }: Settings,
  streams: Streams,
): Promise<number> {
  const { stdout, stderr } = streams;
  const evening = readEvening(data);
  const books = openBooks(folder);
  try {
    const records = evening.rounds.flatMap((round) => round.records);
    const before = records.filter((record) => isDone(record, books)).length;
    const bar = progress(stderr, before, records.length);
    const service = client(access, patience ?? PATIENCE, bar.again);
    try {
      await settleRounds(evening.rounds, service, books, atOnce, bar.done);
      // Kept beside the receipts: with these, they can be verified without the service.
      const jwks = await service.keys();
      writeFileSync(join(folder, 'jwks.json'), `${JSON.stringify(jwks, null, 2)}\n`);
      bar.end();
      const now = records.length - before;
      const kept = books.leftOpen === 0 ? '' : ` (${books.leftOpen} had been sent without an answer)`;
      const found = await reconcile(evening.rounds, books, await verifierWith(jwks));
      stdout.write(`Records: ${now} sent now, ${before} done before${kept}.\n${report(evening, found)}`);
      const look = found.faults.length + found.refused.length + found.open.length + found.differences.length;
      return look === 0 ? EXIT.agreed : EXIT.look;
    } catch (error) {
      bar.end();
      if (!(error instanceof OutOfReach || error instanceof Denied)) throw error;
      const done = records.filter((record) => isDone(record, books)).length;
      stderr.write(
        `${error.message}\n${done} of ${records.length} records are done. Run it again to settle the rest.\n`,
      );
      return EXIT.unfinished;
    }
  } finally {
    books.close();
  }
}
