/** The worked rounds of the specification through the functions' bundles: they answer as the local server does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../support/service.ts';
import { type Vector, vectors } from '../support/vectors.ts';
import { type Deployment, deploy, type Surroundings } from './support/deployment.ts';
import { PAYLOADS } from './support/gateway.ts';

/** Files name some rounds alike, so each file's rounds are another operator's. */
const FILES = [
  { file: 'roulette', name: 'settle-spin', client: 'demo-operator' },
  { file: 'blackjack', name: 'settle-hand', client: 'demo-operator' },
  { file: 'poker', name: 'settle-hand', client: 'demo-operator-2' },
  { file: 'rank-hand', name: 'rank-hand', client: 'demo-operator' },
] as const;

type Body = Record<string, unknown> & { readonly instance?: string; readonly settlement?: unknown };

/** What must be equal: the answers of two servers differ in their receipts' ids, times and keys, and in request ids. */
function comparable(status: number, { receipt: _receipt, instance: _instance, ...rest }: Body): unknown {
  return { status, ...rest };
}

/** @param payloads each round is sent in one of them in turn; `both`: in each, the second time as a replay */
export function testBundleVectors(
  surroundings: () => Promise<Surroundings>,
  payloads: 'in turn' | 'both',
  options: Parameters<typeof deploy>[1] = {},
): void {
  let deployment: Deployment;
  let local: Service;
  beforeAll(async () => {
    deployment = await deploy(await surroundings(), options);
    local = await startService({ clock: Date.now });
  });
  afterAll(async () => {
    await deployment?.close();
    await local?.close();
  });

  describe('the bundles answer as the local server does, under both of the gateway’s payloads:', () => {
    for (const { file, name, client } of FILES) {
      it(`every worked round of ${file}, by ${name}`, async () => {
        const path = `/v1/${name}`;
        const Authorization = `Bearer ${await deployment.token(client)}`;
        const headers = { Authorization, 'Content-Type': 'application/json' };
        for (const [i, vector] of vectors(file).entries()) {
          const body = JSON.stringify(vector.request);
          const expected = local.post(path, body, { client });
          const receipts: unknown[] = [];
          for (const payload of payloads === 'both' ? PAYLOADS : [PAYLOADS[i % 2]!]) {
            const answer = await deployment.send(name, { method: 'POST', path, headers, body }, payload);
            const said = (await answer.json()) as Body;
            const replayed = answer.headers.get('Idempotency-Replayed') === 'true';
            const wanted = (await (await expected).clone().json()) as Body;
            expect(comparable(replayed ? 201 : answer.status, said), `${vector.id} ${payload}`).toEqual(
              comparable((await expected).status, wanted),
            );
            receipts.push(said.receipt);
            expectVector(vector, answer.status, said);
          }
          // Sent twice, settled once.
          expect(receipts[0], vector.id).toEqual(receipts.at(-1));
        }
      });
    }
  });
}

function expectVector(vector: Vector, status: number, answer: Body): void {
  const { status: wanted, orStatus, settlement } = vector.expect;
  expect([wanted, orStatus], vector.id).toContain(status === 200 && wanted === 201 ? 201 : status);
  if (settlement !== undefined) expect(answer.settlement, vector.id).toEqual(settlement);
}
