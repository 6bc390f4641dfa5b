import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../../../lib/receipts/canonical.ts';
import { decidingData } from '../../../lib/receipts/ruleset-data.ts';
import { ACTS } from '../../../lib/rules/index.ts';
import { type Service, startService } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const read = async (path: string) => (await service.get(path, { client: 'nobody' })).json();

describe('the rulesets', () => {
  it('are three, the act in force the default, repealed ones said so', async () => {
    const { rulesets } = await read('/v1/rulesets');
    expect(
      rulesets.map((r: { id: string; default: boolean; status: { state: string } }) => [
        r.id,
        r.default,
        r.status.state,
      ]),
    ).toEqual([
      ['am-1999-108', false, 'repealed'],
      ['am-2000-302', false, 'superseded'],
      ['am-2004-66', true, 'in-force'],
    ]);
  });

  it('name the games of annexes 6 to 10 and say that their text is not encoded', async () => {
    const { games } = await read('/v1/rulesets/am-2004-66');
    const named = games.filter((game: { text: string }) => game.text === 'not-encoded');
    expect(named.map((game: { place: { en: string } }) => game.place.en)).toEqual([
      'Annex 6',
      'Annex 7',
      'Annex 8',
      'Annex 9',
      'Annex 10',
    ]);
    expect(
      games.filter((game: { text: string }) => game.text === 'encoded').map((game: { id: string }) => game.id),
    ).toEqual(['roulette', 'blackjack', 'five-card-poker', 'five-card-poker-exchange', 'six-card-poker']);
  });

  it('have words for every provision, choice, option and note in English and Armenian', async () => {
    for (const act of ACTS) {
      const texts: { en: string; hy: string }[] = [];
      collect(await read(`/v1/rulesets/${act.id}`), texts);
      expect(texts.length).toBeGreaterThan(50);
      for (const { en, hy } of texts) {
        expect(en).toMatch(/[A-Za-z]/);
        expect(en).not.toMatch(/[\u0530-\u058f]/);
        expect(hy, en).toMatch(/[\u0530-\u058f]/);
      }
    }
  });

  it('have a digest over what decides, which the published document lets anyone compute', async () => {
    for (const act of ACTS) {
      const { digest, games } = await read(`/v1/rulesets/${act.id}`);
      expect(digest).toBe(
        `sha256:${createHash('sha256')
          .update(canonical(decidingData(act)))
          .digest('hex')}`,
      );
      const deciding = decidingData(act) as { games: Record<string, { rules: unknown; provisions: string[] }> };
      for (const game of games.filter((one: { text: string }) => one.text === 'encoded')) {
        expect(game.rules).toEqual(JSON.parse(JSON.stringify(deciding.games[game.id]!.rules)));
        expect(game.provisions.map((p: { id: string }) => p.id.split('/').at(-1))).toEqual(
          deciding.games[game.id]!.provisions,
        );
      }
    }
  });

  it('that do not exist are 404', async () => {
    expect((await service.get('/v1/rulesets/am-2004-67', { client: 'nobody' })).status).toBe(404);
    expect((await service.get('/v1/rulesets/__proto__', { client: 'nobody' })).status).toBe(404);
  });
});

function collect(node: unknown, texts: { en: string; hy: string }[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('en' in node && 'hy' in node) texts.push(node as { en: string; hy: string });
  for (const child of Object.values(node)) collect(child, texts);
}
