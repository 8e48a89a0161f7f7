import type { Page } from '@playwright/test';
import { button, fightMaldon, tap } from './actions.ts';
import { current, expect, tab, test } from './fixture.ts';

/** Ionic keeps a page that is left; nobody may tap it, focus it or hear of it any more. */

type Watching = typeof window & { most: number };

/** From now on: how many pages could be used at once, looked at after every change of the document. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const usable = () =>
      document.querySelectorAll('ion-router-outlet > .ion-page:not([inert])').length;
    const watching = Object.assign(window, { most: usable() });
    new MutationObserver(() => {
      watching.most = Math.max(watching.most, usable());
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });

/** The first heading of every page that a screen reader can find. */
async function headingsRead(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const isTitle = ({ role, properties = [] }: (typeof nodes)[number]) =>
    role?.value === 'heading' &&
    properties.some(({ name, value }) => name === 'level' && value.value === 1);
  return nodes.filter((node) => !node.ignored && isTitle(node)).map(({ name }) => name?.value);
}

test('only the page that is open can be used or read, also while pages change', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await watch(page);
  await tab(page, 'Tools').click();
  await current(page).getByRole('link', { name: 'Rest', exact: true }).click();
  await expect(current(page).getByRole('heading', { level: 1, name: 'Rest' })).toBeVisible();
  expect(await headingsRead(page)).toEqual(['Rest']);
  await tap(page, 'Back');
  await expect(current(page).getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  await tab(page, 'More').click();
  await expect(current(page).getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  expect(await headingsRead(page)).toEqual(['More']);
  await tab(page, 'Battle').click();
  await expect(button(page, 'Undo')).toBeVisible();
  expect(await page.evaluate(() => (window as Watching).most)).toBe(1);
});

test('a press on Back that begins before the page has come is heard', async ({ page, site }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/Control-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await fightMaldon(page, site);
  await tap(page, 'Move: go to Movement');
  await tap(page, /actions of Byrhtnoth$/);
  await tap(page, 'Killed');
  await tap(page, 'Close');
  await tap(page, /^due .*Leofsunu's band must test control/);
  await expect(page).toHaveURL(/tools\/control/);
  await button(page, 'Back').hover();
  await page.mouse.down();
  held.resolve();
  await expect(button(page, 'Throw')).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/#\/battle/);
});
