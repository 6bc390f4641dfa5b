import { createPublicKey, verify } from 'node:crypto';
import { compactVerify, createLocalJWKSet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';
import { largestSpin, spin } from '../../support/spins.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('a settled spin', () => {
  it('is answered with its amounts, a receipt and where to read it', async () => {
    const response = await service.post('/v1/settle-spin', spin('first'));
    const body = await response.json();
    expect(response.status).toBe(201);
    expect(response.headers.get('Location')).toMatch(new RegExp(`/v1/receipts/${body.receipt.id}$`));
    expect(body.settlement.totals).toEqual({ staked: 600, winnings: 3500, returned: 3600, net: 3000 });
    expect(body.receipt).toMatchObject({ revision: 1, issuedAt: '2026-11-30T12:00:00.000Z' });
  });

  it('has an id that follows from its round', async () => {
    const { receipt } = await (await service.post('/v1/settle-spin', spin('id-from-round'))).json();
    // SHA-256 of test, demo-casino, R-1, id-from-round, 1, each behind its length; computed with Python's hashlib.
    expect(receipt.id).toBe('rcpt_ZGCN33ZSTBDM5867KQVH8YH16G');
  });

  it('has a receipt that verifies with jose and the published key alone', async () => {
    const { receipt, settlement } = await (await service.post('/v1/settle-spin', spin('jose'))).json();
    const keys = await (await service.get('/.well-known/jwks.json', { client: 'nobody' })).json();
    const { payload, protectedHeader } = await compactVerify(receipt.jws, createLocalJWKSet(keys));
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: receipt.kid, typ: 'settlement-receipt+jws' });
    const signed = JSON.parse(new TextDecoder().decode(payload));
    expect(signed.settlement).toEqual(settlement);
    expect(signed).toMatchObject({ v: 1, env: 'test', id: receipt.id, operator: 'demo-casino', revision: 1 });
  });

  it('has a receipt of which no byte can change', async () => {
    const { receipt } = await (await service.post('/v1/settle-spin', spin('bytes'))).json();
    const [key] = (await (await service.get('/.well-known/jwks.json', { client: 'nobody' })).json()).keys;
    const publicKey = createPublicKey({ key, format: 'jwk' });
    const [header, payload, signature] = receipt.jws.split('.');
    const verifies = (input: Buffer, bytes: Buffer) =>
      verify('sha256', input, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes);
    const input = Buffer.from(`${header}.${payload}`);
    const bytes = Buffer.from(signature, 'base64url');
    expect(bytes.length).toBe(64);
    expect(verifies(input, bytes)).toBe(true);
    for (let i = 0; i < input.length; i++) {
      const changed = Buffer.from(input);
      changed[i]! ^= 1;
      expect(verifies(changed, bytes)).toBe(false);
    }
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes);
      changed[i]! ^= 1;
      expect(verifies(input, changed)).toBe(false);
    }
  });

  it('of 2,000 bets with the longest ids is stored and read back byte for byte', async () => {
    const request = largestSpin('largest');
    expect(JSON.stringify(request).length).toBeLessThan(1024 * 1024);
    const answer = await (await service.post('/v1/settle-spin', request)).json();
    expect(answer.settlement.lines.length).toBe(2000);
    const read = await service.get(`/v1/receipts/${answer.receipt.id}`, { headers: { Accept: 'application/jose' } });
    expect(read.headers.get('Content-Type')).toBe('application/jose');
    expect(await read.text()).toBe(answer.receipt.jws);
  });
});
