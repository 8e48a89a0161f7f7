// What a first visit costs, measured in a real browser on the production build.
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { serve } from './server.ts';
import { STORE_PICTURES } from './storePictures.ts';

const kb = 1024;
const PHONE = { width: 390, height: 844 };
const zipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/**
 * What is asked for beside a page, for the tap that follows: the board of a battle, the store behind
 * the sheet. Kept away here: the page stands without.
 */
const LATER = { '/battle': /\/(board|marks|rules)-[^/]*$/, '/sheet': /\/store-[^/]*$/ };

/** The files a first visit asks for until the first screen stands, and how big that screen is. */
async function firstVisit(route: keyof typeof LATER) {
  const site = await serve('dist');
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: PHONE });
    const kept = new Set<string>();
    await page.route(
      ({ pathname }) => LATER[route].test(pathname),
      (held) => {
        kept.add(new URL(held.request().url()).pathname.slice(1));
        return held.abort();
      },
    );
    await page.goto(`${site.address}#${route}`);
    await page.locator('#first').waitFor({ state: 'detached' });
    const first = await page.evaluate(async () => {
      const shifts = await new Promise<PerformanceEntryList>((resolve) => {
        const watch = (list: PerformanceObserverEntryList) => resolve(list.getEntries());
        new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });
        // There are none: nobody calls.
        setTimeout(resolve, 500, []);
      });
      const [stands] = performance.getEntriesByName('first-page');
      const urls = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= (stands?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname.slice(1));
      return {
        files: [...new Set(urls), 'index.html'],
        nodes: document.querySelectorAll('*').length,
        shift: shifts.reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0),
      };
    });
    // Nothing waits for a font, so it may be asked for before the page stands or after.
    const waitedFor = (file: string) => !kept.has(file) && !file.endsWith('.woff2');
    const files = first.files.filter(waitedFor);
    if (route !== '/battle') return { ...first, files, board: null };
    const whole = await browser.newPage({ serviceWorkers: 'block', viewport: PHONE });
    await whole.goto(site.address);
    await whole.locator('ion-router-outlet [data-start-page] .button.main').click();
    // The side that acts comes first, the other a moment later.
    await whole.locator('[data-side]').nth(1).waitFor();
    const board = await whole.evaluate(() => document.querySelectorAll('*').length);
    return { ...first, files, board };
  } finally {
    await browser.close();
    await site.close();
  }
}

const rows: { what: string; is: number; limit: number; unit: string }[] = [];
const add = (what: string, is: number, limit: number, unit: string) =>
  rows.push({ what, is, limit, unit });

for (const route of ['/battle', '/sheet'] as const) {
  const { files, nodes, shift, board } = await firstVisit(route);
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (process.argv.includes('--files')) console.log(files.join('\n'));
  const bytes = scripts.reduce((sum, file) => sum + zipped(`dist/${file}`), 0);
  add(`${route}: JavaScript of a first visit, gzip`, bytes / kb, 175, 'KB');
  add(`${route}: requests of a first visit`, files.length, 12, '');
  add(`${route}: elements on the page`, nodes, 2500, '');
  add(`${route}: layout shift, in thousandths`, 1000 * shift, 20, '');
  if (board) add('first ready-made battle: elements on the page', board, 1000, '');
}
add('the page itself, sheet and start page in it', zipped('dist/index.html') / kb, 25, 'KB');
const everything = globSync('dist/**/*.*')
  .filter((file) => !file.startsWith(`dist/${STORE_PICTURES}/`))
  .reduce((sum, file) => sum + zipped(file), 0);
add('whole precache, gzip', everything / kb, 700, 'KB');

for (const { what, is, limit, unit } of rows) {
  const verdict = is <= limit ? 'within' : 'OVER  ';
  const figure = `${is.toFixed(unit ? 1 : 0)} of ${limit} ${unit}`;
  console.log(`${verdict}  ${what.padEnd(48)} ${figure}`);
}
if (rows.some(({ is, limit }) => is > limit)) process.exitCode = 1;
