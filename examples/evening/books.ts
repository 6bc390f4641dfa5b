/**
 * What the program remembers: the ledger of receipts, and a journal of what was sent and what came of it.
 *
 * The order makes it safe to be killed anywhere. Before a round is sent the journal says so; its receipt is in the ledger,
 * on the disk, before the journal calls it settled. Whatever is not called settled or refused is sent again, and the
 * service answers a round that it has settled before with the receipt that it has.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, Receipt } from './client.ts';
import { openLines } from './lines.ts';
import type { RoundRecord } from './records.ts';

export interface Entry extends Receipt {
  readonly table: string;
  readonly round: string;
}

type Event = { readonly table: string; readonly round: string; readonly digest: string } & (
  | { readonly event: 'sending' }
  | { readonly event: 'settled'; readonly receipt: string }
  | { readonly event: 'refused'; readonly problem: Problem }
);

export interface Books {
  sending(record: RoundRecord): void;
  settled(record: RoundRecord, receipt: Receipt): void;
  refused(record: RoundRecord, problem: Problem): void;
  /** The receipt of these very facts. */
  receiptOf(record: RoundRecord): Entry | undefined;
  /** Why these very facts were refused. */
  refusalOf(record: RoundRecord): Problem | undefined;
  /** Every receipt once, in the order in which they came. */
  receipts(): Iterable<Entry>;
  /** Records that had been sent, without an answer, when the program ended last time. */
  readonly leftOpen: number;
  close(): void;
}

/** @param folder is made where there is none */
export function openBooks(folder: string): Books {
  mkdirSync(folder, { recursive: true });
  const journal = openLines<Event>(join(folder, 'journal.ndjson'));
  const ledger = openLines<Entry>(join(folder, 'ledger.ndjson'));
  const receipts = new Map(ledger.before.map((entry) => [entry.id, entry]));
  const events = new Map(journal.before.map((event) => [keyOf(event), event]));
  const leftOpen = [...events.values()].filter(({ event }) => event === 'sending').length;

  function note(event: Event): void {
    events.set(keyOf(event), event);
    journal.append(event);
  }
  return {
    sending: (record) => note({ ...about(record), event: 'sending' }),
    settled(record, { id, revision, issuedAt, jws }) {
      const { table, round } = record;
      const entry = { id, table, round, revision, issuedAt, jws };
      if (!receipts.has(id)) ledger.append(entry, 'lasting');
      receipts.set(id, entry);
      note({ ...about(record), event: 'settled', receipt: id });
    },
    refused: (record, problem) => note({ ...about(record), event: 'refused', problem }),
    receiptOf(record) {
      const event = events.get(keyOf(record));
      return event?.event === 'settled' ? receipts.get(event.receipt) : undefined;
    },
    refusalOf(record) {
      const event = events.get(keyOf(record));
      return event?.event === 'refused' ? event.problem : undefined;
    },
    receipts: () => receipts.values(),
    leftOpen,
    close() {
      journal.close();
      ledger.close();
    },
  };
}

const about = ({ table, round, digest }: RoundRecord) => ({ table, round, digest });
const keyOf = ({ table, round, digest }: Pick<Event, 'table' | 'round' | 'digest'>) => `${table} ${round} ${digest}`;
