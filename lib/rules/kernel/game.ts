/** What a game of an act is to the engine's door, and what an act is. */
import type { GameText, Text } from './provision.ts';
import type { Result } from './refusal.ts';
import type { Line } from './settlement.ts';

/** The resolved `houseRules` of a round: every key that the game has, defaults included. */
export type ResolvedHouseRules = Readonly<Record<string, unknown>>;

/** A round as a game has settled it. */
export interface SettledRound {
  /** The game's own part of the request, complete: cards as they are written back, sets in order, defaults filled in. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** What the table showed, worked out. */
  readonly outcome: unknown;
  /** Every amount that moved, in the order of the request. */
  readonly lines: readonly Line[];
}

export interface Game {
  /** `roulette`, `blackjack`, `poker`, ... */
  readonly id: string;
  readonly text: GameText;
  /** The act's values that decide amounts, without prose: what the ruleset's digest covers. */
  readonly rules: unknown;
  /**
   * Settles a round whose shape the contract has admitted: all faults, or the settled round.
   * @throws AmountOverflow when an amount leaves the exact range
   */
  settle(request: never, houseRules: ResolvedHouseRules): Result<SettledRound>;
}

/** A game that an act names without its text being here: listed, never settled. */
export interface NamedGame {
  readonly id: string;
  readonly name: Text;
  readonly place: Text;
}

export interface ActText {
  readonly title: Text;
  readonly issuer: Text;
  /** ISO dates, as far as the sources give them. */
  readonly adopted: string;
  readonly registered?: { readonly on: string; readonly number: string };
  readonly status: {
    readonly state: 'in-force' | 'superseded' | 'repealed';
    readonly since?: string;
    readonly by?: Text;
  };
  readonly preamble?: Text;
}

export interface Act {
  readonly id: string;
  readonly text: ActText;
  readonly games: Readonly<Record<string, Game>>;
  readonly namedGames: readonly NamedGame[];
}

/** The full id of each provision of a game: `<ruleset>/<game>/<n>`. */
export type Citations<Id extends string> = Readonly<Record<Id, string>>;

export function citations<Id extends string>(
  ruleset: string,
  game: string,
  provisions: Readonly<Record<Id, unknown>>,
): Citations<Id> {
  const full = {} as Record<Id, string>;
  for (const id of Object.keys(provisions) as Id[]) full[id] = `${ruleset}/${game}/${id}`;
  return full;
}
