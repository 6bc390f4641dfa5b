/**
 * Verifies a receipt: every check is made, whatever an earlier one found, and each says its own. Runs wherever there is
 * WebCrypto (a browser, Node 20), needs no network and no node module. Nothing is thrown for a bad receipt.
 */
import type { ReceiptPayload } from '../payload.ts';
import type { Check, CheckName, CheckResult } from './check.ts';
import { readCompact } from './compact.ts';
import { agreementCheck, houseRulesCheck, rulesetCheck } from './content.ts';
import { currentEngine, type Engine } from './engine.ts';
import { readHeader } from './header.ts';
import { idCheck, issuerCheck, revisionCheck, timesCheck } from './identity.ts';
import { type KeySet, keyCheck, keyStatusCheck } from './keys.ts';
import { membersCheck, versionCheck } from './members.ts';
import { readPayload } from './payload.ts';
import { recompute } from './recompute.ts';
import { signatureCheck, signatureFormCheck } from './signature.ts';
import { sumsCheck } from './sums.ts';
import { type Surroundings, surroundingsCheck } from './surroundings.ts';
import { isObject } from './text.ts';

export interface VerifyWith {
  /** The issuer's published keys (readKeys). */
  readonly keys: KeySet;
  /** The issuer's URL; left out, any issuer of these keys will do. */
  readonly issuer?: string;
  /** Engines at hand, the current one first. Default: the one in this code. */
  readonly engines?: readonly [Engine, ...Engine[]];
  /** Set where the receipt was just read from the issuer's own store: then a compromised key's receipt counts. */
  readonly foundInStore?: boolean;
  /** What stood around the receipt. */
  readonly around?: Surroundings;
}

/**
 * `genuine`: every check that applies passed. `not-genuine`: one failed. `unproven`: none failed, but what was given does
 * not suffice (a compromised key; another engine version that is not at hand and the current engine settles differently).
 */
export type Verdict = 'genuine' | 'unproven' | 'not-genuine';

export interface Verification {
  readonly verdict: Verdict;
  readonly checks: readonly Check[];
  /** The questions that people ask apart. */
  readonly signature: 'valid' | 'invalid' | 'not-checked';
  readonly recomputation: 'same' | 'differs' | 'other-engine-version' | 'not-made';
  readonly currentEngine: 'same' | 'differs' | 'not-made';
  readonly key: 'active' | 'retired' | 'compromised' | 'unknown';
  /** What the payload says, as far as it can be read: to be trusted only as far as the verdict goes. */
  readonly stated: Readonly<Record<string, unknown>> | undefined;
  /** The same as a receipt's payload: only where the receipt is genuine, or was settled again with the same result. */
  readonly payload: ReceiptPayload | undefined;
}

/** Verifies one receipt in compact form. */
export async function verifyReceipt(jws: string, using: VerifyWith): Promise<Verification> {
  const engines = using.engines ?? ([currentEngine] as const);
  const [current] = engines;
  const { compact, check: form } = readCompact(jws);
  const { check: header, kid } = readHeader(compact.header);
  const { check: payloadCheck, value: stated } = readPayload(compact.payload);
  const { check: keyFound, key } = keyCheck(using.keys, kid);
  const named = namedEngine(engines, stated);
  const again = recompute(stated, named, current);
  const checks: Check[] = [
    form,
    header,
    keyFound,
    keyStatusCheck(key, stated?.issuedAt, using.foundInStore === true),
    signatureFormCheck(compact.signature),
    await signatureCheck(key, compact.signature, compact.signingInput),
    payloadCheck,
    versionCheck(stated),
    membersCheck(stated),
    issuerCheck(stated, using.issuer),
    await idCheck(stated),
    await revisionCheck(stated),
    timesCheck(stated),
    await houseRulesCheck(stated),
    await rulesetCheck(stated, named, current),
    agreementCheck(stated),
    sumsCheck(stated),
    again.request,
    again.recomputation,
    again.currentEngine,
    surroundingsCheck(using.around, stated, kid),
  ];
  const verdict = overall(checks);
  const result = (name: CheckName) => checks.find((check) => check.name === name)!.result;
  const settledAlike = result('recomputation') === 'pass' || result('current-engine') === 'pass';
  const readable = verdict !== 'not-genuine' && settledAlike;
  return {
    verdict,
    checks,
    signature: SIGNATURE[result('signature')],
    recomputation: recomputationOf(checks),
    currentEngine: currentOf(checks, result('recomputation')),
    key: key?.status ?? 'unknown',
    stated,
    payload: readable ? (stated as unknown as ReceiptPayload) : undefined,
  };
}

/** What must have passed for a receipt to be genuine, so that a check left out can never count as one passed. */
const NEEDED: readonly CheckName[] = ['form', 'header', 'key', 'key-status', 'signature', 'payload', 'members', 'id'];

function overall(checks: readonly Check[]): Verdict {
  if (checks.some((check) => check.result === 'fail')) return 'not-genuine';
  if (checks.some((check) => check.result === 'unproven')) return 'unproven';
  const passed = (name: CheckName) => checks.some((check) => check.name === name && check.result === 'pass');
  const settled = passed('recomputation') || passed('current-engine');
  return NEEDED.every(passed) && settled ? 'genuine' : 'not-genuine';
}

const SIGNATURE: Readonly<Record<CheckResult, Verification['signature']>> = {
  pass: 'valid',
  fail: 'invalid',
  unproven: 'not-checked',
  'not-applicable': 'not-checked',
};

const find = (checks: readonly Check[], name: CheckName) => checks.find((check) => check.name === name)!;

function recomputationOf(checks: readonly Check[]): Verification['recomputation'] {
  const { result, reasons } = find(checks, 'recomputation');
  if (result === 'pass') return 'same';
  if (result === 'fail') return 'differs';
  return reasons[0]?.code === 'other-engine-version' ? 'other-engine-version' : 'not-made';
}

function currentOf(checks: readonly Check[], named: CheckResult): Verification['currentEngine'] {
  const { result, reasons } = find(checks, 'current-engine');
  switch (reasons[0]?.code) {
    case 'named-engine-is-current':
      return named === 'pass' ? 'same' : 'differs';
    case 'current-engine-differs':
      return 'differs';
    default:
      return result === 'pass' ? 'same' : 'not-made';
  }
}

function namedEngine(engines: readonly Engine[], stated: Record<string, unknown> | undefined): Engine | undefined {
  const named = stated?.engine;
  if (!isObject(named)) return undefined;
  return engines.find((engine) => engine.name === named.name && engine.version === named.version);
}
