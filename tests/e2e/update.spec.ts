import { button, fightMaldon } from './actions.ts';
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
  const update = button(page, 'Update now');
  await expect(update).toBeVisible();

  // Nothing has changed under the player's hands: pages not opened before still come from the old build.
  await expect(version).toHaveText(before ?? '');
  for (const name of ['Battle', 'Sheet', 'Tools', 'Armies', 'More']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await expect(version).toHaveText(before ?? '');

  await Promise.all([page.waitForEvent('load'), update.click()]);
  await expectStarted(page);
  await expect(version).toHaveText(nextVersion);
  await expect(update).toBeHidden();
});

test('in a battle a new version shows only as a mark on More: nothing moves under the thumb', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await workerReady(page);
  const next = button(page, /^Next: /);
  const before = await next.boundingBox();
  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(tab(page, 'More update ready')).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
  await expect(button(page, 'Update now')).toHaveCount(0);
  // The next start still offers it.
  await page.reload();
  await expectStarted(page);
  await tab(page, 'More update ready').click();
  await expect(button(page, 'Update now')).toBeVisible();
});

test('a second tab keeps the old version until it is reloaded', async ({ page, context, site }) => {
  await open(page, site, '/more');
  await workerReady(page);
  const other = await context.newPage();
  await open(other, site, '/more');
  const before = await current(other).getByTestId('version').textContent();

  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await Promise.all([page.waitForEvent('load'), button(page, 'Update now').click()]);
  await expectStarted(page);
  await expect(current(page).getByTestId('version')).toHaveText(nextVersion);

  await expect(current(other).getByTestId('version')).toHaveText(before ?? '');
  await Promise.all([other.waitForEvent('load'), button(other, 'Update now').click()]);
  await expectStarted(other);
  await expect(current(other).getByTestId('version')).toHaveText(nextVersion);
});
