/** Measures contenders in turns, so that a slow moment of the machine falls on all of them. */

export interface Contender {
  readonly name: string;
  /** Ranks all the hands once, in a loop of its own; returns a number that depends on every result. */
  readonly run: () => number;
  readonly hands: number;
}

const WARM_UP = 4;
const ROUNDS = 15;
const PASSES = 10;

/** Million hands a second of CPU time, by name: the best of the rounds. */
export function measure(contenders: readonly Contender[]): Map<string, number> {
  const best = new Map<string, number>();
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const { name, run, hands } of contenders) {
      const before = process.cpuUsage();
      for (let pass = 0; pass < PASSES; pass++) run();
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) best.set(name, Math.max(best.get(name) ?? 0, (PASSES * hands) / (user + system)));
    }
  }
  return best;
}
