import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'e2e/**/*.test.ts'],
    environment: 'node',
    // Rules are pure functions over data, so files can share a worker: each game is loaded once per
    // core and stays warm, instead of once per file.
    pool: 'threads',
    isolate: false,
    globalSetup: 'e2e/unpacked.ts',
    // For what hangs, not for what is slow on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    slowTestThreshold: 5_000,
  },
});
