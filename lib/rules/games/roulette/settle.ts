/** Settles a roulette spin under one act: American roulette, one zero. */
import { citations, type Game, type ResolvedHouseRules, type SettledRound } from '../../kernel/game.ts';
import { duplicateIds } from '../../kernel/ids.ts';
import { compareInstants, type Instant, parseInstant } from '../../kernel/instant.ts';
import { type Amount, plus, times, zero } from '../../kernel/money.ts';
import type { Refusal, Result } from '../../kernel/refusal.ts';
import type { Line } from '../../kernel/settlement.ts';
import { AREAS, type AreaBet, color, isPlace, type PlacedBet, type Pocket } from './layout.ts';
import type { BetRule, BetType, RouletteOfAct } from './rules.ts';

/** One bet of the request; `numbers` for places, `dozen` and `column` for theirs. */
export interface BetFacts {
  readonly id: string;
  readonly player: string;
  readonly type: BetType;
  readonly numbers?: readonly Pocket[];
  readonly dozen?: number;
  readonly column?: number;
  readonly stake: number;
  readonly placedAt?: string;
}

export interface SpinFacts {
  readonly outcome: { readonly number?: Pocket; readonly ballOut?: boolean };
  readonly betsClosedAt?: string;
  readonly bets: readonly BetFacts[];
}

/** What one unit wins on top of itself, in each choice of the reading `payout`. */
const PAYOUTS: Record<string, (bet: BetRule) => number> = {
  uniform: (bet) => (bet.wording === 'fold' ? bet.multiple : bet.multiple - 1),
  'all-winnings': (bet) => bet.multiple,
  'all-return': (bet) => bet.multiple - 1,
};

/** Roulette as one act has it. */
export function roulette(ruleset: string, act: RouletteOfAct): Game {
  const { rules } = act;
  const cite = citations(ruleset, 'roulette', act.provisions);
  const rowOf = mapValues(rules.bets, (bet) => [cite[bet.provision]]);
  const takenByZero = new Set<BetType>(rules.zero.takes);
  const [zeroCited, ballOutCited, closingCited] = [
    [cite[rules.zero.provision]],
    [cite[rules.ballOut.provision]],
    [cite[rules.closing.provision]],
  ];

  function settle(spin: SpinFacts, houseRules: ResolvedHouseRules): Result<SettledRound> {
    const refusals = spin.bets.flatMap((bet, i) => refusalsOf(bet, `/bets/${i}`, houseRules));
    refusals.push(...duplicateIds(spin.bets, '/bets'));
    if (refusals.length > 0) return { ok: false, refusals };

    const pocket = spin.outcome.number;
    const closed = spin.betsClosedAt === undefined ? undefined : parseInstant(spin.betsClosedAt);
    const wins = PAYOUTS[houseRules.payout as string]!;
    const lines = spin.bets.map((bet): Line => {
      const stake = bet.stake as Amount;
      if (pocket === undefined) return line(bet, 'void', 'ball-out', zero, stake, ballOutCited);
      if (isLate(bet, closed)) return line(bet, 'void', 'late', zero, stake, closingCited);
      if (hits(bet, pocket)) {
        const winnings = times(stake, wins(rules.bets[bet.type]));
        return line(bet, 'win', 'number-hit', winnings, plus(stake, winnings), rowOf[bet.type]);
      }
      if (pocket === 0 && takenByZero.has(bet.type)) return line(bet, 'lose', 'zero', zero, zero, zeroCited);
      return line(bet, 'lose', 'number-missed', zero, zero, rowOf[bet.type]);
    });
    return {
      ok: true,
      value: {
        facts: {
          outcome: spin.outcome,
          ...(spin.betsClosedAt === undefined ? {} : { betsClosedAt: spin.betsClosedAt }),
          bets: spin.bets.map((bet) => (bet.numbers === undefined ? bet : { ...bet, numbers: ascending(bet.numbers) })),
        },
        outcome: pocket === undefined ? { ballOut: true } : { number: pocket, color: color(pocket) },
        lines,
      },
    };
  }

  /** The acts: choosing the right place is the player's duty, so nothing is guessed or repaired. */
  function refusalsOf(bet: BetFacts, pointer: string, houseRules: ResolvedHouseRules): Refusal[] {
    const rule = rules.bets[bet.type];
    const provision = cite[rule.provision];
    const found: Refusal[] = [];
    if (rule.needs !== undefined && houseRules[rule.needs.reading] !== rule.needs.choice) {
      found.push({
        code: 'bet-needs-reading',
        pointer: `${pointer}/type`,
        provision,
        facts: { type: bet.type, reading: rule.needs.reading, choice: rule.needs.choice },
      });
    }
    if (bet.numbers !== undefined) {
      const numbers = ascending(bet.numbers);
      const facts = { type: bet.type, numbers: numbers.join(', '), covers: rule.covers, count: numbers.length };
      if (numbers.length !== rule.covers) {
        found.push({ code: 'wrong-count-of-numbers', pointer: `${pointer}/numbers`, provision, facts });
      } else if (!isPlace(bet.type as PlacedBet, numbers)) {
        found.push({ code: 'not-on-the-layout', pointer: `${pointer}/numbers`, provision, facts });
      }
    }
    return found;
  }

  return { id: 'roulette', text: act, rules, settle };
}

function line(
  { id, player, type, stake }: BetFacts,
  result: Line['result'],
  reason: string,
  winnings: Amount,
  returned: Amount,
  provisions: readonly string[],
): Line {
  return { id, player, on: type, stake: stake as Amount, result, reason, winnings, returned, provisions };
}

function hits(bet: BetFacts, pocket: Pocket): boolean {
  if (bet.numbers !== undefined) return bet.numbers.includes(pocket);
  return AREAS[bet.type as AreaBet](pocket, (bet.dozen ?? bet.column)!);
}

function isLate(bet: BetFacts, closed: Instant | undefined): boolean {
  if (closed === undefined || bet.placedAt === undefined) return false;
  return compareInstants(parseInstant(bet.placedAt)!, closed) > 0;
}

function ascending(numbers: readonly Pocket[]): Pocket[] {
  return [...numbers].sort((a, b) => a - b);
}

function mapValues<Key extends string, From, To>(from: Readonly<Record<Key, From>>, to: (value: From) => To) {
  return Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, to(value)])) as Record<Key, To>;
}
