/**
 * Makes the evening of this example, always the same one: `npx tsx examples/evening/make-evening.ts`.
 * Three tables, and what happens on real floors: a spin recorded twice, a number called wrongly and corrected, a round
 * that cannot have been as recorded, and three mistakes with chips.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { blackjack } from './make/blackjack.ts';
import type { CardRound } from './make/card-round.ts';
import { chance } from './make/chance.ts';
import { poker } from './make/poker.ts';
import { csv, paidFor, type Spin, spins } from './make/roulette.ts';

const EVENING = '2025-11-29';

const TABLES = {
  currency: 'AMD',
  decimals: 2,
  tables: {
    'R-07': { game: 'roulette', ruleset: 'am-2004-66' },
    'B-03': { game: 'blackjack', ruleset: 'am-2004-66' },
    'P-02': {
      game: 'five-card-poker-exchange',
      ruleset: 'am-2004-66',
      houseRules: {
        bonusPaytable: { flush: 5, 'full-house': 7, 'four-of-a-kind': 20, 'straight-flush': 50, 'royal-flush': 100 },
      },
    },
  },
};

/** The input of the program, by file name. */
export function evening(): Record<string, string> {
  const roulette = floorMistakes(spins(chance(1), EVENING, 200));
  const cards = [...blackjack(chance(2), EVENING, 70), ...poker(chance(3), EVENING, 40)];
  cardMistakes(cards);
  cards.sort((a, b) => (a.playedAt < b.playedAt ? -1 : 1));
  return {
    'tables.json': `${JSON.stringify(TABLES, null, 2)}\n`,
    'roulette.csv': csv(roulette),
    'cards.ndjson': cards.map((round) => `${JSON.stringify(round)}\n`).join(''),
  };
}

function floorMistakes(played: Spin[]): Spin[] {
  // The terminal lost its line after spin 58 and sent it once more, after spin 59.
  played.splice(59, 0, played[57]!);
  // Spin 97 was called one pocket off; the camera was looked at after spin 99.
  const called = played.find(({ round }) => round.endsWith('/0097'))!;
  const number = called.number;
  called.number = String((Number(number) % 36) + 1);
  const reason = `The dealer called ${called.number}; by the camera the wheel showed ${number}.`;
  const right = called.bets.map((bet) => ({ ...bet, paid: paidFor(bet, number) }));
  for (const bet of called.bets) bet.paid = paidFor(bet, called.number);
  played.splice(100, 0, { ...called, number, bets: right, correction: reason });
  // From spin 120 on, the first winning split is paid 18-fold.
  const late = played.filter(({ round }) => round > `${EVENING}/0120`).flatMap(({ bets }) => bets);
  const split = late.find(({ type, paid }) => type === 'split' && paid > 0)!;
  split.paid += split.stake;
  return played;
}

function cardMistakes(rounds: CardRound[]): void {
  // A natural is paid even money instead of 3:2.
  const isUnpaidHalf = ({ in: staked, out }: { in: number; out: number }) => out === 2.5 * staked;
  const natural = rounds.filter(({ table }) => table === 'B-03').flatMap(({ chips }) => chips);
  const short = natural.slice(60).find(isUnpaidHalf)!;
  short.out = 2 * short.in;
  // Two pair is paid like one: the raise once instead of twice (1 + 1 + 2 + 2 x 2 antes of 3 come back).
  const pairs = rounds.filter(({ table }) => table === 'P-02').flatMap(({ chips }) => chips);
  const twoPair = pairs.slice(30).find(({ in: staked, out }) => staked % 3 === 0 && out * 3 === staked * 8)!;
  twoPair.out = 2 * twoPair.in;
  // As recorded, the dealer of round 31 drew to a 17 that stands, and an insurance was sold without an ace.
  const wrong = rounds.find(({ table, round }) => table === 'B-03' && round.endsWith('/0031'))!;
  wrong.dealer.cards.splice(0, wrong.dealer.cards.length, 'Td', '7s', '4c');
  const box = wrong.boxes![0] as { stake: number; insurance?: number };
  box.insurance = box.stake / 2;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('data/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(evening())) writeFileSync(`${folder}${name}`, text);
}
