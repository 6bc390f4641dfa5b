/** Content negotiation (RFC 9110, 12.5.1), as far as our two or three types need it. */
import { Problem } from '../../lib/problems/problem.ts';

/** The offered type that the Accept header likes best; ties go to the first offered. @throws Problem 406 */
export function preferred<Type extends string>(accept: string | undefined, offered: readonly [Type, ...Type[]]): Type {
  if (accept === undefined || accept.trim() === '') return offered[0];
  const ranges = accept.split(',').map(range);
  let best: { type: Type; quality: number } | undefined;
  for (const type of offered) {
    const quality = qualityOf(type, ranges);
    if (quality > 0 && (best === undefined || quality > best.quality)) best = { type, quality };
  }
  if (best === undefined) throw new Problem('not-acceptable', { detail: `This answers ${offered.join(' or ')}.` });
  return best.type;
}

function range(text: string): { type: string; quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return { type, quality: Number.isFinite(quality) ? quality : 0 };
}

/** The most specific range that matches decides. */
function qualityOf(type: string, ranges: readonly { type: string; quality: number }[]): number {
  const wanted = [type, `${type.split('/')[0]}/*`, '*/*'];
  for (const form of wanted) {
    const match = ranges.find((one) => one.type === form);
    if (match !== undefined) return match.quality;
  }
  return 0;
}
