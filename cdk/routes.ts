/** Every path of the gateway: which function answers it, and whether the gateway asks for a token first. */
import type { FunctionName } from './functions.ts';

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly function: FunctionName;
  /** A token of the pool with one of the service's scopes; which one an operation needs, its function decides. */
  readonly token: boolean;
}

const route = (method: Route['method'], path: string, fn: FunctionName, token = false): Route => ({
  method,
  path,
  function: fn,
  token,
});

export const ROUTES: readonly Route[] = [
  route('POST', '/v1/settle-spin', 'settle-spin', true),
  route('POST', '/v1/settle-hand', 'settle-hand', true),
  route('POST', '/v1/rank-hand', 'rank-hand', true),
  route('GET', '/v1/receipts', 'receipts', true),
  route('GET', '/v1/receipts/{id}', 'receipts', true),
  route('GET', '/v1/receipts/{id}/explanation', 'receipts', true),
  route('GET', '/v1/rulesets', 'rulesets'),
  route('GET', '/v1/rulesets/{id}', 'rulesets'),
  route('GET', '/.well-known/jwks.json', 'keys'),
  route('GET', '/health', 'receipts'),
  route('GET', '/', 'pages'),
  route('GET', '/openapi.yaml', 'pages'),
  route('GET', '/openapi.json', 'pages'),
  route('GET', '/docs', 'pages'),
  route('GET', '/docs/{file+}', 'pages'),
  route('GET', '/verify', 'pages'),
  route('GET', '/regulator', 'pages'),
  route('GET', '/site/{file}', 'pages'),
  route('GET', '/problems/{name}', 'pages'),
];
