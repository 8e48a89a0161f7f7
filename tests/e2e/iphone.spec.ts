import type { Page } from '@playwright/test';
import { current, expect, open, tab, test } from './fixture.ts';

// What of an iPhone Chromium can play: its marks, its edges and its keyboard.

const asIPhone = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));

test('the app reaches the edges of the screen, and nothing to be tapped lies behind the bars', async ({
  page,
  site,
}) => {
  await asIPhone(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  await open(page, site, '/more');
  const screen = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const bar = await page.locator('nav[aria-label="Main"]').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(screen.height);
  const link = await tab(page, 'Sheet').boundingBox();
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(screen.height - 34);
  const title = await current(page).getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(47);
});

test('an iPhone: pictures for the start, a note on the screen, no second swipe, a field above the keyboard', async ({
  page,
  site,
}) => {
  await asIPhone(page);
  await open(page, site, '/more');
  await expect(current(page).getByText(/needs iOS 18\.4 or later/)).toBeVisible();

  const pictures = page.locator('link[rel="apple-touch-startup-image"]');
  await expect(pictures).toHaveCount(2);
  const right = await pictures.evaluateAll((links) =>
    Promise.all(
      links.map(async (link) => {
        const image = new Image();
        image.src = (link as HTMLLinkElement).href;
        await image.decode();
        const across = (link as HTMLLinkElement).media.includes('landscape');
        const [short, long] = [screen.width, screen.height].sort((a, b) => a - b);
        const size = [image.naturalWidth, image.naturalHeight].map(
          (side) => side / devicePixelRatio,
        );
        return String(size) === String(across ? [long, short] : [short, long]);
      }),
    ),
  );
  expect(right).toEqual([true, true]);

  // Safari swipes back by itself; Ionic must not do so as well.
  const swipes = await page
    .locator('ion-router-outlet')
    .evaluate((outlet) => Reflect.get(outlet, 'swipeGesture'));
  expect(swipes).toBe(false);

  await open(page, site, '/parcel');
  const field = current(page).getByRole('textbox', { name: 'A link' });
  await field.focus();
  // The keyboard covers the field and all below it.
  const end = Math.floor((await field.boundingBox())?.y ?? 0);
  await page.evaluate((end) => {
    Object.defineProperty(visualViewport, 'height', { value: end, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, end);
  await expect
    .poll(async () => {
      const box = await field.boundingBox();
      return box && box.y >= 0 && box.y + box.height <= end;
    })
    .toBe(true);
});
