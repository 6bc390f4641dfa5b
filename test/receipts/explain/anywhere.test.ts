/** The page in the browser and the command explain with the very code of the service. */
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { type Explanation, explain, type Language } from '../../../lib/receipts/explain/explain.ts';
import type { ReceiptPayload } from '../../../lib/receipts/payload.ts';
import { workedRounds } from './rounds.ts';

it('explains alike where there is neither Node nor a browser: no import, no clock, no locale', async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('../../../lib/receipts/explain/explain.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'explaining',
    platform: 'neutral',
    target: 'es2020',
  });
  const code = outputFiles[0]!.text;
  expect(code).not.toMatch(/\b(require|import)\s*\(|\bprocess\b|\bIntl\b|toLocale|new Date|Date\.now|Math\.random/);
  const context = createContext({});
  const elsewhere = runInContext(
    `${code}; (payload, language) => JSON.stringify(explaining.explain(JSON.parse(payload), language))`,
    context,
  ) as (payload: string, language: Language) => string;
  const there = (payload: ReceiptPayload, language: Language): Explanation =>
    JSON.parse(elsewhere(JSON.stringify(payload), language));
  for (const { payload } of workedRounds()) {
    for (const language of ['en', 'hy'] as const) {
      expect(there(payload, language)).toEqual(JSON.parse(JSON.stringify(explain(payload, language))));
    }
  }
});
