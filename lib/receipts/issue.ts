/** Builds and signs a receipt: everything that varies is given, so that the same inputs give the same payload bytes. */
import type { Profile } from '../auth/caller.ts';
import type { Settlement } from '../rules/index.ts';
import { actById } from '../rules/index.ts';
import type { Signer } from '../signing/signer.ts';
import type { StoredReceipt } from '../store/store.ts';
import { canonical } from './canonical.ts';
import { houseRulesDigest, receiptId } from './digests.ts';
import { protectedHeader } from './jws.ts';
import { type AnnulledSettlement, ENGINE, type ReceiptPayload } from './payload.ts';
import { rulesetDigest } from './ruleset-digest.ts';

export interface Issuer {
  /** The URL under which the keys are published. */
  readonly iss: string;
  readonly env: 'live' | 'test';
  /** The signer of the next receipt: it may be another after a change of keys. */
  readonly signer: Signer;
}

export interface ToIssue {
  readonly operator: Profile;
  readonly revision: number;
  readonly corrects?: string | undefined;
  readonly reason?: string | undefined;
  readonly request: Readonly<Record<string, unknown>>;
  readonly settlement: Settlement | AnnulledSettlement;
  readonly houseRulesAreDefault: boolean;
  /** UTC with milliseconds. */
  readonly issuedAt: string;
}

/** The receipt, ready to be stored. @throws SignerUnavailable */
export async function issue(issuer: Issuer, what: ToIssue): Promise<StoredReceipt> {
  const { operator, revision, corrects, reason, request, settlement, issuedAt } = what;
  // Once: the key may be changed while this very receipt is being signed.
  const { signer } = issuer;
  const { table, round } = settlement;
  const id = receiptId({ env: issuer.env, operator: operator.operator, table, round, revision });
  const act = actById(settlement.ruleset)!;
  const correction = { ...(corrects === undefined ? {} : { corrects }), ...(reason === undefined ? {} : { reason }) };
  const payload: ReceiptPayload = {
    v: 1,
    iss: issuer.iss,
    env: issuer.env,
    id,
    revision,
    ...correction,
    issuedAt,
    operator: operator.operator,
    ...(operator.licence === undefined ? {} : { licence: operator.licence }),
    engine: ENGINE,
    ruleset: { id: act.id, digest: rulesetDigest(act), status: act.text.status.state },
    ...('houseRules' in settlement ? { houseRulesDigest: houseRulesDigest(settlement.houseRules) } : {}),
    request,
    settlement,
  };
  const bytes = Buffer.from(canonical(payload), 'utf8');
  const header = headerOf(signer.kid);
  const signature = await signer.sign(Buffer.from(`${header}.${bytes.toString('base64url')}`, 'latin1'));
  return {
    id,
    operator: operator.operator,
    revision,
    ...(corrects === undefined ? {} : { corrects }),
    game: settlement.game,
    ruleset: act.id,
    currency: settlement.currency,
    table,
    round,
    playedAt: settlement.playedAt,
    issuedAt,
    houseRules: what.houseRulesAreDefault ? 'default' : 'other',
    annulled: 'annulled' in settlement,
    totals: settlement.totals,
    kid: signer.kid,
    header,
    payload: bytes,
    signature,
  };
}

/** The compact JWS of a stored receipt: its very bytes. */
export function jwsOf(receipt: Pick<StoredReceipt, 'header' | 'payload' | 'signature'>): string {
  const [payload, signature] = [receipt.payload, receipt.signature].map((bytes) => buffer(bytes).toString('base64url'));
  return `${receipt.header}.${payload}.${signature}`;
}

/**
 * The settlement as it stands in the signed bytes. Members are in the order of their names, so that `settlement` is the
 * last but one, before `v`; and no member inside it or after it has that name.
 */
export function settlementBytes(receipt: Pick<StoredReceipt, 'payload'>): Buffer {
  const bytes = buffer(receipt.payload);
  return bytes.subarray(bytes.lastIndexOf(SETTLEMENT) + SETTLEMENT.length, bytes.lastIndexOf(VERSION));
}

/** The same bytes, not copied. */
function buffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const SETTLEMENT = '"settlement":';
const VERSION = ',"v":';

/** What the payload of a stored receipt says. */
export function payloadOf(receipt: Pick<StoredReceipt, 'payload'>): ReceiptPayload {
  return JSON.parse(buffer(receipt.payload).toString('utf8')) as ReceiptPayload;
}

const headers = new Map<string, string>();

function headerOf(kid: string): string {
  let header = headers.get(kid);
  if (header === undefined) {
    header = protectedHeader(kid);
    headers.set(kid, header);
  }
  return header;
}
