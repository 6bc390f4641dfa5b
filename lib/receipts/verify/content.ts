/** Whether the parts of a receipt agree with each other and with the act, before anything is settled again. */
import { canonical } from '../canonical.ts';
import { type Check, notApplicable, type Reason, reason, unproven, verdictOf } from './check.ts';
import type { Engine } from './engine.ts';
import { isObject, sha256Text } from './text.ts';

type Payload = Record<string, unknown> | undefined;

/** The digest of the resolved house rules; a round that was annulled has none. */
export async function houseRulesCheck(payload: Payload): Promise<Check> {
  if (payload === undefined || !isObject(payload.settlement)) return notApplicable('house-rules', 'not-readable');
  const { houseRules } = payload.settlement;
  const stated = payload.houseRulesDigest;
  if (houseRules === undefined) {
    return stated === undefined
      ? notApplicable('house-rules', 'annulled')
      : verdictOf('house-rules', [reason('digest-without-house-rules')]);
  }
  if (stated === undefined) return verdictOf('house-rules', [reason('digest-missing')]);
  const text = spelled(houseRules);
  if (text === undefined) return notApplicable('house-rules', 'not-readable');
  const wanted = await digestOf(text);
  return verdictOf('house-rules', stated === wanted ? [] : [reason('digest-differs', { wanted })]);
}

/** Nearly all rounds of an operator have the same house rules. */
const digests = new Map<string, string>();
const MOST_DIGESTS = 200;

async function digestOf(text: string): Promise<string> {
  const known = digests.get(text);
  if (known !== undefined) return known;
  const digest = await sha256Text(text);
  if (digests.size >= MOST_DIGESTS) digests.clear();
  digests.set(text, digest);
  return digest;
}

function spelled(value: unknown): string | undefined {
  try {
    return canonical(value);
  } catch {
    return undefined;
  }
}

/** Whether the act's data are those of the engine that the receipt names. @param named undefined where it is not at hand */
export async function rulesetCheck(payload: Payload, named: Engine | undefined, current: Engine): Promise<Check> {
  const stated = payload?.ruleset;
  if (!isObject(stated) || typeof stated.id !== 'string') return notApplicable('ruleset', 'not-readable');
  const act = await (named ?? current).ruleset(stated.id);
  const faults: Reason[] = [];
  if (act === undefined) faults.push(reason('unknown-ruleset', { ruleset: stated.id }));
  else {
    if (stated.digest !== act.digest) faults.push(reason('ruleset-digest', { wanted: act.digest }));
    if (named !== undefined && stated.status !== act.status) {
      faults.push(reason('ruleset-status', { wanted: act.status }));
    }
  }
  if (named === undefined && faults.length > 0) return unproven('ruleset', reason('ruleset-of-another-version'));
  return verdictOf('ruleset', faults);
}

const STATED_TWICE = ['currency', 'playedAt', 'round', 'ruleset', 'table'] as const;

/** What the receipt states in more than one place. */
export function agreementCheck(payload: Payload): Check {
  if (payload === undefined || !isObject(payload.request) || !isObject(payload.settlement)) {
    return notApplicable('agreement', 'not-readable');
  }
  const { request, settlement, ruleset } = payload;
  const faults: Reason[] = [];
  for (const name of STATED_TWICE) {
    if (request[name] !== settlement[name]) faults.push(reason('member-differs', { name }));
  }
  // A spin's request names no game; of an annulled spin's neither.
  if ((request.game ?? 'roulette') !== settlement.game) faults.push(reason('member-differs', { name: 'game' }));
  if (isObject(ruleset) && ruleset.id !== settlement.ruleset)
    faults.push(reason('member-differs', { name: 'ruleset.id' }));
  const [asked, settled] = [request.houseRules, settlement.houseRules].map(spelledOrAbsent);
  if (asked !== settled) faults.push(reason('member-differs', { name: 'houseRules' }));
  return verdictOf('agreement', faults);
}

const spelledOrAbsent = (value: unknown) => (value === undefined ? '' : spelled(value));
