/** The languages of the explanations: English, and Armenian in the acts' own terms. */
export const LANGUAGES = ['en', 'hy'] as const;
export type Language = (typeof LANGUAGES)[number];
