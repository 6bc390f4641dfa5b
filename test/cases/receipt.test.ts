/** Faults that people reported in receipts and signatures. */
import { compactVerify, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson } from '../../lib/contract/strict-json.ts';
import { fromBase64url } from '../../lib/receipts/base64url.ts';
import { canonical } from '../../lib/receipts/canonical.ts';
import { type Service, startService } from '../support/service.ts';
import { spin } from '../support/spins.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const DO_NOT_APPLY = {
  RC12: 'Receipts stand alone; there is no Merkle log in this version of the format.',
  RC13: 'Receipts stand alone; there is no Merkle log in this version of the format.',
  RC15: 'Only the payload and the protected header are signed, no HTTP headers.',
} as const;

const settle = async (round: string) => await (await service.post('/v1/settle-spin', spin(round))).json();
const publicKey = async () =>
  importJWK((await (await service.get('/.well-known/jwks.json', { client: 'nobody' })).json()).keys[0]);

describe('reported faults of receipts', () => {
  it('name why they do not apply, where they do not', () => {
    for (const reason of Object.values(DO_NOT_APPLY)) expect(reason.length).toBeGreaterThan(20);
  });

  it('RC01 (erdtman/canonicalize #23): a lone surrogate is refused at the door and by the signer’s form', async () => {
    const raw = JSON.stringify(spin('rc01')).replace('"P-1"', '"\\ud800"');
    const response = await service.post('/v1/settle-spin', raw);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ pointer: '/bets/0/player', code: 'lone-surrogate' }]);
    expect(() => canonical({ player: '\ud800' })).toThrow();
  });

  it('RC02 (Cpanel-JSON-XS #248): members are sorted by UTF-16 units', () => {
    expect(canonical({ '\ufb33': 1, '\u{1f600}': 1 })).toBe('{"\u{1f600}":1,"\ufb33":1}');
  });

  it.each([1e-7, -0, 1e21, 1e-6])('RC04 (agent-manifest PR 352): %s never gets into a receipt', (number) => {
    expect(() => canonical({ number })).toThrow();
  });

  it('RC05 (opentdf/web-sdk PR 987): the signature is 64 bytes, not DER, and a foreign library takes it', async () => {
    const { receipt } = await settle('rc05');
    expect(fromBase64url(receipt.jws.split('.')[2])!.length).toBe(64);
    await expect(compactVerify(receipt.jws, await publicKey())).resolves.toBeDefined();
  });

  it('RC06 (trustknots/vcknots #260): a signature that happens to start with 0x30 verifies', async () => {
    const key = await publicKey();
    let found = false;
    for (let i = 0; i < 3000 && !found; i++) {
      const input = Buffer.from(
        `${Buffer.from('{"alg":"ES256"}').toString('base64url')}.${Buffer.from(`${i}`).toString('base64url')}`,
      );
      const signature = await service.keys.signer.sign(input);
      if (signature[0] !== 0x30) continue;
      found = true;
      await expect(
        compactVerify(`${input}.${Buffer.from(signature).toString('base64url')}`, key),
      ).resolves.toBeDefined();
    }
    expect(found).toBe(true);
  });

  it('RC09 (hs-jose #97): "=" is in no part of a receipt, and is refused in one', async () => {
    const { receipt } = await settle('rc09');
    expect(receipt.jws).not.toContain('=');
    await expect(compactVerify(receipt.jws.replace(/\.([^.]*)$/, '=.$1'), await publicKey())).rejects.toThrow();
    expect(fromBase64url('AAA=')).toBeUndefined();
  });

  it('RC11 (Cyphrme/Coz #26): a payload with a member twice is no payload', () => {
    const read = readJson('{"net":0,"net":500000}');
    expect(read.ok && read.faults).toEqual([{ pointer: '/net', code: 'duplicate-member' }]);
  });

  it('RC14 (Jarrrk/HighLife #8830): what is answered is what is signed and stored, and adds up', async () => {
    const { receipt, settlement } = await settle('rc14');
    const signed = JSON.parse(Buffer.from(receipt.jws.split('.')[1], 'base64url').toString());
    expect(signed.settlement).toEqual(settlement);
    const read = await (await service.get(`/v1/receipts/${receipt.id}`)).json();
    expect(read.settlement).toEqual(settlement);
    const sum = (key: string) =>
      settlement.lines.reduce((total: number, line: Record<string, number>) => total + line[key]!, 0);
    expect(settlement.totals).toMatchObject({
      staked: sum('stake'),
      winnings: sum('winnings'),
      returned: sum('returned'),
    });
  });
});
