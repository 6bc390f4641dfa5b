import { describe, expect, it } from 'vitest';
import { type RankHandsRequest, rankHands } from '../../../lib/rules/games/rank/rank-hands.ts';
import { expectPointers, vectors } from '../../support/vectors.ts';

describe('every worked showdown', () => {
  for (const vector of vectors('rank-hand')) {
    const { status, body, pointerPrefixes } = vector.expect;
    if (status === 400) continue; // the contract's
    it(`${vector.id}: ${vector.why}`, () => {
      const result = rankHands(vector.request as unknown as RankHandsRequest);
      if (status === 200) {
        if (!result.ok) expect.fail(JSON.stringify(result.refusals));
        const { hands, winners } = result.value;
        expect({ hands: hands.map(({ name, ...hand }) => hand), winners }).toEqual(body);
      } else {
        const refusals = result.ok ? [] : result.refusals;
        expectPointers(
          refusals.map(({ pointer }) => pointer),
          pointerPrefixes ?? [''],
        );
      }
    });
  }
});
