/** What travels with one request through the edge. */
import type { Context } from 'hono';
import type { Caller, Profile } from '../../lib/auth/caller.ts';

/** The fields of the one log line of a request. Never tokens, stakes, players or bodies. */
export interface LogFields {
  operation?: string;
  operator?: string;
  ruleset?: string;
  game?: string;
  receiptId?: string;
  replayed?: boolean;
  problem?: string;
  /** Codes of the faults answered. */
  codes?: readonly string[];
  /** Name and stack frames of an unexpected error; its message may hold data and stays out. */
  fault?: string;
}

export interface Env {
  Variables: {
    requestId: string;
    log: LogFields;
    /** The answer, where it was made with all its headers. */
    complete: Response;
    caller: Caller;
    profile: Profile;
  };
}

export type RequestContext = Context<Env>;
