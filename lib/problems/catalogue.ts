/** The problem catalogue: every kind of problem that an answer can have, by the last part of its type URI. */
import type { RefusalCode } from '../rules/index.ts';
import { blackjackProblems } from './blackjack.ts';
import { commonProblems } from './common.ts';
import type { RefusalFace } from './face.ts';
import { pokerProblems } from './poker.ts';
import { queryProblems } from './query.ts';
import { rankProblems } from './rank.ts';
import { rouletteProblems } from './roulette.ts';
import { shapeProblems } from './shape.ts';

export interface ProblemType {
  readonly status: number;
  readonly title: string;
  /** What happened, for every case of the kind. */
  readonly detail: string;
  /** What the caller does about it. */
  readonly remedy: string;
}

export const PROBLEM_TYPES = {
  'invalid-request': {
    status: 400,
    title: 'The request is not of the contract’s shape',
    detail: 'Nothing was done. Every fault that can be seen so far is named in errors.',
    remedy: 'Correct the named places and send again. The shapes are those of openapi.yaml.',
  },
  unauthorized: {
    status: 401,
    title: 'No valid token',
    detail: 'The request has no bearer token, or one that is malformed, expired or not of this service’s issuer.',
    remedy: 'Ask the token endpoint for a new token and send the same request again.',
  },
  forbidden: {
    status: 403,
    title: 'Not allowed',
    detail: 'The token is valid, but its client may not do this.',
    remedy: 'Use a client that has the scope named in the detail, or ask for it.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    detail: 'There is no such thing for this caller. What is another operator’s and what does not exist look the same.',
    remedy: 'Check the id and the client in use.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'This path has other methods; see the Allow header.',
    remedy: 'Use the method that the contract names.',
  },
  'not-acceptable': {
    status: 406,
    title: 'No acceptable media type',
    detail: 'None of the media types in Accept is to be had here.',
    remedy: 'Ask for a media type that the contract lists for this operation.',
  },
  'round-already-settled': {
    status: 409,
    title: 'The round is settled with other content',
    detail: 'A round of a table is settled once, for ever. receiptId names the receipt that stands.',
    remedy:
      'If the facts were wrong, send a correction (corrects, reason). If this is another round, give it its own name.',
  },
  'not-newest-revision': {
    status: 409,
    title: 'The receipt was corrected before',
    detail: 'Only the newest receipt of a round can be corrected. receiptId names it.',
    remedy: 'Read the newest receipt, and correct that one if it is still wrong.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    detail: 'A body has at most 1 MiB (1,048,576 bytes).',
    remedy: 'Send one round per request; a round has at most 2,000 bets.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body is not declared as JSON',
    detail: 'Content-Type must be application/json, in UTF-8, without a content encoding.',
    remedy: 'Set Content-Type: application/json.',
  },
  'round-not-possible': {
    status: 422,
    title: 'No such round or hand can happen',
    detail:
      'The request is well formed, but the rules or its own fields contradict it. Nothing was stored. Every fault is named in errors.',
    remedy: 'Correct the facts at the named places; the provision says what the act asks for.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'The caller’s rate limit is used up.',
    remedy: 'Wait as long as Retry-After says and send the same request again: retries are safe.',
  },
  'internal-error': {
    status: 500,
    title: 'A fault of the service',
    detail: 'The service failed in a way that it should not. Nothing is answered as settled.',
    remedy: 'Send the same request again: retries are safe. If it persists, report the request’s id.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot settle just now',
    detail: 'The receipt store or the signer is out of reach. Nothing was answered as settled.',
    remedy: 'Wait as long as Retry-After says and send the same request again: retries are safe.',
  },
} as const satisfies Record<string, ProblemType>;

export type ProblemName = keyof typeof PROBLEM_TYPES;

/** A face for every refusal of the engine and every fault of shape, or this does not compile. */
export const FAULTS = {
  ...shapeProblems,
  ...queryProblems,
  ...commonProblems,
  ...rouletteProblems,
  ...blackjackProblems,
  ...pokerProblems,
  ...rankProblems,
} as const satisfies Record<RefusalCode, RefusalFace> & Record<string, RefusalFace>;

export type FaultCode = keyof typeof FAULTS;
