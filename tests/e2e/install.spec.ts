import { expect, expectStarted, open, tab, test, workerReady } from './fixture.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string }[];
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[];
}

test('the browser finds nothing that stands against installing it', async ({ page, site }) => {
  await open(page, site);
  await workerReady(page);
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The tests run in private windows; that is no fault of the app.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults).toEqual([]);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

test('the manifest names every icon, shortcut and picture, and each is there', async ({
  page,
  site,
}) => {
  await open(page, site);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(href ?? '', site.address).href;
  const manifest = (await (await page.request.get(address)).json()) as Manifest;

  expect(manifest).toMatchObject({ name: 'Shieldwall Companion', short_name: 'Shieldwall' });
  expect(manifest.display).toBe('standalone');
  const purposes = new Set(manifest.icons.map(({ purpose }) => purpose));
  expect(purposes).toEqual(new Set(['any', 'maskable', 'monochrome']));
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    'Battle',
    'Sheet',
    'Tools',
    'Armies',
  ]);

  const ofShortcuts = manifest.shortcuts.flatMap(({ icons }) => icons);
  for (const { src, sizes } of [...manifest.icons, ...ofShortcuts, ...manifest.screenshots]) {
    const size = await page.evaluate(async (icon) => {
      const image = new Image();
      image.src = icon;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, address).href);
    expect(size).toBe(sizes);
  }
  for (const { name, url } of manifest.shortcuts) {
    // From another document, as the system opens it.
    await page.goto('about:blank');
    await page.goto(new URL(url, address).href);
    await expectStarted(page);
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  }
});
