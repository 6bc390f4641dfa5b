/** The peers' functions that are measured, from this folder's own node_modules. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Ids as rank * 4 + suit; lower is better. */
export const phe = require('phe') as { evaluateCardCodes(ids: number[]): number };
/** Ids as rank * 4 + suit; lower is better. */
export const pokertools = require('@pokertools/evaluator') as { evaluate(ids: number[]): number };
/** Ids as rank * 4 + suit + 1; higher is better. */
export const pokerEvaluator = require('poker-evaluator') as { evalHand(ids: number[]): { value: number } };
/** Texts with the suit in capitals; lower is better. */
export const xpressit = require('@xpressit/winning-poker-hand-rank') as {
  rankHands(
    game: 'texas',
    board: string[],
    hands: string[][],
  ): { rank: number; combination: string; madeHand: string[] }[];
};
/** Texts as ours; a joker is `O` and a suit. */
export const pokersolver = require('pokersolver') as {
  Hand: { solve(texts: string[], game?: unknown): { name: string; rank: number; cards: unknown[] } };
  Game: new (name: string) => unknown;
};
