import type { Page } from '@playwright/test';
import { expect, open, saved, started, test } from './fixture.ts';
import { button, fight, says, tap } from './table.ts';

const pebbles = (page: Page) => page.getByRole('group', { name: /^DPs of / }).first();
const addDp = (page: Page) =>
  pebbles(page)
    .getByRole('button', { name: /^Add a DP to / })
    .click();

/** Every write to the database fails until it is mended. */
const breakStore = (page: Page, name: string) =>
  page.evaluate((error) => {
    const { add, put } = IDBObjectStore.prototype;
    const fail = () => {
      throw new DOMException('Made to fail.', error);
    };
    IDBObjectStore.prototype.add = fail;
    IDBObjectStore.prototype.put = fail;
    Object.assign(globalThis, {
      mend: () => Object.assign(IDBObjectStore.prototype, { add, put }),
    });
  }, name);

const mend = (page: Page) => page.evaluate('globalThis.mend(); undefined');

for (const [error, words] of [
  ['QuotaExceededError', /storage of this device is full/],
  ['UnknownError', /storage refused to save/],
  ['InvalidStateError', /connection to the storage was lost/],
] as const) {
  test(`${error}: play goes on, in words, and is saved once mended`, async ({ page, site }) => {
    await fight(page, site);
    await breakStore(page, error);
    await addDp(page);
    await says(page, words);
    const label = await pebbles(page).getAttribute('aria-label');
    await addDp(page);
    await mend(page);
    await tap(page, 'Try again');
    await expect(page.getByText(words)).toHaveCount(0);
    const now = (await pebbles(page).getAttribute('aria-label')) ?? '';
    expect(now === label).toBe(/: 4$/.test(label ?? ''));
    await page.reload();
    await started(page);
    await expect(pebbles(page)).toHaveAccessibleName(now);
  });
}

test('a window without a database: a battle can be played, and the risk is said', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await open(page, site, '/battle');
  await tap(page, /^Fight Maldon 991/);
  await addDp(page);
  await says(page, /offers no storage, perhaps because the window is private/);
  await expect(button(page, 'Undo')).toBeEnabled();
});

/** In a worker of another page: takes hold of every file of the second copy, and says of how many. */
const HOLD = `(async () => {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('second-copy');
  let count = 0;
  for await (const file of folder.values()) {
    const held = await file.createSyncAccessHandle();
    setTimeout(() => held.close(), 1000);
    count++;
  }
  postMessage(count);
})().catch((error) => setTimeout(() => { throw error; }))`;

test.describe(() => {
  // The app's own policy lets no such worker in.
  test.use({ bypassCSP: true });

  test('a second copy whose files another tab holds for a moment is waited for', async ({
    page,
    site,
    context,
  }) => {
    await fight(page, site);
    await addDp(page);
    const other = await context.newPage();
    await open(other, site, '/more');
    await other.waitForTimeout(1500);
    // Each file is held for a second, as by a tab that is just being closed.
    const held = await other.evaluate(async (code) => {
      const worker = new Worker(URL.createObjectURL(new Blob([code])));
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
      });
    }, HOLD);
    expect(held).toBeGreaterThan(2);
    await page.reload();
    await started(page);
    await addDp(page);
    await page.waitForTimeout(1500);
    await expect(page.getByText(/second copy/i)).toHaveCount(0);
  });
});

/** The database as raw as the browser gives it; a page that is not ours holds it. */
async function raw(page: Page, address: string, version: number) {
  await page.route('**/other-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(`${address}other-page`);
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('shieldwall-companion', wanted);
        request.onsuccess = () => {
          Object.assign(globalThis, { held: request.result });
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
    version,
  );
}

test('an older window that holds the storage is named, and the app goes on once it is closed', async ({
  page,
  site,
  context,
}) => {
  const older = await context.newPage();
  await raw(older, site.address, 5);
  await open(page, site, '/more');
  await says(page, /older version of the app is open in another window/);
  await older.close();
  await expect(page.getByText(/older version of the app/)).toHaveCount(0);
  await fight(page, site);
  await addDp(page);
});

test('data of a newer version can be looked at and not changed', async ({
  page,
  site,
  context,
}) => {
  await fight(page, site);
  await addDp(page);
  const label = (await pebbles(page).getAttribute('aria-label')) ?? '';
  await saved(page);
  await page.goto('about:blank');
  const newer = await context.newPage();
  await raw(newer, site.address, 20);
  await newer.close();
  await open(page, site, '/battle');
  await expect(pebbles(page)).toHaveAccessibleName(label);
  await says(page, /written by a newer version of this app/);
  await expect(button(page, 'Undo')).toBeDisabled();
});
