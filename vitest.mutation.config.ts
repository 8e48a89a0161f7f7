import { defineConfig } from 'vitest/config';

/** For `npm run mutate`: the tests of core and rules, without those that play for seconds. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: [
      'tests/core/**/*.test.ts',
      'tests/games/shieldwall/{*,rolls/*,kernel/*}.test.ts',
      'tests/games/shield-wall-ii/rules/*.test.ts',
      'tests/games/shields-and-swords/{rolls,kernel}/*.test.ts',
    ],
    exclude: ['**/play.test.ts', '**/any.test.ts', '**/reference.test.ts'],
  },
});
