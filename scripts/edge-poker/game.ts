/** The games as the acts' own data have them: what a raise wins and costs, in antes. */

import type { Combination, PaytableRow, PokerRules } from '../../lib/rules/games/poker/rules.ts';
import { ACTS } from '../../lib/rules/index.ts';
import { CATEGORIES } from '../../lib/rules/kernel/hand-rank.ts';
import type { Deals } from './deals.ts';

export interface Stakes {
  readonly name: string;
  /** In antes, by the player's class: what a raise wins that beats a qualifying dealer. */
  readonly winning: Float64Array;
  /** What a raise wins when the dealer does not qualify, and loses to a better hand; what a fold and a draw cost. */
  readonly unqualified: number;
  readonly losing: number;
  readonly fold: number;
  readonly draw: PokerRules['draw']['kind'];
  readonly fee: number;
}

/** The rules of a game of one act. */
export function rulesOf(ruleset: string, game: string): PokerRules {
  const found = ACTS.find(({ id }) => id === ruleset)?.games[game];
  if (found === undefined) throw new RangeError(`no such game: ${ruleset}/${game}`);
  return found.rules as PokerRules;
}

/** @param stakeIncluded the reading `raisePays: stake-included` */
export function stakesOf(name: string, rules: PokerRules, deals: Deals, stakeIncluded = false): Stakes {
  const multiple = new Map<Combination, number>();
  for (const row of Object.values<PaytableRow>(rules.paytable)) {
    for (const combination of row.combinations) multiple.set(combination, row.multiple - (stakeIncluded ? 1 : 0));
  }
  const { antes } = rules.raise;
  return {
    name,
    winning: Float64Array.from(
      deals.strengths,
      (strength) => rules.win.paysAntes + antes * multiple.get(CATEGORIES[strength >> 20] as Combination)!,
    ),
    unqualified: rules.qualify.paysAntes,
    losing: -(1 + antes),
    fold: -1,
    draw: rules.draw.kind,
    fee: rules.draw.kind === 'none' ? 0 : rules.draw.fee.antes,
  };
}
