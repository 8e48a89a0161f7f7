import type { Page } from '@playwright/test';
import { button, fightMaldon, tap } from './actions.ts';
import { expectAccessible } from './axe.ts';
import { unitHead } from './battle-actions.ts';
import { current, expect, open, test } from './fixture.ts';

/** What a tapped code opened, over whatever page. */
const rule = (page: Page, code: string) =>
  page.locator('.shell > dialog[open]').filter({ hasText: code });

test('the code of a rule opens what the sheet says of it, over the panel it stands in', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, 'Move: go to Movement');
  await unitHead(page, 'Hearth troop').click();
  const panel = current(page).getByRole('dialog', { name: 'Hearth troop' });
  const advance = panel.getByRole('listitem').filter({ hasText: /^Advance/ });
  await advance.getByRole('button', { name: 'MOVE-1' }).tap();
  await expect(rule(page, 'MOVE-1')).toContainText('if called before the throw');
  await expectAccessible(page, 'body', 2);
  await page.keyboard.press('Escape');
  await expect(rule(page, 'MOVE-1')).toHaveCount(0);
  await expect(panel).toBeVisible();
  await expect(advance.getByRole('button', { name: 'MOVE-1' })).toBeFocused();
});

test('so does a code within a sentence, and it leads to the sheet and back', async ({
  page,
  site,
}) => {
  await open(page, site, '/tools/charge');
  // Codes are heard once the page has come to rest.
  await expect(async () => {
    await tap(page, 'CHG-1');
    await expect(rule(page, 'CHG-1')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await rule(page, 'CHG-1').getByRole('button', { name: 'Charge test on the sheet' }).tap();
  await expect(page).toHaveURL(/#\/sheet\/charge$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/tools\/charge$/);
  await expect(button(page, 'CHG-1')).toBeVisible();
});

test('a code is read in the sheet of the game that is played', async ({ page, site }) => {
  await open(page, site, '/shields-and-swords/battle/new');
  await tap(page, 'Begin the battle');
  await tap(page, /^Lay a marker at Offa/);
  await tap(page, /^Fire/);
  await tap(page, /^Begin: Fire/);
  await tap(page, /^Archers:/);
  await tap(page, /^FIRE-/);
  await expect(rule(page, 'FIRE-')).toContainText('Fire on the sheet');
});
