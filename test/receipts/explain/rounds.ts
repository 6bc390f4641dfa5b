/** Receipts' payloads of the worked rounds, as the service would sign them. */
import type { ReceiptPayload } from '../../../lib/receipts/payload.ts';
import { ACTS, type RoundRequest, settleRound } from '../../../lib/rules/index.ts';
import { type Vector, vectors } from '../../support/vectors.ts';

export const ISS = 'https://receipts.example';
export const ID = 'rcpt_0123456789ABCDEFGHJKMNPQRS';

/** The payload of a round, through JSON as a verifier has it. */
export function payloadOf(request: RoundRequest, change: Partial<ReceiptPayload> = {}): ReceiptPayload {
  const settled = settleRound(request);
  if (!settled.ok) throw new Error(JSON.stringify(settled.refusals));
  const { settlement } = settled.value;
  const { state } = ACTS.find(({ id }) => id === settlement.ruleset)!.text.status;
  const payload: ReceiptPayload = {
    v: 1,
    iss: ISS,
    env: 'live',
    id: ID,
    revision: 1,
    issuedAt: '2026-11-30T16:15:02.123Z',
    operator: 'demo-casino',
    licence: 'ԽՏ-0000',
    engine: { name: 'kanon', version: '1.0.0' },
    ruleset: { id: settlement.ruleset, digest: `sha256:${'0'.repeat(64)}`, status: state },
    request: settled.value.request,
    settlement,
    ...change,
  };
  return JSON.parse(JSON.stringify(payload));
}

/** Every worked round that is settled, in a currency. */
export function workedRounds(currency?: string): { id: string; vector: Vector; payload: ReceiptPayload }[] {
  return (['roulette', 'blackjack', 'poker'] as const)
    .flatMap((name) => vectors(name))
    .filter(({ expect: { status } }) => status === 201)
    .map((vector) => ({
      id: vector.id,
      vector,
      payload: payloadOf({ ...vector.request, ...(currency === undefined ? {} : { currency }) }),
    }));
}
