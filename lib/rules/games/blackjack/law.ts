/** One act's blackjack made ready for settling: card values by id, provisions by name, readings answered. */
import { CARD_TEXT, RED_JOKER, rankOf } from '../../kernel/cards.ts';
import { type Citations, citations } from '../../kernel/game.ts';
import type { Rounding } from '../../kernel/money.ts';
import type { HouseRulesFacts } from './facts.ts';
import type { BlackjackOfAct, BlackjackProvision, BlackjackRules, Bonus, Ratio } from './rules.ts';

const ACE = 12;
const TEN = 8;

export interface Law {
  readonly rules: BlackjackRules;
  /** Full provision ids. */
  readonly cite: Citations<BlackjackProvision>;
  /** What a line cites: the same arrays for every line, never written to. */
  readonly cited: Readonly<Record<Cited, readonly string[]>>;
  /** Value of each card, aces low; jokers, which no deck here has, 0. */
  readonly low: Uint8Array;
  /** How much more an ace counts when it counts high. */
  readonly aceRise: number;
  /** The value of an ace counted low: no other card has it. */
  readonly aceLow: number;
  readonly most: number;
}

type Cited =
  | 'compare'
  | 'push'
  | 'bust'
  | 'natural'
  | 'pushed-natural'
  | 'dealer-natural'
  | 'surrender'
  | 'insurance'
  | 'even-money'
  | 'house-bonus';

export function lawOf(ruleset: string, act: BlackjackOfAct): Law {
  const { rules } = act;
  // Shared code asks for the provisions that only some acts have just where those acts' values lead it.
  const cite = citations<BlackjackProvision>(
    ruleset,
    'blackjack',
    act.provisions as Record<BlackjackProvision, unknown>,
  );
  const { court, ace } = rules.values;
  return {
    rules,
    cite,
    cited: {
      compare: [cite.compare],
      push: [cite.push],
      bust: [cite.bust],
      natural: [cite.natural],
      'pushed-natural': [cite.push, cite.natural],
      'dealer-natural': [cite['dealer-natural']],
      surrender: [cite.surrender],
      insurance: [cite.insurance],
      'even-money': [cite['even-money']],
      'house-bonus': [cite['house-bonus']],
    },
    low: Uint8Array.from(CARD_TEXT, (_, id) => {
      if (id >= RED_JOKER) return 0;
      const rank = rankOf(id);
      if (rank === ACE) return ace.low;
      return rank > TEN ? court : rank + 2;
    }),
    aceRise: ace.high - ace.low,
    aceLow: ace.low,
    most: rules.bust.above,
  };
}

/** The readings and options of one round, answered. */
export interface Answers {
  readonly rounding: Rounding;
  readonly naturalOutranks: boolean;
  readonly splitNatural: boolean;
  /** Of the hands that the dealer's natural beats, only the box's initial stake is lost. */
  readonly originalStakeOnly: boolean;
  readonly insurancePays: Ratio;
  readonly surrenderAgainstAce: boolean;
  readonly bonuses: readonly Bonus[];
}

const NO_BONUSES: readonly Bonus[] = [];

export function answers({ rules }: Law, house: HouseRulesFacts): Answers {
  const { rank } = rules.natural;
  const { pays } = rules.insurance;
  return {
    rounding: house.rounding,
    naturalOutranks: (typeof rank === 'string' ? rank : house[rank.reading]) === 'outranks-21',
    splitNatural: house.splitNatural === 'natural',
    originalStakeOnly: house[rules.dealerNatural.takes.reading] === 'original-stake',
    insurancePays: 'by' in pays ? pays.by[house[pays.reading] as keyof typeof pays.by] : pays,
    surrenderAgainstAce: rules.surrender.upcard === 'any' || house[rules.surrender.upcard.notAceUnless] === true,
    bonuses: house.bonuses ?? NO_BONUSES,
  };
}
