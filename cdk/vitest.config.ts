import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/*.test.ts'],
    globalSetup: ['test/bundles.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The CDK's library takes long to load: once, for all files.
    isolate: false,
    fileParallelism: false,
  },
});
