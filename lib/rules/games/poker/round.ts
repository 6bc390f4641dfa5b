/** A round of poker as the request states it, and as it is read: cards as ids, each seat with what became of it. */
import { CARD_TEXT, type Card, card } from '../../kernel/cards.ts';

export type Decision = 'fold' | 'raise';

export interface SeatFacts {
  readonly id: string;
  readonly player: string;
  readonly ante: number;
  readonly decision?: Decision;
  readonly raise?: number;
  readonly bonus?: number;
  /** The five as dealt. */
  readonly cards?: readonly string[];
  readonly exchange?: { readonly out: string; readonly in: string };
  readonly sixthCard?: string;
  readonly misdeal?: boolean;
}

export interface DealerFacts {
  readonly cards?: readonly string[];
  readonly misdeal?: boolean;
}

export interface RoundFacts {
  readonly dealer?: DealerFacts;
  readonly seats: readonly SeatFacts[];
}

/**
 * What became of a seat before hands are compared. The causes rank: a misdealt seat is void even if it folded, a folded
 * seat stays folded even if the dealer's deal was wrong.
 */
export type Standing = 'player-misdeal' | 'fold' | 'dealer-misdeal' | 'in-play';

export interface Seat {
  readonly facts: SeatFacts;
  readonly standing: Standing;
  /** The cards as dealt. */
  readonly dealt?: readonly Card[];
  /** What the player bought, an exchanged or a sixth card, and what was given back for it. */
  readonly bought?: Card;
  readonly givenBack?: Card;
  /** The cards after that: a new card in the place of the old, a sixth last. */
  readonly held?: readonly Card[];
}

export interface Round {
  readonly dealer: { readonly cards?: readonly Card[]; readonly misdeal: boolean };
  readonly seats: readonly Seat[];
}

/** The hand does not count. */
export const isVoid = (standing: Standing): standing is 'player-misdeal' | 'dealer-misdeal' =>
  standing === 'player-misdeal' || standing === 'dealer-misdeal';

/** Reads a round whose shape the contract has admitted. */
export function readRound(facts: RoundFacts): Round {
  const { cards, misdeal = false } = facts.dealer ?? {};
  return {
    dealer: { ...(cards === undefined ? {} : { cards: cards.map(card) }), misdeal },
    seats: facts.seats.map((seat) => readSeat(seat, misdeal)),
  };
}

function readSeat(facts: SeatFacts, dealerMisdeal: boolean): Seat {
  const { exchange, sixthCard } = facts;
  const standing = standingOf(facts, dealerMisdeal);
  const dealt = facts.cards?.map(card);
  if (exchange !== undefined) {
    const givenBack = card(exchange.out);
    const bought = card(exchange.in);
    const read = { facts, standing, bought, givenBack };
    return dealt === undefined ? read : { ...read, dealt, held: dealt.map((id) => (id === givenBack ? bought : id)) };
  }
  if (sixthCard !== undefined) {
    const bought = card(sixthCard);
    return dealt === undefined
      ? { facts, standing, bought }
      : { facts, standing, dealt, bought, held: [...dealt, bought] };
  }
  return dealt === undefined ? { facts, standing } : { facts, standing, dealt, held: dealt };
}

function standingOf({ misdeal, decision }: SeatFacts, dealerMisdeal: boolean): Standing {
  if (misdeal === true) return 'player-misdeal';
  if (decision === 'fold') return 'fold';
  return dealerMisdeal ? 'dealer-misdeal' : 'in-play';
}

export const cardTexts = (cards: readonly Card[]): string[] => cards.map((id) => CARD_TEXT[id]!);

/** The facts again, complete: cards as they are written back, a misdeal that nobody stated as false. */
export function writtenBack(facts: RoundFacts): Readonly<Record<string, unknown>> {
  const { cards, misdeal = false } = facts.dealer ?? {};
  return {
    dealer: { ...(cards === undefined ? {} : { cards: cards.map(written) }), misdeal },
    seats: facts.seats.map((seat) => ({
      ...seat,
      ...(seat.cards === undefined ? {} : { cards: seat.cards.map(written) }),
      ...(seat.exchange === undefined
        ? {}
        : { exchange: { out: written(seat.exchange.out), in: written(seat.exchange.in) } }),
      ...(seat.sixthCard === undefined ? {} : { sixthCard: written(seat.sixthCard) }),
      misdeal: seat.misdeal ?? false,
    })),
  };
}

const written = (text: string): string => CARD_TEXT[card(text)]!;
