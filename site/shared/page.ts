/** What both pages share: the language, the frame around the content, what the server says about itself. */
import type { Language } from '../../lib/receipts/verify/index.ts';
import { type SiteWords, siteWords } from '../words/words.ts';
import { h } from './dom.ts';

export interface Page {
  readonly language: Language;
  readonly words: SiteWords;
}

/** `?lang`, else the browser's. */
export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'en' || asked === 'hy') return asked;
  return navigator.languages.some((language) => /^hy\b/i.test(language)) ? 'hy' : 'en';
}

/** The issuer's URL, as the server that gave this page says; else where the page came from. */
export function issuerUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="kanon-issuer"]');
  return meta?.content || location.origin;
}

const LANGUAGES = [
  ['en', 'English'],
  ['hy', 'Հայերեն'],
] as const;

/**
 * Shows a page in a language, anew whenever it is switched.
 * @param content builds what stands between the frame's head and foot
 */
export function showPage(title: (words: SiteWords) => string, content: (page: Page) => readonly Node[]): void {
  const root = document.getElementById('page')!;
  let language = firstLanguage();
  const show = () => {
    const words = siteWords(language);
    document.documentElement.lang = language;
    document.title = title(words);
    root.replaceChildren(
      head(words, title(words), language, (next) => {
        language = next;
        const url = new URL(location.href);
        url.searchParams.set('lang', next);
        history.replaceState(undefined, '', url);
        show();
        document.querySelector<HTMLElement>('.languages [aria-pressed="true"]')?.focus();
      }),
      h('main', {}, ...content({ language, words })),
      h('footer', {}, h('p', {}, words.foot)),
    );
  };
  show();
}

function head(words: SiteWords, title: string, language: Language, choose: (language: Language) => void): HTMLElement {
  const buttons = LANGUAGES.map(([code, name]) =>
    h(
      'button',
      { type: 'button', lang: code, 'aria-pressed': String(code === language), onclick: () => choose(code) },
      name,
    ),
  );
  return h(
    'header',
    {},
    h('p', { class: 'brand' }, 'Kanon'),
    h('h1', {}, title),
    h('div', { class: 'languages', role: 'group', 'aria-label': words.language }, ...buttons),
  );
}
