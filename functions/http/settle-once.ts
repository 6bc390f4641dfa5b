/** Settles a round once: settle, build, sign, insert if absent, answer with what is stored. */
import type { Profile } from '../../lib/auth/caller.ts';
import { type Fault, Problem } from '../../lib/problems/problem.ts';
import { sameContent } from '../../lib/receipts/content.ts';
import { issue, payloadOf, type ToIssue } from '../../lib/receipts/issue.ts';
import { newestRevision } from '../../lib/receipts/newest-revision.ts';
import { annulledSettlement } from '../../lib/receipts/payload.ts';
import { actById, parseInstant, type RoundRequest, settleRound } from '../../lib/rules/index.ts';
import { type StoredReceipt, StoreUnavailable } from '../../lib/store/store.ts';
import type { SettleDeps } from './deps.ts';
import { ownedReceipt } from './owned-receipt.ts';

/** A body of the settle operations, of the contract's shape. */
export interface SettleBody extends RoundRequest {
  readonly corrects?: string;
  readonly reason?: string;
  readonly annul?: true;
}

export interface SettledOnce {
  readonly receipt: StoredReceipt;
  readonly replayed: boolean;
}

const MOST_AHEAD_SECONDS = 5 * 60;

/** @throws Problem 404, 409, 422; StoreUnavailable, SignerUnavailable: then nothing may be answered as settled */
export async function settleOnce(deps: SettleDeps, operator: Profile, body: SettleBody): Promise<SettledOnce> {
  const corrected = body.corrects === undefined ? undefined : await correctedReceipt(deps, operator, body.corrects);
  const now = deps.clock();
  const serviceFaults = [...future(body, now), ...(corrected === undefined ? [] : otherRound(body, corrected))];
  const settled = body.annul === true ? annulled(body, corrected!) : settleRound(round(body));
  if (!settled.ok || serviceFaults.length > 0) {
    const faults: Fault[] = settled.ok ? serviceFaults : [...serviceFaults, ...settled.refusals];
    throw new Problem('round-not-possible', { faults });
  }
  const { request, settlement, houseRulesAreDefault } = settled.value;
  const receipt = await issue(deps.issuer, {
    operator,
    revision: (corrected?.revision ?? 0) + 1,
    corrects: body.corrects,
    reason: body.reason,
    request,
    settlement,
    houseRulesAreDefault,
    issuedAt: new Date(now).toISOString(),
  });
  if ((await deps.store.insert(receipt)) === 'stored') return { receipt, replayed: false };
  return standing(deps, receipt);
}

/** The round has a receipt already: the same one again, or a conflict. */
async function standing(deps: SettleDeps, receipt: StoredReceipt): Promise<SettledOnce> {
  const stored = await deps.store.get(receipt.id);
  if (stored === undefined) throw new StoreUnavailable(new Error('exists, but cannot be read'));
  if (sameContent(payloadOf(stored), payloadOf(receipt))) {
    // An insert whose answer was lost and that was tried again finds itself: that is no replay.
    const own = Buffer.compare(stored.signature, receipt.signature) === 0;
    return { receipt: stored, replayed: !own };
  }
  if (receipt.corrects === undefined) throw new Problem('round-already-settled', { receiptId: stored.id });
  throw new Problem('not-newest-revision', { receiptId: await newestRevision(deps.store, deps.issuer.env, stored) });
}

async function correctedReceipt(deps: SettleDeps, operator: Profile, id: string): Promise<StoredReceipt> {
  const receipt = await ownedReceipt(deps.store, id, operator.operator);
  if (receipt === undefined) {
    throw new Problem('not-found', { detail: 'There is no receipt of this id to correct.' });
  }
  return receipt;
}

function otherRound(body: SettleBody, corrected: StoredReceipt): Fault[] {
  const { table, round, currency, game } = corrected;
  const faults: Fault[] = [];
  if (body.table !== table || body.round !== round) {
    faults.push({ pointer: '/corrects', code: 'corrects-another-round', facts: { table, round } });
  }
  if (body.currency !== currency) {
    faults.push({ pointer: '/currency', code: 'correction-changes-currency', facts: { currency } });
  }
  if ((body.game ?? 'roulette') !== game) {
    // A spin has no member of that name.
    const pointer = body.game === undefined ? '/corrects' : '/game';
    faults.push({ pointer, code: 'correction-changes-game', facts: { game } });
  }
  return faults;
}

function future(body: SettleBody, now: number): Fault[] {
  const played = parseInstant(body.playedAt)!;
  if (played.second * 1000 <= now + MOST_AHEAD_SECONDS * 1000) return [];
  const facts = { now: new Date(now).toISOString() };
  return [{ pointer: '/playedAt', code: 'played-in-the-future', facts }];
}

/** The facts that the engine settles; the correction stands beside them in the receipt. */
function round(body: SettleBody): RoundRequest {
  if (body.corrects === undefined) return body;
  const { corrects: _corrects, reason: _reason, ...facts } = body;
  return facts;
}

function annulled(body: SettleBody, corrected: StoredReceipt) {
  const { currency, table, round, playedAt } = body;
  const ruleset = body.ruleset ?? corrected.ruleset;
  const { games } = actById(ruleset)!;
  if (!Object.hasOwn(games, corrected.game)) {
    const facts = { game: corrected.game, ruleset, games: Object.keys(games).join(', ') };
    return { ok: false, refusals: [{ pointer: '/ruleset', code: 'game-not-in-ruleset', facts }] } as const;
  }
  const stated = { ruleset, currency, table, round, playedAt };
  const value: Pick<ToIssue, 'request' | 'settlement' | 'houseRulesAreDefault'> = {
    request: { ...(body.game === undefined ? {} : { game: body.game }), ...stated, annul: true },
    settlement: annulledSettlement({ game: corrected.game, ...stated }),
    houseRulesAreDefault: true,
  };
  return { ok: true, value } as const;
}
