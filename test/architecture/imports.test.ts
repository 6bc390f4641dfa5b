import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Which parts of the project a part may import; what stands in no list stands alone. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'lib/rules': [],
  'lib/contract': ['lib/rules'],
  'lib/problems': ['lib/rules', 'lib/contract'],
  'lib/receipts': ['lib/rules', 'lib/contract', 'lib/store', 'lib/signing', 'lib/auth'],
  'lib/store': [],
  'lib/signing': ['lib/store'],
  'lib/auth': ['lib/store'],
  'functions/http': [
    'lib/rules',
    'lib/contract',
    'lib/problems',
    'lib/receipts',
    'lib/store',
    'lib/signing',
    'lib/auth',
    'site',
  ],
};

/** From outside, these parts may take only what each names. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  'lib/rules': /^$/,
  'lib/contract': /^$/,
  'lib/problems': /^$/,
  'lib/receipts': /^node:crypto$/,
  'lib/store': /^(@aws-sdk\/client-dynamodb|@smithy\/.*|@aws-sdk\/.*|dynalite|node:.*)$/,
  'lib/signing': /^(@aws-sdk\/client-(kms|dynamodb)|@aws-sdk\/.*|@smithy\/.*|node:.*)$/,
  'lib/auth': /^(jose|@aws-sdk\/client-dynamodb|@smithy\/.*|node:.*)$/,
  'functions/http': /^(hono.*|marked|yaml|node:.*|swagger-ui-dist.*)$/,
};

interface Import {
  readonly file: string;
  readonly target: string;
}

const files = Object.keys(MAY_IMPORT).flatMap((part) => sources(join(root, part)));
const imports = files.flatMap(importsOf);

describe('the parts of the project', () => {
  it('are read at all: a check of nothing would pass', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(imports.length).toBeGreaterThan(200);
  });

  it('import only what their place in the flow allows', () => {
    const wrong = imports.filter(({ file, target }) => {
      const from = partOf(file);
      const to = target.startsWith('.')
        ? partOf(relative(root, resolve(dirname(join(root, file)), target)))
        : undefined;
      if (to === undefined) return !target.startsWith('.') && !PACKAGES[from!]!.test(target);
      return to !== from && !MAY_IMPORT[from!]!.includes(to);
    });
    expect(wrong).toEqual([]);
  });

  it('import no middleware from another middleware', () => {
    const wrong = imports.filter(
      ({ file, target }) => /^functions\/http\/middleware\//.test(file) && /^\.\/(?!.*context)/.test(target),
    );
    expect(wrong).toEqual([]);
  });

  it('of the engine know no ruleset id outside the acts', () => {
    const wrong = sources(join(root, 'lib')).filter(
      (file) =>
        !file.startsWith('lib/rules/acts/') &&
        !file.includes('/generated/') &&
        /['"`]am-\d{4}-\d+['"`]/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('of the engine use neither clock nor randomness nor async code', () => {
    const wrong = sources(join(root, 'lib/rules')).filter((file) =>
      /Date\b(?!-)|Math\.random|\basync\b|\bPromise\b|process\./.test(code(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('stay short, data aside: no file over 300 lines', () => {
    const long = [...files, ...sources(join(root, 'functions'))]
      .filter((file) => !file.includes('/generated/') && !file.startsWith('lib/rules/acts/'))
      .filter((file) => read(file).split('\n').length > 300);
    expect(long).toEqual([]);
  });
});

describe('the acts', () => {
  it('have the same files', () => {
    const acts = readdirSync(join(root, 'lib/rules/acts')).filter((name) => name.startsWith('am-'));
    expect(acts.length).toBe(3);
    const [first, ...others] = acts.map((act) => readdirSync(join(root, 'lib/rules/acts', act)).sort());
    for (const other of others) expect(other).toEqual(first);
  });
});

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(ts|js)$/.test(name) &&
        !name.endsWith('.d.ts') &&
        !name.includes('node_modules') &&
        !name.startsWith('dist'),
    )
    .map((name) => relative(root, join(folder, name)));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Without comments. */
function code(file: string): string {
  return read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}

function importsOf(file: string): Import[] {
  return [...code(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((found) => ({ file, target: found[1]! }));
}

function partOf(path: string): string | undefined {
  return Object.keys(MAY_IMPORT).find((part) => path === part || path.startsWith(`${part}/`));
}
