/** All attempts of one call to the store or the signer together: a settlement waits no longer before it is told 503. */
const PATIENCE_MS = 5000;
/** Calls that begin within so many milliseconds share a signal, and so wait at most this much longer. */
const SHARED_MS = 250;

/**
 * As much of an AbortSignal as the SDK looks at. A real one loads Node's events for the web with a function's first call,
 * and costs every later call as much as its checks do.
 */
class Patience {
  aborted = false;
  private readonly listeners = new Set<() => void>();

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.add(listener);
  }
  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.delete(listener);
  }
  end(): void {
    this.aborted = true;
    for (const listener of this.listeners) listener();
  }
}

let shared: { readonly signal: Patience; readonly until: number } | undefined;

/** A signal that ends a call's waiting. A timer for every call, and all that listens to it, would outlive its answer by seconds. */
export function patience(): AbortSignal {
  const now = performance.now();
  if (shared === undefined || now >= shared.until || shared.signal.aborted) {
    const signal = new Patience();
    setTimeout(() => signal.end(), PATIENCE_MS + SHARED_MS).unref();
    shared = { signal, until: now + SHARED_MS };
  }
  return shared.signal as unknown as AbortSignal;
}
