/** The headers that every answer carries, put on at once where the answer is made. */
import type { RequestContext } from './context.ts';

/** Answers are data: not to be framed, sniffed, or kept by anyone unless a route says so. */
const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const;
const UNLESS_STATED = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
const USUAL = { ...FIXED, ...UNLESS_STATED };

/**
 * A whole answer, headers and all. Settling answers so: to build an answer and then open it for further headers costs
 * about as much as settling a spin and signing it.
 */
export function completeAnswer(
  c: RequestContext,
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const answer = new Response(body, { status, headers: { ...USUAL, 'Request-Id': c.get('requestId'), ...headers } });
  c.set('complete', answer);
  return answer;
}

/** Gives any other answer the same headers. */
export function completeHeaders(c: RequestContext): void {
  if (c.get('complete') === c.res) return;
  const { headers } = c.res;
  headers.set('Request-Id', c.get('requestId'));
  for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
  for (const [name, value] of Object.entries(UNLESS_STATED)) if (!headers.has(name)) headers.set(name, value);
}
