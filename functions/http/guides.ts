/** The guides: Markdown in docs/guide, rendered as it is served. */
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { type Place, page } from './page.ts';

/** In the order in which a newcomer reads them. */
export const GUIDES = {
  'getting-started': 'Getting started',
  roulette: 'Roulette',
  blackjack: 'Blackjack',
  poker: 'Poker',
  'rank-hand': 'Ranking hands',
  money: 'Money',
  retries: 'Retries',
  corrections: 'Corrections',
  'house-rules': 'House rules',
  receipts: 'Receipts',
  rules: 'The rules, act by act',
  problems: 'Problems',
  clients: 'Clients',
  'going-live': 'Going live',
  regulators: 'For regulators',
} as const;

export type GuideName = keyof typeof GUIDES;

export const isGuide = (name: string): name is GuideName => Object.hasOwn(GUIDES, name);

/** Links to everything that there is to read. */
export const PLACES: readonly Place[] = [
  { href: '/docs', title: 'API reference' },
  ...Object.entries(GUIDES).map(([name, title]) => ({ href: `/docs/guide/${name}`, title })),
  { href: '/verify', title: 'Verify a receipt' },
  { href: '/regulator', title: 'Look up receipts' },
];

const folder = new URL('../../docs/guide/', import.meta.url);

export const guideText = (name: GuideName): string => readFileSync(new URL(`${name}.md`, folder), 'utf8');

/** A guide as a whole page. Links between guides are relative files in the folder, pages here. */
export function guidePage(name: GuideName): string {
  const html = marked
    .parse(guideText(name), { async: false })
    .replace(/href="([a-z-]+)\.md(#[^"]*)?"/g, 'href="/docs/guide/$1$2"');
  return page(GUIDES[name], html, PLACES);
}
