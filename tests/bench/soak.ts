import type { Page } from '@playwright/test';
import { serve } from '../../scripts/server.ts';
import type { Figure } from './figures.ts';
import { seed } from './play.ts';
import { built } from './sites.ts';
import { launch, PHONE } from './visit.ts';

const TAPS = 10_000;
const WARM = 1_000;
const BATCH = 250;
const MINUTES = 60;

async function heapOf(page: Page): Promise<number> {
  await page.waitForTimeout(3000);
  const devtools = await page.context().newCDPSession(page);
  // What finalizers let go is collected the second time.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 2 ** 20;
}

/** Pebbles up and down on the first unit, one tap a frame. */
const tap = (page: Page, count: number) =>
  page.evaluate(async (taps) => {
    for (let tapped = 0; tapped < taps; tapped++) {
      const tray = document.querySelector('.pebbles');
      const give = tapped % 2 === 0;
      const button = tray?.querySelector<HTMLElement>(
        give ? 'button:last-child' : 'button:first-child',
      );
      if (!button) throw new Error('There is nothing to tap on.');
      button.click();
      await new Promise(requestAnimationFrame);
    }
  }, count);

/** A minute at the table: some pebbles, a unit, the journal, the sheet, a phase. */
async function playAMinute(page: Page) {
  await tap(page, 20);
  await page.locator('.unit-head').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Journal' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Sheet', exact: true }).click();
  await page.getByRole('searchbox').last().fill('retire');
  await page.getByRole('searchbox').last().fill('');
  await page.getByRole('link', { name: 'Battle', exact: true }).click();
  await page.locator('.action-bar button').last().click();
}

export async function benchSoak(say: (line: string) => void): Promise<Figure[]> {
  const site = await serve(built.app);
  const browser = await launch();
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  const { empty, other } = await seed(page, site, 0);

  await page.goto(`${site.address}?hour#/battle/${other}`);
  await page.locator('.pebbles').first().waitFor();
  await playAMinute(page);
  const minute = await heapOf(page);
  for (let number = 1; number < MINUTES; number++) await playAMinute(page);
  const hour = await heapOf(page);
  say('soak: an hour is played');

  await page.goto(`${site.address}?taps#/battle/${empty}`);
  await page.locator('.pebbles').first().waitFor();
  let warm = 0;
  for (let tapped = BATCH; tapped <= TAPS; tapped += BATCH) {
    await tap(page, BATCH);
    // Writing is slower than this thumb; what waits to be written would count as growth.
    await page.waitForTimeout(1000);
    if (tapped === WARM) warm = await heapOf(page);
    if (tapped % 2500 === 0) say(`soak: ${tapped} taps`);
  }
  const soaked = await heapOf(page);
  await browser.close();
  await site.close();

  const group = 'Memory';
  const growth = (what: string, after: number, before: number): Figure => ({
    group,
    what,
    is: after / before,
    limit: { atMost: 1.1 },
    unit: 'x',
    from: `${after.toFixed(1)} / ${before.toFixed(1)} MB`,
  });
  return [
    growth('heap after 10,000 taps / after the first 1,000', soaked, warm),
    growth('heap after 60 minutes of play / after the first', hour, minute),
  ];
}
