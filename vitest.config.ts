import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'e2e/**/*.test.ts'],
    environment: 'node',
    // Rules are pure functions over data, so files can share a worker: each game is loaded once per
    // core and stays warm, instead of once per file.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    slowTestThreshold: 5_000,
  },
});
