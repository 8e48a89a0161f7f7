import { expect, open, started, test } from './fixture.ts';

test('an address opened while the app is open leads to its own page', async ({ page, site }) => {
  await open(page, site, '/tools/movement');
  for (const [tool, title] of [
    ['control', 'Control test'],
    ['missiles', 'Missiles'],
    ['charge', 'Charge'],
  ] as const) {
    const loaded = page.waitForEvent('load');
    await page.evaluate((next) => {
      location.hash = `#/tools/${next}`;
    }, tool);
    await loaded;
    await started(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});
