/**
 * Prints, as JSON, what every generated client must read and write back unchanged: each example of the contract, and the
 * requests and answers of the worked rounds, each with the name of its schema. An annulled settlement, which has the least to
 * tell its game by, is added for every game.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { rulesetDocument, rulesetSummary } from '../../../lib/receipts/ruleset-document.ts';
import { ACTS } from '../../../lib/rules/index.ts';
import { type RankHandsRequest, rankHands } from '../../../lib/rules/ranking.ts';

export interface Case {
  readonly name: string;
  readonly schema: string;
  readonly value: unknown;
}

const root = new URL('../../../', import.meta.url);
// biome-ignore lint/suspicious/noExplicitAny: the contract is data
const contract: any = parse(readFileSync(new URL('openapi.yaml', root), 'utf8'));
// biome-ignore lint/suspicious/noExplicitAny: the contract is data
function resolved(node: any): any {
  if (node?.$ref === undefined) return node;
  let target = contract;
  for (const part of node.$ref.slice(2).split('/')) target = target[part];
  return resolved(target);
}

function examplesOf(at: string, holder: { content?: Record<string, Record<string, unknown>> } | undefined): Case[] {
  return Object.values(holder?.content ?? {}).flatMap(({ schema, example, examples }) => {
    const name = (schema as { $ref?: string }).$ref?.split('/').at(-1);
    if (name === undefined) return [];
    const many = Object.entries((examples ?? {}) as object).map(([key, one]) => [key, resolved(one).value] as const);
    const values = example === undefined ? many : [...many, ['example', example] as const];
    return values.map(([key, value]) => ({ name: `${at} ${key}`, schema: name, value }));
  });
}

function contractExamples(): Case[] {
  return Object.values<Record<string, Record<string, unknown>>>(contract.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, requestBody, responses }) => [
      ...examplesOf(`${operationId} request`, resolved(requestBody)),
      ...Object.entries(responses as object).flatMap(([status, response]) =>
        examplesOf(`${operationId} ${status}`, resolved(response)),
      ),
    ]),
  );
}

function workedRounds(file: string, request: string, answer: string): Case[] {
  const vectors = JSON.parse(readFileSync(new URL(`test/vectors/${file}.json`, root), 'utf8'));
  return vectors.flatMap((vector: { id: string; request: unknown; expect: Record<string, unknown> }): Case[] => {
    const { status, settlement } = vector.expect;
    if (status !== 201 && status !== 200) return [];
    return [
      { name: `${vector.id} request`, schema: request, value: vector.request },
      { name: `${vector.id} answer`, schema: answer, value: settlement ?? ranked(vector.request as RankHandsRequest) },
    ];
  });
}

function ranked(request: RankHandsRequest): unknown {
  const result = rankHands(request);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.value;
}

function annulled(): Case[] {
  const nothing = { staked: 0, winnings: 0, returned: 0, net: 0 };
  return (contract.components.schemas.GameId.enum as string[]).map((game) => ({
    name: `${game} annulled`,
    schema: game === 'roulette' ? 'Settlement' : 'HandSettlement',
    value: {
      game,
      ruleset: 'am-2004-66',
      basis: 'act',
      currency: 'AMD',
      table: 'T-1',
      round: '1',
      playedAt: '2026-01-01T00:00:00.000000001+04:00',
      annulled: true,
      lines: [],
      players: [],
      totals: nothing,
    },
  }));
}

export function roundTripCases(): Case[] {
  return [
    ...contractExamples(),
    ...workedRounds('roulette', 'SettleSpinRequest', 'Settlement'),
    ...workedRounds('blackjack', 'SettleHandRequest', 'HandSettlement'),
    ...workedRounds('poker', 'SettleHandRequest', 'HandSettlement'),
    ...workedRounds('rank-hand', 'RankHandRequest', 'RankHandAnswer'),
    ...annulled(),
    { name: 'the acts', schema: 'RulesetList', value: { rulesets: ACTS.map(rulesetSummary) } },
    ...ACTS.map((act): Case => ({ name: act.id, schema: 'Ruleset', value: rulesetDocument(act) })),
  ];
}

if (import.meta.url === `file://${process.argv[1]}`) process.stdout.write(JSON.stringify(roundTripCases(), null, 1));
