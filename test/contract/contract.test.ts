import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ACTS } from '../../lib/rules/index.ts';
import { generatedFiles } from '../../scripts/generate-contract.ts';

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const { schemas } = contract.components;

describe('the contract', () => {
  it('is what the validators and types in the code were made from', async () => {
    for (const [name, text] of await generatedFiles()) {
      expect(readFileSync(new URL(`../../lib/contract/generated/${name}`, import.meta.url), 'utf8'), name).toBe(text);
    }
  });

  it('lists the rulesets and games that the engine has, no more and no less', () => {
    expect(schemas.RulesetId.enum).toEqual(ACTS.map((act) => act.id));
    expect([...schemas.GameId.enum].sort()).toEqual([...new Set(ACTS.flatMap((act) => Object.keys(act.games)))].sort());
  });

  it('lists for each game the house rules that some act has, with their choices', () => {
    const requests: Record<string, string> = { roulette: 'SettleSpinRequest', ...gamesOfHands() };
    for (const [game, request] of Object.entries(requests)) {
      const name = schemas[request].properties.houseRules.$ref.split('/').at(-1);
      const declared = schemas[name].properties as Record<string, { $ref?: string; enum?: string[] }>;
      const known = ACTS.flatMap((act) => Object.entries(act.games[game]?.text.houseRules ?? {}));
      expect(Object.keys(declared).sort(), game).toEqual([...new Set(known.map(([key]) => key))].sort());
      for (const [key, rule] of known) {
        if (rule.kind !== 'reading') continue;
        const schema = declared[key]!;
        const values = schema.$ref === undefined ? schema.enum : schemas[schema.$ref.split('/').at(-1)!].enum;
        expect([...values].sort(), `${game} ${key}`).toEqual(rule.choices.map((choice) => choice.value).sort());
      }
    }
  });

  it('has no null anywhere, bounds every integer, and closes every object', () => {
    for (const [name, schema] of Object.entries<Record<string, unknown>>(schemas)) {
      const text = JSON.stringify(schema);
      expect(text, name).not.toMatch(/"null"|nullable/);
      // OAuth (RFC 6749, 3.2): unrecognised token request parameters are ignored.
      if (schema.type === 'object' && name !== 'TokenRequest') expect(schema.additionalProperties, name).toBe(false);
    }
  });

  it('maps each game to a flat member whose game is required', () => {
    for (const request of Object.values(gamesOfHands())) {
      expect(schemas[request].required).toContain('game');
      expect(schemas[request].properties.game.enum.length).toBe(1);
      expect(schemas[request]).not.toHaveProperty('allOf');
    }
  });
});

function gamesOfHands(): Record<string, string> {
  const mapping = schemas.SettleHandRequest.discriminator.mapping as Record<string, string>;
  return Object.fromEntries(Object.entries(mapping).map(([game, ref]) => [game, ref.split('/').at(-1)!]));
}
