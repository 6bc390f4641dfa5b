/** What stands around a receipt (an API's answer, a line of an export) must say what the receipt says: only the receipt is signed. */
import { type Check, notApplicable, type Reason, reason, verdictOf } from './check.ts';
import { firstDifference } from './difference.ts';

/** Copies of the receipt's members as they stood around it; what did not stand there is left out. */
export interface Surroundings {
  readonly id?: unknown;
  readonly revision?: unknown;
  readonly issuedAt?: unknown;
  readonly kid?: unknown;
  readonly corrects?: unknown;
  readonly operator?: unknown;
  readonly settlement?: unknown;
}

export function surroundingsCheck(
  around: Surroundings | undefined,
  payload: Record<string, unknown> | undefined,
  kid: string | undefined,
): Check {
  if (around === undefined || Object.keys(around).length === 0) return notApplicable('surroundings', 'nothing-around');
  if (payload === undefined) return notApplicable('surroundings', 'not-readable');
  const signed: Record<string, unknown> = { ...payload, kid };
  const faults: Reason[] = [];
  for (const [name, copy] of Object.entries(around)) {
    const difference = firstDifference(copy, signed[name], [name]);
    if (difference !== undefined) faults.push(reason('around-differs', { ...difference }));
  }
  return verdictOf('surroundings', faults);
}
