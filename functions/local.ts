/**
 * The whole service on one machine: `npm start`. Embedded store, keys in a file, a development issuer; or, with
 * DYNAMODB_ENDPOINT set, that DynamoDB. Receipts of this server are `test` receipts and say so.
 */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { DEV_CLIENTS, type DevIssuer, devIssuer } from '../lib/auth/dev-issuer.ts';
import { openLocalKeys } from '../lib/signing/local-keys.ts';
import type { App } from './http/app.ts';
import { createLocalApp } from './local-app.ts';
import { openStore } from './local-store.ts';
import { logLines } from './log-lines.ts';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 8787);
const dataDir = process.env.DATA_DIR ?? '.data';
const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

if (!LOOPBACK.test(host)) {
  console.error(`HOST=${host}: the local run has public demo secrets and serves loopback addresses only.`);
  process.exit(2);
}

mkdirSync(dataDir, { recursive: true });
chmodSync(dataDir, 0o700);
const clock = Date.now;
const opened = await openStore(dataDir).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const localKeys = openLocalKeys(join(dataDir, 'signing-keys.json'), new Date(clock()).toISOString());

const { log, flush } = logLines((text) => process.stdout.write(text));
process.on('exit', flush);

let app: App | undefined;
const server = serve(
  { fetch: (request) => app?.fetch(request) ?? new Response(null, { status: 503 }), hostname: host, port },
  async (info) => {
    const publicUrl = process.env.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${info.port}`;
    const issuer = await devIssuer(publicUrl, join(dataDir, 'token-key.json'));
    app = createLocalApp({ publicUrl, clock, log, issuer, keys: localKeys, store: opened.store });
    console.log(
      `Kanon is at ${publicUrl} (test receipts, kept in ${dataDir}). Guides and reference: ${publicUrl}/docs`,
    );
    // Beside the log, not in it: a token has no place there.
    console.error(await requestToPaste(publicUrl, issuer));
  },
);

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop what listens there, or choose another with PORT.`
      : error.message,
  );
  opened.close().finally(() => process.exit(1));
});

async function requestToPaste(url: string, issuer: DevIssuer): Promise<string> {
  const grant = await issuer.grant('demo-operator', DEV_CLIENTS['demo-operator']!.secret, undefined, clock());
  if (typeof grant === 'string') throw new Error(grant);
  const playedAt = new Date(clock()).toISOString();
  const body = {
    currency: 'AMD',
    table: 'R-01',
    round: playedAt.replace(/[^0-9]/g, ''),
    playedAt,
    outcome: { number: 17 },
    bets: [
      { id: 'b1', player: 'P-1', type: 'straight', numbers: [17], stake: 100000 },
      { id: 'b2', player: 'P-2', type: 'red', stake: 500000 },
    ],
  };
  return `
A spin to settle; paste it:

curl -s ${url}/v1/settle-spin \\
  -H 'Authorization: Bearer ${grant.access_token}' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'
`;
}

function stop(): void {
  server.close();
  opened.close().finally(() => process.exit(0));
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
