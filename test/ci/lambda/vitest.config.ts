import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One file after the other: the machine's cores are the functions'.
  test: { include: ['test/ci/lambda/*.test.ts'], testTimeout: 300_000, hookTimeout: 120_000, fileParallelism: false },
});
