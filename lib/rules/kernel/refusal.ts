/**
 * A refusal: a fact about a round that the rules do not allow. It carries data only; its words are made at the edge,
 * from the problem catalogue, which must have a face for every code or the build fails.
 */

import type { BlackjackRefusal } from '../games/blackjack/refusals.ts';
import type { PokerRefusal } from '../games/poker/refusals.ts';
import type { RankRefusal } from '../games/rank/refusals.ts';
import type { RouletteRefusal } from '../games/roulette/refusals.ts';

/** Refusals that any game can give. */
export type CommonRefusal =
  | 'amounts-too-large'
  | 'card-not-in-this-deck'
  | 'duplicate-id'
  | 'game-not-in-ruleset'
  | 'house-rule-not-in-ruleset'
  | 'house-rule-value-unknown';

export type RefusalCode = CommonRefusal | RouletteRefusal | BlackjackRefusal | PokerRefusal | RankRefusal;

export interface Refusal {
  readonly code: RefusalCode;
  /** RFC 6901 JSON pointer into the request. */
  readonly pointer: string;
  /** The provision that decides, with its ruleset and game: `am-2004-66/roulette/row-2`. */
  readonly provision?: string;
  /** The facts that the words need; never a player. */
  readonly facts?: Readonly<Record<string, string | number>>;
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };
