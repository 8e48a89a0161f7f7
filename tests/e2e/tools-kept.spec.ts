import type { Page } from '@playwright/test';
import { button, enterFaces, fightMaldon, keptPages, openTool, tap } from './actions.ts';
import { applyAndReturn, testControl, unitAction } from './battle-actions.ts';
import { current, expect, tab, test } from './fixture.ts';

/** What becomes of a calculator that is left. */

/** From the Tools tab, and back to the board; Ionic takes the calculator away a moment later. */
async function rest(page: Page, name: string) {
  await current(page).getByRole('link', { name: 'Rest', exact: true }).click();
  await tap(page, new RegExp(`^Grade . ${name}`));
  await applyAndReturn(page);
  await expect(keptPages(page).locator('[data-calculator]')).toHaveCount(0);
}

test('a calculator that is done with is gone, and back leads past it', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Move: go to Movement');
  await testControl(page, "Olaf's hird", 3);
  await testControl(page, 'Old crews', 3);
  await expect(keptPages(page)).toHaveCount(1);

  // From another tab: still one board, and the tab begins anew.
  await tab(page, 'Tools').click();
  await rest(page, 'Hired spears');
  await expect(current(page).locator('[data-board]')).toHaveCount(1);
  const tools = current(page).getByRole('heading', { name: 'Tools', exact: true });
  await tab(page, 'Tools').click();
  await expect(tools).toBeVisible();
  await rest(page, 'Danish crews');
  await page.goBack();
  await expect(tools).toBeVisible();
});

test('a half-filled calculator waits while the sheet is looked at', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Shoot: go to Missiles');
  await unitAction(page, "Jostein's housecarls", /^Shoot( why not\?)?$/);
  await tap(page, /^Grade . Offa's thegns/);
  await tap(page, 'Real dice');
  await enterFaces(page, [5]);
  const entered = button(page, "Correct the dice of At Offa's thegns");
  await expect(entered).toBeVisible();

  // It is a part of the battle: its tab is Battle, and Tools stays the page of all calculators.
  await expect(tab(page, 'Battle')).toHaveAttribute('aria-current', 'page');
  await tab(page, 'Tools').click();
  await expect(current(page).getByRole('heading', { name: 'Tools', exact: true })).toBeVisible();
  await tab(page, 'Sheet').click();
  await expect(current(page).getByRole('searchbox')).toBeVisible();
  await tab(page, 'Battle').click();
  await expect(entered).toBeVisible();
  await expect(tab(page, 'Battle')).toHaveAttribute('aria-current', 'page');
  await tap(page, 'Back');
  await expect(button(page, 'Undo')).toBeVisible();
});

test('back leads to the list of tools where a calculator was opened by its address', async ({
  page,
  site,
}) => {
  await openTool(page, site, 'rest');
  await tab(page, 'Sheet').click();
  await expect(current(page).getByRole('searchbox')).toBeVisible();
  await tab(page, 'Tools').click();
  await tap(page, 'Back');
  await expect(current(page).getByRole('heading', { name: 'Tools', exact: true })).toBeVisible();
});
