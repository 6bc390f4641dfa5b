/** What is left out of the functions' bundles, and why it has no occasion there. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import { rulesetDigest } from '../lib/receipts/ruleset-digest.ts';
import { ACTS } from '../lib/rules/index.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** `require`, which a module does not have of itself. */
export const REQUIRE = `import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);`;

/** The chain of credential providers finds nothing on Lambda that the environment does not have. */
export const environmentOnly: Plugin = {
  name: 'environment-only',
  setup({ onResolve }) {
    onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, () => ({
      path: join(root, 'lib/store/environment-credentials.ts'),
    }));
  },
};

/** Errors that are told by their class. */
const CAUGHT = new Set(['ConditionalCheckFailedException', 'ResourceNotFoundException']);

/**
 * Node's own modules by `require`: an `import` of one makes a module of its exports first and asks for each of them, which
 * loads what nobody wanted (standard input for process, WebCrypto for crypto).
 */
const builtinsRequired: Plugin = {
  name: 'builtins-required',
  setup({ onResolve, onLoad, initialOptions }) {
    initialOptions.banner = { js: REQUIRE };
    onResolve({ filter: new RegExp(`^(node:)?(${builtinModules.join('|')})$`) }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace: 'builtin' },
    );
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};

/** What else the libraries bring and no function needs. */
export const slim: Plugin = {
  name: 'slim',
  setup({ onResolve, onLoad, resolve }) {
    // Neither DynamoDB's nor KMS's operations that are called stream events; the SDK loads this when one does.
    onResolve({ filter: /^@smithy\/core\/event-streams$/ }, () => ({ path: 'event-streams', namespace: 'none' }));
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export {}' }));
    // Of a service's errors those that are not known to its client keep their names, and names are what is looked at.
    onLoad({ filter: /@aws-sdk\/client-[^/]+\/dist-es\/schemas\/schemas_0\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        /^n\d+_registry\.registerError\((\w+)\$, \1\);$/gm,
        (line, name) => (CAUGHT.has(name) ? line : ''),
      ),
    }));
    // Of its package.json a client reads the version.
    onLoad({ filter: /@aws-sdk\/client-[^/]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    // Hono's router for few routes: no tables to build before the first answer.
    onResolve({ filter: /^hono$/ }, ({ resolveDir, kind }) => resolve('hono/tiny', { resolveDir, kind }));
  },
};

/** The words of refusals that a function has no occasion for. */
const withoutRefusals = (...groups: readonly string[]): Plugin => ({
  name: 'without-refusals',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`lib/problems/(${groups.join('|')})\\.ts$`) }, ({ path }) => ({
      contents: `export const ${basename(path, '.ts')}Problems = {};`,
    }));
  },
});

/** The games that an operation never settles: each act still has them by their ids, and nothing else of them. */
const withoutGames = (...games: readonly (keyof typeof EXPORTS)[]): Plugin => ({
  name: 'without-games',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`lib/rules/games/(${games.join('|')})/settle\\.ts$`) }, ({ path }) => {
      const name = EXPORTS[basename(dirname(path)) as keyof typeof EXPORTS];
      return { contents: `export const ${name} = (_ruleset, games) => games;` };
    });
    onLoad({ filter: new RegExp(`lib/rules/acts/[^/]+/(${games.join('|')})\\.ts$`) }, async ({ path }) => {
      const name = EXPORTS[basename(path, '.ts') as keyof typeof EXPORTS];
      const { [name]: act } = (await import(path)) as Record<string, object>;
      const ids = name === 'pokerGames' ? Object.keys(act!) : [];
      return { contents: `export const ${name} = ${JSON.stringify(Object.fromEntries(ids.map((id) => [id, {}])))};` };
    });
  },
});

/** What a game's modules export. */
const EXPORTS = { roulette: 'roulette', blackjack: 'blackjack', poker: 'pokerGames' } as const;

