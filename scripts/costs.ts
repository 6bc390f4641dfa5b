/**
 * Writes docs/costs.md: what a million settlements cost on AWS, from list prices (scripts/costs/prices.json), assumptions
 * (assumptions.json) and quantities measured here through the functions' bundles.
 *
 *   npx tsx scripts/costs.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Measured, measure } from './costs/measure.ts';
import {
  type Assumptions,
  cost,
  type Position,
  type Prices,
  perMillion,
  perMonth,
  storedPerMillion,
  total,
  writeUnits,
} from './costs/reckon.ts';

const read = <Value>(name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Value;
const prices = read<Prices & { region: string; asOf: string; source: string }>('costs/prices.json');
const given = read<Assumptions & { networkMsWhat: string }>('costs/assumptions.json');

const money = (amount: number) => amount.toFixed(2);
const whole = (value: number) => Math.round(value).toLocaleString('en');

function table(positions: readonly Position[]): string {
  const rows = [...positions]
    .sort((a, b) => cost(prices, b) - cost(prices, a))
    .map(
      (one) => `| ${prices[one.price].what} | ${quantity(one.quantity)} | ${one.why} | ${money(cost(prices, one))} |`,
    );
  return [
    '| | quantity | | USD |',
    '|---|---:|---|---:|',
    ...rows,
    `| **together** | | | **${money(total(prices, positions))}** |`,
  ].join('\n');
}

const quantity = (value: number) => (value >= 100 ? whole(value) : value.toFixed(2));

function page(measured: readonly Measured[]): string {
  const [usual] = measured as [Measured, ...Measured[]];
  const together = measured.map((one) => `| ${one.what} | ${money(total(prices, perMillion(one, given)))} |`);
  const sizes = measured.map(
    (one) =>
      `| ${one.what} | ${whole(one.requestBytes)} | ${whole(one.answerBytes)} | ${whole(one.itemBytes)} | ${writeUnits(one)} | ${one.ms} | ${whole(one.memoryMib)} | ${one.logBytes} |`,
  );
  const signature = cost(prices, { price: 'signature', quantity: 1e6, why: '' });
  return `# Costs

Made by \`npx tsx scripts/costs.ts\`. Prices: ${prices.region}, ${prices.asOf}. ${prices.source}

A million settlements, with ${given.replayShare * 100} % replays and ${given.readShare * 100} % look-ups beside them:

| a million times | USD |
|---|---:|
${together.join('\n')}

## Measured

Through the functions' bundles, with DynamoDB and KMS on loopback; ${given.networkMs} ms are ${given.networkMsWhat}.

| | request, bytes | answer, bytes | item, bytes | write units | ms | memory, MiB | log, bytes |
|---|---:|---:|---:|---:|---:|---:|---:|
${sizes.join('\n')}

## A million of: ${usual.what}

${table(perMillion(usual, given))}

## Keeping them, each month

${table(storedPerMillion(usual))}

## A month without a round

${table(perMonth(given))}

## What follows

- The signature is ${Math.round((100 * signature) / total(prices, perMillion(usual, given)))} % of a usual settlement. An RSA key would cost a fifth, and give signatures four times as long; signing
  several rounds at once would save more, and let a round wait for others. Both are worth less than one small key and one simple receipt.
- Clients that ask for a token with every request would cost ${money(cost(prices, { price: 'tokenRequest', quantity: 1e6, why: '' }))} a million: a token is good for an hour, and is to be kept.
- The HTTP API would save ${money(cost(prices, { price: 'gatewayRequest', quantity: 1e6, why: '' }) * 0.71)} a million, without the firewall, traces and problem bodies (\`adr/0004-rest-api.md\`).
`;
}

writeFileSync(new URL('../docs/costs.md', import.meta.url), page(await measure()));
process.exit(0);
