import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, type Settlement, settleRound } from '../../../lib/rules/index.ts';
import { isBust, settle } from './oracle.ts';
import { type Played, playedRound, requestOf } from './rounds.ts';

const RUNS = { numRuns: 600, seed: 20040129 };

function settled(played: Played): Settlement {
  const result = settleRound(requestOf(played));
  if (!result.ok) expect.fail(JSON.stringify(result.refusals));
  return result.value.settlement;
}

const always = (property: (played: Played) => void, rounds = playedRound()) =>
  fc.assert(fc.property(rounds, property), RUNS);

const amounts = ({ stake, winnings, returned }: Pick<Line, 'stake' | 'winnings' | 'returned'>) => [
  stake,
  winnings,
  returned,
];
const results = (lines: readonly Line[]) => lines.map((line) => [line.result, line.reason, ...amounts(line)]);

describe('in every act and every choice of readings', () => {
  it('every line is what the rules say when they are written out plainly', () => {
    always((played) => {
      expect(settled(played).lines).toEqual(settle(played.ruleset, played.rules, played.round));
    });
  });

  it('what is returned is what is left of the stake, and the winnings', () => {
    always((played) => {
      for (const line of settled(played).lines) {
        const left = line.returned - line.winnings;
        if (line.result === 'surrender') expect(Math.abs(2 * left - line.stake)).toBeLessThan(2);
        else if (line.result !== 'lose') expect(left).toBe(line.on === 'bonus' ? 0 : line.stake);
        else expect(left === 0 || (line.reason === 'dealer-natural' && 2 * left === line.stake)).toBe(true);
        if (line.result === 'lose' || line.result === 'surrender') expect(line.winnings).toBe(0);
      }
    });
  });

  it('totals are the sums of the lines and the sums of the players', () => {
    always((played) => {
      const { lines, players, totals } = settled(played);
      const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0);
      const { staked, winnings, returned, net } = totals;
      expect(staked).toBe(sum(lines.map((line) => line.stake)));
      expect(winnings).toBe(sum(lines.map((line) => line.winnings)));
      expect(returned).toBe(sum(lines.map((line) => line.returned)));
      expect(net).toBe(returned - staked);
      for (const key of ['staked', 'winnings', 'returned', 'net'] as const) {
        expect(totals[key]).toBe(sum(players.map((player) => player[key])));
      }
      for (const player of players) {
        expect(player.returned).toBe(
          sum(lines.filter((line) => line.player === player.player).map((line) => line.returned)),
        );
      }
      expect(players.map(({ player }) => player)).toEqual([...new Set(lines.map((line) => line.player))]);
    });
  });

  it('the order of the cards drawn to a hand changes no result', () => {
    always((played) => {
      const turned = structuredClone(played);
      for (const box of turned.round.boxes) {
        for (const hand of box.hands) {
          // The card that busts a hand is its last; all others may come in any order.
          const last = isBust(hand.cards) ? hand.cards.slice(-1) : [];
          const drawn = hand.cards.slice(2, hand.cards.length - last.length);
          hand.cards = [...hand.cards.slice(0, 2), ...drawn.reverse(), ...last];
          if (box.hands.length === 1) [hand.cards[0], hand.cards[1]] = [hand.cards[1]!, hand.cards[0]!];
        }
      }
      expect(results(settled(turned).lines)).toEqual(results(settled(played).lines));
    });
  });

  it('suits change no result but the prizes for one suit', () => {
    const rotations = fc.array(fc.nat(3), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(playedRound(), rotations, (played, by) => {
        // Each rank's suits change places, so no card is shown oftener than before.
        const turn = (card: string) => {
          const shift = by['23456789TJQKA'.indexOf(card[0]!)]!;
          return card[0]! + 'cdhs'['cdhs'.indexOf(card[1]!) ^ shift]!;
        };
        const turned = structuredClone(played);
        turned.round.dealer.cards = turned.round.dealer.cards.map(turn);
        for (const box of turned.round.boxes) for (const hand of box.hands) hand.cards = hand.cards.map(turn);
        const plain = (of: Played) => results(settled(of).lines.filter((line) => !line.reason.startsWith('suited-')));
        expect(plain(turned)).toEqual(plain(played));
      }),
      RUNS,
    );
  });

  it('scaling every stake by an even factor scales every amount', () => {
    const factors = fc.integer({ min: 1, max: 500 }).map((half) => half * 2);
    fc.assert(
      // Quarters of a stake are the smallest share: half of an insurance of half the stake.
      fc.property(playedRound(4), factors, (played, factor) => {
        const scaled = structuredClone(played);
        for (const box of scaled.round.boxes) {
          box.stake *= factor;
          if (box.insurance !== undefined) box.insurance *= factor;
        }
        for (const bonus of scaled.rules.bonuses ?? []) if (bonus.amount !== undefined) bonus.amount *= factor;
        const [small, large] = [settled(played), settled(scaled)];
        expect(large.lines.map(amounts)).toEqual(small.lines.map((line) => amounts(line).map((n) => n * factor)));
        expect(large.totals.net).toBe(small.totals.net * factor || 0);
      }),
      RUNS,
    );
  });

  it('settling twice, or settling the completed request, gives the same bytes', () => {
    always((played) => {
      const first = settleRound(requestOf(played));
      const second = settleRound(structuredClone(requestOf(played)));
      expect(JSON.stringify(second)).toBe(JSON.stringify(first));
      if (!first.ok) return;
      const again = settleRound(first.value.request as never);
      expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    });
  });

  it('the completed request states every default and leaves out what was not staked', () => {
    always((played) => {
      const result = settleRound(requestOf(played));
      if (!result.ok) expect.fail();
      const { boxes } = result.value.request as unknown as Played['round'];
      expect(boxes).toEqual(
        played.round.boxes.map(({ evenMoney = false, hands, ...box }) => ({
          ...box,
          evenMoney,
          hands: hands.map(({ doubled = false, surrendered = false, cards }) => ({ cards, doubled, surrendered })),
        })),
      );
    });
  });
});

describe('random rounds', () => {
  it('reach every reason that a line can have', () => {
    const reasons = new Set<string>();
    fc.assert(
      fc.property(playedRound(), (played) => {
        for (const line of settled(played).lines) reasons.add(`${line.on} ${line.reason}`);
      }),
      { ...RUNS, numRuns: 4000 },
    );
    expect([...reasons].sort()).toEqual([
      'bonus six-cards',
      'bonus suited-6-7-8',
      'bonus suited-natural',
      'bonus three-sevens',
      'hand both-natural',
      'hand bust',
      'hand dealer-bust',
      'hand dealer-natural',
      'hand equal-totals',
      'hand even-money',
      'hand higher-total',
      'hand lower-total',
      'hand natural',
      'hand surrender',
      'insurance dealer-natural',
      'insurance no-dealer-natural',
    ]);
  });
});
