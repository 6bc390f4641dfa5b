import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';
import { type Vector, vectors } from '../../support/vectors.ts';
import { schemaOf, validatorOf } from './contract.ts';
import { mutated } from './mutated.ts';
import { timesExist, valid } from './valid.ts';

const OPERATIONS = [
  { path: '/v1/settle-spin', schema: 'SettleSpinRequest', worked: vectors('roulette') },
  { path: '/v1/settle-hand', schema: 'SettleHandRequest', worked: [...vectors('blackjack'), ...vectors('poker')] },
  { path: '/v1/rank-hand', schema: 'RankHandRequest', worked: vectors('rank-hand') },
];
/** What the rules, the store or another field may say of a request that the contract accepts. */
const RULES = [404, 409, 422];

/** Requests of each kind for each operation; a longer run asks for more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 300);

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Sends a body; app and contract must say the same of it. */
async function agree(path: string, accepts: (value: unknown) => boolean, body: unknown): Promise<void> {
  const response = await service.post(path, body);
  const { status } = response;
  if (accepts(body) && timesExist(body)) {
    expect([200, 201, ...RULES], `${path} accepts ${JSON.stringify(body)}`).toContain(status);
  } else {
    const problem = (await response.json()) as { errors: unknown[] };
    expect(status, `${path} refuses ${JSON.stringify(body)}`).toBe(400);
    expect(problem.errors.length, JSON.stringify(body)).toBeGreaterThan(0);
  }
}

describe.each(OPERATIONS)('$path', ({ path, schema, worked }) => {
  const accepts = validatorOf(schema) as (value: unknown) => boolean;
  const requests = worked.map((vector: Vector) => vector.request);
  const runs = { numRuns: RUNS, seed: 8 };

  it('answers by the rules whatever the contract accepts', async () => {
    await fc.assert(
      fc.asyncProperty(valid(schemaOf(schema)), async (body) => void (await agree(path, accepts, body))),
      runs,
    );
  });

  it('refuses a worked round as soon as one change takes it out of the contract, and only then', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...requests).chain(mutated),
        async (body) => void (await agree(path, accepts, body)),
      ),
      runs,
    );
  });
});

it.each(['[null]', '5', '"spin"', 'null', 'true', '{"game":["blackjack"]}', '{"game":{}}'])(
  'refuses %s where an object is asked for, without failing',
  async (body) => {
    for (const { path } of OPERATIONS) expect((await service.post(path, body)).status, path).toBe(400);
  },
);
