/** A token issuer that imitates a Cognito user pool: RS256, a published key set, access tokens of Cognito's form. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface TokenIssuer {
  readonly issuer: string;
  /** @param scopes without the resource server's identifier @param claims in place of the usual ones */
  token(clientId: string, scopes: readonly string[], claims?: Readonly<Record<string, unknown>>): Promise<string>;
  close(): void;
}

export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'pool-key', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const found = request.url === '/pool/.well-known/jwks.json';
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(found ? JSON.stringify({ keys: [key] }) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`;
  return {
    issuer,
    token(clientId, scopes, claims = {}) {
      const now = Math.floor(Date.now() / 1000);
      const scope = scopes.map((name) => `kanon/${name}`).join(' ');
      return new SignJWT({
        iss: issuer,
        sub: clientId,
        client_id: clientId,
        token_use: 'access',
        scope,
        version: 2,
        iat: now,
        exp: now + 3600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .sign(privateKey);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
