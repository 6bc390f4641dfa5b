import type { DevIssuer } from '../../../lib/auth/dev-issuer.ts';
import type { App } from '../app.ts';
import { bytes } from '../body.ts';
import type { RequestContext } from '../context.ts';
import type { EdgeDeps } from '../deps.ts';

/** getToken, of the local run: answers and errors as RFC 6749, 5.1 and 5.2, ask. */
export const token =
  (issuer: DevIssuer, { clock }: Pick<EdgeDeps, 'clock'>) =>
  (app: App) =>
    app.post('/oauth/token', async (c) => {
      c.get('log').operation = 'getToken';
      const form = await formOf(c);
      if (form === undefined) return refuse(c, 'invalid_request', 'A form is needed, each field at most once.');
      const type = form.get('grant_type');
      if (type === null) return refuse(c, 'invalid_request', 'grant_type is missing.');
      if (type !== 'client_credentials') return refuse(c, 'unsupported_grant_type');
      const basic = basicCredentials(c.req.header('Authorization'));
      // RFC 6749, 2.3: one way of authentication per request.
      if (basic !== undefined && form.has('client_secret'))
        return refuse(c, 'invalid_request', 'Credentials are given twice.');
      const [id, secret] = basic ?? [form.get('client_id'), form.get('client_secret')];
      if (!id || !secret) return refuse(c, 'invalid_client', 'client_id and client_secret are needed.');
      const grant = await issuer.grant(id, secret, form.get('scope') ?? undefined, clock());
      return typeof grant === 'string'
        ? refuse(c, grant, WHY[grant])
        : c.json(grant, 200, { 'Cache-Control': 'no-store' });
    });

const WHY: Readonly<Record<string, string>> = {
  invalid_client: 'There is no client of this id with this secret.',
  invalid_scope: 'The client may not have one of these scopes.',
};

/** A form of credentials and scopes is short. */
const MOST_BYTES = 16 * 1024;

async function formOf(c: RequestContext): Promise<URLSearchParams | undefined> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded(\s*;.*)?$/i.test(type)) return undefined;
  const form = new URLSearchParams(new TextDecoder().decode(await bytes(c, MOST_BYTES)));
  return new Set(form.keys()).size === [...form.keys()].length ? form : undefined;
}

/** RFC 6749, 2.3.1: id and secret, each form-encoded, as HTTP Basic. */
function basicCredentials(header: string | undefined): [string, string] | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(/:(.*)/s);
  try {
    return [decodeURIComponent(id), decodeURIComponent(secret)];
  } catch {
    return [id, secret];
  }
}

function refuse(c: RequestContext, error: string, description?: string): Response {
  c.get('log').problem = error;
  const body = { error, ...(description === undefined ? {} : { error_description: description }) };
  if (error !== 'invalid_client') return c.json(body, 400, { 'Cache-Control': 'no-store' });
  return c.json(body, 401, { 'Cache-Control': 'no-store', 'WWW-Authenticate': 'Basic realm="kanon"' });
}
