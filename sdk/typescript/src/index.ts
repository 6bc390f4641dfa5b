/** Kanon for TypeScript and JavaScript. The verifier is its own entry, `kanon-client/verify`: it holds the whole engine. */
export type { components, operations, paths } from '../../../lib/contract/generated/types.ts';
export { createKanon, eachReceipt, type KanonClient, type KanonOptions, type Problem, type Schemas } from './client.ts';
export { fromMinorUnits, minorDigits, toMinorUnits } from './money.ts';
export type { Credentials } from './token.ts';
