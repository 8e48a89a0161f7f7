import type { Page } from '@playwright/test';
import { expect, tab, test } from './fixture.ts';
import { back, control, unit } from './hands.ts';
import { button, enter, fight, kept, openTool, tap } from './table.ts';

/** What becomes of a calculator that is left. */

/** From the Tools tab, and back to the board; Ionic takes the calculator away a moment later. */
async function rest(page: Page, name: string) {
  await page.getByRole('link', { name: 'Rest', exact: true }).click();
  await tap(page, new RegExp(`^Grade . ${name}`));
  await tap(page, 'Apply');
  await back(page);
  await expect(page.locator('.tool-head')).toHaveCount(0);
}

test('a calculator that is done with is gone, and back leads past it', async ({ page, site }) => {
  await fight(page, site);
  await tap(page, 'Move: go to Movement');
  await control(page, "Olaf's hird", 3);
  await control(page, 'Old crews', 3);
  await expect(kept(page)).toHaveCount(1);

  // From another tab: still one board, and the tab begins anew.
  await tab(page, 'Tools').click();
  await rest(page, 'Hired spears');
  await expect(page.locator('.board')).toHaveCount(1);
  const tools = page.getByRole('heading', { name: 'Tools', exact: true });
  await tab(page, 'Tools').click();
  await expect(tools).toBeVisible();
  await rest(page, 'Danish crews');
  await page.goBack();
  await expect(tools).toBeVisible();
});

test('a half-filled calculator waits while the sheet is looked at', async ({ page, site }) => {
  await fight(page, site);
  await tap(page, 'Shoot: go to Missiles');
  await unit(page, "Jostein's housecarls", /^Shoot/);
  await tap(page, /^Grade . Offa's thegns/);
  await tap(page, 'Real dice');
  await enter(page, [5]);
  const entered = button(page, "Correct the dice of At Offa's thegns");
  await expect(entered).toBeVisible();

  await tab(page, 'Sheet').click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await tab(page, 'Tools').click();
  await expect(entered).toBeVisible();
  await tap(page, 'Back');
  await expect(button(page, 'Undo')).toBeVisible();
});

test('back leads to the list of tools where a calculator was opened by its address', async ({
  page,
  site,
}) => {
  await openTool(page, site, 'rest');
  await tab(page, 'Sheet').click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await tab(page, 'Tools').click();
  await tap(page, 'Back');
  await expect(page.getByRole('heading', { name: 'Tools', exact: true })).toBeVisible();
});
