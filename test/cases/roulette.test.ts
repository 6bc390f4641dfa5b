/** Faults that people reported in roulette software, each as a test of its kind. Case ids and sources: see `source`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { color } from '../../lib/rules/games/roulette/layout.ts';
import { type Service, startService } from '../support/service.ts';
import { spin } from '../support/spins.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

let serial = 0;

type Bet = Record<string, unknown>;

async function settle(number: number, bets: Bet[], houseRules: Record<string, string> = {}) {
  const placed = bets.map((bet, i) => ({ id: `b${i}`, player: 'a', stake: 100, ...bet }));
  const response = await service.post(
    '/v1/settle-spin',
    spin(`case/${serial++}`, { outcome: { number }, bets: placed, houseRules }),
  );
  return { status: response.status, body: await response.json() };
}

/** What goes back to each player. */
async function returns(number: number, bets: Bet[], houseRules: Record<string, string> = {}) {
  const { body } = await settle(number, bets, houseRules);
  return Object.fromEntries(
    body.settlement.players.map((p: { player: string; returned: number }) => [p.player, p.returned]),
  );
}

const fault = async (number: number, bets: Bet[]) => {
  const { status, body } = await settle(number, bets);
  return [status, body.errors[0].pointer, body.errors[0].code];
};

describe('reported faults of roulette', () => {
  it('RO01 (tgstation/tgstation #61126): zero is neither even nor odd', async () => {
    expect(await returns(0, [{ type: 'even' }, { type: 'odd' }])).toEqual({ a: 0 });
  });

  it('RO02 (danielyxie/bitburner PR 2745): zero is neither black nor red, neither low nor high', async () => {
    expect(await returns(0, [{ type: 'black' }, { type: 'red' }, { type: 'low' }, { type: 'high' }])).toEqual({ a: 0 });
  });

  it('RO03 (danielyxie/bitburner PR 2745): zero is in no dozen and no column', async () => {
    const all = [1, 2, 3].flatMap((n) => [
      { type: 'dozen', dozen: n },
      { type: 'column', column: n },
    ]);
    expect(await returns(0, all, { columnBets: 'as-dozen' })).toEqual({ a: 0 });
  });

  it('RO04 (tgstation/tgstation PR 61473): a straight bet on zero is paid', async () => {
    expect(await returns(0, [{ type: 'straight', numbers: [0] }])).toEqual({ a: 3600 });
  });

  it('RO05 (UnbelievaBoat-Python-Bot #3): 0 and 36 are numbers of the wheel', async () => {
    expect(
      await returns(36, [
        { type: 'straight', numbers: [0] },
        { type: 'straight', numbers: [36] },
      ]),
    ).toEqual({ a: 3600 });
  });

  it('RO07 (ichabod801/t_games #550): a street of 1 and 9 is refused, not repaired', async () => {
    expect(await fault(8, [{ type: 'street', numbers: [1, 9] }])).toEqual([
      422,
      '/bets/0/numbers',
      'wrong-count-of-numbers',
    ]);
  });

  it('RO10 (ichabod801/t_games #549): a corner across the edge of the layout is refused', async () => {
    expect(await fault(3, [{ type: 'corner', numbers: [3, 4, 6, 7] }])).toEqual([
      422,
      '/bets/0/numbers',
      'not-on-the-layout',
    ]);
  });

  it('RO11 (ichabod801/t_games #212): the cells that touch zero are these and no others', async () => {
    const bets = [
      { player: 'a', type: 'split', numbers: [0, 3] },
      { player: 'b', type: 'trio', numbers: [0, 2, 3] },
      { player: 'c', type: 'split', numbers: [0, 2] },
    ];
    expect(await returns(0, bets, { zeroCombinations: 'layout' })).toEqual({ a: 1800, b: 1200, c: 1800 });
    expect(await fault(0, [{ type: 'split', numbers: [0, 4] }])).toEqual([422, '/bets/0/numbers', 'not-on-the-layout']);
    const { body } = await settle(0, [{ type: 'trio', numbers: [0, 1, 3] }], { zeroCombinations: 'layout' });
    expect(body.errors[0].code).toBe('not-on-the-layout');
  });

  it.each([37, -1, 36.5, '00', '36'])(
    'RO13 (k26dr/ethereum-games #9): %j is no result of the wheel',
    async (number) => {
      const { status, body } = await settle(number as number, [{ type: 'red' }]);
      expect([status, body.errors[0].pointer]).toEqual([400, '/outcome/number']);
    },
  );

  it('RO14 (k26dr/ethereum-games #9): an unknown bet type is refused on the way in', async () => {
    expect(await fault(5, [{ type: 'snake' }])).toEqual([400, '/bets/0/type', 'not-one-of']);
  });

  it('RO16 (Jarrrk/HighLife #4927): each winning bet of a player is paid by itself', async () => {
    const { body } = await settle(7, [
      { type: 'straight', numbers: [7], stake: 500 },
      { type: 'red', stake: 500 },
      { type: 'odd', stake: 500 },
    ]);
    expect(body.settlement.lines.map((line: { returned: number }) => line.returned)).toEqual([18000, 1000, 1000]);
    expect(body.settlement.players).toEqual([
      { player: 'a', staked: 1500, winnings: 18500, returned: 20000, net: 18500 },
    ]);
  });

  it('RO18 (danielyxie/bitburner #2382): nothing is kept from one spin to the next', async () => {
    expect(await returns(24, [{ type: 'dozen', dozen: 1 }])).toEqual({ a: 0 });
    expect(await returns(5, [{ type: 'dozen', dozen: 2 }])).toEqual({ a: 0 });
  });

  it('RO19 (tomorrowdevs-projects PR 159): colours follow the layout, not a parity pattern', () => {
    expect([10, 11, 28, 29].map(color)).toEqual(Array(4).fill('black'));
    expect([12, 18, 19, 30].map(color)).toEqual(Array(4).fill('red'));
    const reds = Array.from({ length: 37 }, (_, n) => n).filter((n) => color(n) === 'red');
    expect(reds).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
    expect(color(0)).toBe('none');
  });

  it('RO20 (bitburner-src PR 1694): a stake is never changed: table limits are the house’s, and no act has one', async () => {
    // The case expects a refusal above a limit of its own; the acts set none, so the stake is settled as it stands.
    const { body } = await settle(5, [{ type: 'red', stake: 1000000001 }]);
    expect(body.settlement.lines[0]).toMatchObject({ stake: 1000000001, returned: 2000000002 });
  });
});
