/** The HTTP application: what every operation shares. Routes are added by who serves them: all on a laptop, few in a Lambda. */
import { Hono } from 'hono';
import { Problem } from '../../lib/problems/problem.ts';
import { SignerUnavailable } from '../../lib/signing/signer.ts';
import { ReceiptTooLarge, StoreUnavailable } from '../../lib/store/store.ts';
import type { Env, RequestContext } from './context.ts';
import type { EdgeDeps } from './deps.ts';
import { everyRequest } from './middleware/every-request.ts';

export type App = Hono<Env>;
export type AddRoute = (app: App) => void;

const RETRY_AFTER_SECONDS = '2';

/** @param routes each adds one operation (functions/http/routes) */
export function createApp(deps: EdgeDeps, routes: readonly AddRoute[]): App {
  const app: App = new Hono<Env>();
  app.use(everyRequest(deps));
  for (const addRoute of routes) addRoute(app);
  app.notFound((c) => answer(c, deps, otherMethods(app, c.req.path)));
  app.onError((error, c) => answer(c, deps, problemOf(error, c)));
  return app;
}

function problemOf(error: unknown, c: RequestContext): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreUnavailable || error instanceof SignerUnavailable) {
    c.get('log').fault = inside(error);
    return new Problem('unavailable', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
  c.get('log').fault = inside(error);
  if (error instanceof ReceiptTooLarge)
    return new Problem('body-too-large', { detail: 'The round is too large to be kept in one receipt.' });
  return new Problem('internal-error');
}

function answer(c: RequestContext, { publicUrl }: EdgeDeps, problem: Problem): Response {
  const log = c.get('log');
  log.problem = problem.problem;
  if (problem.parts.faults !== undefined) log.codes = [...new Set(problem.parts.faults.map((fault) => fault.code))];
  const body = problem.body(publicUrl, c.get('requestId'));
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: { ...problem.parts.headers, 'Content-Type': 'application/problem+json' },
  });
}

function otherMethods(app: App, path: string): Problem {
  const methods = new Set(
    app.routes.filter((route) => route.method !== 'ALL' && matches(route.path, path)).map((r) => r.method),
  );
  if (methods.size === 0) return new Problem('not-found', { detail: 'There is no such path.' });
  return new Problem('method-not-allowed', { headers: { Allow: [...methods].sort().join(', ') } });
}

function matches(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
  );
}

/** Names and frames of an error and its causes, without messages: those may hold data. */
function inside(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? '' : ` < ${inside(error.cause)}`;
  return `${error.name}${frames
    .slice(0, 5)
    .map((frame) => ` ${frame.trim()}`)
    .join('')}${cause}`;
}
