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

test.use({ path: '/some/where/' });

test('a sub-path is as good as a root: deep links, worker, cold start', async ({
  page,
  context,
  site,
}) => {
  await open(page, site, '/more');
  await expect(current(page).getByRole('heading', { name: 'About' })).toBeVisible();
  await workerReady(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(site.address);
  await page.close();
  await goOffline(context, site);

  const later = await context.newPage();
  await later.goto(`${site.address}#/sheet`);
  await expectStarted(later);
  await expect(tab(later, 'Sheet')).toHaveAttribute('aria-current', 'page');
});
