import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preferredLanguage } from '../../../functions/http/accept-language.ts';
import { type Service, startService } from '../../support/service.ts';
import { largestSpin, spin } from '../../support/spins.ts';

let service: Service;
let id: string;
beforeAll(async () => {
  service = await startService();
  id = (await (await service.post('/v1/settle-spin', spin('explained'))).json()).receipt.id;
});
afterAll(() => service.close());

const explanation = (headers: Record<string, string> = {}, client?: string) =>
  service.get(`/v1/receipts/${id}/explanation`, { headers, ...(client === undefined ? {} : { client }) });

describe('the explanation of a receipt', () => {
  it('is English JSON unless something else is asked for', async () => {
    const response = await explanation();
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Content-Language')]).toEqual([
      200,
      'application/json',
      'en',
    ]);
    const body = await response.json();
    expect(body).toMatchObject({ id, language: 'en', title: 'American roulette, round explained' });
    expect(body.lines.map(({ words }: { words: string }) => words)).toEqual([
      'P-1 staked 1 on the number 17. The number 17 came: the bet wins 35 times the stake, and the stake comes back.',
      'P-2 staked 5 on red. The number 17 came, which this bet does not cover: the stake is lost.',
    ]);
    const answer = await (await service.get(`/v1/receipts/${id}`)).json();
    expect(body.lines.map(({ line }: { line: unknown }) => line)).toEqual(answer.settlement.lines);
  });

  it('is Armenian when that is asked for', async () => {
    const response = await explanation({ 'Accept-Language': 'hy-AM, en;q=0.5' });
    expect(response.headers.get('Content-Language')).toBe('hy');
    expect(await response.json()).toMatchObject({ language: 'hy', title: 'Ամերիկյան պտուտակախաղ, խաղ explained' });
  });

  it('is plain text when that is asked for: the text of the JSON', async () => {
    for (const language of ['en', 'hy']) {
      const text = await explanation({ Accept: 'text/plain', 'Accept-Language': language });
      expect(text.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      expect(text.headers.get('Content-Language')).toBe(language);
      expect(await text.text()).toBe((await (await explanation({ 'Accept-Language': language })).json()).text);
    }
  });

  it('names the newest receipt of the round, and an annulment for what it is', async () => {
    const first = (await (await service.post('/v1/settle-spin', spin('corrected'))).json()).receipt.id;
    const correction = spin('corrected', { corrects: first, reason: 'The wheel showed 18.', outcome: { number: 18 } });
    const second = (await (await service.post('/v1/settle-spin', correction)).json()).receipt.id;
    const { bets: _bets, outcome: _outcome, ...stated } = correction;
    const annulment = { ...stated, corrects: second, reason: 'Wrong table.', annul: true };
    const third = (await (await service.post('/v1/settle-spin', annulment)).json()).receipt.id;
    const notesOf = async (of: string): Promise<string[]> =>
      (await (await service.get(`/v1/receipts/${of}/explanation`)).json()).notes;
    expect((await notesOf(first))[0]).toBe(
      `There is a newer receipt of this round, ${third}: its amounts count, these do not.`,
    );
    expect(await notesOf(second)).toContain(
      `This receipt corrects ${first}. The operator’s reason: “The wheel showed 18.”`,
    );
    const annulled = await (await service.get(`/v1/receipts/${third}/explanation`)).json();
    expect(annulled).toMatchObject({ title: 'American roulette, round corrected: annulled', lines: [] });
    expect(annulled.notes[0]).toContain('annulled the round');
    expect(annulled.notes.join()).not.toContain('newer receipt');
  });

  it('is for the receipt’s operator and the regulator', async () => {
    expect((await explanation({}, 'demo-regulator')).status).toBe(200);
    expect((await explanation({}, 'demo-operator-2')).status).toBe(404);
    expect((await explanation({}, 'nobody')).status).toBe(401);
    const token = await service.token('demo-operator', 'settle');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await service.app.request(`/v1/receipts/${id}/explanation`, { headers })).status).toBe(403);
  });

  it('is 404 for a receipt that is not there, 400 for a parameter, 406 for another type', async () => {
    for (const unknown of [`rcpt_${'0'.repeat(26)}`, 'rcpt_1', 'x', '%00']) {
      expect((await service.get(`/v1/receipts/${unknown}/explanation`)).status, unknown).toBe(404);
    }
    expect((await service.get(`/v1/receipts/${id}/explanation?lang=hy`)).status).toBe(400);
    expect((await explanation({ Accept: 'text/html' })).status).toBe(406);
    expect((await explanation({ Accept: 'text/*' })).headers.get('Content-Type')).toContain('text/plain');
  });

  it('of the largest round is explained bet by bet', async () => {
    const largest = (await (await service.post('/v1/settle-spin', largestSpin('largest'))).json()).receipt.id;
    const { lines, text } = await (await service.get(`/v1/receipts/${largest}/explanation`)).json();
    expect(lines).toHaveLength(2000);
    expect(text).toContain('\n2000. ');
  });
});

describe('the language', () => {
  const cases: readonly (readonly [string | undefined, string])[] = [
    [undefined, 'en'],
    ['', 'en'],
    ['hy', 'hy'],
    ['HY', 'hy'],
    ['hy-AM', 'hy'],
    ['hy-Armn-AM', 'hy'],
    ['hyw', 'en'],
    ['fr', 'en'],
    ['fr, hy', 'hy'],
    ['ru;q=1, hy;q=0.1', 'hy'],
    ['en;q=0.4, hy;q=0.5', 'hy'],
    ['hy;q=0.4, en;q=0.5', 'en'],
    ['hy, en', 'hy'],
    ['en, hy', 'en'],
    ['hy;q=0', 'en'],
    ['hy;q=0, en;q=0', 'en'],
    ['*', 'en'],
    ['hy;q=0.5, *;q=0.8', 'en'],
    ['en;q=0, *', 'hy'],
    ['en-GB;q=0.9, hy-AM;q=0.95', 'hy'],
    ['hy;q=2', 'en'],
    ['hy;q=x', 'en'],
    ['hy ; q=0.7 , en ; q=0.3', 'hy'],
    [';;;,,,', 'en'],
  ];
  it.each(cases)('asked for by Accept-Language: %s is %s', (header, expected) => {
    expect(preferredLanguage(header, ['en', 'hy'])).toBe(expected);
  });
});
