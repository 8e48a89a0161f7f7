import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from './scripts/browser.ts';

/** Whole battles take a minute each: they begin first, so that none of them ends alone. */
const LONG = /(six-turns|whole-turn|maldon|against-phone)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time hides a fault; there is no second time.
  retries: 0,
  // One more than the processors of a small machine: a page waits, too.
  workers: 3,
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'app', testIgnore: LONG },
  ],
  use: {
    // Whoever reads these settings need not have a browser; tests/e2e/setup.ts asks for one.
    launchOptions: testLaunchOptions(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // On a busy machine what slides in stands still at its beginning, and a tap goes to where it was.
    // Movement is tried in verdict.spec.ts, and by the three engines.
    contextOptions: { reducedMotion: 'reduce' },
    // Its installation takes a third of a test's time; the tests that are about it allow it.
    serviceWorkers: 'block',
    // A trace of every test takes a third of its time; `--trace on` writes one where it is wanted.
    trace: 'off',
    // Kept for failures alone, Playwright would still take one of every page that closes; a failure
    // comes with the page as a screen reader has it, and `--trace on` has the pictures.
    screenshot: 'off',
  },
});
