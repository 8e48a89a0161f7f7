import type { Page } from '@playwright/test';
import { expectJournal, fightMaldon, tap } from './actions.ts';
import { leaderActions, unitAction } from './battle-actions.ts';
import { current, expect, test } from './fixture.ts';

/** Who stands where: changed on the board by two taps or a drag, kept in the journal, and proposed from. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = (page: Page) => current(page).getByRole('dialog', { name: 'Battle lines' });
const place = (page: Page, unit: string) => panel(page).locator('[data-place]', { hasText: unit });
const line = (page: Page, side: string) =>
  panel(page)
    .getByRole('region', { name: `Line of ${side}` })
    .locator('.name:not(h3)')
    .allInnerTexts();

test('ORG-4: two taps change who stands where, and with it whom the app proposes', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, 'Red: Men of Essex');
  // From Red's right, with whom he faces beside him.
  const red = () => line(page, 'Men of Essex');
  await expect
    .poll(red)
    .toEqual([
      'Colne valley men',
      "Ælfwine's thegns",
      'Coast levy',
      "Leofsunu's band",
      'Hearth troop',
      "Edward's band",
      "Dunnere's yeomen",
      "Offa's thegns",
      'Marsh levy',
    ]);
  await panel(page).getByRole('button', { name: 'Hearth troop' }).click();
  await panel(page).getByRole('button', { name: "Leofsunu's band" }).click();
  await expect.poll(async () => (await red())[3]).toContain('Hearth troop');
  // A unit of the other side is not an answer to one of this.
  await panel(page).getByRole('button', { name: 'Hearth troop' }).click();
  await panel(page).getByRole('button', { name: "Olaf's hird" }).click();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expectJournal(page, [/Men of Essex in another order/, /Coast levy, Hearth troop, Leof/]);

  await tap(page, 'Lead: go to Leadership');
  await leaderActions(page, 'Byrhtnoth', /^Signal the advance/);
  await tap(page, 'Fight: go to Combat');
  await unitAction(page, 'Hearth troop', /^Charge/);
  const target = current(page).getByRole('region', { name: 'Target of Hearth troop' });
  await expect(target).toContainText('Hired spears');
});

test('ORG-4: a drag takes a whole contingent to another’s place; undo brings it back', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, /^Turn 1/);
  await tap(page, 'Battle lines');
  const handle = place(page, 'Hearth troop').locator('[data-handle]');
  await handle.hover();
  const to = await place(page, 'Marsh levy').boundingBox();
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  const centre = async () => (await line(page, 'Men of Essex'))[3];
  await expect.poll(centre).toContain("Dunnere's yeomen");
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await tap(page, 'Undo');
  await tap(page, 'Red: Men of Essex');
  await expect.poll(centre).toBe("Leofsunu's band");
});
