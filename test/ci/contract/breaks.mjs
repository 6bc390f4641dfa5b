// Proves that the breaking-change check is not blind: seeds one break at a time into a copy of the contract, and each must be found.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [contract] = process.argv.slice(2);
const text = readFileSync(contract, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'contract-'));

const replaced = (from, to) => text.replace(from, to);
const BREAKS = {
  'a path removed': replaced(/ {2}\/v1\/rank-hand:\n(?: {4}.*\n)+/, ''),
  'a member required': replaced('required: [id, player, type, stake]', 'required: [id, player, type, stake, placedAt]'),
  'a member renamed': replaced('        betsClosedAt:', '        closedAt:'),
  'a limit narrowed': replaced('maxItems: 2000', 'maxItems: 1500'),
  'a pattern narrowed': replaced("'^[A-Za-z0-9._:-]{1,64}$'", "'^[A-Za-z0-9._:-]{1,32}$'"),
  'a value of a request removed': replaced('[straight, split, street, trio,', '[straight, split, street,'),
  'a condition tightened': replaced(
    'then: { properties: { numbers: false, dozen: false, column: false } }',
    'then: { required: [placedAt], properties: { numbers: false, dozen: false, column: false } }',
  ),
  'a member of an answer no longer certain': replaced(
    '[id, revision, issuedAt, kid, jws]',
    '[id, revision, issuedAt, kid]',
  ),
  'a new value in an answer': replaced(
    '[win, lose, push, surrender, fold, void]',
    '[win, lose, push, surrender, fold, void, half]',
  ),
  'a game removed': replaced("        - { $ref: '#/components/schemas/SettleSixCardPokerRequest' }\n", ''),
  'a scope demanded': replaced('security: [{ oauth: [settle] }]', 'security: [{ oauth: [settle, settle.correct] }]'),
};

let blind = 0;
for (const [name, broken] of Object.entries(BREAKS)) {
  const file = join(folder, 'broken.yaml');
  writeFileSync(file, broken);
  const found =
    broken !== text &&
    spawnSync('node_modules/.bin/redocly', ['diff', contract, file], { stdio: 'ignore' }).status === 1;
  console.log(`${found ? 'found ' : 'MISSED'} ${name}`);
  if (!found) blind += 1;
}
rmSync(folder, { recursive: true });
process.exit(blind === 0 ? 0 : 1);
