import { defineConfig } from 'vitest/config';

/** For `npm run mutate`: the tests of core and rules, without those that play for seconds. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/core/**/*.test.ts', 'tests/games/*/{*,rolls/*,kernel/*,rules/*}.test.ts'],
    exclude: ['**/play.test.ts', '**/any.test.ts', '**/reference.test.ts'],
  },
});
