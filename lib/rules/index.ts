/** The engine: settles rounds and ranks hands as the acts say. Pure; runs anywhere JavaScript runs. */
export { ACTS, actById, DEFAULT_RULESET } from './acts/registry.ts';
export type { Act, ActText, Game, NamedGame } from './kernel/game.ts';
export { compareInstants, type Instant, parseInstant } from './kernel/instant.ts';
export type { Choice, HouseRules, Note, Option, Provision, Provisions, Reading, Text } from './kernel/provision.ts';
export type { Refusal, RefusalCode, Result } from './kernel/refusal.ts';
export type { Line, LineResult, PlayerSums, Settlement, Sums } from './kernel/settlement.ts';
export { type RoundRequest, type SettledRequest, settleRound } from './settle-round.ts';
