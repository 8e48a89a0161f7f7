import { controlled, expect, open, started, test, unplug } from './fixture.ts';

test('after one visit the app starts cold without a network, wherever it is opened', async ({
  page,
  context,
  site,
}) => {
  await open(page, site);
  await controlled(page);
  await page.close();
  await unplug(context, site);

  const later = await context.newPage();
  await later.goto(site.address);
  await started(later);
  for (const name of ['Sheet', 'Tools', 'Armies', 'More', 'Battle']) {
    const tab = later.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  const deep = await context.newPage();
  await deep.goto(`${site.address}#/more`);
  await started(deep);
  await expect(deep.getByRole('heading', { name: 'About' })).toBeVisible();
});
