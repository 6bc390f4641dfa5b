import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesPage } from '../../scripts/generate-docs.ts';

describe('the page of the rules', () => {
  it('is what the acts’ data give', () => {
    expect(readFileSync(new URL('../../docs/guide/rules.md', import.meta.url), 'utf8')).toBe(rulesPage());
  });
});
