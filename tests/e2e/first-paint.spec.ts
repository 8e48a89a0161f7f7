import type { Page } from '@playwright/test';
import { current, expect, expectStarted, open, tab, test, workerReady } from './fixture.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the sheet can be read', async ({ page, site }) => {
    await page.goto(site.address);
    await expect(page.locator('#first table').nth(0)).toBeVisible();
  });
});

/** The scripts of the app come when the test says so; what is in the page itself runs at once. */
async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return released.resolve;
}

/** Everything of these pages that can be seen, and where. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-start-page] :is(h1, h2, p, b, button, img), nav[aria-label="Main"] a',
      ),
    ]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const place = [left, top, width, height].map(Math.round).join(' ');
        return `${each.textContent} ${each.ariaCurrent} at ${place}`;
      })
      .sort(),
  );

const small = { width: 390, height: 480 };
const wide = { width: 1000, height: 520 };
for (const size of [small, wide])
  test(`on a first visit the start page is there before the app, and nothing of it moves, ${size.width} wide`, async ({
    page,
    site,
  }) => {
    const release = await holdScripts(page);
    await page.setViewportSize(size);
    await page.goto(site.address, { waitUntil: 'commit' });
    const first = page.locator('#first');
    await expect(first.getByRole('button', { name: /^Fight Maldon 991/ })).toBeVisible();
    await expect(first.locator('table').nth(0)).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    await first.locator('#first-start main').evaluate((main) => main.scrollTo(0, 60));
    const before = await seen(page);
    expect(before.length).toBeGreaterThan(15);
    release();
    await expectStarted(page);
    await expect(current(page).getByRole('button', { name: /^Fight Maldon 991/ })).toBeVisible();
    expect(await seen(page)).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
  });

test('before the app is there its tabs lead to their pages, and what is tapped or typed holds', async ({
  page,
  site,
}) => {
  const release = await holdScripts(page);
  await page.goto(site.address, { waitUntil: 'commit' });
  const first = page.locator('#first');
  const fight = first.getByRole('button', { name: /^Fight Maldon 991/ });
  await tab(page, 'Tools').click();
  await expect(page).toHaveURL(/#\/tools$/);
  await expect(tab(page, 'Tools')).toHaveAttribute('aria-current', 'page');
  await expect(first.getByText('Loading…')).toBeVisible();
  await expect(fight).toBeHidden();
  await tab(page, 'Battle').click();
  await expect(fight).toBeVisible();
  await tab(page, 'Sheet').click();
  await expect(first.locator('table').nth(0)).toBeVisible();
  await first.getByRole('searchbox').fill('volley');
  release();
  await expectStarted(page);
  await expect(page).toHaveURL(/#\/sheet$/);
  const search = current(page).getByRole('searchbox');
  await expect(search).toHaveValue('volley');
  await expect(search).toBeFocused();
  await expect(
    current(page)
      .getByRole('status')
      .filter({ hasText: /tables?/ }),
  ).toBeVisible();
});

test('a battle that was tapped before the app was there begins with it', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(site.address, { waitUntil: 'commit' });
  const ashdown = page.locator('#first').getByRole('button', { name: /^Ashdown 871/ });
  await ashdown.click();
  await expect(ashdown).toHaveAttribute('data-tapped');
  release();
  await expectStarted(page);
  await expect(current(page).getByText('West Saxons').nth(0)).toBeVisible();
  await expect(current(page).getByRole('button', { name: /^Turn 1/ })).toBeVisible();
});

test('the static sheet does not flash up where another page opens', async ({ page, site }) => {
  await page.route('**/assets/*.js', () => undefined);
  const first = page.locator('#first table').nth(0);
  await page.goto(`${site.address}#/sheet`, { waitUntil: 'commit' });
  await expect(first).toBeVisible();
  await page.goto(`${site.address}?again#/battle`, { waitUntil: 'commit' });
  await expect(first).toBeHidden();
});

test('a chosen look is there before the app is', async ({ page, context, site }) => {
  await open(page, site, '/more');
  await workerReady(page);
  await current(page).getByRole('button', { name: 'Dark' }).click();
  await current(page).getByRole('button', { name: '130 %' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-text', '130');
  await page.close();

  const later = await context.newPage();
  await later.route('**/assets/*.js', () => undefined);
  await later.goto(`${site.address}?later#/more`, { waitUntil: 'commit' });
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(later.locator('html')).toHaveAttribute('data-text', '130');
  await later.close();

  const last = await context.newPage();
  await last.goto(`${site.address}#/more`);
  await expectStarted(last);
  await expect(current(last).getByRole('button', { name: 'Dark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
