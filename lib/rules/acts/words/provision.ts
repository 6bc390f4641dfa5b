/** Shorthand for the provision lists of the acts. */
import type { Provision, Text } from '../../kernel/provision.ts';

/**
 * Makes provisions of one place of an act: `inAct(annex1, 'the table', 'աղյուսակ')(summary, 'row 1', 'տող 1')`.
 * Their source is the act's text; spread and override it where it is not.
 */
export function inAct(place: Text, partEn?: string, partHy?: string) {
  return (summary: Text, atEn?: string, atHy?: string): Provision => ({
    at: {
      en: [place.en, partEn, atEn].filter((part) => part !== undefined).join(', '),
      hy: [place.hy, partHy, atHy].filter((part) => part !== undefined).join(', '),
    },
    summary,
    source: 'text',
  });
}

/** A rule of conduct at the table: listed for the regulator, cited by no line. */
export function conduct(provision: Provision): Provision {
  return { ...provision, conduct: true };
}
