import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDES, type GuideName, guideText } from '../../functions/http/guides.ts';
import { removeFolder, type StartedServer, startServer, temporaryFolder } from '../support/started-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

let server: StartedServer;
const [data, work] = [temporaryFolder(), temporaryFolder()];
beforeAll(async () => {
  server = await startServer(data);
});
afterAll(async () => {
  await server.stop();
  removeFolder(data);
  removeFolder(work);
});

interface Block {
  readonly language: string;
  readonly role: string;
  readonly text: string;
}

function blocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+) (setup|run|answer)\n([\s\S]*?)\n```/gm)].map(([, language, role, text]) => ({
    language: language!,
    role: role!,
    text: text!,
  }));
}

/** Runs a page's snippets in one shell, as a reader would, and gives what each printed. */
function outputs(snippets: readonly Block[]): string[] {
  const mark = '--- next snippet ---';
  const script = snippets
    .map(({ language, text }) => (language === 'js' ? `node -e ${quoted(text)}` : text))
    .join(`\necho '${mark}'\n`);
  const inPlace = script
    .replaceAll('http://127.0.0.1:8787', server.url)
    .replaceAll('npm run', `npm --prefix '${root}' run`);
  // A verification names its files in the reader's folder, npm runs scripts in the project's.
  const absolute = inPlace.replaceAll(
    /verify -- (\S+) --keys (\S+)/g,
    (_all, file, keys) => `verify -- ${work}/${file} --keys ${work}/${keys}`,
  );
  const printed = execFileSync('bash', ['-euo', 'pipefail', '-c', absolute], { cwd: work, encoding: 'utf8' });
  return printed.split(`${mark}\n`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Equal, but that "…" in the page stands for anything. */
function expectShown(printed: unknown, shown: unknown): void {
  if (typeof shown === 'string' && shown.includes('…')) {
    const pattern = shown
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*');
    expect(printed).toMatch(new RegExp(`^${pattern}$`));
  } else if (Array.isArray(shown)) {
    expect(printed).toHaveLength(shown.length);
    for (const [i, item] of shown.entries()) expectShown((printed as unknown[])[i], item);
  } else if (typeof shown === 'object' && shown !== null) {
    expect(Object.keys(printed as object).sort()).toEqual(Object.keys(shown).sort());
    for (const [key, member] of Object.entries(shown)) expectShown((printed as Record<string, unknown>)[key], member);
  } else expect(printed).toEqual(shown);
}

describe('the guides', () => {
  for (const name of Object.keys(GUIDES) as GuideName[]) {
    it(`${name}: every snippet runs and answers as the page shows`, () => {
      const all = blocks(guideText(name));
      const snippets = all.filter((block) => block.role !== 'answer');
      if (snippets.length === 0) return;
      const printed = outputs(snippets);
      let last = -1;
      for (const block of all) {
        if (block.role !== 'answer') {
          last++;
          continue;
        }
        const text = printed[last]!.trim().replaceAll(server.url, 'http://127.0.0.1:8787');
        if (block.language === 'json') expectShown(JSON.parse(text), JSON.parse(block.text));
        else expectShown(text, block.text);
      }
    });

    it(`${name}: is served, and its links lead somewhere`, async () => {
      const answer = await fetch(`${server.url}/docs/guide/${name}`);
      expect(answer.status).toBe(200);
      const links = [...(await answer.text()).matchAll(/href="(\/[^"#]*)/g)].map((found) => found[1]!);
      for (const link of new Set(links)) expect((await fetch(`${server.url}${link}`)).status, link).toBe(200);
      for (const [, page] of guideText(name).matchAll(/\]\(([a-z-]+\.md)/g)) {
        expect(existsSync(new URL(`../../docs/guide/${page}`, import.meta.url)), page).toBe(true);
      }
    });
  }
});
