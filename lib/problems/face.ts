/** The public face of a refusal: its words, made at the edge from the facts that the engine gives. */
export interface RefusalFace {
  /** Short and always the same for its code. */
  readonly title: string;
  /** One sentence for this very fault; names what, where and why, never a player. */
  readonly detail: (facts: Readonly<Record<string, string | number>>) => string;
}
