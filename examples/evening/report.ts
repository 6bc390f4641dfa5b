/** The reconciliation in words. */
import { shown } from './money.ts';
import type { Difference, Reconciliation } from './reconcile.ts';
import type { Evening, RoundRecord } from './records.ts';

/** @returns lines of text, each with its end */
export function report({ rounds, decimals }: Evening, found: Reconciliation): string {
  const { verified, faults, refused, open, corrected, differences, tables } = found;
  const settled = rounds.length - refused.length - open.length;
  const repeated = rounds.flatMap((round) => round.repeated);
  const lines = [
    `Rounds: ${rounds.length}, of which ${settled} settled, ${refused.length} refused, ${open.length} open.`,
    `Receipts: ${verified} verified, ${faults.length} not.`,
    ...faults.map(({ receipt, name, fault }) => `  ${name}, ${receipt}: ${fault}`),
    ...titled('Recorded twice, settled once', repeated.map(named)),
    ...titled(
      'Corrected',
      corrected.map(({ record, revision }) => `${named(record)}, revision ${revision}: ${record.reason}`),
    ),
    ...titled(
      'Refused: nothing settled, to be looked into',
      refused.flatMap(({ record, problem: { status, title, detail, receiptId, instance, errors } }) => [
        `${named(record)}: ${status} ${title}${instance === undefined ? '' : ` (request ${instance})`}`,
        ...(errors === undefined ? [`  ${detail ?? ''} ${receiptId ?? ''}`.trimEnd()] : []),
        ...(errors ?? []).map((fault) => {
          return `  ${fault.pointer} ${fault.code}: ${fault.detail}${fault.provision ? ` [${fault.provision}]` : ''}`;
        }),
      ]),
    ),
    ...titled(
      'Chips and receipt differ',
      differences.flatMap((difference) => explained(difference, decimals)),
    ),
    'The house’s result of the settled rounds, by chips, by receipts, and the difference:',
    ...[...tables].map(([table, { rounds: count, books, receipts }]) => {
      const sums = [books, receipts, books - receipts].map((sum) => shown(sum, decimals).padStart(16)).join('');
      return `  ${table}${String(count).padStart(6)} rounds${sums}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

const titled = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];

const named = ({ table, round, source }: RoundRecord) => `${table} ${round} (${source})`;

function explained({ record, receipt, player, books, signed, lines }: Difference, decimals: number): string[] {
  const amount = (units: number) => shown(units, decimals);
  const both = (what: string, ours: number, theirs: number) =>
    ours === theirs ? [] : [`${what} ${amount(ours)} by chips, ${amount(theirs)} by receipt`];
  const told = [
    ...both('staked', books.staked, signed.staked),
    ...both('given back', books.returned, signed.returned),
  ].join('; ');
  return [
    `${named(record)}, ${player}: ${told}`,
    `  ${receipt}`,
    ...lines.map(({ id, hand, on, stake, result, reason, returned, provisions }) => {
      const place = hand === undefined ? id : `${id}.${hand}`;
      const money = `stake ${amount(stake)}, back ${amount(returned)}`;
      return `  ${place} ${on}: ${result}, ${reason}, ${money} [${provisions.join(', ')}]`;
    }),
  ];
}
