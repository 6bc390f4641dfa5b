/** What axe-core finds wrong with a page as it is shown (WCAG 2.2 A and AA, and best practice). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

export async function violations(page: Page): Promise<string[]> {
  // Evaluated by the driver, and therefore not subject to the page's own policy.
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const found = await page.evaluate<readonly Violation[]>('axe.run().then(({ violations }) => violations)');
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
