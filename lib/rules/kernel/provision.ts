/** What an act says, as data: provisions, readings and options, in the words of this project, in two languages. */

export interface Text {
  readonly en: string;
  readonly hy: string;
}

export interface Provision {
  /** Where in the act: annex or section, row or paragraph. */
  readonly at: Text;
  /** One sentence, in our own words. */
  readonly summary: Text;
  /** `text`: the act says it. `neighbour`: the act is silent or cut off, taken from the act or annex named in `at`. */
  readonly source: 'text' | 'neighbour';
  /** Set on rules of conduct at the table, which move no amount and are cited by no line. */
  readonly conduct?: true;
}

export type Provisions<Id extends string = string> = Readonly<Record<Id, Provision>>;

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly text: Text;
}

/** Where the words allow more than one meaning: the choices (the default first) and why that one is the default. */
export interface Reading<Value extends string = string> {
  readonly kind: 'reading';
  readonly choices: readonly [Choice<Value>, ...Choice<Value>[]];
  readonly why: Text;
  readonly provisions: readonly string[];
}

/** Where the words themselves leave a matter to the house: off or unset unless the operator declares it. */
export interface Option<Value = unknown> {
  readonly kind: 'option';
  readonly shape: 'boolean' | 'bonuses' | 'bonus-paytable';
  /** Left out where nothing is declared by default. */
  readonly default?: Value;
  /** Members that a declared value may leave out, and what they then are. */
  readonly memberDefaults?: Readonly<Record<string, string>>;
  readonly text: Text;
  readonly provisions: readonly string[];
}

/** The keys of `houseRules` that a game has under one act. */
export type HouseRules = Readonly<Record<string, Reading | Option>>;

/** A reading without a switch: how the service reads a silent or slipped place, stated so that nobody has to guess. */
export interface Note {
  readonly id: string;
  readonly text: Text;
  readonly provisions: readonly string[];
}

/** What every game of every act states about itself, besides its own rules. */
export interface GameText {
  readonly name: Text;
  /** The annex or section of the act. */
  readonly place: Text;
  readonly provisions: Provisions;
  readonly houseRules: HouseRules;
  readonly notes: readonly Note[];
}
