import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder, type StartedServer, startServer, temporaryFolder } from '../support/started-server.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const block = (name: string) =>
  new RegExp(`<!-- tested: ${name} -->\n\`\`\`\\w+\n([\\s\\S]*?)\n\`\`\``).exec(readme)![1]!;

let server: StartedServer;
const folder = temporaryFolder();
beforeAll(async () => {
  server = await startServer(folder);
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

const run = (script: string) =>
  execFileSync('bash', ['-euc', script.replaceAll('http://127.0.0.1:8787', server.url)], { encoding: 'utf8' });

describe('the README', () => {
  it('shows a request whose answer is the one it shows', () => {
    const shown = JSON.parse(block('answer'));
    const answered = JSON.parse(run(block('request')));
    expect(answered.settlement).toEqual(shown.settlement);
    expect(answered.receipt.id).toBe(shown.receipt.id);
    expect(Object.keys(answered.receipt).sort()).toEqual(Object.keys(shown.receipt).sort());
  });

  it('names only scripts and folders that exist', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    for (const [, name] of readme.matchAll(/npm run ([a-z:-]+)/g)) expect(scripts, name).toHaveProperty(name!);
    for (const [, path] of readme.matchAll(/\]\(([A-Za-z./]+)\)/g)) {
      expect(() => readFileSync(new URL(`../../${path}`, import.meta.url)), path).not.toThrow();
    }
  });

  it('speaks for commands that package.json has', () => {
    const contributing = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    for (const [, name] of contributing.matchAll(/npm run ([a-z:-]+)/g)) expect(scripts, name).toHaveProperty(name!);
  });
});
