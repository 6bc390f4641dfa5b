/** Armenian words that several games use. */
import type { Ratio } from '../amounts.ts';

const MULTIPLES: Readonly<Record<number, string>> = { 2: 'կրկնապատիկ', 3: 'եռապատիկ' };

/** So many times something: takes the article as an ending (կրկնապատիկը). */
export const multiple = (times: number): string => MULTIPLES[times] ?? `${times}-ապատիկ`;

/** "in the ratio 3:2", as the acts say it. */
export const inRatio = ([n, m]: Ratio): string => `${n}:${m} հարաբերակցությամբ`;

/** A part of the stake, with the article. */
export const partOf = ([n, m]: Ratio): string => (n === 1 && m === 2 ? 'կեսը' : `${n}/${m} մասը`);
