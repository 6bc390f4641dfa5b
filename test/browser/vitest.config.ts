import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One file after the other: each has a browser of its own.
  test: { include: ['test/browser/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false },
});
