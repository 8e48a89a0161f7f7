// What a first visit costs, measured in a real browser on the production build.
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { serve } from './server.ts';

const kb = 1024;
const PHONE = { width: 390, height: 844 };
const zipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** On the Battle page it is on its way for the tap that begins a battle; kept away here, since the page stands without. */
const isBoard = ({ pathname }: URL) => /\/board-[^/]*$/.test(pathname);

/** The files a first visit asks for until the first screen stands, and how big that screen is. */
async function firstVisit(route: string) {
  const site = await serve('dist');
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: PHONE });
    const kept = new Set<string>();
    if (route === '/battle') {
      await page.route(isBoard, (held) => {
        kept.add(new URL(held.request().url()).pathname.slice(1));
        return held.abort();
      });
    }
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
    await whole.locator('.no-battle .button.main').click();
    // The side that acts comes first, the other a moment later.
    await whole.locator('.board-side').nth(1).waitFor();
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

for (const route of ['/battle', '/sheet']) {
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
add('the page itself with the sheet in it, gzip', zipped('dist/index.html') / kb, 24, 'KB');
const everything = globSync('dist/**/*.*').reduce((sum, file) => sum + zipped(file), 0);
add('whole precache, gzip', everything / kb, 700, 'KB');

for (const { what, is, limit, unit } of rows) {
  const verdict = is <= limit ? 'within' : 'OVER  ';
  const figure = `${is.toFixed(unit ? 1 : 0)} of ${limit} ${unit}`;
  console.log(`${verdict}  ${what.padEnd(48)} ${figure}`);
}
if (rows.some(({ is, limit }) => is > limit)) process.exitCode = 1;
