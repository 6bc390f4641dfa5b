/** Settles a round of poker against the dealer under one act: every seat on its own, all of them against one hand. */
import { citations, type Game, type ResolvedHouseRules, type SettledRound } from '../../kernel/game.ts';
import { ACE_KING, type RankedHand, rankHand } from '../../kernel/hand-rank.ts';
import type { Result } from '../../kernel/refusal.ts';
import { impossibilities } from './check.ts';
import { cardTexts, type Round, type RoundFacts, readRound, type Seat, writtenBack } from './round.ts';
import type { PokerOfAct, PokerProvision } from './rules.ts';
import { type DealerHand, seatLines } from './seat-lines.ts';

/** The least strength with which the dealer takes part. */
const LEAST = { 'ace-king': ACE_KING } as const;

/** A game of poker as one act has it. */
export function poker(ruleset: string, id: string, act: PokerOfAct): Game {
  const { rules } = act;
  const cite = citations<PokerProvision>(ruleset, id, act.provisions as Record<PokerProvision, unknown>);
  const linesOf = seatLines(rules, cite);

  function settle(facts: RoundFacts, houseRules: ResolvedHouseRules): Result<SettledRound> {
    const round = readRound(facts);
    const refusals = impossibilities(round, rules, cite, houseRules);
    if (refusals.length > 0) return { ok: false, refusals };

    const aceLow = houseRules.aceLowStraight === 'allowed';
    const dealer = dealerHand(round, aceLow);
    const hands = round.seats.map((seat) => seatHand(seat, aceLow));
    return {
      ok: true,
      value: {
        facts: writtenBack(facts),
        outcome: {
          dealer: {
            ...shown(round.dealer.cards, dealer?.hand),
            ...(dealer === undefined ? {} : { qualifies: dealer.qualifies }),
          },
          seats: round.seats.map(({ facts: { id }, held }, i) => ({ id, ...shown(held, hands[i]) })),
        },
        lines: round.seats.flatMap((seat, i) => linesOf(seat, hands[i], dealer, houseRules)),
      },
    };
  }

  /** No hand where none was opened, or where the deal was wrong: then it does not count. */
  function dealerHand({ dealer: { cards, misdeal } }: Round, aceLow: boolean): DealerHand | undefined {
    if (cards === undefined || misdeal) return undefined;
    const hand = rankHand(cards, aceLow);
    return { hand, qualifies: hand.strength >= LEAST[rules.qualify.least] };
  }

  return { id, text: act, rules, settle };
}

/** Several games of one act, by id. */
export function pokerGames(ruleset: string, games: Readonly<Record<string, PokerOfAct>>): Record<string, Game> {
  return Object.fromEntries(Object.entries(games).map(([id, act]) => [id, poker(ruleset, id, act)]));
}

function seatHand({ held, standing }: Seat, aceLow: boolean): RankedHand | undefined {
  return held === undefined || standing === 'player-misdeal' ? undefined : rankHand(held, aceLow);
}

function shown(cards: readonly number[] | undefined, hand: RankedHand | undefined) {
  return {
    ...(cards === undefined ? {} : { cards: cardTexts(cards) }),
    ...(hand === undefined ? {} : { category: hand.category, bestFive: cardTexts(hand.bestFive) }),
  };
}
