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

test('nothing is cut off sideways at 320 × 256, nor with 200 % text on 360 × 640', async ({
  page,
  site,
}) => {
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('ion-router-outlet > .ion-page:not([inert]) main')].some(
        (main) => main.scrollWidth > main.clientWidth + 1,
      ),
    );
  for (const [width, height, text] of [
    [320, 256, ''],
    [360, 640, '200'],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const route of ['/battle', '/battle/list', '/battle/new', '/tools', '/armies', '/more']) {
      await open(page, site, route);
      await page.evaluate((size) => {
        if (size) document.documentElement.dataset.text = size;
      }, text);
      expect(await wide(), `${route} at ${width} × ${height}`).toBe(false);
    }
  }
});
