/** The casino's chip records against the signed receipts, round by round and player by player. */
import type { Books } from './books.ts';
import type { Problem } from './client.ts';
import type { Line, Signed, Verify } from './receipt.ts';
import type { Moved, PlayedRound, RoundRecord } from './records.ts';

export interface Difference {
  readonly record: RoundRecord;
  readonly receipt: string;
  readonly player: string;
  readonly books: Moved;
  readonly signed: Moved;
  /** What the receipt says of this player, line by line. */
  readonly lines: readonly Line[];
}

/** What the house took in (stakes less what it gave back), by the chips and by the receipts. */
export interface TableResult {
  readonly rounds: number;
  readonly books: number;
  readonly receipts: number;
}

export interface Reconciliation {
  readonly verified: number;
  readonly faults: readonly { readonly receipt: string; readonly name: string; readonly fault: string }[];
  /** Sent last of their round, and refused: not part of the sums. */
  readonly refused: readonly { readonly record: RoundRecord; readonly problem: Problem }[];
  /** Neither settled nor refused yet. */
  readonly open: readonly RoundRecord[];
  readonly corrected: readonly { readonly record: RoundRecord; readonly revision: number }[];
  readonly differences: readonly Difference[];
  readonly tables: ReadonlyMap<string, TableResult>;
}

export async function reconcile(rounds: readonly PlayedRound[], books: Books, verify: Verify): Promise<Reconciliation> {
  const signed = new Map<string, Signed>();
  const faults: Reconciliation['faults'][number][] = [];
  for (const entry of books.receipts()) {
    const result = await verify(entry);
    if (typeof result !== 'string') signed.set(entry.id, result);
    else faults.push({ receipt: entry.id, name: `${entry.table} ${entry.round}`, fault: result });
  }
  const refused: Reconciliation['refused'][number][] = [];
  const open: RoundRecord[] = [];
  const corrected: Reconciliation['corrected'][number][] = [];
  const differences: Difference[] = [];
  const tables = new Map<string, TableResult>();
  for (const { records } of rounds) {
    // The newest record of a round counts, as the newest receipt does.
    const record = records.at(-1)!;
    const problem = books.refusalOf(record);
    const entry = books.receiptOf(record);
    if (problem !== undefined) refused.push({ record, problem });
    else if (entry === undefined) open.push(record);
    if (entry === undefined) continue;
    if (entry.revision > 1) corrected.push({ record, revision: entry.revision });
    const receipt = signed.get(entry.id);
    if (receipt === undefined) continue;
    differences.push(...differencesOf(record, receipt));
    tables.set(record.table, withRound(tables.get(record.table), record, receipt));
  }
  return { verified: signed.size, faults, refused, open, corrected, differences, tables };
}

function differencesOf(record: RoundRecord, { id, settlement }: Signed): Difference[] {
  const nothing: Moved = { staked: 0, returned: 0 };
  const signed = new Map<string, Moved>(settlement.players.map((sums) => [sums.player, sums]));
  const players = new Set([...record.chips.keys(), ...signed.keys()]);
  return [...players].flatMap((player) => {
    const books = record.chips.get(player) ?? nothing;
    const said = signed.get(player) ?? nothing;
    if (books.staked === said.staked && books.returned === said.returned) return [];
    const lines = settlement.lines.filter((line) => line.player === player);
    return [{ record, receipt: id, player, books, signed: said, lines }];
  });
}

function withRound(sum: TableResult | undefined, { chips }: RoundRecord, { settlement }: Signed): TableResult {
  const kept = [...chips.values()].reduce((all, { staked, returned }) => all + staked - returned, 0);
  const { rounds = 0, books = 0, receipts = 0 } = sum ?? {};
  return { rounds: rounds + 1, books: books + kept, receipts: receipts - settlement.totals.net };
}
