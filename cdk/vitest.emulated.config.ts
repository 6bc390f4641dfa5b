import { defineConfig } from 'vitest/config';

/** Against emulated AWS services at KMS_ENDPOINT. */
export default defineConfig({
  test: { include: ['test/emulated/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
});
