/** Two bets, boxes, seats or hands with one id could not be told apart in the settlement. */
import type { Refusal } from './refusal.ts';

/** One refusal for each repeated id, at the later one. */
export function duplicateIds(things: readonly { readonly id: string }[], pointer: string): Refusal[] {
  const first = new Map<string, number>();
  const refusals: Refusal[] = [];
  things.forEach(({ id }, i) => {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, i);
    else {
      refusals.push({
        code: 'duplicate-id',
        pointer: `${pointer}/${i}/id`,
        facts: { id, first: `${pointer}/${earlier}/id` },
      });
    }
  });
  return refusals;
}
