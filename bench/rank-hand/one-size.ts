/**
 * Measures the contenders of one kind for one size of hand in a process of its own, as a program that uses only that
 * would run them; prints million hands a second by name. Arguments: kind, size, jokers.
 */
import type { HandSize } from '../../lib/rules/kernel/hand-tables.ts';
import { checkAgreement, jokers, numbers, texts } from './contenders.ts';
import { measure } from './measure.ts';

const [kind, size, count] = [process.argv[2], Number(process.argv[3]) as HandSize, Number(process.argv[4]) as 1 | 2];
if (kind === 'agreement') checkAgreement(size);
const contenders =
  kind === 'numbers' ? numbers(size) : kind === 'texts' ? texts(size) : kind === 'jokers' ? jokers(size, count) : [];
console.log(JSON.stringify([...measure(contenders)]));
