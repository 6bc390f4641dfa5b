import { expect, it } from 'vitest';
import { kmsClient } from '../../../lib/signing/kms-client.ts';
import { kmsSigner } from '../../../lib/signing/kms-signer.ts';
import { spin } from '../../../scripts/cold-start/requests.ts';
import { coldStarts, firstOf, judged, TARGETS } from '../../../scripts/cold-start.ts';
import { deploy, embeddedSurroundings } from '../../functions/support/deployment.ts';
import { EMULATED, emulatedKms } from '../kms/emulated-kms.ts';
import { folderOf, guardedSurroundings, ric } from './surroundings.ts';

const ATTEMPTS = 3;

it('functions’ starts are measured beside an empty one and one put, and printed with their targets', async () => {
  const best = new Map<string, number>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const starts = await coldStarts(7, embeddedSurroundings, ric);
    console.log(judged(starts).table);
    for (const { name, beside, times } of TARGETS) {
      const ratio = firstOf(starts, name) / firstOf(starts, beside) / times;
      best.set(name, Math.min(best.get(name) ?? ratio, ratio));
    }
    if ([...best.values()].every((ratio) => ratio <= 1)) break;
  }
  // Printed, not judged: a busy machine must not decide whether the code is right.
  console.log(Object.fromEntries(best));
  expect(best.size).toBe(TARGETS.length);
});

it('signing’s place in a settlement’s time is measured', async () => {
  const { endpoint, keyId } = await emulatedKms();
  const signer = kmsSigner(kmsClient({ ...EMULATED, endpoint }), keyId);
  const deployment = await deploy(await guardedSurroundings(), { folderOf, client: ric });
  const Authorization = `Bearer ${await deployment.token('demo-operator')}`;
  const headers = { Authorization, 'Content-Type': 'application/json' };
  const settle = () =>
    deployment.send('settle-spin', { method: 'POST', path: '/v1/settle-spin', headers, body: JSON.stringify(spin()) });
  const medianOf = async (act: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let i = 0; i < 100; i++) {
      const start = performance.now();
      await act();
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[50]!;
  };
  const sign = await medianOf(() => signer.sign(Buffer.from('input')));
  const whole = await medianOf(settle);
  console.log(`settle: median ${whole.toFixed(1)} ms, of which the emulated KMS signs in ${sign.toFixed(1)} ms`);
  expect(whole).toBeGreaterThan(0);
  await deployment.close();
});
