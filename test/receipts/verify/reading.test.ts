import { describe, expect, it } from 'vitest';
import { packReceipt, receiptIn, receiptsIn, TooLong, unpackReceipt } from '../../../lib/receipts/verify/index.ts';
import { ROUNDS, receiptOf, testKey } from '../../fixtures/negative/genuine.ts';

const key = testKey();
const spin = await receiptOf(ROUNDS.spin, key);
const blackjack = await receiptOf(ROUNDS.blackjack, key);
const { jws, id } = spin;
const { settlement } = spin.payload;
const answer = {
  receipt: { id, revision: 1, issuedAt: 'then', kid: key.signer.kid, jws },
  settlement,
  operator: 'casino',
};

async function found(text: string, size = text.length) {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const receipts = [];
  for await (const receipt of receiptsIn(chunks())) receipts.push(receipt);
  return receipts;
}

describe('receipts are found in', () => {
  it('a bare JWS, whatever space the file puts around it', async () => {
    expect(await found(`\n  ${jws}\r\n`)).toEqual([{ line: 2, jws, around: {} }]);
  });

  it('an answer of the API, with what it says besides', async () => {
    const { kid, issuedAt, revision } = answer.receipt;
    const around = { id, revision, issuedAt, kid, operator: 'casino', settlement };
    expect(await found(JSON.stringify(answer))).toEqual([{ line: 1, jws, around }]);
    expect(await found(`${JSON.stringify(answer, undefined, 2)}\n`)).toEqual([{ line: 1, jws, around }]);
  });

  it('the lines of an export, however it arrives', async () => {
    const text = `${JSON.stringify({ id, jws, cursor: 'c1' })}\n\n${JSON.stringify({ id: blackjack.id, jws: blackjack.jws, cursor: 'c2' })}\n`;
    for (const size of [1, 7, 1000, text.length]) {
      expect(await found(text, size)).toEqual([
        { line: 1, jws, around: { id } },
        { line: 3, jws: blackjack.jws, around: { id: blackjack.id } },
      ]);
    }
  });

  it('several bare lines', async () => {
    expect((await found(`${jws}\n${blackjack.jws}`)).map((one) => one.jws)).toEqual([jws, blackjack.jws]);
  });

  it('a quoted text, byte for byte', () => {
    expect(receiptIn(JSON.stringify(`${jws}\n`)).jws).toBe(`${jws}\n`);
  });
});

describe('what is no receipt is handed on as it stands', () => {
  it.each([
    ['an answer without a receipt', '{"settlement":{}}'],
    ['two receipts under one name', `{"jws":"a.b.c","jws":"${'x'.repeat(9)}"}`],
    ['a receipt that is no text', '{"jws":1}'],
    ['broken JSON', '{"jws":"a.b.c"'],
    ['a list', '[1]'],
  ])('%s', (_, text) => {
    expect(receiptIn(text)).toEqual({ line: 1, jws: text, around: {} });
  });

  it('a line that was cut off', async () => {
    const cut = JSON.stringify({ id, jws }).slice(0, -20);
    expect(await found(`${JSON.stringify({ id, jws })}\n${cut}`)).toHaveLength(2);
  });

  it('but a line longer than any receipt stops the reading', async () => {
    await expect(found('x'.repeat(17_000_000), 1_000_000)).rejects.toThrow(TooLong);
  });
});

describe('a link', () => {
  it('gives the receipt back byte for byte, and is shorter', async () => {
    const fragment = (await packReceipt(jws))!;
    expect(fragment).toMatch(/^r1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{86}$/);
    expect(fragment.length).toBeLessThan(jws.length * 0.6);
    expect(await unpackReceipt(`#${fragment}`)).toBe(jws);
  });

  it('is not made of what is no JWS', async () => {
    for (const text of ['', 'a', 'a.b', '*.b.c', `${Buffer.from('a\nb').toString('base64url')}.YQ.c`]) {
      expect(await packReceipt(text)).toBeUndefined();
    }
  });

  it('of other form, broken or without an end opens nothing', async () => {
    const fragment = (await packReceipt(jws))!;
    const [, packed, signature] = fragment.split('.');
    const wrong = ['', '#', jws, id, `r2.${packed}.${signature}`, `r1.${packed}`, `${fragment}.x`, `r1.*.${signature}`];
    for (const text of [...wrong, `r1.${packed!.slice(0, -9)}.${signature}`, `r1.YWJj.${signature}`]) {
      expect(await unpackReceipt(text), text).toBeUndefined();
    }
  });

  it('that unfolds to more than any receipt opens nothing', async () => {
    const { deflateRawSync } = await import('node:zlib');
    const bomb = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url');
    expect(await unpackReceipt(`r1.${bomb}.x`)).toBeUndefined();
  });
});
