import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time hides a fault; there is no second time.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    trace: 'retain-on-failure',
  },
});
