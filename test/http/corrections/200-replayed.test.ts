import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';
import { annulled, corrected, sent, settled } from './correcting.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('a correction sent again', () => {
  it('gets the same receipt again', async () => {
    const first = await settled(service, spin('replay'));
    const one = await sent(service, corrected('replay', first.id));
    const two = await sent(service, corrected('replay', first.id));
    expect([one.status, two.status]).toEqual([201, 200]);
    expect(two.headers.get('Idempotency-Replayed')).toBe('true');
    expect(two.body).toEqual(one.body);
  });

  it('gets it even when it was corrected itself since', async () => {
    const first = await settled(service, spin('since'));
    const second = await sent(service, corrected('since', first.id));
    await settled(service, corrected('since', second.body.receipt.id, { outcome: { number: 3 } }));
    const again = await sent(service, corrected('since', first.id));
    expect([again.status, again.body]).toEqual([200, second.body]);
    // The first request of the round too.
    expect((await sent(service, spin('since'))).status).toBe(200);
  });

  it('may spell its content in another way', async () => {
    const first = await settled(service, spin('spelling'));
    const second = await sent(service, corrected('spelling', first.id));
    const { currency, table, ...rest } = corrected('spelling', first.id);
    const spelled = { ...rest, table, houseRules: { payout: 'uniform' }, ruleset: 'am-2004-66', currency };
    const again = await sent(service, spelled);
    expect([again.status, again.body]).toEqual([200, second.body]);
  });

  it('is another correction when its reason is another', async () => {
    const first = await settled(service, spin('reason'));
    await settled(service, corrected('reason', first.id));
    expect((await sent(service, corrected('reason', first.id, { reason: 'Another reason.' }))).status).toBe(409);
  });

  it('that annuls gets the same annulment again', async () => {
    const first = await settled(service, spin('annulled'));
    const one = await sent(service, annulled('annulled', first.id));
    const two = await sent(service, annulled('annulled', first.id, { ruleset: 'am-2004-66' }));
    expect([one.status, two.status]).toEqual([201, 200]);
    expect(two.body).toEqual(one.body);
  });

  it('fifty times at once is stored once, and all fifty get it', async () => {
    const first = await settled(service, spin('fifty'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => sent(service, corrected('fifty', first.id))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(new Set(answers.map(({ body }) => body.receipt.jws)).size).toBe(1);
  });
});
