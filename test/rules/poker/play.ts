/** Rounds of poker for tests, in a few words: cards as one text, everything else as it differs. */
import { expect } from 'vitest';
import { type Line, type Refusal, type RoundRequest, settleRound } from '../../../lib/rules/index.ts';

/** Every game of poker, under each act that has it. */
export const GAMES = [
  { ruleset: 'am-1999-108', game: 'poker' },
  { ruleset: 'am-2000-302', game: 'poker' },
  { ruleset: 'am-2004-66', game: 'five-card-poker' },
  { ruleset: 'am-2004-66', game: 'five-card-poker-exchange' },
  { ruleset: 'am-2004-66', game: 'six-card-poker' },
] as const;

export type GameOf = (typeof GAMES)[number];
export const [ORDER_108, ORDER_302, ANNEX_3, ANNEX_4, ANNEX_5] = GAMES;

export const MULTIPLES = { flush: 5, 'full-house': 7, 'four-of-a-kind': 20, 'straight-flush': 50, 'royal-flush': 100 };

export const hand = (text: string): string[] => text.split(' ');

export interface SeatText {
  readonly ante?: number;
  readonly cards?: string;
  readonly [field: string]: unknown;
}

/** A seat that raises twice its ante of 100; `undefined` leaves a field out. */
export function seat({ ante = 100, cards, ...rest }: SeatText, id = '1'): Record<string, unknown> {
  const full = {
    id,
    player: 'P-1',
    ante,
    decision: 'raise',
    raise: rest.decision === 'fold' ? undefined : 2 * ante,
    cards: cards === undefined ? undefined : hand(cards),
    ...rest,
  };
  return Object.fromEntries(Object.entries(full).filter(([, value]) => value !== undefined));
}

export function round(
  { ruleset, game }: GameOf,
  dealer: string | Readonly<Record<string, unknown>>,
  seats: SeatText | readonly SeatText[],
  houseRules?: Readonly<Record<string, unknown>>,
): RoundRequest & Readonly<Record<string, unknown>> {
  return {
    ruleset,
    game,
    currency: 'AMD',
    table: 'T-1',
    round: 'R-1',
    playedAt: '2024-05-01T20:00:00+04:00',
    ...(houseRules === undefined ? {} : { houseRules }),
    dealer: typeof dealer === 'string' ? { cards: hand(dealer) } : dealer,
    seats: [seats].flat().map((each, i) => seat(each, String(i + 1))),
  };
}

export function settled(request: RoundRequest) {
  const result = settleRound(request);
  if (!result.ok) expect.fail(JSON.stringify(result.refusals));
  return result.value;
}

/** Each line in short: what, result, reason, winnings, returned. */
export function shortLines(request: RoundRequest): string[] {
  return settled(request).settlement.lines.map(short);
}

export const short = ({ on, result, reason, winnings, returned }: Line): string =>
  `${on} ${result} ${reason} ${winnings} ${returned}`;

/** The lines of one round, as `<ruleset>/<game>/` is left out of their provisions. */
export function citedBy(request: RoundRequest): string[] {
  return settled(request).settlement.lines.map(({ on, provisions }) => `${on}: ${provisions.map(lastPart).join(', ')}`);
}

export const lastPart = (provision: string): string => provision.split('/')[2]!;

export function refused(request: RoundRequest): readonly Refusal[] {
  const result = settleRound(request);
  if (result.ok) expect.fail('it was settled');
  return result.refusals;
}

/** Each refusal in short: code, pointer, provision. */
export const shortRefusals = (request: RoundRequest): string[] =>
  refused(request).map(({ code, pointer, provision }) =>
    [code, pointer, ...(provision === undefined ? [] : [lastPart(provision)])].join(' '),
  );
