import { createHash } from 'node:crypto';
import type { ListedReceipt, ListQuery, Position, ReceiptStore, StoredReceipt } from '../../lib/store/store.ts';

/** A stream of numbers in [0, 1) that a seed fixes (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id of the service's form for any text. */
export function idOf(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return `rcpt_${Array.from(digest.subarray(0, 26), (byte) => CROCKFORD[byte % 32]).join('')}`;
}

export const hash = (text: string) => createHash('sha256').update(text).digest('hex');

export type Given = Partial<StoredReceipt> & Pick<StoredReceipt, 'operator' | 'round'>;

/** A receipt of a small spin; its id and content come from operator, table, round and revision, as the service's do. */
export function receiptOf(given: Given): StoredReceipt {
  const table = given.table ?? 'T-1';
  const revision = given.revision ?? 1;
  const id = idOf(`${given.operator}|${table}|${given.round}|${revision}`);
  const payload = smallPayload(id, given.operator, given.round);
  return {
    id,
    revision,
    game: 'roulette',
    ruleset: 'am-2004-66',
    currency: 'AMD',
    table,
    playedAt: '2026-03-01T21:00:00+04:00',
    issuedAt: '2026-03-01T17:00:01.000Z',
    houseRules: 'default',
    annulled: false,
    totals: { staked: 10_000, winnings: 35_000, returned: 36_000, net: 26_000 },
    kid: 'TyfWVFCkt4WLOqQG2jZWfVZyQmJcSYh2cYJQ3ZJQ5zE',
    header:
      'eyJhbGciOiJFUzI1NiIsImtpZCI6IlR5ZldWRkNrdDRXTE9xUUcyalpXZlZaeVFtSmNTWWgyY1lKUTNaSlE1ekUiLCJ0eXAiOiJzZXR0bGVtZW50LXJlY2VpcHQrandzIn0',
    payload,
    signature: createHash('sha512').update(payload).digest(),
    ...given,
  };
}

function smallPayload(id: string, operator: string, round: string): Uint8Array {
  const bets = [{ id: 'b1', numbers: [17], player: 'P-1', stake: 1000, type: 'straight' }];
  return Buffer.from(
    JSON.stringify({ env: 'test', id, operator, request: { bets, outcome: { number: 17 }, round }, v: 1 }),
  );
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._:-';
const TYPES = [
  ['straight', 1, 35],
  ['split', 2, 17],
  ['street', 3, 11],
  ['corner', 4, 8],
  ['six-line', 6, 5],
] as const;

/**
 * The payload of the largest spin that the contract allows: 2,000 bets, every bet and player with a random id of 64
 * characters, every bet placed at a moment of its own, to the nanosecond. About 1.4 MB, nearly all of it told twice or
 * three times: bets, lines, players.
 */
export function largestSpinPayload(seed: number): Uint8Array {
  const random = randomOf(seed);
  const below = (n: number) => Math.floor(random() * n);
  const text = (length: number) => Array.from({ length }, () => ALPHABET[below(ALPHABET.length)]).join('');
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  const bets: object[] = [];
  const lines: object[] = [];
  const players: object[] = [];
  const total = { net: 0, returned: 0, staked: 0, winnings: 0 };
  for (let i = 0; i < 2000; i++) {
    const [type, size, multiple] = TYPES[below(TYPES.length)] ?? TYPES[0];
    const [id, player, first, stake] = [text(64), text(64), below(37 - size), 1 + below(4_000_000_000)];
    const numbers = Array.from({ length: size }, (_, n) => first + n);
    const placedAt = `2026-03-01T20:59:${digits(below(60), 2)}.${digits(below(1e9), 9)}+04:00`;
    const hit = numbers.includes(17);
    const winnings = hit ? stake * multiple : 0;
    const returned = hit ? stake + winnings : 0;
    const sums = { net: returned - stake, returned, staked: stake, winnings };
    for (const key of ['net', 'returned', 'staked', 'winnings'] as const) total[key] += sums[key];
    bets.push({ id, numbers, placedAt, player, stake, type });
    const provisions = [`am-2004-66/roulette/row-${1 + below(9)}`];
    const said = {
      reason: hit ? 'number-hit' : 'number-missed',
      result: hit ? 'win' : 'lose',
      returned,
      stake,
      winnings,
    };
    lines.push({ id, on: type, player, provisions, ...said });
    players.push({ net: sums.net, player, returned, staked: stake, winnings });
  }
  const [table, round] = [text(64), text(128)];
  const round_ = { currency: 'AMD', playedAt: '2026-03-01T21:00:00+04:00', round, ruleset: 'am-2004-66', table };
  const houseRules = { evenChancesOnZero: 'half', zeroCombinations: 'none' };
  return Buffer.from(
    JSON.stringify({
      engine: { name: 'kanon', version: '1.0.0' },
      env: 'live',
      id: idOf(round),
      iss: 'https://receipts.example',
      issuedAt: '2026-03-01T17:00:01.000Z',
      operator: 'operator',
      request: { bets, houseRules, outcome: { number: 17 }, ...round_ },
      revision: 1,
      ruleset: { digest: hash('ruleset'), id: 'am-2004-66' },
      settlement: {
        basis: 'act',
        game: 'roulette',
        houseRules,
        lines,
        outcome: { color: 'black', number: 17 },
        players,
        totals: total,
        ...round_,
      },
      v: 1,
    }),
  );
}

/** Later than every receipt here. */
export const LATER = '2030-01-01T00:00:00.000Z';

export const two = (n: number) => String(n).padStart(2, '0');

/** `count` receipts of one operator and day, issued a second apart. */
export function dayOf(operator: string, day: string, count: number): StoredReceipt[] {
  return Array.from({ length: count }, (_, i) =>
    receiptOf({
      operator,
      round: `${day}/${i}`,
      playedAt: `${day}T12:00:00Z`,
      issuedAt: new Date(Date.parse(`${day}T12:00:00Z`) + i * 1000).toISOString(),
    }),
  );
}

export async function allPages(store: ReceiptStore, query: ListQuery, pages = 1000): Promise<ListedReceipt[]> {
  const receipts: ListedReceipt[] = [];
  let after: Position | undefined = query.after;
  for (let page = 0; page < pages; page++) {
    const { receipts: found, last } = await store.list({ ...query, ...(after ? { after } : {}) });
    receipts.push(...found);
    if (last === undefined) return receipts;
    after = last;
  }
  throw new Error('the listing does not end');
}

export const ids = (receipts: readonly { id: string }[]) => receipts.map(({ id }) => id);
