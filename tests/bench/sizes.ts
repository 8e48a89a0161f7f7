import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { serve } from '../../scripts/server.ts';
import type { Figure } from './figures.ts';
import { built } from './sites.ts';
import { PHONE } from './visit.ts';

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1024;

/** What does not depend on the machine. */
export async function benchSizes(): Promise<Figure[]> {
  const group = 'Sizes';
  const site = await serve(built.app);
  const browser = await chromium.launch(launchOptions());

  const bare = await browser.newPage({ ...PHONE, javaScriptEnabled: false });
  await bare.goto(site.address);
  const readable = await bare.locator('#first table').first().isVisible();

  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  await page.goto(site.address);
  await page.locator('#first').waitFor({ state: 'detached' });
  const asked = await page.evaluate(() => {
    const [stands] = performance.getEntriesByName('first-page');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (stands?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname.slice(1));
  });
  // The board is on its way for the tap that follows; `npm run budget` shows that the page stands without.
  const files = [...new Set(asked)].filter((file) => /\.js$/.test(file) && !/\/board-/.test(file));
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);
  await page.locator('ion-router-outlet [data-start-page] .button.main').click();
  // The other army comes a moment after what fills the screen.
  await page.locator('[data-side]').nth(1).waitFor();
  const board = await count();
  await page.goto(`${site.address}?anew#/sheet`);
  await page.locator('#first').waitFor({ state: 'detached' });
  const sheet = await count();
  await browser.close();
  await site.close();

  const precached = globSync(`${built.app}/**/*.*`).filter((file) => !file.includes('bench-'));
  return [
    {
      group,
      what: 'JavaScript needed to read the sheet',
      is: readable ? 0 : kilobytes(files.map((file) => `${built.app}/${file}`)),
      limit: { atMost: 0 },
      unit: 'KB',
      from: 'opened with scripts switched off',
    },
    {
      group,
      what: 'first-load JavaScript, gzip (aim 175)',
      is: kilobytes(files.map((file) => `${built.app}/${file}`)),
      limit: { atMost: 200 },
      unit: 'KB',
      from: `${files.length} files until the Battle page stands`,
    },
    { group, what: 'whole precache, gzip', is: kilobytes(precached), unit: 'KB' },
    { group, what: 'elements, first ready-made battle', is: board, unit: '' },
    { group, what: 'elements, sheet', is: sheet, unit: '' },
  ];
}
