/** What an explanation is, and what the games' parts of it work from. */
import type { Act, Game, Line, Settlement } from '../../rules/index.ts';
import type { Amounts } from './amounts.ts';
import type { Language } from './language.ts';
import type { Words } from './words/words.ts';

export interface CitedProvision {
  /** `<ruleset>/<game>/<provision>` */
  readonly id: string;
  /** Where in the act. */
  readonly at: string;
  readonly summary: string;
}

export interface ExplainedLine {
  readonly line: Line;
  readonly words: string;
  /** Equations, parted by "; ". Left out where nothing was reckoned. */
  readonly arithmetic?: string;
  readonly provisions: readonly CitedProvision[];
}

export interface Explanation {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly introduction: readonly string[];
  readonly lines: readonly ExplainedLine[];
  /** One sentence for all, then one for each player, each on a line of its own. */
  readonly totals: string;
  readonly notes: readonly string[];
  /** The whole as plain text. */
  readonly text: string;
}

/** A settled round, opened for explaining. */
export interface Round {
  readonly act: Act;
  readonly game: Game;
  readonly settlement: Settlement;
  /** The receipt's `request`. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly words: Words;
  readonly amounts: Amounts;
}

export interface LineInWords {
  readonly words: string;
  readonly arithmetic?: string;
}

/** A game's part: what the table showed, and each line. */
export interface GameInWords {
  readonly table: string;
  line(line: Line): LineInWords;
}

/** The receipt has a word that this version cannot explain: it is of another version, or no receipt of ours. */
export function unknownWord(what: string, word: unknown): RangeError {
  return new RangeError(`no words for ${what}: ${JSON.stringify(word)}`);
}

/** The sentence for a reason. @throws RangeError for a reason that the game does not have */
export function reasonOf<Reasons extends object>(reasons: Reasons, reason: string): keyof Reasons {
  if (!Object.hasOwn(reasons, reason)) throw unknownWord('the reason', reason);
  return reason as keyof Reasons;
}

/** One thing of the request by its id. */
export function byId<Thing extends { readonly id: string }>(things: readonly Thing[]): (id: string) => Thing {
  const known = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const thing = known.get(id);
    if (thing === undefined) throw unknownWord('the line', id);
    return thing;
  };
}
