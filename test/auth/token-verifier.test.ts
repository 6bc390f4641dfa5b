import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { tokenVerifier } from '../../lib/auth/token-verifier.ts';

it('a token has the scopes of this service alone, under its resource server’s name or bare', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = await exportJWK(publicKey);
  const rules = {
    issuer: 'https://pool.test',
    audience: 'https://api.test',
    keys: async () => key,
    algorithms: ['ES256'],
  };
  const verify = tokenVerifier(rules as never, Date.now);
  const token = await new SignJWT({
    client_id: 'c',
    token_use: 'access',
    scope: 'kanon/settle other/settle.correct kanon/x/receipts.read.all receipts.read kanonx/receipts.read.all',
  })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer('https://pool.test')
    .setExpirationTime('1h')
    .sign(privateKey);
  expect([...(await verify(token)).scopes].sort()).toEqual(['receipts.read', 'settle', 'x/receipts.read.all']);
});
