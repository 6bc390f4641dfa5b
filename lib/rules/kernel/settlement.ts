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

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Up to so many players a search through them is quicker than a map; a card table never has more. */
const FEW = 16;

/** The sums of lines per player, in order of first appearance, and over all. @throws AmountOverflow */
export function sums(lines: readonly Line[]): { players: PlayerSums[]; totals: Sums } {
  const players: Mutable<PlayerSums>[] = [];
  let byName: Map<string, Mutable<PlayerSums>> | undefined;
  let staked = zero;
  let winnings = zero;
  let returned = zero;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const own = byName === undefined ? search(players, line.player) : byName.get(line.player);
    if (own === undefined) {
      const { player } = line;
      const first = { player, staked: line.stake, winnings: line.winnings, returned: line.returned, net: 0 };
      players.push(first);
      if (byName !== undefined) byName.set(player, first);
      else if (players.length > FEW) byName = new Map(players.map((known) => [known.player, known]));
    } else {
      own.staked = plus(own.staked, line.stake);
      own.winnings = plus(own.winnings, line.winnings);
      own.returned = plus(own.returned, line.returned);
    }
    staked = plus(staked, line.stake);
    winnings = plus(winnings, line.winnings);
    returned = plus(returned, line.returned);
  }
  for (let i = 0; i < players.length; i++) {
    const own = players[i]!;
    own.net = own.returned - own.staked;
  }
  return { players, totals: { staked, winnings, returned, net: returned - staked } };
}

/** From the last: a player's lines mostly follow each other. */
function search(players: readonly Mutable<PlayerSums>[], player: string): Mutable<PlayerSums> | undefined {
  for (let i = players.length - 1; i >= 0; i--) {
    const known = players[i]!;
    if (known.player === player) return known;
  }
  return undefined;
}
