/** A round of blackjack: as the request states it, complete, and worked out. */
import type { Bonus } from './rules.ts';

/** A hand with its defaults filled in. */
export interface HandFacts {
  /** In the order dealt; of a split box each hand's first card is one of the split cards. */
  readonly cards: readonly string[];
  readonly doubled: boolean;
  readonly surrendered: boolean;
}

/** A box with its defaults filled in. */
export interface BoxFacts {
  readonly id: string;
  readonly player: string;
  /** The initial stake of the box and of each of its hands, in minor units. */
  readonly stake: number;
  readonly insurance?: number;
  readonly evenMoney: boolean;
  /** More than one: the box was split. */
  readonly hands: readonly HandFacts[];
}

export interface RoundFacts {
  readonly dealer: { readonly cards: readonly string[] };
  readonly boxes: readonly BoxFacts[];
}

type Stated<Facts, Default extends keyof Facts> = Omit<Facts, Default> & Partial<Pick<Facts, Default>>;

/** A round as the request states it: what has a default may be left out. */
export interface RoundStated {
  readonly dealer: { readonly cards: readonly string[] };
  readonly boxes: readonly (Stated<Omit<BoxFacts, 'hands'>, 'evenMoney'> & {
    readonly hands: readonly Stated<HandFacts, 'doubled' | 'surrendered'>[];
  })[];
}

/** A player's hand, worked out: the `outcome` of a settlement shows it so. */
export interface HandShown {
  readonly cards: readonly string[];
  /** The highest total that does not bust the hand, else the lowest. */
  readonly total: number;
  /** An ace counts high in it. */
  readonly soft: boolean;
  readonly natural: boolean;
  readonly bust: boolean;
}

export type DealerShown = Omit<HandShown, 'soft'>;

export interface BoxShown {
  readonly id: string;
  readonly hands: readonly HandShown[];
}

export interface RoundShown {
  readonly dealer: DealerShown;
  readonly boxes: readonly BoxShown[];
}

/** The house rules of a round, as far as an act has them. */
export interface HouseRulesFacts {
  readonly rounding: 'to-player' | 'to-house';
  readonly naturalRank?: string;
  readonly splitNatural: string;
  readonly dealerNaturalTakes: string;
  readonly insurancePays?: string;
  readonly surrenderAgainstAce?: boolean;
  readonly bonuses?: readonly Bonus[];
}
