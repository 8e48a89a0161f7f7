import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line, at) => `${path}:${at + 1} ${line.trim()}`);

const find = (pattern: RegExp, files: readonly string[]) =>
  files.flatMap(linesOf).filter((line) => pattern.test(line));

const browserTests = globSync('tests/e2e/*.ts');
// Measurements and endurance runs let the app rest on purpose. Where there is no Playwright, the
// player of the engines pauses between two looks at the page, as Playwright does inside.
const tests = globSync('tests/**/*.{ts,tsx}', {
  exclude: ['tests/{bench,torture,repo}/**', 'tests/engines/player.ts'],
});

// A sleep is too short on a busy machine and too long on a quick one: wait for what is to be seen.
test('no test sleeps, or gives up after the second that vi.waitFor allows', () => {
  expect(tests.length).toBeGreaterThan(browserTests.length);
  const sleeps =
    /waitForTimeout|setTimeout\(\s*(resolve|\(\) => resolve)|timers\/promises|vi\.waitFor/;
  expect(find(sleeps, tests)).toEqual([]);
});

// Ionic keeps pages that are left: the first of several may be one of theirs, and a click on it waits for ever.
test('browser tests name what they mean, in the page that is open', () => {
  expect(browserTests).toContain('tests/e2e/fixture.ts');
  const specs = browserTests.filter((path) => path !== 'tests/e2e/fixture.ts');
  expect(find(/\.(first|last)\(\)|\bpage\.getBy/, specs)).toEqual([]);
});
