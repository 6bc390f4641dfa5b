/** What a receipt says. Pure: everything that varies (time, ids, digests) is given. */
import type { Settlement } from '../rules/index.ts';

export const ENGINE = { name: 'kanon', version: '1.0.0' } as const;

export interface ReceiptPayload {
  /** Format version. */
  readonly v: 1;
  readonly iss: string;
  readonly env: 'live' | 'test';
  readonly id: string;
  readonly revision: number;
  readonly corrects?: string;
  readonly reason?: string;
  readonly issuedAt: string;
  readonly operator: string;
  /** The operator's licence number, as the register has it. */
  readonly licence?: string;
  readonly engine: { readonly name: string; readonly version: string };
  /** The act, the digest of its deciding data, and its status where it is not in force any more. */
  readonly ruleset: { readonly id: string; readonly digest: string; readonly status: string };
  readonly houseRulesDigest?: string;
  /** All that is needed to settle again. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly settlement: Settlement | AnnulledSettlement;
}

/** An annulled round: no lines, nothing staked. */
export interface AnnulledSettlement {
  readonly game: string;
  readonly ruleset: string;
  readonly basis: 'act';
  readonly currency: string;
  readonly table: string;
  readonly round: string;
  readonly playedAt: string;
  readonly annulled: true;
  readonly lines: readonly [];
  readonly players: readonly [];
  readonly totals: { readonly staked: 0; readonly winnings: 0; readonly returned: 0; readonly net: 0 };
}

/** The settlement of an annulled round, from what its request states. */
export function annulledSettlement(stated: {
  game: string;
  ruleset: string;
  currency: string;
  table: string;
  round: string;
  playedAt: string;
}): AnnulledSettlement {
  const { game, ruleset, currency, table, round, playedAt } = stated;
  const totals = { staked: 0, winnings: 0, returned: 0, net: 0 } as const;
  return {
    game,
    ruleset,
    basis: 'act',
    currency,
    table,
    round,
    playedAt,
    annulled: true,
    lines: [],
    players: [],
    totals,
  };
}
