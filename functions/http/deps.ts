/** What the routes need from outside; each takes only its part. */
import type { ProfileDirectory } from '../../lib/auth/caller.ts';
import type { VerifyToken } from '../../lib/auth/token-verifier.ts';
import type { Issuer } from '../../lib/receipts/issue.ts';
import type { KeyDirectory } from '../../lib/signing/signer.ts';
import type { ReceiptStore } from '../../lib/store/store.ts';

export interface EdgeDeps {
  /** The service's URL, without a slash at its end: what problem types and locations begin with. */
  readonly publicUrl: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

export interface TokenDeps extends EdgeDeps {
  readonly verifyToken: VerifyToken;
}

export interface CallerDeps extends TokenDeps {
  readonly profiles: ProfileDirectory;
}

export interface SettleDeps extends CallerDeps {
  readonly issuer: Issuer;
  readonly store: ReceiptStore;
}

export interface ReceiptsDeps extends CallerDeps {
  readonly store: ReceiptStore;
  readonly env: 'live' | 'test';
}

export interface KeysDeps extends EdgeDeps {
  readonly keys: KeyDirectory;
}

export interface HealthDeps extends EdgeDeps {
  readonly store: Pick<ReceiptStore, 'reachable'>;
  readonly env: 'live' | 'test';
}
