/** What an act answers about a game of poker against the dealer. */
import type { Category } from '../../kernel/hand-rank.ts';
import type { GameText, Option, Provision, Reading } from '../../kernel/provision.ts';

/** A combination of a deck without jokers. */
export type Combination = Exclude<Category, 'five-of-a-kind'>;

export const BONUS_COMBINATIONS = [
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const satisfies readonly Combination[];

export type BonusCombination = (typeof BONUS_COMBINATIONS)[number];

export type Row = `row-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** Provisions of every game; those of the draw only a game that has one. */
export type AlwaysProvision =
  | 'deck'
  | 'fold'
  | 'raise'
  | 'no-qualify'
  | 'lose'
  | 'win'
  | 'compare'
  | 'tie'
  | 'bonus'
  | 'player-misdeal'
  | 'dealer-short'
  | 'dealer-misdeal'
  | 'seats'
  | Row;

export type DrawProvision = 'fee' | 'six' | 'exchange' | 'bonus-exchange';

/** Conduct at the table; an act has what it says. */
export type ConductProvision =
  | 'chips'
  | 'closing'
  | 'dealing'
  | 'places'
  | 'discussion'
  | 'in-sight'
  | 'answers'
  | 'sign'
  | 'bonus-sign'
  | 'removal'
  | 'one-by-one';

export type PokerProvision = AlwaysProvision | DrawProvision | ConductProvision;

/** On which cards a bonus stake is judged after a draw, or that it is lost. */
export type BonusAfterDraw = 'final-hand' | 'best-of-six' | 'first-five' | 'forfeit';

/** Who answers that: the act's text, or a reading that the house may declare. */
export type BonusAfterDrawRule =
  | { readonly by: 'text'; readonly answer: BonusAfterDraw; readonly provision: PokerProvision }
  | {
      readonly by: 'reading';
      readonly key: 'bonusAfterExchange' | 'bonusAfterSixthCard';
      readonly provision: PokerProvision;
    };

/** What a player may do with the cards before deciding. `none`: nothing, as `provision` lists the decisions. */
export type Draw =
  | { readonly kind: 'none'; readonly provision: PokerProvision }
  | {
      readonly kind: 'exchange' | 'sixth-card';
      readonly provision: PokerProvision;
      readonly fee: { readonly antes: number; readonly provision: PokerProvision };
      readonly bonus: BonusAfterDrawRule;
    };

export interface PaytableRow {
  readonly combinations: readonly Combination[];
  /** How many times the raise is paid when a hand of this row wins. */
  readonly multiple: number;
}

export interface Misdeal {
  /** Paid to the player besides the stakes; 0 where the act knows no penalty. */
  readonly penaltyPercentOfAnte: number;
  readonly provision: PokerProvision;
}

export interface PokerRules {
  readonly deal: { readonly cards: number; readonly short: number; readonly provision: PokerProvision };
  readonly fold: { readonly provision: PokerProvision };
  readonly raise: { readonly antes: number; readonly provision: PokerProvision };
  readonly draw: Draw;
  readonly qualify: { readonly least: 'ace-king'; readonly paysAntes: number; readonly provision: PokerProvision };
  readonly lose: { readonly provision: PokerProvision };
  readonly win: { readonly paysAntes: number; readonly provision: PokerProvision };
  readonly tie: { readonly provision: PokerProvision };
  /** By the provision of each row. */
  readonly paytable: Readonly<Record<Row, PaytableRow>>;
  readonly bonus: {
    readonly on: readonly BonusCombination[];
    readonly mostPercentOfAnte: number | 'set-by-the-house';
    readonly provision: PokerProvision;
  };
  readonly misdeal: { readonly player: Misdeal; readonly dealer: Misdeal };
}

/** The keys of `houseRules`: all games have the required ones. */
export interface PokerHouseRules {
  readonly rounding: Reading<'to-player' | 'to-house'>;
  readonly aceLowStraight: Reading<'allowed' | 'not-allowed'>;
  readonly raisePays?: Reading<'on-top' | 'stake-included'>;
  readonly bonusPaytable: Option;
  readonly bonusAfterExchange?: Reading<'final-hand' | 'first-five' | 'forfeit'>;
  readonly bonusAfterSixthCard?: Reading<'first-five' | 'best-of-six' | 'forfeit'>;
  readonly bonusOnFold: Reading<'lost' | 'honoured'>;
  readonly feeOnVoid?: Reading<'returned' | 'kept'>;
}

/** One game of poker in one act: its text and its values. */
export interface PokerOfAct extends Omit<GameText, 'provisions' | 'houseRules'> {
  readonly provisions: Readonly<Record<AlwaysProvision, Provision>> &
    Readonly<Partial<Record<DrawProvision | ConductProvision, Provision>>>;
  readonly houseRules: PokerHouseRules & Readonly<Record<string, Reading | Option>>;
  readonly rules: PokerRules;
}
