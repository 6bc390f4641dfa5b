/** Every text of the negative corpus is refused, and for its own reason. */
import { describe, expect, it } from 'vitest';
import { CHECKS, readKeys, verifyReceipt } from '../../../lib/receipts/verify/index.ts';
import { negativeCorpus } from '../../fixtures/negative/corpus.ts';

const corpus = await negativeCorpus();
const keys = await readKeys(corpus.jwks);
const using = { keys, issuer: corpus.issuer };

describe('the negative corpus', () => {
  it('has at least 60 cases, no two alike', () => {
    expect(corpus.cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(corpus.cases.map(({ id }) => id)).size).toBe(corpus.cases.length);
    expect(new Set(corpus.cases.map(({ jws }) => jws)).size).toBe(corpus.cases.length);
  });

  it('starts from receipts that pass every check', async () => {
    for (const jws of corpus.genuine) {
      const { verdict, checks } = await verifyReceipt(jws, using);
      expect(checks.filter(({ result }) => result !== 'pass' && result !== 'not-applicable')).toEqual([]);
      expect(verdict).toBe('genuine');
    }
  });

  it.each(corpus.cases)('$id is refused: $why', async ({ jws, fails }) => {
    const { verdict, checks, payload } = await verifyReceipt(jws, using);
    expect(checks.map(({ name }) => name)).toEqual([...CHECKS]);
    expect(checks.filter(({ result }) => result === 'fail').map(({ name }) => name)).toEqual(
      CHECKS.filter((name) => fails.includes(name)),
    );
    expect(verdict).toBe('not-genuine');
    expect(payload).toBeUndefined();
  });
});
