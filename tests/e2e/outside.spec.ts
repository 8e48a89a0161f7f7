import type { Page } from '@playwright/test';
import { current, expect, expectStarted, open, tab, test } from './fixture.ts';

/** As if typed over the address, or tapped in a message: only what follows the # is new. */
async function fromOutside(page: Page, route: string, title: string) {
  const loaded = page.waitForEvent('load');
  await page.evaluate((next) => {
    location.hash = `#${next}`;
  }, route);
  await loaded;
  await expectStarted(page);
  await expect(current(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('an address opened while the app is open leads to its own page', async ({ page, site }) => {
  await open(page, site, '/tools/movement');
  await fromOutside(page, '/tools/control', 'Control test');
  await fromOutside(page, '/tools/missiles', 'Missiles');
  await fromOutside(page, '/tools/charge', 'Charge');
});

test('so does one opened from a page that has a way back', async ({ page, site }) => {
  await open(page, site, '/battle');
  await tab(page, 'Tools').click();
  await current(page).getByRole('link', { name: 'Rest', exact: true }).click();
  await expect(current(page).getByRole('heading', { level: 1, name: 'Rest' })).toBeVisible();
  await fromOutside(page, '/battle/new', 'New battle');
  await fromOutside(page, '/tools/risk', 'Risk to leader');
});
