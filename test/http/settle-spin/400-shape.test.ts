import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

async function refused(body: unknown, status = 400) {
  const response = await service.post('/v1/settle-spin', body);
  expect(response.status).toBe(status);
  const problem = await response.json();
  return (problem.errors as { pointer: string; code: string; detail: string }[]).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );
}

const raw = (change: (text: string) => string) => change(JSON.stringify(spin('raw')));

describe('a body that is not of the contract’s shape', () => {
  it.each([
    ['a stake as 1e3', (t: string) => t.replace('"stake":100', '"stake":1e3'), '/bets/0/stake not-a-plain-integer'],
    ['a stake as 5.0', (t: string) => t.replace('"stake":100', '"stake":5.0'), '/bets/0/stake not-a-plain-integer'],
    [
      'a number as 17.0',
      (t: string) => t.replace('"number":17', '"number":17.0'),
      '/outcome/number not-a-plain-integer',
    ],
    [
      '9007199254740993',
      (t: string) => t.replace('"stake":100', '"stake":9007199254740993'),
      '/bets/0/stake not-a-plain-integer',
    ],
    [
      '9007199254740992',
      (t: string) => t.replace('"stake":100', '"stake":9007199254740992'),
      '/bets/0/stake not-a-plain-integer',
    ],
    ['1e21', (t: string) => t.replace('"stake":100', '"stake":1e21'), '/bets/0/stake not-a-plain-integer'],
    ['-0', (t: string) => t.replace('"number":17', '"number":-0'), '/outcome/number not-a-plain-integer'],
    ['a negative stake', (t: string) => t.replace('"stake":100', '"stake":-100'), '/bets/0/stake out-of-range'],
    ['a stake of 0', (t: string) => t.replace('"stake":100', '"stake":0'), '/bets/0/stake out-of-range'],
    ['a stake as text', (t: string) => t.replace('"stake":100', '"stake":"100"'), '/bets/0/stake wrong-type'],
    ['an empty stake', (t: string) => t.replace('"stake":100', '"stake":""'), '/bets/0/stake wrong-type'],
    ['null', (t: string) => t.replace('"stake":100', '"stake":null'), '/bets/0/stake wrong-type'],
    [
      'a stake twice',
      (t: string) => t.replace('"stake":100', '"stake":1,"stake":100'),
      '/bets/0/stake duplicate-member',
    ],
    [
      'a member twice, once escaped',
      (t: string) => t.replace('"stake":100', '"stake":1,"st\\u0061ke":100'),
      '/bets/0/stake duplicate-member',
    ],
    ['a lone surrogate', (t: string) => t.replace('"P-1"', '"\\ud800"'), '/bets/0/player lone-surrogate'],
    [
      '__proto__',
      (t: string) => t.replace('"stake":100', '"stake":100,"__proto__":{"stake":1}'),
      '/bets/0/__proto__ unknown-field',
    ],
    [
      'constructor',
      (t: string) => t.replace('"stake":100', '"stake":100,"constructor":1'),
      '/bets/0/constructor unknown-field',
    ],
    ['an unknown field', (t: string) => t.replace('"table"', '"tabel":"x","table"'), '/tabel unknown-field'],
    ['a field left out', (t: string) => t.replace('"currency":"AMD",', ''), '/currency missing-field'],
    ['30 February', (t: string) => t.replace('2026-11-30T', '2026-02-30T'), '/playedAt no-such-time'],
    ['a time without offset', (t: string) => t.replace('10:00:00Z', '10:00:00'), '/playedAt wrong-form'],
    ['a currency in lower case', (t: string) => t.replace('AMD', 'amd'), '/currency wrong-form'],
    ['an unknown bet', (t: string) => t.replace('"red"', '"snake"'), '/bets/1/type not-one-of'],
    [
      'a dozen for a straight',
      (t: string) => t.replace('"numbers":[17]', '"dozen":1'),
      '/bets/0/numbers missing-field',
    ],
    [
      'numbers for red',
      (t: string) => t.replace('"type":"red"', '"type":"red","numbers":[1]'),
      '/bets/1/numbers field-of-another-kind',
    ],
    ['a number twice in a bet', (t: string) => t.replace('[17]', '[17,17]'), '/bets/0/numbers/1 repeated-item'],
    ['both outcomes', (t: string) => t.replace('"number":17', '"number":17,"ballOut":true'), '/outcome too-many'],
    ['no outcome', (t: string) => t.replace('"number":17', ''), '/outcome too-few'],
    ['no bets', (t: string) => t.replace(/"bets":\[.*\]/, '"bets":[]'), '/bets too-few'],
    [
      'corrects without reason',
      (t: string) => t.replace('"table"', `"corrects":"rcpt_${'0'.repeat(26)}","table"`),
      '/reason missing-field',
    ],
    ['an empty body', () => '', ' not-json'],
    ['a brace', () => '{', ' not-json'],
    ['a trailing comma', () => '{"stake":100,}', ' not-json'],
    ['the JSON null', () => 'null', ' wrong-type'],
    ['a list', () => '[]', ' wrong-type'],
    ['a text', () => '"x"', ' wrong-type'],
    ['deep nesting', () => '['.repeat(100_000), ' too-deep'],
    ['a byte order mark', (t: string) => `\ufeff${t}`, ' not-json'],
  ])('%s is named at its place', async (_name, change, fault) => {
    const faults = await refused(raw(change));
    expect(faults).toContain(fault);
  });

  it('of invalid UTF-8 is refused', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(spin('utf-8')));
    bytes[bytes.indexOf('P'.charCodeAt(0))] = 0xff;
    expect(await refused(bytes)).toEqual([' not-utf-8']);
  });

  it('has all its faults named at once, once per place', async () => {
    const faults = await refused({
      ...spin('all'),
      currency: 'dram',
      colour: 1,
      outcome: { number: 37 },
      bets: [
        { id: 'b 1', player: 'P-1', type: 'straight', stake: 1.5 },
        { player: 'P-2', type: 'red', stake: 0, dozen: 1 },
      ],
    });
    expect(faults.sort()).toEqual([
      '/bets/0/id wrong-form',
      '/bets/0/numbers missing-field',
      '/bets/0/stake not-a-plain-integer',
      '/bets/1/dozen field-of-another-kind',
      '/bets/1/id missing-field',
      '/bets/1/stake out-of-range',
      '/colour unknown-field',
      '/currency wrong-form',
      '/outcome/number out-of-range',
    ]);
  });

  it('with faults without end is answered with the first thousand', async () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`x${i}`, 1]));
    expect((await refused(many)).length).toBe(1000);
  });

  it('leaves nothing in the store', async () => {
    await refused(spin('nothing', { outcome: { number: 37 } }));
    const settled = await service.post('/v1/settle-spin', spin('nothing'));
    expect(settled.status).toBe(201);
  });
});
