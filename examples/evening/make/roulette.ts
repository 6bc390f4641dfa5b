/** Spins as a table system records them, with what the dealer paid for each bet. Amounts in dram. */
import { type Chance, timeOf } from './chance.ts';

export interface BetRow {
  readonly bet: string;
  readonly player: string;
  readonly type: string;
  /** The numbers, as `8-9`; the dozen; empty for the even chances. */
  readonly on: string;
  readonly stake: number;
  paid: number;
}

export interface Spin {
  readonly table: string;
  readonly round: string;
  readonly playedAt: string;
  /** The winning number, or `out`: the ball left the wheel. */
  number: string;
  readonly bets: BetRow[];
  readonly correction?: string;
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const ALL = Array.from({ length: 36 }, (_, i) => i + 1);
const EVEN_CHANCES: Readonly<Record<string, readonly number[]>> = {
  low: ALL.slice(0, 18),
  high: ALL.slice(18),
  red: ALL.filter((n) => RED.has(n)),
  black: ALL.filter((n) => !RED.has(n)),
  odd: ALL.filter((n) => n % 2 === 1),
  even: ALL.filter((n) => n % 2 === 0),
};

const beside = ALL.filter((n) => n % 3 !== 0).map((n) => [n, n + 1]);
const below = ALL.filter((n) => n <= 33).map((n) => [n, n + 3]);
const PLACES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  straight: [0, ...ALL].map((n) => [n]),
  split: [[0, 1], [0, 2], [0, 3], ...beside, ...below],
  street: ALL.filter((n) => n % 3 === 1).map((n) => [n, n + 1, n + 2]),
  corner: ALL.filter((n) => n % 3 !== 0 && n <= 32).map((n) => [n, n + 1, n + 3, n + 4]),
  'six-line': ALL.filter((n) => n % 3 === 1 && n <= 31).map((n) => [n, n + 1, n + 2, n + 3, n + 4, n + 5]),
};

/** What each visitor likes to play, and for how much. */
const VISITORS = [
  { player: 'M-20417', types: ['straight', 'split', 'corner'], stakes: [1000, 2000, 5000] },
  { player: 'M-20988', types: ['red', 'black', 'dozen'], stakes: [5000, 10000, 20000] },
  { player: 'M-31150', types: ['straight', 'straight', 'six-line'], stakes: [1000, 1000, 2500] },
  { player: 'G-004', types: ['odd', 'even', 'low', 'high'], stakes: [2000, 5000] },
  { player: 'G-017', types: ['street', 'corner', 'dozen'], stakes: [2000, 3000, 5000] },
  { player: 'M-44302', types: ['split', 'straight', 'black'], stakes: [10000, 25000, 50000] },
];

function covered(type: string, on: string): readonly number[] {
  if (type === 'dozen') return ALL.slice(12 * (Number(on) - 1), 12 * Number(on));
  return EVEN_CHANCES[type] ?? on.split('-').map(Number);
}

/**
 * What a correct dealer gives back. The casino's own sum, made without the service: whatever the bet, stake and winnings
 * together are 36 times the stake for one number, shared by the numbers covered.
 */
export function paidFor({ type, on, stake }: Pick<BetRow, 'type' | 'on' | 'stake'>, number: string): number {
  if (number === 'out') return stake;
  const numbers = covered(type, on);
  return numbers.includes(Number(number)) ? (stake * 36) / numbers.length : 0;
}

export function spins(chance: Chance, evening: string, count: number): Spin[] {
  let second = 0;
  return Array.from({ length: count }, (_, i) => {
    second += 70 + chance.below(45);
    const number = i === 150 ? 'out' : String(chance.below(37));
    const bets: BetRow[] = [];
    const players = chance.shuffled(VISITORS).slice(0, 2 + chance.below(3));
    for (const { player, types, stakes } of players) {
      for (let more = 1 + chance.below(2); more > 0; more--) {
        const type = chance.pick(types);
        const places = PLACES[type];
        const on = type === 'dozen' ? String(1 + chance.below(3)) : places ? chance.pick(places).join('-') : '';
        const stake = chance.pick(stakes);
        bets.push({ bet: `b${bets.length + 1}`, player, type, on, stake, paid: paidFor({ type, on, stake }, number) });
      }
    }
    const round = `${evening}/${String(i + 1).padStart(4, '0')}`;
    return { table: 'R-07', round, playedAt: timeOf(evening, second), number, bets };
  });
}

export function csv(spins: readonly Spin[]): string {
  const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = spins.flatMap(({ table, round, playedAt, number, bets, correction = '' }) =>
    bets.map(({ bet, player, type, on, stake, paid }) =>
      [table, round, playedAt, number, bet, player, type, on, String(stake), String(paid), correction]
        .map(quoted)
        .join(','),
    ),
  );
  return `table,round,played_at,number,bet,player,type,on,stake,paid,correction\n${rows.join('\n')}\n`;
}
