/** The report for a person: one receipt in full; of many, those that are not genuine, and the sum. */
import { explain } from '../../lib/receipts/explain/explain.ts';
import { type Language, type Verification, verifierWords, wordsOf } from '../../lib/receipts/verify/index.ts';
import type { Report, Result, Write } from './report.ts';
import { wordsOfCommand } from './words.ts';

export function textReport(write: Write, language: Language): Report {
  const words = wordsOfCommand(language);
  let first: Result | undefined;
  let many = false;
  const brief = async (result: Result) => {
    if (result.verification.verdict !== 'genuine') await write(briefly(result, language));
  };
  return {
    async add(result) {
      if (first === undefined) first = result;
      else {
        if (!many) await brief(first);
        many = true;
        await brief(result);
      }
    },
    async end(counts, seconds) {
      if (first !== undefined && !many) {
        await write(inFull(first.verification, language));
        return;
      }
      await write(words.summary(counts, seconds));
      await write(`\n${verifierWords(language).notProved.join('\n')}\n`);
    },
  };
}

const MARKS = { pass: '+', fail: 'X', unproven: '?', 'not-applicable': '-' } as const;

function inFull(verification: Verification, language: Language): string {
  const words = verifierWords(language);
  const { verdict, checks, stated } = verification;
  const width = Math.max(...checks.map(({ result }) => words.results[result].length));
  const lines = checks.map((check) => {
    const result = words.results[check.result].padEnd(width);
    return `  ${MARKS[check.result]} ${result}  ${words.checks[check.name].name}: ${wordsOf(check, language)}`;
  });
  const { title, sentence } = words.verdicts[verdict];
  const test = stated?.env === 'test' ? [words.testReceipt] : [];
  const told = inWords(verification, language);
  return `${[headline(stated), '', ...lines, '', `${title}. ${sentence}`, ...test, '', ...told, ...words.notProved].join('\n')}\n`;
}

/** What the receipt says, in words; nothing for a receipt that is not settled alike, or that this version has no words for. */
function inWords({ payload }: Verification, language: Language): string[] {
  if (payload === undefined) return [];
  try {
    return [explain(payload, language).text];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function briefly({ line, verification }: Result, language: Language): string {
  const words = verifierWords(language);
  const { verdict, checks, stated } = verification;
  const reasons = checks
    .filter(({ result }) => result === 'fail' || result === 'unproven')
    .map((check) => `    ${MARKS[check.result]} ${words.checks[check.name].name}: ${wordsOf(check, language)}`);
  const title = `${wordsOfCommand(language).line(line)}: ${words.verdicts[verdict].title}. ${headline(stated)}`;
  return `${[title, ...reasons].join('\n')}\n`;
}

/** What the receipt calls itself, without anything that could steer a terminal. */
function headline(stated: Verification['stated']): string {
  const { table, round } = (stated?.settlement ?? {}) as Readonly<Record<string, unknown>>;
  return [stated?.id, stated?.operator, table, round].map(printable).filter(Boolean).join('  ');
}

const printable = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[^\x20-\x7e]/g, '?').slice(0, 128) : '';
