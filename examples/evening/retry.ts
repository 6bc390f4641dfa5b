/** The same request again, after growing pauses, until the answer is one to keep. */

/** What an attempt came to that should be made again. */
export class Again {
  constructor(
    readonly why: string,
    /** Seconds that the service asked for. */
    readonly after = 0,
  ) {}
}

export interface Patience {
  readonly attempts: number;
  /** Milliseconds before the second attempt; each pause after that is twice as long, up to the longest. */
  readonly firstPause: number;
  readonly longestPause: number;
}

export const PATIENCE: Patience = { attempts: 9, firstPause: 200, longestPause: 10_000 };

/** After the last attempt: nothing is known of the round, and it is to be sent again another time. */
export class OutOfReach extends Error {}

/**
 * Half of a pause is left to chance, so that tables that lost the service together do not come back together; what the
 * service asked for is waited in any case.
 *
 * @param tried how many attempts have been made
 * @param random from 0 to 1
 */
export function pauseAfter(
  tried: number,
  { firstPause, longestPause }: Patience,
  after: number,
  random: number,
): number {
  const pause = Math.min(longestPause, firstPause * 2 ** (tried - 1));
  return Math.max(after * 1000, pause / 2 + (pause / 2) * random);
}

/** @throws OutOfReach where no attempt came to anything */
export async function withRetries<T>(
  attempt: () => Promise<T | Again>,
  patience: Patience,
  onAgain: (why: string) => void,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    const result = await attempt();
    if (!(result instanceof Again)) return result;
    if (tried === patience.attempts) throw new OutOfReach(`after ${tried} attempts: ${result.why}`);
    onAgain(result.why);
    const pause = pauseAfter(tried, patience, result.after, Math.random());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
