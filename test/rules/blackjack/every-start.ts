/** Every two cards against every upcard and every way that the dealer's hand can end. */
import { settleRound } from '../../../lib/rules/index.ts';
import { type OracleBox, type OracleRules, type Ruleset, settle, total, value } from './oracle.ts';
import { requestOf } from './rounds.ts';

const RANKS = [...'23456789TJQKA'];

export const starts = RANKS.flatMap((a, i) => RANKS.slice(i).map((b) => [a, b] as const));

/** Of each upcard, for every final total and for a natural, the shortest hand that the dealer can draw to it. */
export const dealerHands = RANKS.flatMap((upcard) => {
  const byEnd = new Map<string, string[]>();
  let open = [[upcard]];
  while (open.length > 0) {
    const next: string[][] = [];
    for (const ranks of open) {
      for (const rank of RANKS) {
        const cards = [...ranks, rank];
        const sum = total(cards.map((card) => `${card}s`));
        if (sum <= 16) next.push(cards);
        else {
          const end = sum === 21 && cards.length === 2 ? 'natural' : `${sum}`;
          if (!byEnd.has(end)) byEnd.set(end, cards);
        }
      }
    }
    open = next.length > 3000 ? [] : next;
  }
  return [...byEnd.values()];
});

/** Suits in turn, so that no card comes seven times. */
export function dealt(start: readonly string[], dealer: readonly string[]) {
  let n = 0;
  const suited = (rank: string) => rank + 'cdhs'[n++ & 3]!;
  return { cards: start.map(suited), dealer: { cards: dealer.map(suited) } };
}

/** What the player can do with two cards besides standing on them. */
function boxes(ruleset: Ruleset, cards: string[], upcard: string): Omit<OracleBox, 'id' | 'player'>[] {
  const stake = 7;
  const ace = value(upcard) === 1;
  const all: Omit<OracleBox, 'id' | 'player'>[] = [{ stake, hands: [{ cards }] }];
  if (ruleset === 'am-2004-66' || !ace) all.push({ stake, hands: [{ cards, surrendered: true }] });
  if (ace) all.push({ stake, insurance: 3, hands: [{ cards }] });
  if (ace && total(cards) === 21) all.push({ stake, evenMoney: true, hands: [{ cards }] });
  return all;
}

/** @returns the first few rounds that the engine and the plain rules settle differently, and how many were compared */
export function compareEveryStart(ruleset: Ruleset, readings: readonly OracleRules[]) {
  const wrong: string[] = [];
  let rounds = 0;
  for (const dealerRanks of dealerHands) {
    for (const start of starts) {
      const { cards, dealer } = dealt(start, dealerRanks);
      const played = boxes(ruleset, cards, dealer.cards[0]!).map((box, i) => ({ id: `${i}`, player: 'P', ...box }));
      const round = { dealer, boxes: played };
      for (const rules of readings) {
        rounds++;
        const result = settleRound(requestOf({ ruleset, rules, round }));
        const lines = result.ok ? result.value.settlement.lines : result.refusals;
        if (JSON.stringify(lines) !== JSON.stringify(settle(ruleset, rules, round)) && wrong.length < 3) {
          wrong.push(JSON.stringify({ rules, round, lines }));
        }
      }
    }
  }
  return { wrong, rounds };
}
