/** Who calls, and what a token allows. */

export const SCOPES = ['settle', 'settle.correct', 'receipts.read', 'receipts.read.all'] as const;
export type Scope = (typeof SCOPES)[number];

export interface Caller {
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
}

/** An operator or the regulator, with the fields of the licence register of the order of 2000. */
export interface Profile {
  readonly clientId: string;
  readonly role: 'operator' | 'regulator';
  /** The id under which its receipts stand. */
  readonly operator: string;
  readonly name: string;
  readonly legalForm?: string;
  readonly legalAddress?: string;
  readonly hallAddress?: string;
  readonly registration?: string;
  readonly licence?: string;
  readonly licensedOn?: string;
}

export interface ProfileDirectory {
  /** The profile of a client; undefined for an unknown one. @throws StoreUnavailable */
  get(clientId: string): Promise<Profile | undefined>;
}

/** The service's resource server in the user pool: its scopes stand behind this name and a slash in tokens. */
export const RESOURCE_SERVER = 'kanon';
