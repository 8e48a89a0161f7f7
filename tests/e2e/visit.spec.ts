import { current, expect, open, tab, test } from './fixture.ts';

const tabs = ['Battle', 'Sheet', 'Tools', 'Armies', 'More'];

test('a first visit opens on the battle, and every tab is one tap away', async ({ page, site }) => {
  await open(page, site);
  await expect(page).toHaveURL(/#\/battle$/);
  for (const name of tabs) {
    const link = tab(page, name);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(new RegExp(`#/${name.toLowerCase()}$`));
  }
});

test('tabs are at least 48 pixels in both directions', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, site);
  for (const name of tabs) {
    const box = await tab(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
});

test('the page says so when the script does not start', async ({ page, site, problems }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(site.address);
  const late = page.locator('#late');
  await expect(late).toBeHidden();
  await late.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
  await page.unroute('**/assets/*.js');
  await late.getByRole('link', { name: 'Reload' }).click();
  await expect(tab(page, 'Battle')).toBeVisible();
  // The aborted scripts were meant to fail.
  problems.length = 0;
});

test('an address that leads nowhere leads to the battle', async ({ page, site }) => {
  await open(page, site, '/no/such/place');
  await expect(page).toHaveURL(/#\/battle$/);
});

test('a tab leads to where it was left, and the open one to its first page', async ({
  page,
  site,
}) => {
  await open(page, site, '/tools');
  await current(page).getByRole('link', { name: 'Dice', exact: true }).click();
  await expect(page).toHaveURL(/#\/tools\/dice/);
  await tab(page, 'Sheet').click();
  await expect(page).toHaveURL(/#\/sheet$/);
  await tab(page, 'Tools').click();
  await expect(page).toHaveURL(/#\/tools\/dice/);
  await tab(page, 'Tools').click();
  await expect(page).toHaveURL(/#\/tools$/);
  await expect(tab(page, 'Tools')).toHaveAttribute('aria-current', 'page');
});
