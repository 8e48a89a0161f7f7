import { expect, open, test } from './fixture.ts';

// These break the rules on purpose, to show that the watch over all other tests is awake.
test('an inline script is refused and noticed', async ({ page, site, problems }) => {
  await open(page, site);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
  });
  await expect(page).toHaveTitle('Shieldwall Companion');
  await expect.poll(() => problems.some((problem) => problem.includes('script-src'))).toBe(true);
  problems.length = 0;
});

test('a request to another origin is refused and noticed', async ({ page, site, problems }) => {
  await open(page, site);
  const outcome = await page.evaluate(() =>
    fetch('https://example.invalid/').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
  await expect.poll(() => problems.join()).toContain('example.invalid');
  problems.length = 0;
});

test('the page carries the policy itself, for hosts that send no headers', async ({
  page,
  site,
}) => {
  await open(page, site);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /script-src 'self'( 'sha256-[^ ']+'){4};/);
});

test.describe('on a host that sends no headers', () => {
  test.use({ bare: true });

  test('inside a frame of another page nothing is shown', async ({ page, site }) => {
    await page.setContent(`<iframe src="${site.address}"></iframe>`);
    const framed = page.frameLocator('iframe').locator('html');
    await expect(framed).toHaveAttribute('hidden', '');
    await expect(framed).toBeHidden();
  });
});
