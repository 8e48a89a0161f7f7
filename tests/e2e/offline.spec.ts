import type { Page } from '@playwright/test';
import {
  current,
  expect,
  expectStarted,
  goOffline,
  open,
  tab,
  test,
  workerReady,
} from './fixture.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit the app starts cold without a network, wherever it is opened', async ({
  page,
  context,
  site,
}) => {
  await open(page, site);
  await workerReady(page);
  await page.close();
  await goOffline(context, site);

  const later = await context.newPage();
  await later.goto(site.address);
  await expectStarted(later);
  for (const name of ['Sheet', 'Tools', 'Armies', 'More', 'Battle']) {
    const link = tab(later, name);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  const deep = await context.newPage();
  await deep.goto(`${site.address}#/more`);
  await expectStarted(deep);
  await expect(current(deep).getByRole('heading', { name: 'About' })).toBeVisible();
});

/** There from the start, empty until there is something to say. */
const offlineNotice = (page: Page) => page.locator('[data-offline-ready]');

test('the app says once that it is ready to use offline, and More shows it', async ({
  page,
  site,
}) => {
  const notice = offlineNotice(page);
  const said = notice.getByText('Ready to use offline.', { exact: true });
  await open(page, site);
  await expect(said).toBeVisible();
  await workerReady(page);
  await page.reload();
  await expectStarted(page);
  await expect(notice).toHaveCount(1);
  await expect(said).toBeHidden();
  await tab(page, 'More').click();
  await expect(current(page).getByText('Ready to use offline.')).toBeVisible();
});

test.describe('before all of it is on the device', () => {
  test.use({ serviceWorkers: 'block' });
  test('a page that cannot be loaded says so, the others stay, and it comes with the network', async ({
    page,
    context,
    site,
    problems,
  }) => {
    await open(page, site);
    await expect(offlineNotice(page)).toHaveCount(1);
    await context.setOffline(true);
    await tab(page, 'Tools').click();
    const heading = current(page).getByRole('heading', { name: 'This page could not be loaded' });
    await expect(heading).toBeVisible();
    await tab(page, 'Battle').click();
    await expect(current(page).getByRole('button', { name: /^Fight Maldon 991/ })).toBeVisible();
    await tab(page, 'Tools').click();
    await expect(heading).toBeVisible();
    await context.setOffline(false);
    await expect(current(page).getByRole('heading', { name: 'Tools' })).toBeVisible();
    // What could not be fetched was meant to fail.
    problems.length = 0;
  });

  test('a page of which modules were lost once comes all the same: Chromium never asks again for what they import', async ({
    page,
    site,
    problems,
  }) => {
    await open(page, site);
    await page.route('**/assets/*.js', (route) => route.abort());
    await tab(page, 'Tools').click();
    const again = current(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/assets/*.js');
    const tools = current(page).getByRole('heading', { name: 'Tools' });
    await expect(async () => {
      if ((await tools.count()) === 0) await again.click({ timeout: 1000 });
      await expect(tools).toBeVisible({ timeout: 3000 });
    }).toPass();
    problems.length = 0;
  });
});

test('names are set in Vollkorn at a later start', async ({ page, context, site }) => {
  await open(page, site);
  await workerReady(page);
  await page.close();
  await goOffline(context, site);

  const later = await context.newPage();
  // What the browser really drew with; `font-display: optional` may decide against a slow file, and
  // then keeps the fallback for that start.
  const drawnWith = async () => {
    await open(later, site, '/more');
    const devtools = await context.newCDPSession(later);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '.ion-page:not(.ion-page-hidden) h1',
    });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    await later.goto('about:blank');
    return fonts.map(({ familyName }) => familyName).join();
  };
  await expect.poll(drawnWith).toMatch(/^Vollkorn/);
});
