import { expect, it } from 'vitest';
import { crashStore } from '../../scripts/crash-store.ts';

it('no receipt whose insert was answered is lost when the process is killed', async () => {
  const { kills, acknowledged, lost, unlisted } = await crashStore(2, 16);
  expect({ kills, lost, unlisted }).toEqual({ kills: 2, lost: 0, unlisted: 0 });
  expect(acknowledged).toBeGreaterThan(0);
});
