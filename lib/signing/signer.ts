/** Signs receipts: ES256 over the JWS signing input. */
export interface Signer {
  /** RFC 7638 thumbprint of the public key. */
  readonly kid: string;
  /** 64 bytes r || s over SHA-256 of the input (RFC 7518, 3.4). @throws SignerUnavailable */
  sign(signingInput: Uint8Array): Promise<Uint8Array>;
}

/** The signer cannot be reached: nothing may be answered as settled. */
export class SignerUnavailable extends Error {
  constructor(cause: unknown) {
    super('the signer is out of reach', { cause });
  }
}

export type KeyStatus = 'active' | 'retired' | 'compromised';

/** A public key as the JWKS publishes it. Once published, a key keeps its place for ever. */
export interface PublishedKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
  readonly kid: string;
  readonly status: KeyStatus;
  /** Since when it has that status. */
  readonly since: string;
}

/** Where the published keys are read. */
export interface KeyDirectory {
  list(): Promise<readonly PublishedKey[]>;
}
