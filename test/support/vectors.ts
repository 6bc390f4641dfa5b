/** Runs the worked rounds of the specification: vectors are data, changed on purpose, never by copying output. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type RoundRequest, settleRound } from '../../lib/rules/index.ts';

export interface Vector {
  readonly id: string;
  readonly why: string;
  readonly request: RoundRequest & Readonly<Record<string, unknown>>;
  readonly expect: {
    readonly status: number;
    readonly orStatus?: number;
    readonly pointerPrefixes?: readonly string[];
    readonly settlement?: unknown;
    readonly body?: unknown;
  };
}

export function vectors(name: 'roulette' | 'blackjack' | 'poker' | 'rank-hand'): readonly Vector[] {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
}

/** Each fault's pointer starts with one of the vector's prefixes, and there is a fault. */
export function expectPointers(pointers: readonly string[], prefixes: readonly string[]): void {
  expect(pointers.length).toBeGreaterThan(0);
  for (const pointer of pointers)
    expect(
      prefixes.some((prefix) => pointer.startsWith(prefix)),
      pointer,
    ).toBe(true);
}

/** The engine's part of a file of vectors: all rounds it settles or refuses (422); shape faults (400) are the contract's. */
export function testSettlementVectors(name: 'roulette' | 'blackjack' | 'poker'): void {
  for (const vector of vectors(name)) {
    const { status, settlement, pointerPrefixes } = vector.expect;
    if (status === 400) continue;
    it(`${vector.id}: ${vector.why}`, () => {
      const result = settleRound(vector.request);
      if (status === 201) {
        if (!result.ok) expect.fail(JSON.stringify(result.refusals));
        expect(JSON.parse(JSON.stringify(result.value.settlement))).toEqual(settlement);
      } else {
        expect(result.ok).toBe(false);
        if (!result.ok)
          expectPointers(
            result.refusals.map((refusal) => refusal.pointer),
            pointerPrefixes ?? [''],
          );
      }
    });
  }
}
