/** What is measured. Every contender has a loop of its own, so that the compiler can fit it to that evaluator. */
import { BLACK_JOKER, CARD_TEXT, RED_JOKER } from '../../lib/rules/kernel/cards.ts';
import { rankHand, strengthOf } from '../../lib/rules/kernel/hand-rank.ts';
import { type HandSize, handTables, tableStrengthAt, tableStrengthOf } from '../../lib/rules/kernel/hand-tables.ts';
import { readCards } from '../../lib/rules/kernel/hand-texts.ts';
import { asFlat, asTexts, dealHands } from './hands.ts';
import type { Contender } from './measure.ts';
import { phe, pokerEvaluator, pokersolver, pokertools, xpressit } from './peers.ts';

/** Few enough for the nearer caches: the evaluators are measured, not how fast 200,000 arrays come from memory. */
const MANY = 20_000;
const SOME = 5_000;
const FEW = 200;

/** Numbers in, strength out. */
export function numbers(size: HandSize): Contender[] {
  const hands = dealHands(MANY, size);
  const flat = asFlat(hands);
  const fromOne = hands.map((hand) => hand.map((id) => id + 1));
  const strengths = new Int32Array(MANY);
  const tables = handTables(size, true);
  return [
    {
      name: 'ours, tables, flat',
      hands: MANY,
      run: () => {
        for (let i = 0, at = 0; i < MANY; i++, at += size) strengths[i] = tableStrengthAt(tables, flat, at);
        return strengths[0]!;
      },
    },
    {
      name: 'ours, tables, arrays',
      hands: MANY,
      run: () => {
        let all = 0;
        for (let i = 0; i < hands.length; i++) all ^= tableStrengthOf(tables, hands[i]!);
        return all;
      },
    },
    {
      name: 'ours, no tables',
      hands: MANY,
      run: () => {
        let all = 0;
        for (let i = 0; i < hands.length; i++) all ^= strengthOf(hands[i]!, true);
        return all;
      },
    },
    {
      name: '@pokertools/evaluator',
      hands: MANY,
      run: () => {
        let all = 0;
        for (let i = 0; i < hands.length; i++) all ^= pokertools.evaluate(hands[i]!);
        return all;
      },
    },
    {
      name: 'phe',
      hands: MANY,
      run: () => {
        let all = 0;
        for (let i = 0; i < hands.length; i++) all ^= phe.evaluateCardCodes(hands[i]!);
        return all;
      },
    },
    {
      name: 'poker-evaluator',
      hands: MANY,
      run: () => {
        let all = 0;
        for (let i = 0; i < hands.length; i++) all ^= pokerEvaluator.evalHand(fromOne[i]!).value;
        return all;
      },
    },
  ];
}

/** Texts in, category, best five and strength out. */
function rankTexts(texts: readonly string[]): { category: string; strength: number; bestFive: string[] } {
  const { category, strength, bestFive } = rankHand(readCards(texts), true);
  return { category, strength, bestFive: bestFive.map((id) => CARD_TEXT[id]!) };
}

export function texts(size: HandSize): Contender[] {
  const hands = asTexts(dealHands(SOME, size));
  const split = hands.map((hand) => {
    const capitals = hand.map((text) => text.toUpperCase());
    return { hands: [capitals.slice(0, 2)], board: capitals.slice(2) };
  });
  return [
    {
      name: 'ours, texts',
      hands: SOME,
      run: () => {
        let all = 0;
        for (let i = 0; i < hands.length; i++) {
          const { strength, bestFive } = rankTexts(hands[i]!);
          all ^= strength + bestFive.length;
        }
        return all;
      },
    },
    {
      name: '@xpressit/winning-poker-hand-rank',
      hands: SOME,
      run: () => {
        let all = 0;
        for (let i = 0; i < split.length; i++) {
          const { rank, madeHand } = xpressit.rankHands('texas', split[i]!.board, split[i]!.hands)[0]!;
          all ^= rank + madeHand.length;
        }
        return all;
      },
    },
    {
      name: 'pokersolver',
      hands: FEW,
      run: () => {
        let all = 0;
        for (let i = 0; i < FEW; i++) {
          const { rank, cards } = pokersolver.Hand.solve(hands[i]!);
          all ^= rank + cards.length;
        }
        return all;
      },
    },
  ];
}

/** Hands with one joker or two; of the peers only pokersolver knows jokers. */
export function jokers(size: HandSize, count: 1 | 2): Contender[] {
  const ids = dealHands(SOME, size, [RED_JOKER, BLACK_JOKER].slice(0, count));
  const hands = asTexts(ids);
  const theirs = hands.map((hand) => hand.map((text) => (text === 'Xr' ? 'Or' : text === 'Xb' ? 'Ob' : text)));
  const game = new pokersolver.Game('joker');
  return [
    {
      name: 'ours, ids',
      hands: SOME,
      run: () => {
        let all = 0;
        for (let i = 0; i < ids.length; i++) all ^= strengthOf(ids[i]!, true);
        return all;
      },
    },
    {
      name: 'ours, texts',
      hands: SOME,
      run: () => {
        let all = 0;
        for (let i = 0; i < hands.length; i++) {
          const { strength, bestFive } = rankTexts(hands[i]!);
          all ^= strength + bestFive.length;
        }
        return all;
      },
    },
    {
      name: 'pokersolver',
      hands: FEW,
      run: () => {
        let all = 0;
        for (let i = 0; i < FEW; i++) {
          const { rank, cards } = pokersolver.Hand.solve(theirs[i]!, game);
          all ^= rank + cards.length;
        }
        return all;
      },
    },
  ];
}

/** Throws unless ours and every peer of `numbers` agree which of two hands is better, over all neighbours dealt. */
export function checkAgreement(size: HandSize): void {
  const hands = dealHands(MANY, size);
  const tables = handTables(size, true);
  const evaluators: Record<string, (hand: number[]) => number> = {
    'ours, tables': (hand) => tableStrengthOf(tables, hand),
    '@pokertools/evaluator': (hand) => -pokertools.evaluate(hand),
    phe: (hand) => -phe.evaluateCardCodes(hand),
    'poker-evaluator': (hand) => pokerEvaluator.evalHand(hand.map((id) => id + 1)).value,
  };
  for (const [name, evaluate] of Object.entries(evaluators)) {
    const theirs = hands.map(evaluate);
    const ours = hands.map((hand) => strengthOf(hand, true));
    for (let i = 1; i < MANY; i++) {
      if (Math.sign(theirs[i - 1]! - theirs[i]!) !== Math.sign(ours[i - 1]! - ours[i]!))
        throw new Error(`${name} ranks ${asTexts([hands[i - 1]!, hands[i]!]).join(' and ')} otherwise`);
    }
  }
}
