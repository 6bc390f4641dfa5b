/** The verifier's words in a language. */
import type { Check, CheckName, CheckResult, Reason, ReasonCode } from '../check.ts';
import type { Verdict } from '../verify.ts';
import { en } from './en.ts';
import { hy } from './hy.ts';

export type Language = 'en' | 'hy';

export interface VerifierWords {
  readonly verdicts: Readonly<Record<Verdict, { readonly title: string; readonly sentence: string }>>;
  readonly results: Readonly<Record<CheckResult, string>>;
  /** What each check asks: a short name, and a sentence that holds when it passes. */
  readonly checks: Readonly<Record<CheckName, { readonly name: string; readonly passed: string }>>;
  /** `{name}` stands for a fact. */
  readonly reasons: Readonly<Record<ReasonCode, string>>;
  readonly testReceipt: string;
  /** What no receipt proves. */
  readonly notProved: readonly string[];
}

const WORDS: Readonly<Record<Language, VerifierWords>> = { en, hy };

export const verifierWords = (language: Language): VerifierWords => WORDS[language];

/** A check in words: what holds when it passed, else why not. */
export function wordsOf(check: Check, language: Language): string {
  const words = WORDS[language];
  const reasons = check.reasons.map((reason) => reasonText(words, reason));
  if (check.result === 'pass') return [words.checks[check.name].passed, ...reasons].join(' ');
  return reasons.join(' ');
}

function reasonText(words: VerifierWords, { code, facts = {} }: Reason): string {
  return words.reasons[code].replace(/\{(\w+)\}/g, (_, name: string) => shown(facts[name] ?? '?'));
}

const LONGEST = 300;

/** A fact may come from a forger: nothing in it may steer a terminal or turn the text around. */
function shown(fact: string | number): string {
  const text = String(fact).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...`;
}
