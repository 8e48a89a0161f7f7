import { controlled, expect, open, started, tab, test } from './fixture.ts';
import { nextBuild, nextVersion } from './setup.ts';

test('a new version waits for a tap: the old page works on, the new one comes after', async ({
  page,
  site,
}) => {
  await open(page, site, '/more');
  await controlled(page);
  const version = page.getByTestId('version');
  const before = await version.textContent();
  expect(before).not.toBe(nextVersion);

  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
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
  await started(page);
  await expect(version).toHaveText(nextVersion);
  await expect(notice).toBeHidden();
});

test('"Later" puts the notice away; the next start offers the update again', async ({
  page,
  site,
}) => {
  await open(page, site);
  await controlled(page);
  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await started(page);
  await expect(notice).toBeVisible();
});

test('a second tab keeps the old version until it is reloaded', async ({ page, context, site }) => {
  await open(page, site, '/more');
  await controlled(page);
  const other = await context.newPage();
  await open(other, site, '/more');
  const before = await other.getByTestId('version').textContent();

  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Update' }).click(),
  ]);
  await started(page);
  await expect(page.getByTestId('version')).toHaveText(nextVersion);

  await expect(other.getByTestId('version')).toHaveText(before ?? '');
  await Promise.all([
    other.waitForEvent('load'),
    other.getByRole('button', { name: 'Update' }).click(),
  ]);
  await started(other);
  await expect(other.getByTestId('version')).toHaveText(nextVersion);
});
