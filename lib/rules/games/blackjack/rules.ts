/** What an act answers about blackjack: its values and its named answers, each with the provision behind it. */
import type { Rounding } from '../../kernel/money.ts';
import type { GameText, Option, Provision, Reading } from '../../kernel/provision.ts';

/** `[3, 2]` is "3 to 2": three units for every two of the stake. */
export type Ratio = readonly [number, number];

/** The provisions that every act has, then those that only some have. */
export type CommonProvision =
  | 'compare'
  | 'push'
  | 'bust'
  | 'natural'
  | 'dealer-natural'
  | 'dealer-draw'
  | 'split'
  | 'double'
  | 'surrender'
  | 'insurance'
  | 'even-money'
  | 'decks'
  | 'values'
  | 'deal'
  | 'hit-or-stand'
  | 'shuffle'
  | 'stakes-closed'
  | 'dealer-last';
export type OwnProvision = 'house-bonus' | 'chips' | 'boxes';
export type BlackjackProvision = CommonProvision | OwnProvision;

export type NaturalRank = 'points-only' | 'outranks-21';
export type InsurancePays = 'two-to-one' | 'one-to-two';
export type BonusWhen = 'three-sevens' | 'six-cards' | 'suited-6-7-8' | 'suited-natural';

/** A prize that the house declares: a multiple of the box's initial stake, or a fixed amount of minor units. */
export interface Bonus {
  readonly when: BonusWhen;
  readonly times?: number;
  readonly amount?: number;
}

/** What a hand must show for a prize. `ranks`: exactly these cards, in any order. */
export type Combination =
  | { readonly shows: 'ranks'; readonly ranks: readonly string[]; readonly oneSuit: boolean }
  | { readonly shows: 'count'; readonly atLeast: number }
  | { readonly shows: 'natural'; readonly oneSuit: boolean };

export interface BlackjackRules {
  readonly decks: { readonly count: number; readonly provision: 'decks' };
  readonly values: {
    readonly court: number;
    readonly ace: { readonly low: number; readonly high: number };
    readonly provision: 'values';
  };
  readonly deal: { readonly toBox: number; readonly toDealer: number; readonly provision: 'deal' };
  readonly compare: { readonly pays: Ratio; readonly provision: 'compare' };
  readonly push: { readonly returns: 'stake'; readonly provision: 'push' };
  readonly bust: { readonly above: number; readonly provision: 'bust' };
  readonly natural: {
    readonly cards: number;
    readonly total: number;
    readonly pays: Ratio;
    /** Whether `pays` is all that a natural wins, or comes on top of what any winning hand is paid. */
    readonly paid: 'instead-of-compare' | 'besides-compare';
    readonly rank: NaturalRank | { readonly reading: 'naturalRank' };
    readonly provision: 'natural';
  };
  readonly dealerNatural: {
    readonly takes: { readonly reading: 'dealerNaturalTakes' };
    readonly provision: 'dealer-natural';
  };
  /** On the hand's total, an ace counted high while it can be. */
  readonly dealerDraw: { readonly drawsTo: number; readonly standsFrom: number; readonly provision: 'dealer-draw' };
  readonly split: {
    readonly times: number;
    readonly aces: { readonly times: number; readonly oneCardEach: boolean };
    readonly provision: 'split';
  };
  readonly double: { readonly stakes: number; readonly drawn: number; readonly provision: 'double' };
  readonly surrender: {
    readonly returns: Ratio;
    readonly upcard: 'any' | { readonly notAceUnless: 'surrenderAgainstAce' };
    readonly splitHands: boolean;
    readonly provision: 'surrender';
  };
  readonly insurance: {
    /** Of the box's initial stake. */
    readonly stake: Ratio;
    readonly pays: Ratio | { readonly reading: 'insurancePays'; readonly by: Readonly<Record<InsurancePays, Ratio>> };
    readonly provision: 'insurance';
  };
  readonly evenMoney: { readonly pays: Ratio; readonly provision: 'even-money' };
  readonly houseBonus:
    | 'none'
    | {
        readonly option: 'bonuses';
        readonly combinations: Readonly<Record<BonusWhen, Combination>>;
        readonly provision: 'house-bonus';
      };
}

/** The house rules that every act has, then those that only some have. */
export type BlackjackHouseRules = {
  readonly rounding: Reading<Rounding>;
  readonly naturalRank?: Reading<NaturalRank>;
  readonly splitNatural: Reading<'twenty-one' | 'natural'>;
  readonly dealerNaturalTakes: Reading<'all-stakes' | 'original-stake'>;
  readonly insurancePays?: Reading<InsurancePays>;
  readonly surrenderAgainstAce?: Option<boolean>;
  readonly bonuses?: Option<readonly Bonus[]>;
};

/** Blackjack in one act: its text and its values. */
export interface BlackjackOfAct extends Omit<GameText, 'provisions' | 'houseRules'> {
  readonly provisions: Readonly<Record<CommonProvision, Provision>> &
    Readonly<Partial<Record<OwnProvision, Provision>>>;
  readonly houseRules: BlackjackHouseRules;
  readonly rules: BlackjackRules;
}
