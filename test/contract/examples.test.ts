import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compactVerify, createLocalJWKSet } from 'jose';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settleRound } from '../../lib/rules/index.ts';
import { examples } from '../../scripts/refresh-examples.ts';

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const shown = Object.fromEntries(
  Object.entries<{ value: unknown }>(contract.components.examples).map(([name, { value }]) => [name, value]),
  // biome-ignore lint/suspicious/noExplicitAny: examples are data
) as Record<string, any>;

/** What another key and another moment change. */
function withoutSignature(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, member) => (['jws', 'kid', 'x', 'y', 'next', 'since'].includes(key) ? '…' : member)),
  );
}

describe('the examples of the contract', () => {
  it('are what the application answers', async () => {
    expect(withoutSignature(shown)).toEqual(withoutSignature(await examples()));
  });

  it('are of the schemas beside which they stand', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
    ajv.addSchema(contract, 'contract');
    let checked = 0;
    for (const media of mediaTypes(contract)) {
      for (const example of Object.values(media.examples ?? {})) {
        const name = example.$ref.split('/').at(-1)!;
        const validate = ajv.compile({ $ref: `contract${media.schema.$ref}` });
        validate(shown[name]);
        expect(validate.errors, name).toBeNull();
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  it('that are receipts verify with the example of the keys, say what stands beside them, and can be settled again', async () => {
    const keys = createLocalJWKSet(shown.Jwks);
    for (const name of ['SpinSettled', 'BlackjackSettled', 'PokerSettled', 'ReceiptAnswer']) {
      const { receipt, settlement } = shown[name];
      const { payload } = await compactVerify(receipt.jws, keys);
      const signed = JSON.parse(new TextDecoder().decode(payload));
      expect(signed.settlement).toEqual(settlement);
      const again = settleRound(signed.request);
      expect(again.ok && JSON.parse(JSON.stringify(again.value.settlement))).toEqual(settlement);
    }
  });
});

interface Media {
  readonly schema: { readonly $ref: string };
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

function mediaTypes(node: unknown): Media[] {
  if (typeof node !== 'object' || node === null) return [];
  const found = Object.entries(node).flatMap(([key, child]) =>
    key === 'content' ? (Object.values(child as object) as Media[]) : mediaTypes(child),
  );
  return found;
}
