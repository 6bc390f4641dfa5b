/** The evening as the tables recorded it: read, and grouped by round. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, rows } from './csv.ts';
import { minorUnits } from './money.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Of one player in one round, by the casino's own chip records, in minor units. */
export interface Moved {
  readonly staked: number;
  readonly returned: number;
}

export interface RoundRecord {
  readonly table: string;
  readonly round: string;
  /** Where it stands in the input, for messages. */
  readonly source: string;
  readonly path: '/v1/settle-spin' | '/v1/settle-hand';
  /** The body of the request, without `corrects` and `reason`. */
  readonly facts: Facts;
  /** Why it corrects the record before it of the same round. */
  readonly reason?: string;
  readonly chips: ReadonlyMap<string, Moved>;
  /** Tells whether the facts have been changed since they were sent. */
  readonly digest: string;
}

export interface PlayedRound {
  readonly name: string;
  /** The first record of the round, and then its corrections. */
  readonly records: readonly RoundRecord[];
  /** The same again: a terminal that sent its lines twice. */
  readonly repeated: readonly RoundRecord[];
}

export interface Evening {
  readonly decimals: number;
  readonly rounds: readonly PlayedRound[];
}

/** What the house has set for its tables; the readings and options of each are sent with every round. */
interface Tables {
  readonly currency: string;
  readonly decimals: number;
  readonly tables: Readonly<Record<string, { game: string; ruleset: string; houseRules?: Facts } | undefined>>;
}

interface CardLine {
  readonly table: string;
  readonly round: string;
  readonly playedAt: string;
  readonly correction?: string;
  readonly chips: readonly { player: string; in: number; out: number }[];
}

/** @param folder holds `tables.json`, `roulette.csv` and `cards.ndjson` */
export function readEvening(folder: string): Evening {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const tables = JSON.parse(text('tables.json')) as Tables;
  const records = [...spins(rows(text('roulette.csv')), tables), ...cardRounds(text('cards.ndjson'), tables)];
  return { decimals: tables.decimals, rounds: grouped(records) };
}

/** A spin is a run of rows that name the same round. */
function* spins(all: readonly Row[], tables: Tables): Generator<RoundRecord> {
  const spinOf = ({ fields }: Row) => [fields.table, fields.round, fields.number, fields.correction].join('\n');
  for (let from = 0; from < all.length; ) {
    let to = from + 1;
    while (to < all.length && spinOf(all[to]!) === spinOf(all[from]!)) to++;
    yield spin(all.slice(from, to), tables);
    from = to;
  }
}

function spin(run: readonly Row[], tables: Tables): RoundRecord {
  const { line, fields: first } = run[0]!;
  const units = (text: string) => minorUnits(text, tables.decimals);
  const bets = run.map(({ fields: { bet, player, type, on, stake } }) => {
    const numbers = on!.split('-').map(Number);
    const where = on === '' ? {} : type === 'dozen' ? { dozen: numbers[0] } : { numbers };
    return { id: bet, player, type, ...where, stake: units(stake!) };
  });
  const outcome = first.number === 'out' ? { ballOut: true } : { number: Number(first.number) };
  const chips = run.map(({ fields }) => moved(fields.player!, units(fields.stake!), units(fields.paid!)));
  const about = { table: first.table!, round: first.round!, playedAt: first.played_at! };
  const source = `roulette.csv, line ${line}`;
  return record({ ...about, source, correction: first.correction, rest: { outcome, bets }, chips }, tables);
}

function* cardRounds(text: string, tables: Tables): Generator<RoundRecord> {
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const { table, round, playedAt, correction, chips, ...rest } = JSON.parse(line) as CardLine;
    const each = chips.map((one) => moved(one.player, one.in, one.out));
    const source = `cards.ndjson, line ${at + 1}`;
    yield record({ table, round, playedAt, source, correction, rest, chips: each }, tables);
  }
}

interface Raw {
  readonly table: string;
  readonly round: string;
  readonly playedAt: string;
  readonly source: string;
  readonly correction: string | undefined;
  readonly rest: Facts;
  readonly chips: readonly (readonly [string, Moved])[];
}

function record({ table, round, playedAt, source, correction, rest, chips }: Raw, tables: Tables): RoundRecord {
  const setting = tables.tables[table];
  if (setting === undefined) throw new Error(`${source}: tables.json has no table ${table}`);
  const { game, ruleset, houseRules } = setting;
  const isSpin = game === 'roulette';
  const facts = {
    ...(isSpin ? {} : { game }),
    ruleset,
    currency: tables.currency,
    table,
    round,
    playedAt,
    ...(houseRules === undefined ? {} : { houseRules }),
    ...rest,
  };
  const reason = correction || undefined;
  return {
    table,
    round,
    source,
    path: isSpin ? '/v1/settle-spin' : '/v1/settle-hand',
    facts,
    ...(reason === undefined ? {} : { reason }),
    chips: added(chips),
    digest: createHash('sha256')
      .update(JSON.stringify([facts, reason]))
      .digest('base64url'),
  };
}

const moved = (player: string, staked: number, returned: number) => [player, { staked, returned }] as const;

function added(all: readonly (readonly [string, Moved])[]): Map<string, Moved> {
  const sums = new Map<string, Moved>();
  for (const [player, { staked, returned }] of all) {
    const sum = sums.get(player) ?? { staked: 0, returned: 0 };
    sums.set(player, { staked: sum.staked + staked, returned: sum.returned + returned });
  }
  return sums;
}

function grouped(records: Iterable<RoundRecord>): PlayedRound[] {
  const rounds = new Map<string, { name: string; records: RoundRecord[]; repeated: RoundRecord[] }>();
  for (const record of records) {
    const name = `${record.table} ${record.round}`;
    const round = rounds.get(name) ?? { name, records: [], repeated: [] };
    rounds.set(name, round);
    const known = round.records.some(({ digest }) => digest === record.digest);
    (known ? round.repeated : round.records).push(record);
  }
  return [...rounds.values()];
}
