/** Corrections of spins and hands, as an operator sends them. */
import { expect } from 'vitest';
import type { Service } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';

export const hand = (round: string, change: Record<string, unknown> = {}): Record<string, unknown> => ({
  game: 'blackjack',
  currency: 'AMD',
  table: 'B-1',
  round,
  playedAt: '2026-11-30T10:00:00Z',
  dealer: { cards: ['Th', '9d'] },
  boxes: [{ id: '1', player: 'P-1', stake: 1000, hands: [{ cards: ['9s', '9c'] }] }],
  ...change,
});

/** A spin's correction: the number was another. */
export const corrected = (round: string, corrects: string, change: Record<string, unknown> = {}) =>
  spin(round, { corrects, reason: 'The wheel showed another number.', outcome: { number: 18 }, ...change });

/** An annulment: what names the round, and nothing of its facts. */
export const annulled = (round: string, corrects: string, change: Record<string, unknown> = {}) => {
  const { bets: _bets, outcome: _outcome, ...stated } = spin(round);
  return { ...stated, corrects, reason: 'Settled for the wrong table.', annul: true, ...change };
};

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are checked against the contract
  readonly body: any;
  readonly headers: Headers;
}

export async function sent(service: Service, body: Record<string, unknown>, client?: string): Promise<Answer> {
  const path = 'game' in body && body.game !== 'roulette' ? '/v1/settle-hand' : '/v1/settle-spin';
  const response = await service.post(path, body, client === undefined ? {} : { client });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** The receipt of a request that must be settled anew. */
export async function settled(service: Service, body: Record<string, unknown>, client?: string) {
  const answer = await sent(service, body, client);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.receipt as { id: string; revision: number; jws: string; corrects?: string };
}

export const problemOf = ({ status, body }: Answer) => ({
  status,
  problem: String(body.type).split('/').at(-1),
  ...(body.receiptId === undefined ? {} : { receiptId: body.receiptId }),
  ...(body.errors === undefined
    ? {}
    : { faults: body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`) }),
});
