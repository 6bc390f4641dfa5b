/** Adds a settlement's lines up again, without the engine: per player in order of first appearance, and over all. */
import { type Check, notApplicable, type Reason, reason, verdictOf } from './check.ts';
import { isObject } from './text.ts';

const SUMS = ['staked', 'winnings', 'returned', 'net'] as const;
const AMOUNTS = ['stake', 'winnings', 'returned'] as const;
const MOST_FAULTS = 20;

interface Added {
  staked: bigint;
  winnings: bigint;
  returned: bigint;
  net: bigint;
}

const nothing = (): Added => ({ staked: 0n, winnings: 0n, returned: 0n, net: 0n });

export function sumsCheck(payload: Record<string, unknown> | undefined): Check {
  const settlement = payload?.settlement;
  if (!isObject(settlement) || !Array.isArray(settlement.lines) || !Array.isArray(settlement.players)) {
    return notApplicable('sums', 'not-readable');
  }
  const faults: Reason[] = [];
  const players = new Map<unknown, Added>();
  const totals = nothing();
  settlement.lines.forEach((line: unknown, i) => {
    const amounts = amountsOf(line);
    if (amounts === undefined) {
      faults.push(reason('not-an-amount', { pointer: `/settlement/lines/${i}` }));
      return;
    }
    const { player } = line as Record<string, unknown>;
    const own = players.get(player) ?? nothing();
    players.set(player, own);
    add(own, amounts);
    add(totals, amounts);
  });
  if (faults.length === 0) {
    const named = [...players.keys()];
    const sameList =
      settlement.players.length === named.length &&
      settlement.players.every((sums, i) => isObject(sums) && sums.player === named[i]);
    if (!sameList) faults.push(reason('sum-differs', { pointer: '/settlement/players' }));
    else {
      settlement.players.forEach((sums, i) => {
        compare(sums, players.get(named[i])!, `/settlement/players/${i}`, faults);
      });
    }
    compare(settlement.totals, totals, '/settlement/totals', faults);
  }
  return verdictOf('sums', faults.slice(0, MOST_FAULTS));
}

function amountsOf(line: unknown): readonly bigint[] | undefined {
  if (!isObject(line)) return undefined;
  const amounts = AMOUNTS.map((name) => line[name]);
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && (amount as number) >= 0)) return undefined;
  const [stake, winnings, returned] = amounts as [number, number, number];
  // What goes back holds the winnings, and of the stake at most the whole.
  if (returned < winnings || returned - winnings > stake) return undefined;
  return [BigInt(stake), BigInt(winnings), BigInt(returned)];
}

function add(sums: Added, [stake, winnings, returned]: readonly bigint[]): void {
  sums.staked += stake!;
  sums.winnings += winnings!;
  sums.returned += returned!;
  sums.net = sums.returned - sums.staked;
}

function compare(stated: unknown, wanted: Added, pointer: string, faults: Reason[]): void {
  for (const name of SUMS) {
    const value = isObject(stated) ? stated[name] : undefined;
    if (!Number.isSafeInteger(value) || BigInt(value as number) !== wanted[name]) {
      faults.push(reason('sum-differs', { pointer: `${pointer}/${name}`, wanted: String(wanted[name]) }));
    }
  }
}
