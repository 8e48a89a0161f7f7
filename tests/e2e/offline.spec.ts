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
