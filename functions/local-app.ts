/** All routes in one application, as the local run serves them. */
import { type DevIssuer, devProfiles } from '../lib/auth/dev-issuer.ts';
import { tokenVerifier } from '../lib/auth/token-verifier.ts';
import settleHandBody from '../lib/contract/generated/settle-hand.js';
import settleSpinBody from '../lib/contract/generated/settle-spin.js';
import type { KeyDirectory, Signer } from '../lib/signing/signer.ts';
import type { ReceiptStore } from '../lib/store/store.ts';
import { type App, createApp } from './http/app.ts';
import type { EdgeDeps } from './http/deps.ts';
import { explainReceipt } from './http/routes/explain-receipt.ts';
import { getReceipt } from './http/routes/get-receipt.ts';
import { health } from './http/routes/health.ts';
import { keys } from './http/routes/keys.ts';
import { pages } from './http/routes/pages.ts';
import { rankHand } from './http/routes/rank-hand.ts';
import { rulesets } from './http/routes/rulesets.ts';
import { searchReceipts } from './http/routes/search-receipts.ts';
import { settle } from './http/routes/settle.ts';
import { type SiteSource, site } from './http/routes/site.ts';
import { token } from './http/routes/token.ts';

export interface LocalParts extends EdgeDeps {
  readonly issuer: DevIssuer;
  readonly keys: KeyDirectory & { readonly signer: Signer };
  readonly store: ReceiptStore;
}

/** Receipts of this application are `test` receipts. */
export function createLocalApp({ issuer, keys: signingKeys, store, ...edge }: LocalParts): App {
  const rules = { issuer: issuer.issuer, audience: edge.publicUrl, keys: issuer.keys, algorithms: ['ES256'] };
  const deps = {
    ...edge,
    env: 'test' as const,
    verifyToken: tokenVerifier(rules, edge.clock),
    profiles: devProfiles,
    store,
    keys: signingKeys,
    issuer: {
      iss: edge.publicUrl,
      env: 'test' as const,
      // Asked anew for every receipt: a rotation of keys needs no restart.
      get signer() {
        return signingKeys.signer;
      },
    },
  };
  return createApp(edge, [
    settle('settleSpin', '/v1/settle-spin', settleSpinBody, deps),
    settle('settleHand', '/v1/settle-hand', settleHandBody, deps),
    rankHand(deps),
    searchReceipts(deps),
    getReceipt(deps),
    explainReceipt(deps),
    rulesets,
    keys(deps),
    health(deps),
    token(issuer, deps),
    pages(edge.publicUrl),
    site(builtHere(edge.publicUrl)),
  ]);
}

/** The pages are built at the first request for one: half a second, and nobody else waits for it. */
const builtHere =
  (publicUrl: string): SiteSource =>
  async () =>
    (await import('../scripts/build-site.ts')).buildSite(publicUrl);
