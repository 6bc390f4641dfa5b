/** Query parameters: an unknown or repeated one is a fault, never ignored. */
import { type Fault, Problem } from '../../lib/problems/problem.ts';
import type { RequestContext } from './context.ts';

/** Faults of parameters that the operation does not know, or that stand twice. */
export function parameterFaults(c: RequestContext, known: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  for (const [name, values] of Object.entries(c.req.queries())) {
    const pointer = `?${name}`;
    if (!known.includes(name)) faults.push({ pointer, code: 'unknown-parameter', facts: { name } });
    else if (values.length > 1) faults.push({ pointer, code: 'duplicate-parameter', facts: { name } });
  }
  return faults;
}

/** @throws Problem 400 */
export function onlyParameters(c: RequestContext, known: readonly string[]): void {
  const faults = parameterFaults(c, known);
  if (faults.length > 0) throw new Problem('invalid-request', { faults });
}
