/** What a verification says: named checks, each with its result and reasons as data. Words are made at the edge (./words). */

/** In the order in which they are made and shown. */
export const CHECKS = [
  'form',
  'header',
  'key',
  'key-status',
  'signature-form',
  'signature',
  'payload',
  'version',
  'members',
  'issuer',
  'id',
  'revision',
  'times',
  'house-rules',
  'ruleset',
  'agreement',
  'sums',
  'request',
  'recomputation',
  'current-engine',
  'surroundings',
] as const;

export type CheckName = (typeof CHECKS)[number];

/**
 * `unproven`: nothing speaks against the receipt, but what was given does not suffice to decide.
 * `not-applicable`: there is nothing to check, or an earlier fault leaves nothing to check it on.
 */
export type CheckResult = 'pass' | 'fail' | 'unproven' | 'not-applicable';

export type ReasonCode =
  // form
  | 'segments'
  | 'empty-segment'
  | 'not-base64url'
  | 'too-long'
  // header
  | 'header-not-json'
  | 'header-member'
  | 'header-missing'
  | 'header-algorithm'
  | 'header-type'
  | 'header-kid'
  | 'header-spelling'
  // keys
  | 'unknown-key'
  | 'ambiguous-key'
  | 'malformed-key'
  | 'retired-key'
  | 'issued-after-retirement'
  | 'compromised-key'
  | 'compromised-in-store'
  // signature
  | 'signature-length'
  | 'signature-mismatch'
  // payload
  | 'not-utf-8'
  | 'not-json'
  | 'too-deep'
  | 'name-too-long'
  | 'duplicate-member'
  | 'lone-surrogate'
  | 'not-a-plain-integer'
  | 'outside-profile'
  | 'not-canonical'
  | 'other-version'
  | 'missing-member'
  | 'unknown-member'
  | 'wrong-member'
  // origin and place
  | 'other-issuer'
  | 'no-issuer-given'
  | 'id-of-another-round'
  | 'correction-members'
  | 'corrects-another-receipt'
  | 'annulled-first-revision'
  | 'no-such-time'
  | 'played-after-issue'
  // content
  | 'digest-differs'
  | 'digest-missing'
  | 'digest-without-house-rules'
  | 'annulled'
  | 'unknown-ruleset'
  | 'ruleset-digest'
  | 'ruleset-status'
  | 'ruleset-of-another-version'
  | 'member-differs'
  | 'sum-differs'
  | 'not-an-amount'
  | 'request-shape'
  | 'request-not-complete'
  | 'round-not-possible'
  | 'settlement-differs'
  | 'named-engine-is-current'
  | 'other-engine-version'
  | 'current-engine-differs'
  | 'around-differs'
  | 'nothing-around'
  // why a check could not be made
  | 'not-readable'
  | 'no-key';

export interface Reason {
  readonly code: ReasonCode;
  readonly facts?: Readonly<Record<string, string | number>>;
}

export interface Check {
  readonly name: CheckName;
  readonly result: CheckResult;
  readonly reasons: readonly Reason[];
}

export const reason = (code: ReasonCode, facts?: Reason['facts']): Reason =>
  facts === undefined ? { code } : { code, facts };

export const pass = (name: CheckName, ...reasons: Reason[]): Check => ({ name, result: 'pass', reasons });
export const fail = (name: CheckName, ...reasons: Reason[]): Check => ({ name, result: 'fail', reasons });
export const unproven = (name: CheckName, ...reasons: Reason[]): Check => ({ name, result: 'unproven', reasons });
export const notApplicable = (name: CheckName, code: ReasonCode, facts?: Reason['facts']): Check => ({
  name,
  result: 'not-applicable',
  reasons: [reason(code, facts)],
});

/** Pass when no fault was found. */
export const verdictOf = (name: CheckName, faults: readonly Reason[]): Check =>
  faults.length === 0 ? pass(name) : fail(name, ...faults);
