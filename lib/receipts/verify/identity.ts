/** Whose receipt it is and of which round: issuer, derived id, place in the round's revisions, times. */
import { parseInstant } from '../../rules/index.ts';
import { type RoundKey, receiptIdOf, roundKeyBytes } from '../receipt-id.ts';
import { type Check, fail, notApplicable, pass, type Reason, reason, verdictOf } from './check.ts';
import { isObject, sha256Bytes } from './text.ts';

type Payload = Record<string, unknown> | undefined;

/** @param issuer the URL of the issuer whose keys are used, where the verifier was told */
export function issuerCheck(payload: Payload, issuer: string | undefined): Check {
  if (payload === undefined) return notApplicable('issuer', 'not-readable');
  if (issuer === undefined) return notApplicable('issuer', 'no-issuer-given');
  if (payload.iss === issuer) return pass('issuer');
  return fail('issuer', reason('other-issuer', { wanted: issuer, stated: String(payload.iss).slice(0, 200) }));
}

/** The id that a round's revision has: whoever knows the round can compute it. */
export async function derivedId(key: RoundKey): Promise<string> {
  return receiptIdOf(await sha256Bytes(roundKeyBytes(key)));
}

function roundKey(payload: Payload): RoundKey | undefined {
  if (payload === undefined || !isObject(payload.settlement)) return undefined;
  const { env, operator, revision } = payload;
  const { table, round } = payload.settlement;
  const texts = [env, operator, table, round].every((value) => typeof value === 'string');
  if (!texts || !Number.isSafeInteger(revision)) return undefined;
  return { env, operator, table, round, revision } as RoundKey;
}

export async function idCheck(payload: Payload): Promise<Check> {
  const key = roundKey(payload);
  if (key === undefined) return notApplicable('id', 'not-readable');
  const wanted = await derivedId(key);
  return verdictOf('id', payload?.id === wanted ? [] : [reason('id-of-another-round', { wanted })]);
}

/** The first revision corrects nothing; each later one corrects the one before it, and says why. */
export async function revisionCheck(payload: Payload): Promise<Check> {
  if (payload === undefined || !Number.isSafeInteger(payload.revision)) {
    return notApplicable('revision', 'not-readable');
  }
  const revision = payload.revision as number;
  const corrects = Object.hasOwn(payload, 'corrects');
  const faults: Reason[] = [];
  if (corrects !== revision > 1 || Object.hasOwn(payload, 'reason') !== revision > 1) {
    faults.push(reason('correction-members', { revision }));
  }
  const key = roundKey(payload);
  if (corrects && revision > 1 && key !== undefined) {
    const wanted = await derivedId({ ...key, revision: revision - 1 });
    if (payload.corrects !== wanted) faults.push(reason('corrects-another-receipt', { wanted }));
  }
  const annulled = isObject(payload.settlement) && payload.settlement.annulled !== undefined;
  if (annulled && revision === 1) faults.push(reason('annulled-first-revision'));
  return verdictOf('revision', faults);
}

/** The service takes a round's time at most so far ahead of its own clock. */
const MOST_AHEAD_SECONDS = 5 * 60;

export function timesCheck(payload: Payload): Check {
  const settlement = isObject(payload?.settlement) ? payload.settlement : {};
  const stated = { issuedAt: payload?.issuedAt, playedAt: settlement.playedAt };
  if (typeof stated.issuedAt !== 'string' || typeof stated.playedAt !== 'string') {
    return notApplicable('times', 'not-readable');
  }
  const issued = parseInstant(stated.issuedAt);
  const played = parseInstant(stated.playedAt);
  const faults: Reason[] = [];
  if (issued === undefined) faults.push(reason('no-such-time', { name: 'issuedAt' }));
  if (played === undefined) faults.push(reason('no-such-time', { name: 'playedAt' }));
  if (issued !== undefined && played !== undefined && played.second > issued.second + MOST_AHEAD_SECONDS) {
    faults.push(reason('played-after-issue', { ...(stated as Record<string, string>) }));
  }
  return verdictOf('times', faults);
}
