import { setMaxListeners } from 'node:events';

/** All attempts of one call to the store or the signer together: a settlement waits no longer before it is told 503. */
const PATIENCE_MS = 5000;
/** Calls that begin within so many milliseconds share a signal, and so wait at most this much longer. */
const SHARED_MS = 250;

let shared: { readonly signal: AbortSignal; readonly until: number } | undefined;

/**
 * A signal that ends a call's waiting. A signal and a timer for every call would cost a settlement more than its rules do;
 * and the timers, and all that listens to them, would outlive every answer by seconds.
 */
export function patience(): AbortSignal {
  const now = performance.now();
  if (shared !== undefined && now < shared.until && !shared.signal.aborted) return shared.signal;
  const controller = new AbortController();
  // Every call under way listens; none stays.
  setMaxListeners(0, controller.signal);
  setTimeout(() => controller.abort(), PATIENCE_MS + SHARED_MS).unref();
  shared = { signal: controller.signal, until: now + SHARED_MS };
  return shared.signal;
}
