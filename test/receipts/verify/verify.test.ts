import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckName,
  currentEngine,
  readKeys,
  type Verification,
  verifyReceipt,
} from '../../../lib/receipts/verify/index.ts';
import { ISSUER, ROUNDS, receiptOf, sealed, testKey } from '../../fixtures/negative/genuine.ts';
import { vectors } from '../../support/vectors.ts';

const key = testKey();
const keys = await readKeys({ keys: [key.published] });
const using = { keys, issuer: ISSUER };
const spin = await receiptOf(ROUNDS.spin, key);
const HEADER = Buffer.from(spin.jws.split('.')[0]!, 'base64url').toString();

const check = (verification: Verification, name: CheckName) => verification.checks.find((one) => one.name === name)!;
const failed = ({ checks }: Verification) => checks.filter(({ result }) => result === 'fail').map(({ name }) => name);
const codes = (verification: Verification, name: CheckName) =>
  check(verification, name).reasons.map(({ code }) => code);

describe('a receipt', () => {
  const settled = (['roulette', 'blackjack', 'poker'] as const)
    .flatMap((name) => vectors(name))
    .filter(({ expect: { status } }) => status === 201);

  it('of every worked round is genuine', async () => {
    for (const { id, request } of settled) {
      const verification = await verifyReceipt((await receiptOf(request, key)).jws, using);
      expect(failed(verification), id).toEqual([]);
      expect(verification, id).toMatchObject({
        verdict: 'genuine',
        signature: 'valid',
        recomputation: 'same',
        currentEngine: 'same',
        key: 'active',
      });
    }
  });

  it('gives its payload once it is genuine', async () => {
    expect((await verifyReceipt(spin.jws, using)).payload).toEqual(spin.payload);
  });

  it('whose signature begins with 0x30, as DER does, verifies', async () => {
    for (;;) {
      const jws = await sealed(HEADER, spin.text, key);
      if (Buffer.from(jws.split('.')[2]!, 'base64url')[0] !== 0x30) continue;
      expect((await verifyReceipt(jws, using)).verdict).toBe('genuine');
      return;
    }
  });

  it('has a twin signature, as all ECDSA has: it verifies, and says nothing else', async () => {
    const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const [header, payload, signature] = spin.jws.split('.');
    const raw = Buffer.from(signature!, 'base64url');
    const s = order - BigInt(`0x${raw.subarray(32).toString('hex')}`);
    const twin = Buffer.concat([raw.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')]);
    const verification = await verifyReceipt(`${header}.${payload}.${twin.toString('base64url')}`, using);
    expect(verification.payload).toEqual(spin.payload);
  });

  it('of any issuer passes where no issuer was named', async () => {
    const verification = await verifyReceipt(spin.jws, { keys });
    expect(verification.verdict).toBe('genuine');
    expect(check(verification, 'issuer').result).toBe('not-applicable');
  });

  it('with an amount changed says where, and what it would be', async () => {
    const text = spin.text.replace('"winnings":85000', '"winnings":95000');
    const verification = await verifyReceipt(await sealed(HEADER, text, key), using);
    expect(check(verification, 'recomputation').reasons).toEqual([
      {
        code: 'settlement-differs',
        facts: { pointer: '/settlement/lines/0/winnings', stated: '95000', wanted: '85000' },
      },
    ]);
  });
});

describe('a key', () => {
  const since = '2026-12-24T00:00:00.000Z';
  const withStatus = (status: 'active' | 'retired' | 'compromised', from = since) =>
    readKeys({ keys: [{ ...key.published, status, since: from }] });

  it('that was retired verifies what it signed', async () => {
    const verification = await verifyReceipt(spin.jws, { ...using, keys: await withStatus('retired') });
    expect(verification).toMatchObject({ verdict: 'genuine', key: 'retired' });
    expect(codes(verification, 'key-status')).toEqual(['retired-key']);
  });

  it('that signed after it was retired is pointed out', async () => {
    const retired = await withStatus('retired', '2026-11-01T00:00:00.000Z');
    const verification = await verifyReceipt(spin.jws, { ...using, keys: retired });
    expect(codes(verification, 'key-status')).toEqual(['issued-after-retirement']);
  });

  it.each([since, '2026-01-01T00:00:00.000Z'])(
    'compromised since %s proves nothing by itself, whatever the dates',
    async (from) => {
      const verification = await verifyReceipt(spin.jws, { ...using, keys: await withStatus('compromised', from) });
      expect(verification).toMatchObject({ verdict: 'unproven', key: 'compromised', signature: 'valid' });
      expect(check(verification, 'key-status')).toEqual({
        name: 'key-status',
        result: 'unproven',
        reasons: [{ code: 'compromised-key', facts: { since: from } }],
      });
      expect(verification.payload).toEqual(spin.payload);
    },
  );

  it('compromised counts for a receipt that was found in the issuer’s store', async () => {
    const compromised = await withStatus('compromised');
    const verification = await verifyReceipt(spin.jws, { ...using, keys: compromised, foundInStore: true });
    expect(verification).toMatchObject({ verdict: 'genuine', key: 'compromised' });
    expect(codes(verification, 'key-status')).toEqual(['compromised-in-store']);
  });

  it.each([
    ['of another curve', { crv: 'P-384' }],
    ['of another kind', { kty: 'RSA' }],
    ['for another algorithm', { alg: 'ES384' }],
    ['for encryption', { use: 'enc' }],
    ['without a status', { status: undefined }],
    ['of an unknown status', { status: 'fine' }],
    ['with a short coordinate', { x: 'AAAA' }],
    ['that is no point of the curve', { x: Buffer.alloc(32, 1).toString('base64url') }],
    ['published with its private part', { d: 'AAAA' }],
  ])('%s is not used', async (_, members) => {
    const malformed = await readKeys({ keys: [{ ...key.published, ...members }] });
    const verification = await verifyReceipt(spin.jws, { ...using, keys: malformed });
    expect(failed(verification)).toEqual(['key']);
    expect(codes(verification, 'key')).toEqual(['malformed-key']);
    expect(verification).toMatchObject({ verdict: 'not-genuine', signature: 'not-checked' });
  });

  it('under another key’s id is not used', async () => {
    const { x, y } = testKey().published;
    const swapped = await readKeys({ keys: [{ ...key.published, x, y }] });
    expect(codes(await verifyReceipt(spin.jws, { keys: swapped }), 'key')).toEqual(['malformed-key']);
  });

  it('listed twice is not used', async () => {
    const twice = await readKeys({ keys: [key.published, { ...key.published, status: 'retired' }] });
    expect(codes(await verifyReceipt(spin.jws, { keys: twice }), 'key')).toEqual(['ambiguous-key']);
  });

  it.each([undefined, null, [], {}, { keys: {} }, 'keys'])('file that is none is an error: %j', async (jwks) => {
    await expect(readKeys(jwks)).rejects.toThrow(TypeError);
  });
});

describe('another version of the engine', () => {
  const older = { ...currentEngine, version: '0.9.0' };
  const generous = {
    ...older,
    settle: (request: Readonly<Record<string, unknown>>) => {
      const again = currentEngine.settle(request);
      return again.ok ? { ...again, settlement: { ...again.settlement, basis: 'custom' } } : again;
    },
  };
  const named = (change: (text: string) => string) =>
    sealed(HEADER, change(spin.text).replace('"version":"1.0.0"', '"version":"0.9.0"'), key);
  const same = (text: string) => text;
  const custom = (text: string) => text.replace('"basis":"act"', '"basis":"custom"');

  it('that is not at hand is no fault where the current one gives the same', async () => {
    const verification = await verifyReceipt(await named(same), using);
    expect(verification).toMatchObject({
      verdict: 'genuine',
      recomputation: 'other-engine-version',
      currentEngine: 'same',
    });
  });

  it('that is not at hand leaves unproven what the current one settles differently', async () => {
    const verification = await verifyReceipt(await named(custom), using);
    expect(verification).toMatchObject({ verdict: 'unproven', signature: 'valid', currentEngine: 'differs' });
    expect(verification.payload).toBeUndefined();
  });

  it('that is at hand decides, and that the current one differs is said apart', async () => {
    const verification = await verifyReceipt(await named(custom), { ...using, engines: [currentEngine, generous] });
    expect(verification).toMatchObject({ verdict: 'genuine', recomputation: 'same', currentEngine: 'differs' });
    expect(codes(verification, 'current-engine')).toEqual(['current-engine-differs']);
  });

  it('that is at hand and gives something else refuses', async () => {
    const verification = await verifyReceipt(await named(same), { ...using, engines: [currentEngine, generous] });
    expect(failed(verification)).toEqual(['recomputation']);
  });

  it('with other data of the act is unproven, not refused', async () => {
    const other = `sha256:${createHash('sha256').update('other').digest('hex')}`;
    const jws = await named((text) => text.replace(/("digest":")[^"]+/, `$1${other}`));
    const verification = await verifyReceipt(jws, using);
    expect(verification.verdict).toBe('unproven');
    expect(check(verification, 'ruleset').result).toBe('unproven');
  });
});

describe('what stands around a receipt', () => {
  const { id, payload } = spin;
  const around = { id, revision: 1, kid: key.signer.kid, operator: 'casino', settlement: payload.settlement };

  it('passes where it says the same', async () => {
    expect(check(await verifyReceipt(spin.jws, { ...using, around }), 'surroundings').result).toBe('pass');
  });

  it.each([
    ['id', 'rcpt_00000000000000000000000000'],
    ['revision', 2],
    ['kid', 'another'],
    ['corrects', id],
    ['operator', 'casino-2'],
    ['settlement', { ...(payload.settlement as object), lines: [] }],
  ])('is refused where it says another %s, though the receipt itself is in order', async (name, value) => {
    const verification = await verifyReceipt(spin.jws, { ...using, around: { ...around, [name]: value } });
    expect(failed(verification)).toEqual(['surroundings']);
    expect(verification).toMatchObject({ verdict: 'not-genuine', signature: 'valid' });
  });
});

describe('any text', () => {
  it('is verified without throwing, and is never genuine', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.json(), fc.json(), fc.string())
        .map((parts) => parts.map((part) => Buffer.from(part).toString('base64url')).join('.')),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        expect((await verifyReceipt(text, using)).verdict).toBe('not-genuine');
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('that differs from a receipt in one letter is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(spin.jws.length - 1), fc.constantFrom(...'AZaz09-_.= \n'), async (at, letter) => {
        const changed = `${spin.jws.slice(0, at)}${letter}${spin.jws.slice(at + 1)}`;
        const { verdict } = await verifyReceipt(changed, using);
        expect(verdict).toBe(changed === spin.jws ? 'genuine' : 'not-genuine');
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it('signed by the issuer, with any member spoilt, is verified without throwing', async () => {
    const spoilt = fc.tuple(fc.constantFrom(...Object.keys(spin.payload)), fc.jsonValue({ maxDepth: 2 }));
    await fc.assert(
      fc.asyncProperty(spoilt, async ([name, value]) => {
        const jws = await sealed(HEADER, JSON.stringify({ ...spin.payload, [name]: value }), key);
        const { verdict } = await verifyReceipt(jws, using);
        expect(verdict === 'not-genuine' || name === 'licence' || name === 'engine').toBe(true);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
