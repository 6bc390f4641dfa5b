/**
 * Plays blackjack through the engine and prints the house edge of each act beside published figures.
 *
 *   npx tsx scripts/sim-blackjack.ts [rounds, 1000000 by default] [seed]
 *
 * One box, six decks shuffled before every round, a fixed basic strategy, no insurance. Every way to play gets the same
 * cards, so a difference between two of them is known far better than either.
 */
import { playRound, type Way } from './sim-blackjack/play.ts';
import { Shoe } from './sim-blackjack/shoe.ts';
import { alwaysStand, basic, mimicDealer, neverBust, type Strategy } from './sim-blackjack/strategy.ts';

const rounds = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 20040129);

/**
 * Wizard of Odds, blackjack appendix 9: six decks, no hole card, all stakes lost to a natural, double after split,
 * resplit to four hands but no aces, no drawing to split aces; the dealer hits soft 17, which the acts never let him.
 */
const PUBLISHED_H17 = -0.0072705;
/** The same source, five decks with a hole card: -0.003804 where the dealer stands on soft 17, -0.005918 where he hits. */
const SOFT_17 = 0.005918 - 0.003804;
/** Exact by recursion over the shoe; naturals at 3 to 2, no double, split or surrender. */
const EXACT = { alwaysStand: -0.159746563, mimicDealer: -0.056756476, neverBust: -0.060131118 };

const common = {
  strategy: basic,
  surrender: 'never',
  surrenderSplitHands: false,
  aces: 'once-one-card',
} as const;
const of2000 = { ...common, ruleset: 'am-2000-302', houseRules: {} } as const;
const of2004 = { ...common, ruleset: 'am-2004-66', houseRules: {} } as const;
const outranks = { naturalRank: 'outranks-21' };
const fixed = (strategy: Strategy): Way => ({ ...of2004, strategy });

const WAYS = {
  published2000: { ...of2000, houseRules: outranks },
  surrender2000: { ...of2000, houseRules: outranks, surrender: 'not-against-ace' },
  act2000: { ...of2000, surrender: 'not-against-ace' },
  act1999: { ...of2000, ruleset: 'am-1999-108', surrender: 'not-against-ace' },
  published2004: of2004,
  aces2004: { ...of2004, aces: 'like-the-rest' },
  surrender2004: { ...of2004, aces: 'like-the-rest', surrender: 'not-against-ace', surrenderSplitHands: true },
  act2004: { ...of2004, aces: 'like-the-rest', surrender: 'always', surrenderSplitHands: true },
  alwaysStand: fixed(alwaysStand),
  mimicDealer: fixed(mimicDealer),
  neverBust: fixed(neverBust),
} as const satisfies Record<string, Way>;
type Name = keyof typeof WAYS;

/** Running mean and variance; Welford's, for a million small numbers lose nothing in it. */
class Mean {
  #count = 0;
  #sum = 0;
  value = 0;

  add(x: number): void {
    this.#count++;
    const off = x - this.value;
    this.value += off / this.#count;
    this.#sum += off * (x - this.value);
  }

  get error(): number {
    return Math.sqrt(this.#sum / (this.#count - 1) / this.#count);
  }
}

const STEPS = [
  ['surrender2000', 'published2000'],
  ['act2000', 'surrender2000'],
  ['act1999', 'act2000'],
  ['published2004', 'published2000'],
  ['aces2004', 'published2004'],
  ['surrender2004', 'aces2004'],
  ['act2004', 'surrender2004'],
] as const satisfies readonly (readonly [Name, Name])[];

const names = Object.keys(WAYS) as Name[];
const means = Object.fromEntries(names.map((name) => [name, new Mean()])) as Record<Name, Mean>;
const steps = STEPS.map(() => new Mean());
const shoe = new Shoe(seed);
const net = {} as Record<Name, number>;
const started = Date.now();
for (let i = 0; i < rounds; i++) {
  shoe.shuffle();
  for (const name of names) {
    net[name] = playRound(WAYS[name], shoe);
    means[name].add(net[name]);
  }
  STEPS.forEach(([to, from], k) => {
    steps[k]!.add(net[to] - net[from]);
  });
}

const percent = (x: number) => `${x < 0 ? '-' : '+'}${Math.abs(x * 100).toFixed(3)} %`;
const row = (what: string, mean: Mean, beside = '') =>
  console.log(`  ${what.padEnd(58)} ${percent(mean.value)} +- ${(mean.error * 100).toFixed(3)} %${beside}`);
const gap = (mean: Mean, figure: number) =>
  `   ${percent(figure)}, ${(Math.abs(mean.value - figure) / mean.error).toFixed(1)} errors away`;
const step = (k: number, what: string) => row(what, steps[k]!);

console.log(
  `${rounds} rounds, seed ${seed}, ${names.length} ways to play, ${((Date.now() - started) / 1000).toFixed(0)} s.`,
);
console.log("All figures: the player's net winnings for each unit of the initial stake, one standard error.\n");

console.log('Fixed ways to play under the act of 2004, beside their exact expectation');
row('always stand', means.alwaysStand, gap(means.alwaysStand, EXACT.alwaysStand));
row('play as the dealer does', means.mimicDealer, gap(means.mimicDealer, EXACT.mimicDealer));
row('never risk a bust', means.neverBust, gap(means.neverBust, EXACT.neverBust));

const expected = PUBLISHED_H17 + SOFT_17;
console.log('\nBasic strategy, only what the published rules have too: no surrender, split aces once with one card,');
console.log('naturals above every other 21');
console.log(`  published, dealer hits soft 17: ${percent(PUBLISHED_H17)}; standing on it is worth ${percent(SOFT_17)}`);
row('under the order of 2000 (outranks-21)', means.published2000, gap(means.published2000, expected));
row('under the decision of 2004', means.published2004, gap(means.published2004, expected));
step(3, 'between the two, on the same cards');

console.log('\nWhat each act adds to that');
step(0, 'orders: surrender, final before the dealer draws, not vs ace');
step(1, 'orders: points-only, a natural only equals a drawn 21');
step(4, '2004: aces resplit to four hands and played on');
step(5, '2004: surrender on every hand, against 2 to 10');
step(6, '2004: surrender against the ace');

console.log('\nSo a player of this strategy, under the default readings');
row('order of 1999', means.act1999, `   house edge ${percent(-means.act1999.value)}`);
row('order of 2000', means.act2000, `   house edge ${percent(-means.act2000.value)}`);
row('decision of 2004', means.act2004, `   house edge ${percent(-means.act2004.value)}`);
step(2, 'between the two orders, on the same cards');
