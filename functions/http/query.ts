/** Query parameters: an unknown or repeated one is a fault, never ignored. */
import { type Fault, Problem } from '../../lib/problems/problem.ts';
import type { RequestContext } from './context.ts';

const MOST_FAULTS = 100;
const LONGEST_SHOWN = 64;

/** Faults of parameters that the operation does not know, or that stand twice. */
export function parameterFaults(c: RequestContext, known: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  for (const [name, values] of Object.entries(c.req.queries())) {
    const pointer = `?${name}`;
    if (faults.length === MOST_FAULTS) break;
    if (!known.includes(name)) {
      const shown = name.slice(0, LONGEST_SHOWN);
      faults.push({ pointer: `?${shown}`, code: 'unknown-parameter', facts: { name: shown } });
    } else if (values.length > 1) faults.push({ pointer, code: 'duplicate-parameter', facts: { name } });
  }
  return faults;
}

/** @throws Problem 400 */
export function onlyParameters(c: RequestContext, known: readonly string[]): void {
  const faults = parameterFaults(c, known);
  if (faults.length > 0) throw new Problem('invalid-request', { faults });
}
