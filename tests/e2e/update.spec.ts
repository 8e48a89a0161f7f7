import type { Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';
import { breakStore, button, expectText, fightMaldon, tap } from './actions.ts';
import { expectDps } from './battle-actions.ts';
import {
  current,
  expect,
  expectSaved,
  expectStarted,
  open,
  tab,
  test,
  workerReady,
} from './fixture.ts';
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

/** A battle with a DP that cannot be saved, and a new version that waits. */
async function updateWithUnsaved(page: Page, site: Site) {
  await fightMaldon(page, site);
  await workerReady(page);
  await expectSaved(page);
  await breakStore(page);
  await tap(page, 'Add a DP to Hearth troop');
  await expectText(page, /storage refused to save/);
  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await tab(page, 'More update ready').click();
}

test('an update asks once about what is not saved, and takes no for an answer', async ({
  page,
  site,
}) => {
  await updateWithUnsaved(page, site);
  const version = current(page).getByTestId('version');
  const before = (await version.textContent()) ?? '';
  const asked: string[] = [];
  const answers = [false, true];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return answers.shift() ? dialog.accept() : dialog.dismiss();
  });
  await tap(page, 'Update now');
  await expect.poll(() => asked).toHaveLength(1);
  await tab(page, 'Battle').click();
  await expectDps(page, 'Hearth troop', 2);
  await tab(page, 'More update ready').click();
  await expect(version).toHaveText(before);

  await Promise.all([page.waitForEvent('load'), tap(page, 'Update now')]);
  await expectStarted(page);
  await expect(version).toHaveText(nextVersion);
  const question = 'The last thing you did is not saved yet. Reload and lose that?';
  expect(asked).toEqual([question, question]);
});

test('a new version that does not begin says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    // The waiting worker never hears that it may begin.
    if ('ServiceWorker' in globalThis) ServiceWorker.prototype.postMessage = () => undefined;
  });
  await open(page, site, '/more');
  await workerReady(page);
  site.deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await tap(page, 'Update now');
  await expectText(page, /The new version does not begin\. Close all windows of the app/);
});
