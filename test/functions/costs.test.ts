import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Prices, perMillion, storedBytes, total, writeUnits } from '../../scripts/costs/reckon.ts';

const prices = JSON.parse(readFileSync(new URL('../../scripts/costs/prices.json', import.meta.url), 'utf8')) as Prices;
const measured = {
  what: 'a round',
  requestBytes: 1000,
  answerBytes: 10_000,
  itemBytes: 1025,
  logBytes: 350,
  ms: 10,
  memoryMib: 80,
};
const given = {
  functionMemoryMb: 1024,
  networkMs: 20,
  gatewayLogBytes: 650,
  tracedShare: 0.05,
  replayShare: 0,
  readShare: 0,
  customMetrics: 0,
  alarms: 0,
  keys: 0,
  clients: 0,
  tokensPerClientMonth: 0,
};

describe('the costs', () => {
  it('count an item’s write units in whole kilobytes, and one more for each index', () => {
    expect([1024, 1025, 2048, 2049].map((itemBytes) => writeUnits({ ...measured, itemBytes }))).toEqual([3, 4, 4, 5]);
    expect(storedBytes(measured)).toBe(1025 + 100 + 2 * 330);
  });

  it('of a million settlements are the sum of what each takes at its price', () => {
    const positions = perMillion(measured, given);
    const quantities = Object.fromEntries(positions.map(({ price, quantity }) => [price, quantity]));
    expect(quantities).toMatchObject({
      signature: 1e6,
      gatewayRequest: 1e6,
      writeUnit: 4e6,
      functionGbSecond: 30_000,
      logGb: 1,
      trafficGb: 10,
      trace: 50_000,
      readUnit: 0,
    });
    const expected = 15 + 3.5 + 0.6 + 2.5 + 0.2 + 30_000 * 0.0000133334 + 0.5 + 0.9 + 0.25;
    expect(total(prices, positions)).toBeCloseTo(expected, 6);
  });
});
