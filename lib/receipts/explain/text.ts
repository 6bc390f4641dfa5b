/** An explanation as plain text, for a terminal, a letter or a file. */
import type { CitedProvision, Explanation } from './explanation.ts';
import type { CommonWords } from './words/words.ts';

/** The text of all but itself. Each provision is told once, below the lines that cite it. */
export function plainText(whole: Omit<Explanation, 'text'>, words: CommonWords): string {
  const cited = new Map<string, CitedProvision>();
  const lines = whole.lines.map(({ words, arithmetic, provisions }, i) => {
    for (const provision of provisions) cited.set(provision.id, provision);
    const places = provisions.map(({ at }) => at).join('; ');
    return [`${i + 1}. ${words}`, ...(arithmetic === undefined ? [] : [`   ${arithmetic}`]), `   [${places}]`].join(
      '\n',
    );
  });
  const provisions = [...cited.values()].map(({ at, summary }) => `- ${at}: ${summary}`);
  return [
    [whole.title, '='.repeat(whole.title.length)].join('\n'),
    whole.introduction.join('\n'),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
    whole.totals,
    ...(provisions.length === 0 ? [] : [[words.provisions, ...provisions].join('\n')]),
    [words.notes, ...whole.notes.map((note) => `- ${note}`)].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * Free text of the operator's as part of a sentence: on one line, and without characters that would turn the direction of
 * what follows or end a quotation that is not its own.
 */
export function safe(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[“”«»]/g, '"')
    .trim();
}
