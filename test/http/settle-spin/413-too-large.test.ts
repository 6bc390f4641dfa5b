import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../lib/store/embedded.ts';
import { ReceiptTooLarge } from '../../../lib/store/store.ts';
import { startService } from '../../support/service.ts';
import { spin } from '../../support/spins.ts';

describe('a round whose receipt does not fit into the store', () => {
  it('is 413, not a fault of the service', async () => {
    // No body of 1 MiB is known that gets here; the store still states its limit, and the answer must be right.
    const opened = await openMemoryStore();
    const insert = async () => {
      throw new ReceiptTooLarge(500_000, 409_600);
    };
    const service = await startService({ store: { ...opened.store, insert } });
    expect((await service.post('/v1/settle-spin', spin('big'))).status).toBe(413);
    await opened.close();
  });
});
