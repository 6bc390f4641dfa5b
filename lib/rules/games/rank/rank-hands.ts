/** Ranks and compares the hands of a showdown: any game of the acts, annexes 6 to 10 included. */
import { CARD_TEXT, type Card, isJoker } from '../../kernel/cards.ts';
import { ACE_KING, type Category, rankHand } from '../../kernel/hand-rank.ts';
import { readCards } from '../../kernel/hand-texts.ts';
import { duplicateIds } from '../../kernel/ids.ts';
import type { Text } from '../../kernel/provision.ts';
import type { Refusal, Result } from '../../kernel/refusal.ts';
import { handName } from './hand-name.ts';

export interface RankHandsRequest {
  readonly hands: readonly { readonly id: string; readonly cards: readonly string[] }[];
  /** Cards that belong to every hand. */
  readonly board?: readonly string[];
  /** How many jokers the deck has, 0 to 2; none by default. */
  readonly jokers?: number;
  /** True, the default: all hands are of one deal. False: each hand is a deal of its own, the board in each. */
  readonly sharedDeck?: boolean;
  readonly aceLowStraight?: 'allowed' | 'not-allowed';
}

export interface HandAnswer {
  readonly id: string;
  readonly category: Category;
  readonly bestFive: readonly string[];
  /** Higher is better, equal is a tie (hand-category.ts). */
  readonly strength: number;
  /** 1 for the best; ties share it, and after two first the next is third. */
  readonly rank: number;
  readonly tied: boolean;
  /** Ace-king high or better. */
  readonly qualifies: boolean;
  readonly name: Text;
}

export interface RankHandsAnswer {
  readonly hands: readonly HandAnswer[];
  /** Every hand of the first rank, in the order of the request. */
  readonly winners: readonly string[];
}

/**
 * Ranks hands of a request whose shape the contract has admitted. Refused, each at its place: a hand that has not five
 * to seven cards together with the board, a card twice in a deal, a joker that the deck does not have, an id twice.
 *
 * @throws RangeError for a text that is no card, which the contract does not let pass
 */
export function rankHands(request: RankHandsRequest): Result<RankHandsAnswer> {
  const { board: boardTexts = [], jokers = 0, sharedDeck = true } = request;
  const refusals: Refusal[] = [];
  const board = readCards(boardTexts);
  const boardDeal = deal(newDeal(jokers), board, '/board', refusals);
  const hands = request.hands.map(({ cards: texts }, i) => {
    const pointer = `/hands/${i}/cards`;
    const own = readCards(texts);
    const count = own.length + board.length;
    if (count < 5 || count > 7) refusals.push({ code: 'hand-needs-five-to-seven-cards', pointer, facts: { count } });
    deal(sharedDeck ? boardDeal : copyOf(boardDeal), own, pointer, refusals);
    return [...own, ...board];
  });
  refusals.push(...duplicateIds(request.hands, '/hands'));
  if (refusals.length > 0) return { ok: false, refusals };

  const aceLow = request.aceLowStraight !== 'not-allowed';
  const ranked = hands.map((cards) => rankHand(cards, aceLow));
  const places = placesOf(ranked.map(({ strength }) => strength));
  const answers = ranked.map(({ category, strength, bestFive }, i): HandAnswer => {
    const { id } = request.hands[i]!;
    const { rank, tied } = places.get(strength)!;
    const qualifies = strength >= ACE_KING;
    const name = handName(strength);
    return { id, category, bestFive: bestFive.map((c) => CARD_TEXT[c]!), strength, rank, tied, qualifies, name };
  });
  const winners = answers.filter(({ rank }) => rank === 1).map(({ id }) => id);
  return { ok: true, value: { hands: answers, winners } };
}

/** What one deck has given so far. */
interface Deal {
  readonly jokers: number;
  /** By card: where it was first seen. */
  readonly first: (string | undefined)[];
  jokersLeft: number;
}

const newDeal = (jokers: number): Deal => ({ jokers, first: [], jokersLeft: jokers });

const copyOf = (deal: Deal): Deal => ({ ...deal, first: [...deal.first] });

/** Takes cards from a deck, and refuses those that it does not have, or no more. */
function deal(from: Deal, cards: readonly Card[], pointer: string, refusals: Refusal[]): Deal {
  cards.forEach((id, i) => {
    const at = `${pointer}/${i}`;
    const first = from.first[id];
    if (first !== undefined) {
      refusals.push({ code: 'duplicate-card', pointer: at, facts: { card: CARD_TEXT[id]!, first } });
      return;
    }
    from.first[id] = at;
    if (!isJoker(id)) return;
    if (from.jokersLeft > 0) from.jokersLeft--;
    else
      refusals.push({ code: 'joker-not-in-deck', pointer: at, facts: { card: CARD_TEXT[id]!, jokers: from.jokers } });
  });
  return from;
}

/** The place of each strength: one more than the number of better hands. */
function placesOf(strengths: readonly number[]): Map<number, { readonly rank: number; readonly tied: boolean }> {
  const places = new Map<number, { rank: number; tied: boolean }>();
  [...strengths]
    .sort((a, b) => b - a)
    .forEach((strength, better) => {
      const place = places.get(strength);
      if (place === undefined) places.set(strength, { rank: better + 1, tied: false });
      else place.tied = true;
    });
  return places;
}
