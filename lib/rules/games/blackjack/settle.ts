/** Settles a round of blackjack under one act: six decks, no hole card. */
import { CARD_TEXT } from '../../kernel/cards.ts';
import type { Game, ResolvedHouseRules, SettledRound } from '../../kernel/game.ts';
import type { GameText } from '../../kernel/provision.ts';
import type { Result } from '../../kernel/refusal.ts';
import { refusalsOf } from './check.ts';
import type { HouseRulesFacts, RoundStated } from './facts.ts';
import { answers, lawOf } from './law.ts';
import { linesOf } from './lines.ts';
import { readRound } from './read.ts';
import type { BlackjackOfAct } from './rules.ts';

/** Blackjack as one act has it. */
export function blackjack(ruleset: string, act: BlackjackOfAct): Game {
  const law = lawOf(ruleset, act);
  // Counted anew for every round; a new array for each would cost more than the counting.
  const copies = new Uint32Array(CARD_TEXT.length);

  function settle(stated: RoundStated, houseRules: ResolvedHouseRules): Result<SettledRound> {
    const answer = answers(law, houseRules as unknown as HouseRulesFacts);
    copies.fill(0);
    const { facts, shown } = readRound(law, answer, stated, copies);
    const refusals = refusalsOf(law, answer, facts, shown, copies);
    if (refusals.length > 0) return { ok: false, refusals };
    const lines = linesOf(law, answer, facts, shown);
    return { ok: true, value: { facts: facts as unknown as SettledRound['facts'], outcome: shown, lines } };
  }

  return { id: 'blackjack', text: act as GameText, rules: act.rules, settle };
}
