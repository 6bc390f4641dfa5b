import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../support/service.ts';
import { expectPointers, vectors } from '../support/vectors.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const FILES = [
  ['roulette', '/v1/settle-spin'],
  ['blackjack', '/v1/settle-hand'],
  ['poker', '/v1/settle-hand'],
] as const;

for (const [name, path] of FILES) {
  describe(`every worked round of ${name}, over HTTP`, () => {
    for (const vector of vectors(name)) {
      it(`${vector.id}: ${vector.why}`, async () => {
        const { status, orStatus, settlement, pointerPrefixes } = vector.expect;
        // Vectors of several games share round names; a table of its own keeps them apart.
        const request = { ...vector.request, table: `T-${name}` };
        const response = await service.post(path, request);
        const body = await response.json();
        expect([status, orStatus], JSON.stringify(body.errors)).toContain(response.status);
        if (status === 201) {
          expect(body.settlement).toEqual({ ...(settlement as object), table: `T-${name}` });
          const read = await (await service.get(`/v1/receipts/${body.receipt.id}`)).json();
          expect(read).toEqual({ ...body, operator: 'demo-casino' });
        } else {
          expectPointers(
            body.errors.map((error: { pointer: string }) => error.pointer),
            pointerPrefixes ?? [''],
          );
        }
      });
    }
  });
}

describe('every worked showdown, over HTTP', () => {
  for (const vector of vectors('rank-hand')) {
    it(`${vector.id}: ${vector.why}`, async () => {
      const { status, body: expected, pointerPrefixes } = vector.expect;
      const response = await service.post('/v1/rank-hand', vector.request);
      const body = await response.json();
      expect(response.status, JSON.stringify(body.errors)).toBe(status);
      if (status === 200) {
        const unnamed = { ...body, hands: body.hands.map(({ name: _name, ...hand }: { name: unknown }) => hand) };
        expect(unnamed).toEqual(expected);
      } else {
        expectPointers(
          body.errors.map((error: { pointer: string }) => error.pointer),
          pointerPrefixes ?? [''],
        );
      }
    });
  }
});
