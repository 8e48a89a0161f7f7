import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // A worker for every file would cost more than most files: they share a few, and leave no globals behind.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    unstubGlobals: true,
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
