import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const answerLength = async (body: string) => {
  const response = await service.post('/v1/settle-spin', body);
  expect(response.status).toBe(400);
  return (await response.text()).length;
};

describe('a body made to be answered at length', () => {
  it.each(['k', '/', '~'])('by a long name of %j over many faults is answered shortly', async (character) => {
    const many = Array(1000).fill('1.5').join(',');
    expect(await answerLength(`{"${character.repeat(50_000)}":[${many}]}`)).toBeLessThan(1000);
  });

  it('by names as long as they may be, nested as deep as they may be, has a bounded answer', async () => {
    const name = '~'.repeat(128);
    const many = Array(5000).fill('1.5').join(',');
    const nested = `${`{"${name}":`.repeat(30)}[${many}]${'}'.repeat(30)}`;
    expect(await answerLength(nested)).toBeLessThan(1_000_000);
  });

  it('by query parameters is answered shortly too', async () => {
    const query = Array.from({ length: 1500 }, (_, i) => `${'p'.repeat(100)}${i}=1`).join('&');
    const response = await service.get(`/v1/receipts/rcpt_${'0'.repeat(26)}?${query}`);
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(50_000);
  });

  it('that breaks off is the caller’s fault, not ours', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(spin('broken')).slice(0, 40)));
        controller.error(new Error('gone'));
      },
    });
    const response = await service.app.request('/v1/settle-spin', {
      method: 'POST',
      headers: { Authorization: `Bearer ${await service.token()}`, 'Content-Type': 'application/json' },
      body: broken,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ pointer: '', code: 'body-incomplete' }]);
  });
});
