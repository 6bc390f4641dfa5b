/** A round of a card table, as its system records it: the facts, and what went over the layout. */
export interface CardRound {
  readonly table: string;
  readonly round: string;
  readonly playedAt: string;
  readonly dealer: { readonly cards: string[] };
  readonly boxes?: readonly object[];
  readonly seats?: readonly object[];
  readonly chips: Chips[];
}

/** Of one player: what was put down and what was given back, minor units. */
export interface Chips {
  readonly player: string;
  in: number;
  out: number;
}
