/**
 * The sentences of an explanation, one set a language. What decides which sentence stands where is not here: the words get
 * amounts, cards and places as finished text.
 */
import type { BonusWhen } from '../../../rules/games/blackjack/rules.ts';
import type { BonusCombination } from '../../../rules/games/poker/rules.ts';
import type { Color } from '../../../rules/games/roulette/layout.ts';
import type { BetType } from '../../../rules/games/roulette/rules.ts';
import type { Ratio } from '../amounts.ts';
import type { Language } from '../language.ts';
import { blackjackEn } from './blackjack-en.ts';
import { blackjackHy } from './blackjack-hy.ts';
import { commonEn } from './common-en.ts';
import { commonHy } from './common-hy.ts';
import { pokerEn } from './poker-en.ts';
import { pokerHy } from './poker-hy.ts';
import { rouletteEn } from './roulette-en.ts';
import { rouletteHy } from './roulette-hy.ts';

export interface Words {
  readonly common: CommonWords;
  readonly roulette: RouletteWords;
  readonly blackjack: BlackjackWords;
  readonly poker: PokerWords;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: { common: commonEn, roulette: rouletteEn, blackjack: blackjackEn, poker: pokerEn },
  hy: { common: commonHy, roulette: rouletteHy, blackjack: blackjackHy, poker: pokerHy },
};

/** A declared house rule that is not the default. */
export interface DeclaredRule {
  readonly topic: string;
  readonly declared: string;
  readonly usual?: string;
}

export interface CommonWords {
  title(game: string, round: string, annulled: boolean): string;
  issued(receipt: {
    id: string;
    revision: number;
    issuedAt: string;
    iss: string;
    operator: string;
    licence?: string | undefined;
  }): string;
  played(game: string, table: string, round: string, playedAt: string): string;
  act(title: string, adopted: string, place: string): string;
  /** An act that is not in force any more. */
  readonly notInForce: Readonly<Record<'superseded' | 'repealed', (by?: string, since?: string) => string>>;
  currency(code: string): string;
  totals(staked: string, winnings: string, returned: string, house: Change): string;
  player(player: string, staked: string, returned: string, change: Change): string;
  readonly nothingMoved: string;
  houseRule(rule: DeclaredRule): string;
  /** What a house rule is about, by its key. */
  readonly topics: Readonly<Record<string, string>>;
  corrects(id: string, reason: string): string;
  annuls(id: string, reason: string): string;
  correctedBy(id: string): string;
  readonly testReceipt: string;
  proves(iss: string): string;
  readonly provesNot: string;
  /** Headings of the plain text. */
  readonly provisions: string;
  readonly notes: string;
}

/** Won, lost or neither, and how much without its sign. */
export interface Change {
  readonly kind: 'won' | 'lost' | 'even';
  readonly amount: string;
}

/** What a stake wins: on top of itself, or all that comes back for it. */
export interface Pays {
  readonly basis: 'on-top' | 'total';
  readonly times: number;
}

export interface RouletteWords {
  ballOn(number: number, color: Color): string;
  readonly ballOut: string;
  readonly places: Readonly<Record<BetType, (at: string) => string>>;
  staked(player: string, stake: string, place: string): string;
  readonly reasons: Readonly<{
    'number-hit'(number: number, pays: Pays): string;
    'number-missed'(number: number): string;
    zero(): string;
    'ball-out'(): string;
    late(): string;
  }>;
}

export interface BlackjackWords {
  dealer(cards: string, total: number, shows: 'natural' | 'bust' | 'total'): string;
  hand(box: {
    player: string;
    id: string;
    hand?: number | undefined;
    stake: string;
    doubled: boolean;
    cards: string;
    total: number;
  }): string;
  insured(player: string, id: string, stake: string): string;
  prize(player: string, id: string, hand: number | undefined, when: BonusWhen): string;
  readonly reasons: Readonly<{
    /** `besides`: the ratio comes on top of what any winning hand is paid. */
    natural(pays: Ratio, besides: Ratio | undefined): string;
    'even-money'(pays: Ratio): string;
    'higher-total'(total: number, dealer: number, pays: Ratio): string;
    'dealer-bust'(dealer: number, most: number, pays: Ratio): string;
    bust(total: number, most: number): string;
    'lower-total'(total: number, dealer: number): string;
    'equal-totals'(total: number, natural: Ratio | undefined): string;
    'both-natural'(): string;
    'dealer-natural'(takes: { kind: 'all' } | { kind: 'initial'; stake: string } | { kind: 'taken' }): string;
    surrender(returns: Ratio): string;
  }>;
  readonly insurance: Readonly<{
    'dealer-natural'(pays: Ratio): string;
    'no-dealer-natural'(): string;
  }>;
  readonly bonus: Readonly<{ times(times: number): string; amount(amount: string): string }>;
  /** Declared prizes, in a list. */
  readonly prizes: Readonly<Record<BonusWhen, string>>;
  declaredPrize(prize: string, pays: { times: number } | { amount: string }): string;
}

export type PokerStake = 'ante' | 'raise' | 'fee' | 'bonus';

/** A hand by its name and its five cards. */
export interface NamedHand {
  readonly name: string;
  readonly five: string;
}

export interface PokerWords {
  dealer(cards: string, hand: { name: string; qualifies: boolean }): string;
  /** Cards that were opened though the deal was wrong. */
  dealerMisdealt(cards: string | undefined): string;
  readonly dealerNotOpened: string;
  seat(player: string, id: string, on: PokerStake, stake: string): string;
  penalty(player: string, id: string): string;
  readonly reasons: Readonly<{
    'higher-hand'(on: PokerStake, own: NamedHand, dealer: NamedHand, pays: Pays | Ratio): string;
    'lower-hand'(on: PokerStake, own: NamedHand, dealer: NamedHand): string;
    tie(on: PokerStake, own: NamedHand): string;
    /** The ante is paid, the raise is not. */
    'dealer-not-qualified'(on: PokerStake, pays: Ratio | undefined): string;
    fold(on: PokerStake): string;
    'player-misdeal'(on: PokerStake): string;
    'dealer-misdeal'(on: PokerStake): string;
    'card-bought'(bought: Bought): string;
    exchanged(bought: Bought): string;
    /** @param firstFive a sixth card was bought, and by the reading the first five alone count */
    'no-bonus-combination'(firstFive: boolean): string;
    combination(combination: BonusCombination, pays: Pays, firstFive: boolean): string;
  }>;
  readonly penalties: Readonly<Record<'player-misdeal' | 'dealer-misdeal', (percent: number) => string>>;
  declaredPaytable(basis: Pays['basis'], rows: readonly (readonly [BonusCombination, number])[]): string;
}

/** The card a player bought, and the one given back for it where there was one. */
export interface Bought {
  readonly card: string;
  readonly givenBack?: string;
}
