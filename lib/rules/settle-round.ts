/** The engine's door for rounds: resolve the act once, settle, add up. Pure: a round in, a settlement or all faults out. */
import { actById, DEFAULT_RULESET } from './acts/registry.ts';
import type { Act, Game, ResolvedHouseRules } from './kernel/game.ts';
import { resolveHouseRules } from './kernel/house-rules.ts';
import { AmountOverflow } from './kernel/money.ts';
import type { Refusal, Result } from './kernel/refusal.ts';
import { type Settlement, sums } from './kernel/settlement.ts';

/** What every round says about itself; the rest belongs to its game. */
export interface RoundRequest {
  readonly ruleset?: string;
  /** Left out: roulette. */
  readonly game?: string;
  readonly currency: string;
  readonly table: string;
  readonly round: string;
  readonly playedAt: string;
  readonly houseRules?: Readonly<Record<string, unknown>>;
}

export interface SettledRequest {
  /** The request with defaults filled in and cards written back: all that is needed to settle again. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly settlement: Settlement;
  readonly houseRulesAreDefault: boolean;
}

const SPIN = 'roulette';

/**
 * Settles a round whose shape the contract has admitted.
 * @returns the completed request and its settlement, or every refusal found
 * @throws RangeError for a ruleset that the contract does not list
 */
export function settleRound(request: RoundRequest): Result<SettledRequest> {
  const act = actById(request.ruleset ?? DEFAULT_RULESET);
  if (act === undefined) throw new RangeError(`no ruleset: ${request.ruleset}`);
  const gameId = request.game ?? SPIN;
  const game = Object.hasOwn(act.games, gameId) ? act.games[gameId] : undefined;
  if (game === undefined) {
    const facts = { game: gameId, ruleset: act.id, games: Object.keys(act.games).join(', ') };
    return { ok: false, refusals: [{ code: 'game-not-in-ruleset', pointer: '/game', facts }] };
  }
  const declared = request.houseRules ?? {};
  const { resolved, refusals } = resolveHouseRules(game.text.houseRules, declared, act.id, gameId);
  const settled = settleGame(request, act, game, resolved);
  if (refusals.length === 0) return settled;
  // An unknown house rule does not hide the round's own faults: all are named at once.
  return { ok: false, refusals: settled.ok ? refusals : [...refusals, ...settled.refusals] };
}

function settleGame(
  request: RoundRequest,
  act: Act,
  game: Game,
  houseRules: ResolvedHouseRules,
): Result<SettledRequest> {
  try {
    const result = game.settle(request as never, houseRules);
    if (!result.ok) return result;
    const { facts, outcome, lines } = result.value;
    const { currency, table, round, playedAt } = request;
    const ruleset = act.id;
    const { players, totals } = sums(lines);
    return {
      ok: true,
      value: {
        request: completed(request, ruleset, houseRules, facts),
        settlement: {
          game: game.id,
          basis: 'act',
          ruleset,
          currency,
          table,
          round,
          playedAt,
          houseRules,
          outcome,
          lines,
          players,
          totals,
        },
        houseRulesAreDefault: isDefault(request.houseRules, game, houseRules),
      },
    };
  } catch (error) {
    if (!(error instanceof AmountOverflow)) throw error;
    const refusal: Refusal = { code: 'amounts-too-large', pointer: '', facts: { most: Number.MAX_SAFE_INTEGER } };
    return { ok: false, refusals: [refusal] };
  }
}

/** Field by field: spreading objects into each other costs more than settling most rounds. */
function completed(
  request: RoundRequest,
  ruleset: string,
  houseRules: ResolvedHouseRules,
  facts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { game, currency, table, round, playedAt } = request;
  const whole: Record<string, unknown> =
    game === undefined
      ? { ruleset, currency, table, round, playedAt, houseRules }
      : { game, ruleset, currency, table, round, playedAt, houseRules };
  for (const key in facts) whole[key] = facts[key];
  return whole;
}

function isDefault(declared: RoundRequest['houseRules'], game: Game, houseRules: ResolvedHouseRules): boolean {
  if (declared === undefined) return true;
  return Object.entries(game.text.houseRules).every(([key, rule]) => {
    const value = houseRules[key];
    if (rule.kind === 'reading') return value === rule.choices[0].value;
    return JSON.stringify(value) === JSON.stringify(rule.default);
  });
}
