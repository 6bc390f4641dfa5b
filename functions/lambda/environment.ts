/** What a function is told by its environment; the deployment sets it, nothing else is read. */

/** @throws Error at start, naming the variable */
export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}

export function optional(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** `live` receipts come from the deployed service alone. */
export function receiptEnv(): 'live' | 'test' {
  const env = required('RECEIPT_ENV');
  if (env !== 'live' && env !== 'test') throw new Error('RECEIPT_ENV is live or test');
  return env;
}
