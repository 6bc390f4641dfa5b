/** Which of our languages an Accept-Language header asks for (RFC 9110, 12.5.4; basic filtering of RFC 4647, 3.3.1). */

const RANGE = /^(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * The best offered language; of equally good ones the one named first. Where none is asked for that is offered, the first
 * offered: an explanation in another language is more use than a refusal.
 */
export function preferredLanguage<Language extends string>(
  header: string | undefined,
  offered: readonly [Language, ...Language[]],
): Language {
  const ranges = (header ?? '').split(',').flatMap((part, place) => {
    const [, tag, quality = '1'] = RANGE.exec(part.trim()) ?? [];
    return tag === undefined ? [] : [{ tag: tag.toLowerCase(), quality: Number(quality), place }];
  });
  let best: { language: Language; quality: number; place: number } | undefined;
  for (const language of offered) {
    const own = ranges.filter(({ tag }) => tag === language || tag.startsWith(`${language}-`));
    const matching = own.length > 0 ? own : ranges.filter(({ tag }) => tag === '*');
    for (const { quality, place } of matching) {
      const better = best === undefined || quality > best.quality || (quality === best.quality && place < best.place);
      if (quality > 0 && better) best = { language, quality, place };
    }
  }
  return best?.language ?? offered[0];
}
