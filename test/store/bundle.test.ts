import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** What a Lambda function bundles of the store. */
async function bundled(alias: Record<string, string>): Promise<{ kib: number; packages: Set<string> }> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `
        import { storeClient } from './lib/store/client.ts';
        import { dynamodbStore } from './lib/store/dynamodb-store.ts';
        import { partiqlInsert } from './lib/store/insert-partiql.ts';
        const store = dynamodbStore({ client: storeClient(), tableName: process.env.TABLE_NAME, insert: partiqlInsert });
        export const handler = (event) => store[event.operation](event.argument);`,
      resolveDir: root,
    },
    alias,
    absWorkingDir: root,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const packages = Object.keys(metafile.inputs).map(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path,
  );
  return { kib: outputFiles[0]!.contents.length / 1024, packages: new Set(packages) };
}

const environment = `${root}lib/store/environment-credentials.ts`;

it('the store’s part of a function stays under 210 KiB, with no credential chain and no embedded store in it', async () => {
  const { kib, packages } = await bundled({ '@aws-sdk/credential-provider-node': environment });
  expect([...packages].filter((name) => /credential-provider|nested-clients|token-providers/.test(name))).toEqual([]);
  expect([...packages].filter((name) => /dynalite|level|embedded|in-process/.test(name))).toEqual([]);
  expect(kib).toBeLessThan(210);
});
