/**
 * The signing keys of the local run: `npm run keys -- list | rotate | compromise <kid> <since>`, on DATA_DIR (default
 * `.data`). A running server signs with the new key from its next receipt on. Exit code 2: nothing was changed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseInstant } from '../lib/rules/kernel/instant.ts';
import { compromise, KeyFileBusy, listKeys, rotate } from '../lib/signing/local-keys.ts';

const USAGE = `usage: npm run keys -- list
       npm run keys -- rotate
       npm run keys -- compromise <kid> <since>   since: an RFC 3339 date-time`;

const path = join(process.env.DATA_DIR ?? '.data', 'signing-keys.json');
const now = new Date();

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

function list(): string {
  return listKeys(path)
    .map(({ kid, status, since }) => `${kid}  ${status.padEnd(11)}  since ${since}`)
    .join('\n');
}

/** The time in the form of the other times of the file. */
function sinceOf(text: string): string {
  if (parseInstant(text) === undefined) refuse(`${text} is no RFC 3339 date-time with an offset.\n${USAGE}`);
  const since = new Date(text);
  if (since > now) refuse(`${text} is in the future: a key is compromised since a time that has passed.`);
  return since.toISOString();
}

const [command, ...given] = process.argv.slice(2);
const [kid, since] = given;
if (!existsSync(path)) refuse(`There are no keys at ${path}: the first start of the server makes the first one.`);
try {
  if (command === 'list' && given.length === 0) {
    console.log(list());
  } else if (command === 'rotate' && given.length === 0) {
    const before = listKeys(path).find((key) => key.status === 'active')!.kid;
    console.log(`${rotate(path, now.toISOString())} signs from now on.`);
    console.log(`${before} is retired: its private part is destroyed, its receipts verify as before.`);
  } else if (command === 'compromise' && given.length === 2) {
    const active = listKeys(path).find((key) => key.status === 'active')!.kid;
    compromise(path, kid!, sinceOf(since!), now.toISOString());
    console.log(`${kid} is published as compromised since ${sinceOf(since!)}.`);
    if (kid === active) console.log(`${listKeys(path).at(-1)!.kid} signs from now on.`);
  } else {
    refuse(USAGE);
  }
} catch (error) {
  if (error instanceof RangeError || error instanceof KeyFileBusy) refuse(error.message);
  throw error;
}
