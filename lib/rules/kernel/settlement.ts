/** A settlement: the same shape for every game, as the API answers it and the receipt signs it. */
import { type Amount, plus, zero } from './money.ts';

export type LineResult = 'win' | 'lose' | 'push' | 'surrender' | 'fold' | 'void';

/** One amount that moved. */
export interface Line {
  /** The bet's, box's or seat's id. */
  readonly id: string;
  /** 1-based; blackjack hands only. */
  readonly hand?: number;
  readonly player: string;
  readonly on: string;
  readonly stake: Amount;
  readonly result: LineResult;
  readonly reason: string;
  /** What the house pays on top of the stake. */
  readonly winnings: Amount;
  /** All that goes back to the player: what is left of the stake, and the winnings. */
  readonly returned: Amount;
  readonly provisions: readonly string[];
}

export interface Sums {
  readonly staked: Amount;
  readonly winnings: Amount;
  readonly returned: Amount;
  /** returned - staked; may be negative. */
  readonly net: number;
}

export interface PlayerSums extends Sums {
  readonly player: string;
}

export interface Settlement {
  readonly game: string;
  readonly ruleset: string;
  readonly basis: 'act';
  readonly currency: string;
  readonly table: string;
  readonly round: string;
  readonly playedAt: string;
  readonly houseRules: Readonly<Record<string, unknown>>;
  readonly outcome: unknown;
  readonly lines: readonly Line[];
  readonly players: readonly PlayerSums[];
  readonly totals: Sums;
}

/** The sums of lines per player, in order of first appearance, and over all. @throws AmountOverflow */
export function sums(lines: readonly Line[]): { players: PlayerSums[]; totals: Sums } {
  const byPlayer = new Map<string, { staked: Amount; winnings: Amount; returned: Amount }>();
  let staked = zero;
  let winnings = zero;
  let returned = zero;
  for (const line of lines) {
    const own = byPlayer.get(line.player);
    if (own === undefined) {
      byPlayer.set(line.player, { staked: line.stake, winnings: line.winnings, returned: line.returned });
    } else {
      own.staked = plus(own.staked, line.stake);
      own.winnings = plus(own.winnings, line.winnings);
      own.returned = plus(own.returned, line.returned);
    }
    staked = plus(staked, line.stake);
    winnings = plus(winnings, line.winnings);
    returned = plus(returned, line.returned);
  }
  const players: PlayerSums[] = [];
  for (const [player, own] of byPlayer) {
    players.push({ player, ...own, net: own.returned - own.staked });
  }
  return { players, totals: { staked, winnings, returned, net: returned - staked } };
}
