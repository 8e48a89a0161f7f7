import { button, fightMaldon, tap } from './actions.ts';
import { current, expect, expectStarted, open, tab, test, workerReady } from './fixture.ts';
import { nextBuild, nextVersion } from './setup.ts';

test.use({ serviceWorkers: 'allow' });

test('a new version waits for a tap: the old page works on, the new one comes after', async ({
  page,
  site,
}) => {
  await open(page, site, '/more');
  await workerReady(page);
  const version = current(page).getByTestId('version');
  const before = await version.textContent();
  expect(before).not.toBe(nextVersion);

  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.locator('.update-notice');
  await expect(notice).toBeVisible();

  // Nothing has changed under the player's hands: pages not opened before still come from the old build.
  await expect(version).toHaveText(before ?? '');
  for (const name of ['Battle', 'Sheet', 'Tools', 'Armies', 'More']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await expect(version).toHaveText(before ?? '');

  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Update' }).click(),
  ]);
  await expectStarted(page);
  await expect(version).toHaveText(nextVersion);
  await expect(notice).toBeHidden();
});

test('"Later" puts the notice away; the next start offers the update again', async ({
  page,
  site,
}) => {
  await open(page, site);
  await workerReady(page);
  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.locator('.update-notice');
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expectStarted(page);
  await expect(notice).toBeVisible();
});

test('the notice covers nothing: a battle goes on above it', async ({ page, site }) => {
  await fightMaldon(page, site);
  await workerReady(page);
  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(button(page, 'Update')).toBeVisible();
  await tap(page, 'Add a DP to Hearth troop');
  await expect(current(page).getByRole('group', { name: 'DPs of Hearth troop: 2' })).toBeVisible();
  await tap(page, 'Undo');
  await expect(current(page).getByRole('group', { name: 'DPs of Hearth troop: 1' })).toBeVisible();
});

test('a second tab keeps the old version until it is reloaded', async ({ page, context, site }) => {
  await open(page, site, '/more');
  await workerReady(page);
  const other = await context.newPage();
  await open(other, site, '/more');
  const before = await current(other).getByTestId('version').textContent();

  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await Promise.all([
    page.waitForEvent('load'),
    current(page).getByRole('button', { name: 'Update' }).click(),
  ]);
  await expectStarted(page);
  await expect(current(page).getByTestId('version')).toHaveText(nextVersion);

  await expect(current(other).getByTestId('version')).toHaveText(before ?? '');
  await Promise.all([
    other.waitForEvent('load'),
    current(other).getByRole('button', { name: 'Update' }).click(),
  ]);
  await expectStarted(other);
  await expect(current(other).getByTestId('version')).toHaveText(nextVersion);
});
