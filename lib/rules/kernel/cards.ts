/**
 * Cards as small integers: rank * 4 + suit, rank 0 (deuce) to 12 (ace), suit 0 to 3 in the order c d h s, so 0 to 51;
 * the red joker is 52, the black joker 53. Text is rank then suit, "Th"; "10h" is read too and written back as "Th".
 */
export type Card = number;

export const RANKS = '23456789TJQKA';
export const SUITS = 'cdhs';
export const RED_JOKER: Card = 52;
export const BLACK_JOKER: Card = 53;

/** The text of each card, by id. */
export const CARD_TEXT: readonly string[] = [
  ...Array.from({ length: 52 }, (_, id) => RANKS[id >> 2]! + SUITS[id & 3]!),
  'Xr',
  'Xb',
];

const idByText = new Map<string, Card>(CARD_TEXT.map((text, id) => [text, id]));
for (let suit = 0; suit < 4; suit++) idByText.set(`10${SUITS[suit]}`, 8 * 4 + suit);

/** The card that a text names, or undefined: nothing is guessed, `as`, `1s` and look-alike letters are no cards. */
export function parseCard(text: string): Card | undefined {
  return idByText.get(text);
}

/** Like parseCard, for texts that the contract has admitted. @throws RangeError for any other text */
export function card(text: string): Card {
  const id = idByText.get(text);
  if (id === undefined) throw new RangeError(`no card: ${JSON.stringify(text)}`);
  return id;
}

/** 0 (deuce) to 12 (ace); jokers have none. */
export const rankOf = (id: Card): number => id >> 2;

export const suitOf = (id: Card): number => id & 3;

export const isJoker = (id: Card): boolean => id >= RED_JOKER;
