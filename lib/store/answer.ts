import { patience } from './patience.ts';
import { StoreUnavailable } from './store.ts';

/** Refusals that end by themselves: throttling, and writes of other replicas. All are answered with status 400. */
const PASSING = new Set([
  'ProvisionedThroughputExceededException',
  'ReplicatedWriteConflictException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

/** Waiting ended, in the words of the SDK and of AbortSignal. */
const WAITED = new Set(['AbortError', 'TimeoutError']);

interface Failure {
  readonly name?: string;
  /** Of Node's network and HTTP parser errors: ECONNREFUSED, EAI_AGAIN, HPE_INVALID_CONSTANT and the like. */
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
  /** Put on errors by the SDK when the answer could not be read at all. */
  readonly $response?: { readonly statusCode?: number };
}

function outOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata, $response } = error as Failure;
  if (PASSING.has(name ?? '') || WAITED.has(name ?? '')) return true;
  const status = $metadata?.httpStatusCode ?? $response?.statusCode;
  if (status !== undefined) return status >= 500 || status === 429;
  return typeof code === 'string' && /^(E[A-Z_]+|HPE_[A-Z_]+)$/.test(code) && !code.startsWith('ERR_');
}

/**
 * Makes one call to DynamoDB. What means "not now" (no connection, no answer in time, throttled to the end of the SDK's
 * retries, a fault of the service) becomes StoreUnavailable; any other error, such as a request that the table cannot
 * understand, is a fault of ours and passes unchanged.
 * @throws StoreUnavailable
 */
export async function answer<Output>(
  call: (options: { readonly abortSignal: AbortSignal }) => Promise<Output>,
): Promise<Output> {
  try {
    return await call({ abortSignal: patience() });
  } catch (error) {
    throw outOfReach(error) ? new StoreUnavailable(error) : error;
  }
}
