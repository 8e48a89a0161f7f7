import { current, expect, expectStarted, open, test, workerReady } from './fixture.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the sheet can be read', async ({ page, site }) => {
    await page.goto(site.address);
    await expect(page.locator('#first table').nth(0)).toBeVisible();
  });
});

test('the static sheet does not flash up where another page opens', async ({ page, site }) => {
  await page.route('**/assets/*.js', () => undefined);
  const first = page.locator('#first table').nth(0);
  await page.goto(`${site.address}#/sheet`, { waitUntil: 'commit' });
  await expect(first).toBeVisible();
  await page.goto(`${site.address}?again#/battle`, { waitUntil: 'commit' });
  await expect(first).toBeHidden();
});

test('a chosen look is there before the app is', async ({ page, context, site }) => {
  await open(page, site, '/more');
  await workerReady(page);
  await current(page).getByRole('button', { name: 'Dark' }).click();
  await current(page).getByRole('button', { name: '130 %' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-text', '130');
  await page.close();

  const later = await context.newPage();
  await later.route('**/assets/*.js', () => undefined);
  await later.goto(`${site.address}?later#/more`, { waitUntil: 'commit' });
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(later.locator('html')).toHaveAttribute('data-text', '130');
  await later.close();

  const last = await context.newPage();
  await last.goto(`${site.address}#/more`);
  await expectStarted(last);
  await expect(current(last).getByRole('button', { name: 'Dark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
