import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listKeys, openLocalKeys } from '../../lib/signing/local-keys.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'keys-command-'));
const path = join(folder, 'signing-keys.json');
let first: string;
beforeAll(() => {
  first = openLocalKeys(path, '2026-01-01T00:00:00.000Z').signer.kid;
});
afterAll(() => rmSync(folder, { recursive: true }));

function keys(args: readonly string[], dataDir = folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/keys.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, stdout, stderr };
}

describe('npm run keys', () => {
  it('rotates, names a compromised key and since when, and lists all keys', () => {
    const rotated = keys(['rotate']);
    expect(rotated).toMatchObject({ status: 0, stderr: '' });
    const second = listKeys(path)[1]!.kid;
    expect(rotated.stdout).toContain(`${second} signs from now on.`);
    expect(rotated.stdout).toContain(`${first} is retired`);

    const compromised = keys(['compromise', second, '2026-02-03T04:05:06+04:00']);
    expect(compromised).toMatchObject({ status: 0, stderr: '' });
    expect(compromised.stdout).toContain(`${second} is published as compromised since 2026-02-03T00:05:06.000Z.`);
    const third = listKeys(path)[2]!.kid;
    expect(compromised.stdout).toContain(`${third} signs from now on.`);

    const lines = keys(['list']).stdout.trim().split('\n');
    expect(lines.map((line) => line.split(/\s+/).slice(0, 2))).toEqual([
      [first, 'retired'],
      [second, 'compromised'],
      [third, 'active'],
    ]);
  });

  it('changes nothing when it is not understood', () => {
    const before = JSON.stringify(listKeys(path));
    const unknown = keys(['compromise', 'no-such-key', '2026-01-01T00:00:00Z']);
    expect([unknown.status, unknown.stderr]).toEqual([2, 'there is no key no-such-key\n']);
    const future = keys(['compromise', first, '2999-01-01T00:00:00Z']);
    expect([future.status, future.stderr]).toEqual([2, expect.stringContaining('in the future')]);
    const undated = keys(['compromise', first, 'yesterday']);
    expect([undated.status, undated.stderr]).toEqual([2, expect.stringContaining('usage:')]);
    expect(JSON.stringify(listKeys(path))).toBe(before);
    const absent = keys(['list'], join(folder, 'nowhere'));
    expect([absent.status, absent.stderr]).toEqual([2, expect.stringContaining('There are no keys')]);
  });
});
