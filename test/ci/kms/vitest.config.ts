import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/ci/kms/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
});
