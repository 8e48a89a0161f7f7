import type { Page } from '@playwright/test';
import { current, expect, open, test } from './fixture.ts';

const button = (page: Page, name: string | RegExp) =>
  current(page).getByRole('button', { name, exact: true });

test('a scenario is played as it is written, or with its sides changed', async ({ page, site }) => {
  await open(page, site, '/battle/new');
  await button(page, 'Ashdown 871').click();
  await button(page, 'Swap sides').click();
  await expect(button(page, /^Red West Saxons/)).toHaveCount(0);
  await expect(button(page, /^Black West Saxons/)).toBeVisible();
  await button(page, 'Begin the battle').click();
  // Ashdown: Alfred's household starts with 1 DP and Ready for battle, wherever it stands.
  // The page left behind has buttons with the armies' names as well.
  const sides = current(page).getByRole('group', { name: 'Side at hand' });
  await sides.getByRole('button', { name: /West Saxons/ }).click();
  await expect(
    current(page).getByRole('group', { name: "DPs of Alfred's household: 1" }),
  ).toBeVisible();
});

test('the same army fights itself, by options chosen one by one', async ({ page, site }) => {
  await open(page, site, '/battle/new');
  await button(page, /^Black Olaf/).click();
  await current(page)
    .getByRole('dialog')
    .getByRole('button', { name: /Men of Essex/ })
    .click();
  await current(page).getByText('Choose all rules one by one').click();
  await current(page).getByRole('button', { name: 'until the battle is over (rulebook)' }).click();
  await expect(current(page).getByText('your own choice')).toBeVisible();
  await expect(button(page, 'Quick sheet')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Begin the battle').click();
  await expect(page).toHaveURL(/#\/battle\/[\w-]{36}$/);
  const stored = await page.evaluate(async () => {
    const opened = indexedDB.open('shieldwall-companion');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const all = opened.result.transaction('battles').objectStore('battles').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    opened.result.close();
    return all.result;
  });
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    name: 'Men of Essex against Men of Essex',
    setup: {
      armies: { red: { name: 'Men of Essex' }, black: { name: 'Men of Essex (black)' } },
      options: { rain: 'restOfGame', restD: 'near' },
    },
  });
});

test('battles are begun in one tap, renamed, duplicated, deleted and put back', async ({
  page,
  site,
}) => {
  await open(page, site, '/battle/list');
  await button(page, /^Ashdown 871/).click();
  await button(page, "Add a DP to Alfred's household").click();
  await expect(
    current(page).getByRole('group', { name: "DPs of Alfred's household: 2" }),
  ).toBeVisible();
  await button(page, /^Turn 1/).click();
  await button(page, 'Other battles').click();
  const names = current(page)
    .getByRole('region', { name: 'Your battles' })
    .locator('li > button > bdi');
  await expect(names).toHaveText(['Ashdown 871']);
  const ashdown = button(page, /^Ashdown 871 ?Turn 1 · Initiative/);
  await expect(ashdown).toContainText('West Saxons Great army');
  await expect(ashdown).toContainText(/Stands lost: +0 of \d+ +0 of \d+/);

  await button(page, 'Rename, duplicate or delete Ashdown 871').click();
  await current(page).getByLabel('Name', { exact: true }).fill('Under the thorn');
  await button(page, 'Duplicate').click();
  await expect(names).toHaveText(['Under the thorn 2', 'Under the thorn']);

  await button(page, 'Rename, duplicate or delete Under the thorn').click();
  await button(page, 'Delete').click();
  await expect(names).toHaveText(['Under the thorn 2']);
  await current(page).getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveCount(2);

  // The copy has the whole journal: the DP of the first tap and the one it began with.
  await button(page, /^Under the thorn 2/).click();
  await expect(
    current(page).getByRole('group', { name: "DPs of Alfred's household: 2" }),
  ).toBeVisible();
});
