import { defineConfig } from 'vitest/config';

/** Full enumerations and large stores: minutes, one file after the other so that their figures mean something. */
export default defineConfig({
  test: {
    include: ['test/slow/**/*.test.ts'],
    testTimeout: 30 * 60_000,
    hookTimeout: 10 * 60_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
