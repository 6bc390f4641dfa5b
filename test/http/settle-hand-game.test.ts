import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Service, startService } from '../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

it.each([
  [{}, 'missing-field'],
  [{ game: 5 }, 'wrong-type'],
  [{ game: {} }, 'wrong-type'],
  [{ game: null }, 'wrong-type'],
  [{ game: 'texas' }, 'not-one-of'],
])('of %j the game is named as %s', async (body, code) => {
  const answer = await service.post('/v1/settle-hand', body);
  const { errors } = (await answer.json()) as { errors: { pointer: string; code: string }[] };
  expect([answer.status, errors.map((one) => [one.pointer, one.code])]).toEqual([400, [['/game', code]]]);
});

it('the contract that a server gives names that server', async () => {
  const contract = (await (await service.app.request('/openapi.json')).json()) as { servers: { url: string }[] };
  expect(contract.servers[0]?.url).toBe('http://kanon.test');
  expect(await (await service.app.request('/openapi.yaml')).text()).toContain("url: 'http://kanon.test'");
});
