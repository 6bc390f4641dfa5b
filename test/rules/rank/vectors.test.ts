/** The worked hands of the specification: every answer of rank-hand's vectors. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_TEXT, card } from '../../../lib/rules/kernel/cards.ts';
import { ACE_KING, rankHand } from '../../../lib/rules/kernel/hand-rank.ts';

interface Vector {
  readonly id: string;
  readonly why: string;
  readonly request: {
    readonly hands: readonly { readonly id: string; readonly cards: readonly string[] }[];
    readonly board?: readonly string[];
    readonly aceLowStraight?: string;
  };
  // biome-ignore lint/suspicious/noExplicitAny: the answers are compared, not used
  readonly expect: { readonly status: number; readonly body?: any };
}

const file = new URL('../../vectors/rank-hand.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];

for (const { id, why, request, expect: expected } of vectors) {
  if (expected.status !== 200) continue;
  test(`kernel, ${id}: ${why}`, () => {
    const hands = request.hands.map(({ id, cards }) => {
      const all = [...cards, ...(request.board ?? [])].map(card);
      const { category, strength, bestFive } = rankHand(all, request.aceLowStraight !== 'not-allowed');
      return { id, category, strength, bestFive: bestFive.map((c) => CARD_TEXT[c]), qualifies: strength >= ACE_KING };
    });
    expect(hands).toEqual(expected.body.hands.map(({ rank: _, tied: __, ...hand }: Record<string, unknown>) => hand));
  });
}
