import type { Page } from '@playwright/test';
import { screens } from '../../scripts/screens.ts';
import { fightMaldon, tap } from './actions.ts';
import { expectDps } from './battle-actions.ts';
import { current, expect, open, tab, test } from './fixture.ts';

test('each page has its own title, and the focus goes to its heading', async ({ page, site }) => {
  await open(page, site);
  await expect(page).toHaveTitle('Shieldwall Companion');
  const focused = page.locator('h1:focus');
  await tab(page, 'Tools').click();
  await expect(page).toHaveTitle('Tools · Shieldwall Companion');
  await expect(focused).toHaveText('Tools');
  await current(page).getByRole('link', { name: 'Dice', exact: true }).click();
  await expect(page).toHaveTitle('Dice · Shieldwall Companion');
  await expect(focused).toHaveText('Dice');
  await tap(page, 'Back');
  await expect(page).toHaveTitle('Tools · Shieldwall Companion');
  await expect(focused).toHaveText('Tools');
  await tab(page, 'Battle').click();
  await tap(page, /^Fight Maldon 991/);
  await expect(page).toHaveTitle('Maldon 991 · Shieldwall Companion');
  await expect(focused).toContainText('Maldon 991');
});

test('a keyboard undoes, goes on, changes tabs, skips and lists its shortcuts', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, 'Add a DP to Hearth troop');
  await expectDps(page, 'Hearth troop', 2);
  const heard = current(page).getByRole('status').filter({ hasText: 'Hearth troop' });
  await expect(heard).not.toHaveCount(0);
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expectDps(page, 'Hearth troop', 1);
  }).toPass();
  await page.keyboard.press('Control+Shift+z');
  await expectDps(page, 'Hearth troop', 2);
  await page.keyboard.press('Control+/');
  await expect(page.locator('dialog[open]')).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+2');
  await expect(page).toHaveURL(/#\/sheet$/);
  await expect(current(page).getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(current(page).getByRole('searchbox')).toBeFocused();
  await page.locator('button.skip').focus();
  await page.keyboard.press('Enter');
  await expect(current(page).locator('main')).toBeFocused();
});

test('after a deletion the focus is on the page, not lost', async ({ page, site }) => {
  await fightMaldon(page, site);
  await open(page, site, '/battle/list');
  await tap(page, /delete Maldon 991$/);
  await tap(page, 'Delete');
  await expect(page.locator('h1:focus')).toHaveText('Battles');
});

/** A page is wider than its window. */
const isCutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('ion-router-outlet > .ion-page:not([inert]) main')].some(
      (main) => main.scrollWidth > main.clientWidth + 1,
    ),
  );

const setText = (page: Page, size: string) =>
  page.evaluate((percent) => {
    document.documentElement.dataset.text = percent;
  }, size);

const BOARDS = ['battle', 'hex-last-stand', 'hex-tally', 'orders-board', 'orders-card'];

for (const [width, height, text] of [
  [320, 256, '100'],
  [360, 640, '200'],
] as const) {
  test(`nothing is cut off sideways at ${width} × ${height}, ${text} % text`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    for (const route of ['/battle', '/battle/list', '/battle/new', '/tools', '/armies', '/more']) {
      await open(page, site, route);
      await setText(page, text);
      expect(await isCutOff(page), route).toBe(false);
    }
  });

  for (const { name, route, prepare } of screens.filter((each) => BOARDS.includes(each.name))) {
    test(`nothing of ${name} is cut off sideways at ${width} × ${height}, ${text} % text`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, site, route);
      await prepare?.(page);
      await setText(page, text);
      expect(await isCutOff(page)).toBe(false);
    });
  }
}

test('a wide screen: tabs at the left, both armies whole, whole names of phases, a sheet without holes', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await fightMaldon(page, site);
  const tabs = await page.locator('nav[aria-label="Main"]').boundingBox();
  expect(tabs?.x).toBe(0);
  expect(tabs?.height).toBeGreaterThan(700);
  await expect(current(page).getByText('Leadership', { exact: true })).toBeVisible();
  const rows = current(page).locator('[data-unit]');
  await expect(rows).toHaveCount(18);
  for (const row of await rows.all()) {
    await expect(row).toBeInViewport({ ratio: 1 });
    expect((await row.boundingBox())?.height).toBeLessThan(60);
  }
  await tab(page, 'Sheet').click();
  await expect
    .poll(() =>
      current(page)
        .locator('section[aria-labelledby]')
        .evaluateAll((cards) => {
          const boxes = cards.map((card) => card.getBoundingClientRect());
          const gap = (under: DOMRect) =>
            under.top -
            Math.max(
              ...boxes
                .filter(({ left, top }) => left === under.left && top < under.top)
                .map(({ bottom }) => bottom),
            );
          const lefts = new Set(boxes.map(({ left }) => left));
          return {
            columns: lefts.size,
            widest: Math.max(...boxes.map(gap).filter((each) => Number.isFinite(each))) < 16,
          };
        }),
    )
    .toEqual({ columns: 2, widest: true });
});

test('a phone on its side shows at least two whole units', async ({ page, site }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await fightMaldon(page, site);
  const rows = current(page).locator('[data-unit]');
  await expect(rows).toHaveCount(18);
  await expect(rows.filter({ hasText: 'Ælfwine' })).toBeInViewport({ ratio: 1 });
  await expect(rows.filter({ hasText: 'Colne valley men' })).toBeInViewport({ ratio: 1 });
});
