/** `npx tsx examples/evening/settle-evening.ts [--data FOLDER] [--books FOLDER] [--at-once N]`; the service from the environment. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { run } from './run.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: here('data') },
    books: { type: 'string', default: here('books') },
    'at-once': { type: 'string', default: '4' },
  },
});
const { KANON_URL: url = 'http://127.0.0.1:8787', KANON_TOKEN_URL, KANON_CLIENT, KANON_SECRET } = process.env;
const access = {
  url,
  tokenUrl: KANON_TOKEN_URL ?? `${url}/oauth/token`,
  // The clients of the local run are public; your own secret belongs in the environment.
  id: KANON_CLIENT ?? 'demo-operator',
  secret: KANON_SECRET ?? 'demo-operator-secret',
};
const atOnce = Math.max(1, Number.parseInt(values['at-once'], 10) || 1);
process.exitCode = await run({ data: values.data, books: values.books, access, atOnce }, process);
