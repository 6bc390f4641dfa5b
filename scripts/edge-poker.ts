/**
 * The house edge of the acts' poker, from their own paytables.
 *
 * Without a bought card it is exact: every hand of the player with every upcard against every hand that the dealer can
 * then have, the player deciding as well as possible on what can be seen. With a bought card the worth of a start is
 * exact too, but the starts are sampled (the error is printed) unless asked for all of them.
 *
 *   tsx scripts/edge-poker.ts            some three minutes
 *   tsx scripts/edge-poker.ts --quick    under a minute
 *   tsx scripts/edge-poker.ts --exact    the better part of an hour: one card exchanged -1.0372 %, a sixth card +1.7571 %
 */
import { exactGains, type Gain, sampledGains } from './edge-poker/bought.ts';
import { Deals } from './edge-poker/deals.ts';
import { compareWithEngine, type PlayedGame } from './edge-poker/engine.ts';
import { rulesOf, stakesOf } from './edge-poker/game.ts';
import { exactEdges } from './edge-poker/no-draw.ts';
import { random } from './edge-poker/random.ts';

const quick = process.argv.includes('--quick');
const exact = process.argv.includes('--exact');
const SAMPLE = quick ? 20_000 : 300_000;

const started = Date.now();
const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(0)} s`;
const percent = (antes: number, digits = 4): string => `${antes < 0 ? '' : '+'}${(antes * 100).toFixed(digits)} %`;

const deals = new Deals(true);
const annex3 = rulesOf('am-2004-66', 'five-card-poker');
const annex4 = rulesOf('am-2004-66', 'five-card-poker-exchange');
const annex5 = rulesOf('am-2004-66', 'six-card-poker');
const tableB = stakesOf('Table B (annexes 4 and 5, both orders), nothing bought', annex5, deals);
const onTop = stakesOf('Table A (annex 3), raisePays: on-top', annex3, deals);
const included = stakesOf('Table A (annex 3), raisePays: stake-included', annex3, deals, true);
const exchange = stakesOf('One card exchanged (annex 4, both orders)', annex4, deals);
const sixth = stakesOf('A sixth card bought (annex 5)', annex5, deals);

const games: readonly PlayedGame[] = [
  { stakes: onTop, ruleset: 'am-2004-66', game: 'five-card-poker' },
  {
    stakes: included,
    ruleset: 'am-2004-66',
    game: 'five-card-poker',
    houseRules: { raisePays: 'stake-included' },
  },
  { stakes: exchange, ruleset: 'am-2004-66', game: 'five-card-poker-exchange' },
  { stakes: exchange, ruleset: 'am-2000-302', game: 'poker' },
  { stakes: exchange, ruleset: 'am-1999-108', game: 'poker' },
  { stakes: sixth, ruleset: 'am-2004-66', game: 'six-card-poker' },
];
const CHECKED = 2_000;
for (const game of games) compareWithEngine(deals, game, random(5), CHECKED);
console.log(`The engine settles ${CHECKED} random deals of each game to the amounts counted here (${seconds()}).\n`);

console.log('What the player wins on average, in per cent of the ante:\n');
const { deals: count, edges } = exactEdges(deals, [tableB, onTop, included]);
for (const { name, always, best } of edges) {
  console.log(`${name}:\n  raising everything ${percent(always)}, best play ${percent(best)}`);
}
console.log(`  (exact, over ${count.toLocaleString('en')} deals, ${seconds()})\n`);

const standing = edges[0]!.best;
const gains = exact
  ? exactGains(deals, exchange, sixth, (share) => console.error(`${(share * 100).toFixed(0)} % (${seconds()})`))
  : sampledGains(deals, exchange, sixth, random(7), SAMPLE);
for (const [name, gain] of [
  [exchange.name, gains.exchange],
  [sixth.name, gains.sixth],
] as const) {
  console.log(`${name}:\n  best play ${withError(gain)}, buying in ${(gain.share * 100).toFixed(1)} % of the deals`);
}
console.log(
  exact
    ? `  (exact, over all ${gains.starts.toLocaleString('en')} kinds of start, ${seconds()})`
    : `  (${gains.starts.toLocaleString('en')} random starts, each exact; ± is one standard error; ${seconds()})`,
);

function withError({ mean, error }: Gain): string {
  return exact ? percent(standing + mean) : `${percent(standing + mean, 2)} ± ${(error * 100).toFixed(2)} %`;
}
