/**
 * Receipts of released versions, signed by keys whose private parts are gone. They stay as they are for ever, and so does
 * this test: every later version must read, verify and settle them again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { calculateJwkThumbprint, compactVerify, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../lib/receipts/canonical.ts';
import { explain } from '../../lib/receipts/explain/explain.ts';
import { annulledSettlement, type ReceiptPayload } from '../../lib/receipts/payload.ts';
import { readKeys, verifyReceipt } from '../../lib/receipts/verify/index.ts';
import { type RoundRequest, settleRound } from '../../lib/rules/index.ts';
import type { PublishedKey } from '../../lib/signing/signer.ts';

const folder = new URL('../fixtures/receipts/', import.meta.url);
const sets = readdirSync(folder);

it('there are sets of fixture receipts', () => {
  expect(sets).toContain('1.0.0');
});

describe.each(sets)('the receipts of version %s', (name) => {
  const read = (file: string) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8');
  const { keys } = JSON.parse(read('jwks.json')) as { keys: PublishedKey[] };
  const receipts = read('receipts.ndjson')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { label: string; id: string; jws: string })
    .map((receipt) => {
      const text = Buffer.from(receipt.jws.split('.')[1]!, 'base64url').toString('utf8');
      return { ...receipt, text, payload: JSON.parse(text) as ReceiptPayload };
    });
  const headerOf = (jws: string) => JSON.parse(Buffer.from(jws.split('.')[0]!, 'base64url').toString('utf8'));

  it('are of every game under every act, with corrections and annulments', () => {
    const kinds = new Set(receipts.map(({ payload: { settlement } }) => `${settlement.ruleset} ${settlement.game}`));
    expect(kinds.size).toBeGreaterThanOrEqual(11);
    expect(receipts.filter(({ payload }) => payload.corrects !== undefined).length).toBeGreaterThan(3);
    expect(receipts.filter(({ payload }) => 'annulled' in payload.settlement).length).toBeGreaterThan(1);
  });

  it('were signed by keys that are retired or compromised, and hold no private part', async () => {
    for (const key of keys) {
      expect(['retired', 'compromised']).toContain(key.status);
      expect(key).not.toHaveProperty('d');
      expect(key.kid).toBe(await calculateJwkThumbprint(key));
    }
    expect(new Set(receipts.map(({ jws }) => headerOf(jws).kid))).toEqual(new Set(keys.map(({ kid }) => kid)));
  });

  it('verify with jose and the published keys alone', async () => {
    for (const { label, jws, text } of receipts) {
      const header = headerOf(jws);
      expect(header, label).toEqual({ alg: 'ES256', kid: header.kid, typ: 'settlement-receipt+jws' });
      const key = await importJWK(keys.find(({ kid }) => kid === header.kid)!, 'ES256');
      const verified = await compactVerify(jws, key, { algorithms: ['ES256'] });
      expect(Buffer.from(verified.payload).toString('utf8'), label).toBe(text);
    }
  });

  it('are spelled in the one way that a receipt can be', () => {
    for (const { label, payload, text } of receipts) expect(canonical(payload), label).toBe(text);
  });

  it('have the ids that follow from their rounds, worked out here anew', () => {
    for (const { label, id, payload } of receipts) {
      const { env, operator, revision, settlement } = payload;
      const hash = createHash('sha256');
      for (const part of [env, operator, settlement.table, settlement.round, String(revision)]) {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(Buffer.byteLength(part));
        hash.update(length).update(part, 'utf8');
      }
      const bits = [...hash.digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('');
      const base32 = Array.from({ length: 26 }, (_, i) => parseInt(bits.slice(5 * i, 5 * i + 5), 2));
      expect(`rcpt_${base32.map((n) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[n]).join('')}`, label).toBe(id);
      expect(payload.id, label).toBe(id);
    }
  });

  it('are settled by the engine to the very same bytes', () => {
    for (const { label, payload } of receipts) {
      const { request, settlement } = payload;
      if ('annulled' in settlement) {
        const again = annulledSettlement({
          game: settlement.game,
          ...(request as unknown as Omit<Parameters<typeof annulledSettlement>[0], 'game'>),
        });
        expect(canonical(again), label).toBe(canonical(settlement));
        continue;
      }
      const again = settleRound(request as never as RoundRequest);
      if (!again.ok) expect.fail(`${label}: ${JSON.stringify(again.refusals)}`);
      expect(canonical(again.value.settlement), label).toBe(canonical(settlement));
      expect(canonical(again.value.request), label).toBe(canonical(request));
      const digest = createHash('sha256').update(canonical(settlement.houseRules)).digest('hex');
      expect(payload.houseRulesDigest, label).toBe(`sha256:${digest}`);
    }
  });

  it('name the receipt that they correct, revision by revision', () => {
    const byId = new Map(receipts.map((receipt) => [receipt.id, receipt.payload]));
    for (const { label, payload } of receipts) {
      expect(payload.corrects === undefined, label).toBe(payload.revision === 1);
      if (payload.corrects === undefined) continue;
      const before = byId.get(payload.corrects)!;
      expect([before.revision, before.settlement.round], label).toEqual([
        payload.revision - 1,
        payload.settlement.round,
      ]);
      expect(payload.reason, label).toBeDefined();
    }
  });

  it('are never called spoilt by the verifier: a compromised key’s are unproven, the others not', async () => {
    const known = await readKeys({ keys });
    for (const { label, jws } of receipts) {
      const { verdict, signature, key } = await verifyReceipt(jws, { keys: known });
      expect(signature, label).toBe('valid');
      expect(key, label).toBe(keys.find(({ kid }) => kid === headerOf(jws).kid)!.status);
      expect(verdict, label).not.toBe('not-genuine');
      if (key === 'compromised') expect(verdict, label).toBe('unproven');
    }
  });

  it('are explained in both languages', () => {
    for (const { payload } of receipts) {
      for (const language of ['en', 'hy'] as const) expect(explain(payload, language).text).toContain(payload.id);
    }
  });
});