/** The digests of the acts are worked out when the function is built: with each start they take some milliseconds. */
const digestsKnown: Plugin = {
  name: 'digests-known',
  setup({ onLoad }) {
    const digests = Object.fromEntries(ACTS.map((act) => [act.id, rulesetDigest(act)]));
    onLoad({ filter: /\/lib\/receipts\/ruleset-digest\.ts$/ }, () => ({
      contents: `const digests = ${JSON.stringify(digests)}; export const rulesetDigest = (act) => digests[act.id];`,
    }));
  },
};

/** The pages read files: beside the bundle these lie as in the source tree, and each module finds them from its place. */
export const besideItsFiles = {
  banner: {
    js: `${REQUIRE}const __at = (path) => new URL(path, import.meta.url).href;`,
  },
};

const inItsPlace: Plugin = {
  name: 'in-its-place',
  setup({ onLoad }) {
    onLoad({ filter: /\/functions\/http\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        `__at(${JSON.stringify(relative(root, path))})`,
      ),
      loader: 'ts',
    }));
  },
};

/**
 * What settles names provisions and choices by their ids; the sentences about them, in two languages, are 60 KB that it
 * never says. They are the texts with a space or an Armenian letter in the acts' words, and no part of a ruleset's digest.
 */
export const withoutWords: Plugin = {
  name: 'without-words',
  setup({ onLoad }) {
    onLoad({ filter: /\/lib\/rules\/acts\/[^/]+\/[^/]+\.ts$/ }, ({ path }) => ({
      contents: ts.transpileModule(readFileSync(path, 'utf8'), {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
        transformers: { before: [emptied] },
      }).outputText,
    }));
  },
};

const isWords = (text: string) => text.includes(' ') || /[\u0531-\u058a]/.test(text);

const emptied: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isStringLiteralLike(node) && isWords(node.text)) return factory.createStringLiteral('');
    if (ts.isTemplateExpression(node) && isWords(node.getText(file))) return factory.createStringLiteral('');
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText(file);
      if (name === 'provisions' && ts.isObjectLiteralExpression(node.initializer)) {
        return factory.updatePropertyAssignment(node, node.name, idsOf(node.initializer, factory));
      }
      if (name === 'notes')
        return factory.updatePropertyAssignment(node, node.name, factory.createArrayLiteralExpression());
    }
    const visited = ts.visitEachChild(node, visit, context);
    // The acts are data: nothing that they call does anything but make more of it.
    return ts.isCallExpression(visited)
      ? ts.addSyntheticLeadingComment(visited, ts.SyntaxKind.MultiLineCommentTrivia, '@__PURE__')
      : visited;
  };
  return ts.visitEachChild(file, visit, context);
};

/** Of a game's provisions what settles needs the ids. */
function idsOf(provisions: ts.ObjectLiteralExpression, factory: ts.NodeFactory): ts.ObjectLiteralExpression {
  return factory.createObjectLiteralExpression(
    provisions.properties.map((property) => {
      if (property.name === undefined) throw new Error('provisions are written out one by one');
      return factory.createPropertyAssignment(property.name, factory.createNumericLiteral(0));
    }),
  );
}

/** The contract is read as YAML when the function is built: reading it with each start takes half a second. */
const contractAsJson: Plugin = {
  name: 'contract-as-json',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^yaml$/ }, () => ({ path: 'contract', namespace: 'contract' }));
    onLoad({ filter: /.*/, namespace: 'contract' }, () => ({
      contents: `import { readFileSync } from 'node:fs';
        export const parse = () => JSON.parse(readFileSync(new URL(__at('openapi.json')), 'utf8'));`,
      resolveDir: root,
    }));
  },
};

/** What is special about a function's bundle. */
export const SPECIAL: Readonly<Record<string, readonly Plugin[]>> = {
  pages: [inItsPlace, contractAsJson],
  rulesets: [withoutRefusals('blackjack', 'poker', 'rank', 'roulette')],
  // Games that are not settled before words: the first that loads a module has it.
  'settle-hand': [builtinsRequired, withoutGames('roulette'), withoutWords, withoutRefusals('roulette'), digestsKnown],
  'settle-spin': [
    builtinsRequired,
    withoutGames('blackjack', 'poker'),
    withoutWords,
    withoutRefusals('blackjack', 'poker', 'rank'),
    digestsKnown,
  ],
};
