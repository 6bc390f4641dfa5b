/** The acts by id: the one place where a ruleset is resolved. Nothing below compares a ruleset id. */
import type { Act } from '../kernel/game.ts';
import { am1999 } from './am-1999-108/index.ts';
import { am2000 } from './am-2000-302/index.ts';
import { am2004 } from './am-2004-66/index.ts';

/** Oldest first. */
export const ACTS: readonly Act[] = [am1999, am2000, am2004];

/** The ruleset of a request that names none: the act in force. */
export const DEFAULT_RULESET = am2004.id;

const byId: ReadonlyMap<string, Act> = new Map(ACTS.map((act) => [act.id, act]));

export const actById = (id: string): Act | undefined => byId.get(id);
