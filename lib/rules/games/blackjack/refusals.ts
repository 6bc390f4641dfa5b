/** What blackjack refuses. */
export type BlackjackRefusal = never;
