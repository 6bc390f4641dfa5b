/** What the command says besides the verifier's own words. */
import type { Language } from '../../lib/receipts/verify/index.ts';
import type { Counts } from './report.ts';

interface CommandWords {
  line(line: number): string;
  summary(counts: Counts, seconds: number): string;
}

const WORDS: Readonly<Record<Language, CommandWords>> = {
  en: {
    line: (line) => `Line ${line}`,
    summary(counts, seconds) {
      const { all, rate } = sum(counts, seconds);
      return `${all} receipts: ${counts.genuine} genuine, ${counts.unproven} unproven, ${counts['not-genuine']} not genuine; ${rate} a second.\n`;
    },
  },
  hy: {
    line: (line) => `Տող ${line}`,
    summary(counts, seconds) {
      const { all, rate } = sum(counts, seconds);
      return `Անդորրագրեր՝ ${all}. իսկական՝ ${counts.genuine}, ապացուցված չեն՝ ${counts.unproven}, իսկական չեն՝ ${counts['not-genuine']}. վայրկյանում՝ ${rate}։\n`;
    },
  },
};

function sum(counts: Counts, seconds: number) {
  const all = counts.genuine + counts.unproven + counts['not-genuine'];
  return { all, rate: Math.round(all / Math.max(seconds, 0.001)) };
}

export const wordsOfCommand = (language: Language): CommandWords => WORDS[language];
