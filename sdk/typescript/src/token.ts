/** Client credentials (RFC 6749, 4.4): fetches a token when one is needed, and keeps it until shortly before it expires. */

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The identity provider's token endpoint. */
  readonly tokenUrl: string;
  /** Space-separated; left out: all that the client has. */
  readonly scope?: string;
}

const RENEW_BEFORE_MS = 60_000;

/** @returns a function that gives a valid token; callers at the same time share one request */
export function tokenSource(credentials: Credentials, fetcher: typeof fetch): (renew?: boolean) => Promise<string> {
  let kept: { readonly token: Promise<string>; expires: number } | undefined;
  return (renew = false) => {
    if (kept !== undefined && !renew && kept.expires > Date.now()) return kept.token;
    const entry = { token: Promise.resolve(''), expires: Number.POSITIVE_INFINITY };
    entry.token = requestToken(credentials, fetcher).then(
      ({ token, seconds }) => {
        entry.expires = Date.now() + seconds * 1000 - RENEW_BEFORE_MS;
        return token;
      },
      (error: unknown) => {
        if (kept === entry) kept = undefined;
        throw error;
      },
    );
    kept = entry;
    return entry.token;
  };
}

async function requestToken({ clientId, clientSecret, tokenUrl, scope }: Credentials, fetcher: typeof fetch) {
  const encoded = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const response = await fetcher(tokenUrl, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa(encoded)}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) }),
  });
  if (!response.ok) throw new Error(`the token endpoint answered ${response.status}`);
  const { access_token: token, expires_in: seconds } = (await response.json()) as Record<string, unknown>;
  if (typeof token !== 'string' || typeof seconds !== 'number') throw new Error('the token endpoint gave no token');
  return { token, seconds };
}
