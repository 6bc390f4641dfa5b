import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { patience } from '../../lib/store/patience.ts';

it('a call of the SDK that is never answered ends with the signal, in about five seconds, and frees its connection', async () => {
  const closed: Promise<void>[] = [];
  const server = createServer((request) => {
    closed.push(new Promise((resolve) => request.socket.once('close', () => resolve())));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'local',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    requestHandler: { requestTimeout: 60_000 },
  });
  const call = () =>
    client.send(new GetItemCommand({ TableName: 't', Key: { pk: { S: 'a' } } }), { abortSignal: patience() });
  const start = performance.now();
  const ended = await Promise.allSettled([call(), call(), call()]);
  const took = performance.now() - start;
  expect(ended.map((one) => one.status === 'rejected' && one.reason.name)).toEqual(Array(3).fill('AbortError'));
  expect(took).toBeGreaterThan(4900);
  expect(took).toBeLessThan(9000);
  await Promise.all(closed);
  expect(closed).toHaveLength(3);
  client.destroy();
  server.close();
});

it('a signal is shared by calls that begin together, and never by one that begins after it ended', async () => {
  const first = patience();
  expect(patience()).toBe(first);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(patience()).not.toBe(first);
  expect(patience().aborted).toBe(false);
});
