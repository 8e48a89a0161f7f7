// What a first visit costs, measured in a real browser on the production build.
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { serve } from './server.ts';

const kb = 1024;
const zipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The files a first visit asks for until the first screen stands, and how big that screen is. */
async function firstVisit(route: string) {
  const site = await serve('dist');
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${site.address}#${route}`);
    await page.locator('#first').waitFor({ state: 'detached' });
    return await page.evaluate(() => {
      const [stands] = performance.getEntriesByName('first-page');
      const urls = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= (stands?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname.slice(1));
      return {
        files: [...new Set(urls), 'index.html'],
        nodes: document.querySelectorAll('*').length,
      };
    });
  } finally {
    await browser.close();
    await site.close();
  }
}

const rows: { what: string; is: number; limit: number; unit: string }[] = [];
const add = (what: string, is: number, limit: number, unit: string) =>
  rows.push({ what, is, limit, unit });

for (const route of ['/battle', '/sheet']) {
  const { files, nodes } = await firstVisit(route);
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (process.argv.includes('--files')) console.log(files.join('\n'));
  const bytes = scripts.reduce((sum, file) => sum + zipped(`dist/${file}`), 0);
  add(`${route}: JavaScript of a first visit, gzip`, bytes / kb, 200, 'KB');
  add(`${route}: requests of a first visit`, files.length, 25, '');
  add(`${route}: elements on the page`, nodes, 3000, '');
}
const everything = globSync('dist/**/*.*').reduce((sum, file) => sum + zipped(file), 0);
add('whole precache, gzip', everything / kb, 900, 'KB');

for (const { what, is, limit, unit } of rows) {
  const verdict = is <= limit ? 'within' : 'OVER  ';
  const figure = `${is.toFixed(unit ? 1 : 0)} of ${limit} ${unit}`;
  console.log(`${verdict}  ${what.padEnd(48)} ${figure}`);
}
if (rows.some(({ is, limit }) => is > limit)) process.exitCode = 1;
