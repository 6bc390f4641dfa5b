import { describe, expect, it } from 'vitest';
import { sameContent } from '../../lib/receipts/content.ts';
import type { ReceiptPayload } from '../../lib/receipts/payload.ts';
import { settleRound } from '../../lib/rules/index.ts';

const spin = {
  currency: 'AMD',
  table: 'R-1',
  round: '1',
  playedAt: '2026-11-30T10:00:00Z',
  outcome: { number: 17 },
  bets: [{ id: 'b1', player: 'P', type: 'straight', numbers: [17], stake: 100 }],
};

function payload(round: Record<string, unknown>, more: Partial<ReceiptPayload> = {}): ReceiptPayload {
  const settled = settleRound(round as never);
  if (!settled.ok) throw new Error(JSON.stringify(settled.refusals));
  return { request: settled.value.request, settlement: settled.value.settlement, ...more } as ReceiptPayload;
}

describe('the same content', () => {
  const one = payload(spin);

  it('is told without the parts of a receipt that differ at every issue', () => {
    const later = { id: 'rcpt_2', issuedAt: '2027-01-01T00:00:00.000Z', operator: 'op', iss: 'https://other.example' };
    expect(sameContent(one, payload(spin, later))).toBe(true);
  });

  it('counts what equals its default as left out: an act and a reading, stated or not', () => {
    expect(sameContent(one, payload({ ...spin, ruleset: 'am-2004-66', houseRules: { payout: 'uniform' } }))).toBe(true);
  });

  it('is still the same after a later version has added a reading or a flag', () => {
    const { houseRules, ...request } = one.request;
    const later = { ...(houseRules as object), newReading: undefined };
    expect(sameContent(one, { ...one, request: { ...request, houseRules: later, newFlag: false } })).toBe(true);
    expect(sameContent(one, { ...one, request })).toBe(true);
  });

  it.each([
    ['another number', payload({ ...spin, outcome: { number: 18 } })],
    ['another stake', payload({ ...spin, bets: [{ ...spin.bets[0], stake: 101 }] })],
    ['another act', payload({ ...spin, ruleset: 'am-2000-302' })],
    ['another reading', payload({ ...spin, houseRules: { payout: 'all-return' } })],
    ['another moment of play', payload({ ...spin, playedAt: '2026-11-30T10:00:01Z' })],
    ['a receipt that it corrects', payload(spin, { corrects: 'rcpt_1', reason: 'typed wrongly' })],
  ])('is not that of %s', (_, other) => {
    expect(sameContent(one, other)).toBe(false);
  });

  it('is not that of a correction with another reason', () => {
    const corrects = 'rcpt_1';
    expect(sameContent(payload(spin, { corrects, reason: 'a' }), payload(spin, { corrects, reason: 'b' }))).toBe(false);
  });
});
