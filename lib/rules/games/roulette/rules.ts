/** What an act answers about roulette. */
import type { GameText, Provision, Reading } from '../../kernel/provision.ts';
import type { AreaBet, PlacedBet } from './layout.ts';

export type BetType = PlacedBet | AreaBet;

export const BET_TYPES = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'dozen',
  'column',
  'low',
  'high',
  'red',
  'black',
  'odd',
  'even',
] as const satisfies readonly BetType[];

export type RouletteProvision =
  | `row-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'zero'
  | 'ball-out'
  | 'closing'
  | 'same-cell'
  | 'right-place'
  | 'players'
  | 'chip-value'
  | 'direction'
  | 'clearing';

/** One row of the act's table, for one type of bet. */
export interface BetRule {
  /** How many numbers the bet covers. */
  readonly covers: number;
  /** The multiple in the act's words. */
  readonly multiple: number;
  /** The verb of the row: "N-fold" (apatkel) or "doubled, tripled". The reading `payout` says what each means. */
  readonly wording: 'fold' | 'tripled-doubled';
  readonly provision: RouletteProvision;
  /** The reading and choice without which the act does not list this bet. */
  readonly needs?: { readonly reading: 'zeroCombinations' | 'columnBets'; readonly choice: string };
}

export interface RouletteRules {
  readonly bets: Readonly<Record<BetType, BetRule>>;
  /** The bets that the dealer takes whole when the ball rests on 0. */
  readonly zero: { readonly takes: readonly BetType[]; readonly provision: RouletteProvision };
  readonly ballOut: { readonly voids: 'all-bets'; readonly provision: RouletteProvision };
  readonly closing: { readonly voids: 'bets-placed-later'; readonly provision: RouletteProvision };
}

export interface RouletteReadings {
  readonly payout: Reading<'uniform' | 'all-winnings' | 'all-return'>;
  readonly zeroCombinations: Reading<'listed-only' | 'layout'>;
  readonly columnBets: Reading<'listed-only' | 'as-dozen'>;
}

/** Roulette in one act: its text and its values. */
export interface RouletteOfAct extends Omit<GameText, 'provisions' | 'houseRules'> {
  readonly provisions: Readonly<Record<RouletteProvision, Provision>>;
  readonly houseRules: RouletteReadings & Readonly<Record<string, Reading>>;
  readonly rules: RouletteRules;
}
