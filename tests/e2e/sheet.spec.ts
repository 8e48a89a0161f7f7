import type { Page } from '@playwright/test';
import { stored, topTable } from './actions.ts';
import { current, expect, open, reload, test } from './fixture.ts';

const card = (page: Page, id: string) => current(page).locator(`section[id="/sheet/${id}"]`);
const search = (page: Page) => current(page).getByRole('searchbox', { name: 'Search the sheet' });

test.describe('without a single script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is there, a link leads to its entry, and notes open', async ({ page, site }) => {
    await page.goto(`${site.address}#/sheet/combat`);
    const combat = page.locator('#first section[id="/sheet/combat"]');
    await expect(combat.getByRole('heading', { name: 'Combat' })).toBeInViewport();
    await expect(combat).toContainText('a stand: A 6, B 4, C 2, D 1');
    await combat.getByText('least 1: the sources differ, a ruling').locator('..').click();
    await expect(combat.getByText('none at all, if the sum says so')).toBeVisible();
    await page.locator('#first').getByRole('link', { name: 'Deploy', exact: true }).click();
    await expect(
      page.locator('#first').getByRole('heading', { name: 'Deployment' }),
    ).toBeInViewport();
  });
});

test('three letters find a table, a slip does no harm, Escape brings the sheet back', async ({
  page,
  site,
}) => {
  await open(page, site, '/sheet');
  await search(page).fill('ris');
  await expect(current(page).getByRole('status')).toContainText('tables, the best first');
  await expect.poll(() => topTable(page)).toBe('Risk to leader');
  await search(page).fill('chrage');
  await expect.poll(() => topTable(page)).toBe('Charge test');
  await search(page).fill('free hack');
  await expect(
    card(page, 'after').getByRole('row').filter({ hasText: 'Best match.' }),
  ).toBeInViewport();
  // Read one after the other as they are seen, in the document too.
  await search(page).fill('ris');
  const read = () =>
    current(page)
      .locator('section[id^="/sheet/"]')
      .evaluateAll((cards) => {
        const shown = cards.filter((each) => each.getBoundingClientRect().height > 1);
        const tops = shown.map((each) => each.getBoundingClientRect().top);
        return {
          many: shown.length > 1,
          leading: cards.slice(0, shown.length).every((each, place) => each === shown[place]),
          inOrder: tops.every((top, place) => place === 0 || top > (tops[place - 1] ?? 0)),
        };
      });
  await expect.poll(read).toEqual({ many: true, leading: true, inOrder: true });
  await search(page).fill('xyzzy');
  await expect(current(page).getByText('Nothing found: try “retire”')).toBeVisible();
  await search(page).press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(card(page, 'turn')).toBeVisible();
  await search(page).fill('ris');
  await expect(card(page, 'turn')).toBeHidden();
  await current(page).getByRole('button', { name: 'Clear the search' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(card(page, 'turn')).toBeVisible();
});

test('Enter goes to the first answer, which is then among the recent', async ({ page, site }) => {
  await open(page, site, '/sheet');
  await search(page).fill('pebbles');
  await search(page).press('Enter');
  await expect(card(page, 'dps').getByRole('heading')).toBeInViewport();
  await expect(card(page, 'dps').getByRole('heading')).toBeFocused();
  await expect(current(page).getByRole('link', { name: 'Recent: DPs' })).toBeVisible();
});

test('a search says when another game has the answer, and leads there with it typed in', async ({
  page,
  site,
}) => {
  await open(page, site, '/sheet');
  await search(page).fill('pursuers hex');
  const others = current(page).getByRole('list', { name: 'In other games' });
  const there = others.getByRole('link', { name: /^Shield Wall II has \d+ tables? on this$/ });
  await there.click();
  await expect(search(page)).toHaveValue('pursuers hex');
  await expect(current(page).getByRole('status')).toContainText(/tables?/);
  await expect(page).toHaveURL(/#\/shield-wall-ii\/sheet\?find=/);
  await search(page).fill('pebbles');
  await expect(others.getByRole('link')).toHaveText([/^Shieldwall has \d+ tables? on this$/]);
  await search(page).fill('xyzzy');
  await expect(current(page).getByText(/^Nothing found/)).toBeVisible();
  await expect(others.getByRole('link')).toHaveCount(0);
  await page.goBack();
  await expect(search(page)).toHaveValue('pursuers hex');
  await expect(there).toBeVisible();
});

test('a pin is kept', async ({ page, site }) => {
  await open(page, site, '/sheet');
  await current(page).getByRole('button', { name: 'Pin The god pack' }).click();
  await expect(current(page).getByRole('link', { name: 'Pinned: Gods' })).toBeVisible();
  // The sheet can be read before the store is there, and pinned as well.
  await expect
    .poll(() => stored(page, 'settings', 'shieldwall.sheet'))
    .toMatchObject({ pins: ['gods'] });
  await reload(page);
  await expect(current(page).getByRole('link', { name: 'Pinned: Gods' })).toBeVisible();
  await current(page).getByRole('button', { name: 'Pin The god pack' }).click();
  await expect(current(page).getByRole('link', { name: 'Pinned: Gods' })).toHaveCount(0);
});

test('the links of the rows are large enough for a thumb', async ({ page, site }) => {
  await open(page, site, '/sheet');
  await expect(card(page, 'turn')).toBeVisible();
  const links = await current(page)
    .locator('section[id^="/sheet/"] th a')
    .evaluateAll((all) =>
      all.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return { name: link.textContent, least: Math.min(width, height) };
      }),
    );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ least }) => least < 44)).toEqual([]);
});

