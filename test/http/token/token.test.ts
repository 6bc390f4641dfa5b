import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checked, type Service, startService } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

async function ask(form: string, headers: Record<string, string> = {}) {
  const response = await service.app.request('/oauth/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: form,
  });
  await checked('POST', '/oauth/token', response);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const basic = (id: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

describe('the development issuer', () => {
  it('gives a token for credentials in the body or as Basic, in the form of Cognito’s', async () => {
    const inBody = await ask(
      'grant_type=client_credentials&client_id=demo-operator&client_secret=demo-operator-secret',
    );
    const asBasic = await ask('grant_type=client_credentials', basic('demo-regulator', 'demo-regulator-secret'));
    expect([inBody.status, asBasic.status]).toEqual([200, 200]);
    expect(inBody.body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'settle settle.correct receipts.read',
    });
    const claims = JSON.parse(Buffer.from(inBody.body.access_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ client_id: 'demo-operator', token_use: 'access' });
    expect(claims).not.toHaveProperty('aud');
    expect(inBody.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['a wrong secret', 'grant_type=client_credentials&client_id=demo-operator&client_secret=x', 401, 'invalid_client'],
    ['an unknown client', 'grant_type=client_credentials&client_id=__proto__&client_secret=x', 401, 'invalid_client'],
    ['no client', 'grant_type=client_credentials', 401, 'invalid_client'],
    ['another grant', 'grant_type=password&username=a&password=b', 400, 'unsupported_grant_type'],
    ['no grant', 'client_id=demo-operator', 400, 'invalid_request'],
    ['a field twice', 'grant_type=client_credentials&grant_type=client_credentials', 400, 'invalid_request'],
    [
      'a scope it lacks',
      'grant_type=client_credentials&client_id=demo-operator&client_secret=demo-operator-secret&scope=receipts.read.all',
      400,
      'invalid_scope',
    ],
  ])('answers %s as RFC 6749 says', async (_name, form, status, error) => {
    const answer = await ask(form);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toBe(error);
  });

  it('narrows a token to the scopes asked for', async () => {
    const { body } = await ask(
      'grant_type=client_credentials&scope=receipts.read',
      basic('demo-operator', 'demo-operator-secret'),
    );
    expect(body.scope).toBe('receipts.read');
    expect((await service.post('/v1/settle-spin', {}, { token: body.access_token })).status).toBe(403);
  });
});
