/** Whether a receipt is one that the filters ask for. */
import { payloadOf } from '../../../lib/receipts/issue.ts';
import { compareInstants, parseInstant } from '../../../lib/rules/index.ts';
import type { ListedReceipt } from '../../../lib/store/store.ts';
import type { Filters } from './filters.ts';

/** Players stand in the signed bytes alone. */
export const needsPayload = ({ player }: Filters): boolean => player !== undefined;

/** @returns a test of receipts, which must come with their payload where `needsPayload` says so */
export function matcher(filters: Filters): (receipt: ListedReceipt) => boolean {
  const { operator, game, ruleset, table, round, houseRules, player } = filters;
  const wanted = Object.entries({ operator, game, ruleset, table, round, houseRules }).filter(
    ([, value]) => value !== undefined,
  ) as [keyof ListedReceipt, string][];
  return (receipt) =>
    wanted.every(([name, value]) => receipt[name] === value) &&
    playedWithin(receipt.playedAt, filters) &&
    (player === undefined || hasLineOf(receipt, player));
}

/** Exactly, beyond milliseconds: from inclusive, to exclusive. */
function playedWithin(playedAt: string, { from, to }: Filters): boolean {
  const played = parseInstant(playedAt)!;
  return (
    (from === undefined || compareInstants(played, from) >= 0) && (to === undefined || compareInstants(played, to) < 0)
  );
}

function hasLineOf(receipt: ListedReceipt, player: string): boolean {
  if (receipt.payload === undefined) throw new TypeError('read without its payload');
  // Canonical JSON spells a member in one way: bytes without it need not be parsed.
  const bytes = Buffer.from(receipt.payload.buffer, receipt.payload.byteOffset, receipt.payload.byteLength);
  if (!bytes.includes(`"player":"${player}"`)) return false;
  return payloadOf({ payload: receipt.payload }).settlement.lines.some((line) => line.player === player);
}