test('an entry has a link to share, and the link opens it', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site, '/sheet');
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await current(page).getByRole('button', { name: 'Share a link to Missile exchange' }).click();
  await expect(current(page).getByText('Link to Missile exchange copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site.address}#/sheet/missiles`);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('#first')).toHaveCount(0);
  await expect(card(other, 'missiles').getByRole('heading')).toBeInViewport();
});

test('back from a calculator returns to the same place', async ({ page, site }) => {
  await open(page, site, '/sheet');
  await current(page).getByRole('link', { name: 'Charge', exact: true }).click();
  await expect(card(page, 'charge').getByRole('heading')).toBeInViewport();
  const scrolled = () =>
    current(page)
      .locator('main')
      .evaluate((each) => each.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(500);
  await card(page, 'charge').getByRole('link', { name: 'Roll for Charge test' }).click();
  await expect(page).toHaveURL(/#\/tools\/charge/);
  await page.goBack();
  await expect(card(page, 'charge').getByRole('heading')).toBeInViewport();
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(2);
});

test('an address that names no entry says so and shows the sheet', async ({ page, site }) => {
  await open(page, site, '/sheet/catapults');
  await expect(current(page).getByText('The sheet has no entry “catapults”.')).toBeVisible();
  await expect(card(page, 'turn')).toBeVisible();
});

test('the app takes over without moving the text', async ({ page, site }) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const tops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.sheet-page :is(.sheet-search, .sheet-chips a, h2, th)')]
        .map((each) => each.getBoundingClientRect())
        .filter(({ top }) => top < innerHeight)
        .map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`),
    );
  // The app is held back until the text has been measured, and shows if it was not.
  const measured = Promise.withResolvers<void>();
  const held = page.waitForRequest('**/assets/parts-*.js');
  await page.route('**/assets/parts-*.js', async (route) => {
    await measured.promise;
    await route.continue();
  });
  await page.goto(`${site.address}#/sheet`, { waitUntil: 'commit' });
  await held;
  await expect(page.locator('#first h2').nth(0)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await tops();
  measured.resolve();
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(card(page, 'turn')).toBeVisible();
  expect(await tops()).toEqual(before);
  expect(
    await page.evaluate(() => (window as unknown as { shifted: number }).shifted),
  ).toBeLessThanOrEqual(0.02);
});
