/**
 * What the service is measured against: a hono route that parses the body, makes the same signature and does the same
 * conditional put of an item of the same attributes and size into the same kind of store. No rules, no checks, no caller.
 */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openEmbeddedStore } from '../lib/store/embedded.ts';

const { client, tableName } = await openEmbeddedStore({ dataDir: process.env.DATA_DIR! });
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const kid = 'x'.repeat(43);
const header = Buffer.from(`{"alg":"ES256","kid":"${kid}","typ":"settlement-receipt+jws"}`).toString('base64url');
/** What the compressed payload of the benchmark's spin takes in the service's store. */
const STORED_BYTES = 1033;
const app = new Hono();

app.post('/settle', async (c) => {
  const body = await c.req.json();
  const id = randomUUID();
  const now = new Date().toISOString();
  // As much as a receipt says: the request and a settlement of about its size, three times over.
  const settlement = [body, body, body];
  const payload = Buffer.from(JSON.stringify({ id, request: body, settlement }));
  const input = `${header}.${payload.toString('base64url')}`;
  const signature = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  await client.send(
    new PutItemCommand({
      TableName: tableName,
      // The attributes of the service's own item, index keys included, and as many bytes of payload as it stores.
      Item: {
        pk: { S: id },
        sk: { S: 'receipt' },
        opDay: { S: `bare#${now.slice(0, 10)}` },
        day: { S: `${now.slice(0, 10)}#0` },
        at: { S: `${now}#${id}` },
        operator: { S: 'bare' },
        rev: { N: '1' },
        game: { S: 'roulette' },
        ruleset: { S: 'am-2004-66' },
        cur: { S: 'AMD' },
        table: { S: body.table },
        round: { S: body.round },
        played: { S: body.playedAt },
        house: { S: 'default' },
        staked: { N: '2450000' },
        winnings: { N: '3500000' },
        returned: { N: '3600000' },
        net: { N: '1150000' },
        kid: { S: kid },
        header: { S: header },
        sig: { B: signature },
        payload: { B: payload.subarray(0, STORED_BYTES) },
      },
      ConditionExpression: 'attribute_not_exists(#pk)',
      ExpressionAttributeNames: { '#pk': 'pk' },
    }),
  );
  return c.json({ jws: `${input}.${signature.toString('base64url')}`, settlement }, 201);
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`Bare is at http://127.0.0.1:${port}`),
);
