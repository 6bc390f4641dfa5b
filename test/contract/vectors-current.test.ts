import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Where the specification lies beside the project, its vectors and ours are the same files. */
const specification = new URL('../../../shared/rules/vectors/', import.meta.url);

describe('the worked rounds', () => {
  it('are those of the specification, wherever it is at hand', () => {
    if (!existsSync(specification)) return;
    for (const name of ['roulette', 'blackjack', 'poker', 'rank-hand']) {
      const ours = readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8');
      expect(ours, name).toBe(readFileSync(new URL(`${name}.json`, specification), 'utf8'));
    }
  });
});
