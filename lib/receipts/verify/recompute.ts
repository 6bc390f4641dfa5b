/** Settles the round again from the receipt's own request, and compares byte for byte. */
import { canonical } from '../canonical.ts';
import { annulledSettlement } from '../payload.ts';
import { type Check, fail, notApplicable, pass, type Reason, reason, unproven, verdictOf } from './check.ts';
import { firstDifference } from './difference.ts';
import type { Engine, SettledAgain } from './engine.ts';
import { isObject } from './text.ts';

export interface Recomputation {
  readonly request: Check;
  readonly recomputation: Check;
  readonly currentEngine: Check;
}

/** @param named the engine of the version that the receipt names; undefined where it is not at hand */
export function recompute(
  payload: Record<string, unknown> | undefined,
  named: Engine | undefined,
  current: Engine,
): Recomputation {
  if (payload === undefined || !isObject(payload.request) || !isObject(payload.settlement)) {
    return {
      request: notApplicable('request', 'not-readable'),
      recomputation: notApplicable('recomputation', 'not-readable'),
      currentEngine: notApplicable('current-engine', 'not-readable'),
    };
  }
  const { request, settlement } = payload;
  const engine = isObject(payload.engine) ? `${payload.engine.name} ${payload.engine.version}` : '?';
  const again = settledAgain(named ?? current, request);
  const requestFaults = completeness(again, request);
  const difference = settlementDifference(again, settlement);
  if (named === undefined) {
    const differs = requestFaults.length > 0 || difference.length > 0;
    return {
      request: requestFaults.length === 0 ? pass('request') : unproven('request', ...requestFaults),
      recomputation: notApplicable('recomputation', 'other-engine-version', { engine }),
      currentEngine: differs
        ? unproven('current-engine', reason('current-engine-differs', { engine }), ...difference)
        : pass('current-engine'),
    };
  }
  return {
    request: verdictOf('request', requestFaults),
    recomputation: difference.length === 0 ? pass('recomputation') : fail('recomputation', ...difference),
    currentEngine: named === current ? sameEngine() : againToday(current, request, settlement, engine),
  };
}

const sameEngine = () => notApplicable('current-engine', 'named-engine-is-current');

/** A later engine may settle a round differently: a reading that was put right. The receipt stays what was settled then. */
function againToday(
  current: Engine,
  request: Record<string, unknown>,
  settlement: Record<string, unknown>,
  engine: string,
): Check {
  const differs = settlementDifference(settledAgain(current, request), settlement).length > 0;
  return differs ? notApplicable('current-engine', 'current-engine-differs', { engine }) : pass('current-engine');
}

function settledAgain(engine: Engine, request: Record<string, unknown>): SettledAgain {
  return request.annul === undefined ? engine.settle(request) : annulledAgain(request);
}

const ANNULLED_MEMBERS = ['currency', 'playedAt', 'round', 'ruleset', 'table'] as const;

/** An annulled round needs no engine: its request holds the round's name and nothing else, and nothing was staked. */
function annulledAgain(request: Record<string, unknown>): SettledAgain {
  const { game = 'roulette', annul } = request;
  const stated = Object.fromEntries(ANNULLED_MEMBERS.map((name) => [name, request[name]]));
  if (annul !== true || [game, ...Object.values(stated)].some((value) => typeof value !== 'string')) {
    return { ok: false, shape: true, places: ['/'] };
  }
  const whole = { ...(game === 'roulette' ? {} : { game }), ...stated, annul: true };
  const settlement = annulledSettlement({ game, ...stated } as Parameters<typeof annulledSettlement>[0]);
  return { ok: true, request: whole, settlement: { ...settlement } };
}

/** The request is one that the service could have settled, with every default filled in. */
function completeness(again: SettledAgain, request: Record<string, unknown>): Reason[] {
  if (!again.ok) {
    const places = again.places.join(', ');
    return [again.shape ? reason('request-shape', { places }) : reason('round-not-possible', { places })];
  }
  const difference = firstDifference(request, again.request);
  if (difference === undefined && same(request, again.request)) return [];
  return [reason('request-not-complete', { ...difference })];
}

function settlementDifference(again: SettledAgain, settlement: Record<string, unknown>): Reason[] {
  if (!again.ok) return [reason('settlement-differs', { pointer: '', stated: '-', wanted: '-' })];
  if (same(settlement, again.settlement)) return [];
  const { pointer, stated, wanted } = firstDifference(settlement, again.settlement) ?? {
    pointer: '',
    stated: '-',
    wanted: '-',
  };
  return [reason('settlement-differs', { pointer: `/settlement${pointer}`, stated, wanted })];
}

/** Equal as receipts spell them; what cannot be spelled is equal to nothing. */
function same(stated: unknown, wanted: unknown): boolean {
  try {
    return canonical(stated) === canonical(wanted);
  } catch {
    return false;
  }
}
