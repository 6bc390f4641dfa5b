/** What poker refuses. */
export type PokerRefusal = never;
