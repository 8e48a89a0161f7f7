import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';
import { expectText, newArmy, tap } from './actions.ts';
import { current, expect, expectStarted, open, tab, test, workerReady } from './fixture.ts';

/** A file with one army in it, as the app writes it. */
async function backupWithArmy(page: Page, site: Site): Promise<string> {
  await open(page, site, '/armies');
  await newArmy(page);
  await open(page, site, '/more');
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'Save a backup')]);
  return download.path();
}

type Launching = typeof window & { launch: (launch: object) => void };

/** Chromium's queue, which holds a launch until somebody takes it. */
const putInQueue = (page: Page) =>
  page.addInitScript(() => {
    const launches: object[] = [];
    const consume: { by: (launch: object) => void } = { by: (launch) => launches.push(launch) };
    Object.assign(window, { launch: (launch: object) => consume.by(launch) });
    const setConsumer = (by: (launch: object) => void) => {
      consume.by = by;
      for (const launch of launches.splice(0)) by(launch);
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });

test('a file that is opened with the app is shown by the import page, a shortcut opens its tab', async ({
  page,
  site,
}) => {
  const text = await readFile(await backupWithArmy(page, site), 'utf8');
  await putInQueue(page);
  await open(page, site, '/battle');
  await page.evaluate((text) => {
    const file = new File([text], 'army.json', { type: 'application/json' });
    (window as Launching).launch({ files: [{ getFile: async () => file }] });
  }, text);
  await expectText(page, /^1 army, saved on /);

  await page.evaluate(() =>
    (window as Launching).launch({
      files: [],
      targetURL: new URL('./#/sheet', location.href).href,
    }),
  );
  await expect(tab(page, 'Sheet')).toHaveAttribute('aria-current', 'page');
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** As another app does it, from outside. */
  async function share(page: Page, { address }: Site, fields: string, file?: string) {
    await page.goto('about:blank');
    await page.setContent(
      `<form method="post" enctype="multipart/form-data" action="${address}shared">${fields}<button>Share</button></form>`,
    );
    if (file) await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('button').click();
    await expectStarted(page);
  }

  test('a file or a link that another app shares is shown by the import page', async ({
    page,
    site,
  }) => {
    const file = await backupWithArmy(page, site);
    await workerReady(page);
    await share(page, site, '<input type="file" name="file">', file);
    await expectText(page, /^1 army, saved on /);
    // It is taken once: nothing of it stays behind.
    await page.reload();
    await expectText(page, /The file is no longer here/);

    await share(
      page,
      site,
      '<input name="text" value="Look: https://a.example/#/parcel/abc. Bye">',
    );
    expect(new URL(page.url()).hash).toBe('#/parcel/abc');
    await expect(current(page).getByRole('alert')).toContainText('This link is damaged');
  });
});
