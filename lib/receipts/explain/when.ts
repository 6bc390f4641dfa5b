/** Days and times in words, from their RFC 3339 text: as it was sent, in no other time zone. */
import type { Language } from './language.ts';

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hy: 'հունվարի փետրվարի մարտի ապրիլի մայիսի հունիսի հուլիսի օգոստոսի սեպտեմբերի հոկտեմբերի նոյեմբերի դեկտեմբերի'.split(
    ' ',
  ),
};

/** `2004-01-28` in words. */
export function day(date: string, language: Language): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  const name = MONTHS[language][month - 1];
  return language === 'en' ? `${dayOfMonth} ${name} ${year}` : `${year} թվականի ${name} ${dayOfMonth}`;
}

/** `2026-11-30T20:15:00+04:00` in words; every digit that was sent stays. */
export function dateTime(text: string, language: Language): string {
  const [date, time] = text.split('T') as [string, string];
  const [, clock, offset] = /^([\d:.]+)(.*)$/.exec(time) as unknown as [string, string, string];
  const zone = offset === 'Z' ? 'UTC' : `UTC${offset}`;
  return language === 'en'
    ? `${day(date, language)}, ${clock} (${zone})`
    : `${day(date, language)}, ժամը ${clock} (${zone})`;
}
