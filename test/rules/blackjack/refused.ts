/** Short forms for rounds that are refused. */
import { settleRound } from '../../../lib/rules/index.ts';
import type { OracleBox, OracleRules, Ruleset } from './oracle.ts';
import { requestOf } from './rounds.ts';

export const ORDERS: readonly Ruleset[] = ['am-2000-302', 'am-1999-108'];

export type Box = Partial<OracleBox> & Pick<OracleBox, 'hands'>;
export const hands = (...cards: string[]) => cards.map((text) => ({ cards: text.split(' ') }));

export function settle(ruleset: Ruleset, dealer: string, boxes: readonly Box[], rules: OracleRules = {}) {
  const complete = boxes.map((box, i) => ({ id: `${i + 1}`, player: 'P-1', stake: 100, ...box }));
  return settleRound(requestOf({ ruleset, rules, round: { dealer: { cards: dealer.split(' ') }, boxes: complete } }));
}

/** The refusals as "code pointer provision", the provision without its ruleset and game. */
export function refused(...round: Parameters<typeof settle>): string[] {
  const result = settle(...round);
  if (result.ok) return [];
  return result.refusals.map(({ code, pointer, provision = '/' }) => `${code} ${pointer} ${provision.split('/')[2]}`);
}

export const plain: Box = { hands: hands('9s 9d') };
