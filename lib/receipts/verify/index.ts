/** The verifier: one receipt or many, offline, the same in a browser and at a command line. */
export { CHECKS, type Check, type CheckName, type CheckResult, type Reason, type ReasonCode } from './check.ts';
export { currentEngine, type Engine } from './engine.ts';
export { type KeySet, readKeys } from './keys.ts';
export { packReceipt, unpackReceipt } from './link.ts';
export { type FoundReceipt, receiptIn, receiptsIn, TooLong } from './reading.ts';
export type { Surroundings } from './surroundings.ts';
export { type Verdict, type Verification, type VerifyWith, verifyReceipt } from './verify.ts';
export { type Language, type VerifierWords, verifierWords, wordsOf } from './words/words.ts';
