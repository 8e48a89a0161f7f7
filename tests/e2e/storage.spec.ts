import type { Page } from '@playwright/test';
import { breakStore, button, expectText, fightMaldon, tap } from './actions.ts';
import { expectDps } from './battle-actions.ts';
import { current, expect, expectSaved, expectStarted, open, tab, test } from './fixture.ts';

/** Maldon: the hearth troop starts with 1 DP. */
const addDp = (page: Page) => tap(page, 'Add a DP to Hearth troop');
const expectPebbles = (page: Page, count: number) => expectDps(page, 'Hearth troop', count);

/** In one go: the app looks for its storage by itself too, and the button may be gone a moment later. */
const mendAndTryAgain = (page: Page) =>
  button(page, 'Try again').evaluate((element: HTMLElement) => {
    Reflect.get(globalThis, 'mend')();
    element.click();
  });

for (const [error, words] of [
  ['QuotaExceededError', /storage of this device is full/],
  ['UnknownError', /storage refused to save/],
  ['InvalidStateError', /connection to the storage was lost/],
] as const) {
  test(`${error}: play goes on, in words, and is saved once mended`, async ({ page, site }) => {
    await fightMaldon(page, site);
    await breakStore(page, error);
    await addDp(page);
    await expectText(page, words);
    await addDp(page);
    await mendAndTryAgain(page);
    await expect(current(page).getByText(words)).toHaveCount(0);
    await expectPebbles(page, 3);
    await page.reload();
    await expectStarted(page);
    await expectPebbles(page, 3);
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
  await expectText(page, /offers no storage, perhaps because the window is private/);
  await expect(button(page, 'Undo')).toBeEnabled();
});

test('a private window that refuses its files: play goes on, and More says that there is one copy', async ({
  page,
  site,
}) => {
  // As Firefox does.
  await page.addInitScript(() => {
    if (!isSecureContext) return;
    StorageManager.prototype.getDirectory = () =>
      Promise.reject(new DOMException('Security error when calling GetDirectory', 'SecurityError'));
  });
  await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  await open(page, site, '/more');
  await expectText(page, /everything is stored only once/);
  await expect(current(page).getByText(/could not be read/)).toHaveCount(0);
});

test('More does not say that there is no second copy before that is known', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    if (!isSecureContext) return;
    const { getDirectory } = StorageManager.prototype;
    const answer = Promise.withResolvers<void>();
    const said: string[] = [];
    Object.assign(globalThis, { answer: answer.resolve, said });
    StorageManager.prototype.getDirectory = async function () {
      await answer.promise;
      return getDirectory.call(this);
    };
    new MutationObserver(() => said.push(document.body?.textContent ?? '')).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await open(page, site, '/more');
  await expectText(page, 'Checking the second copy…');
  await page.evaluate(() => Reflect.get(globalThis, 'answer')());
  await expectText(page, /^A second copy (was|will be) written/);
  const said = await page.evaluate<string[]>(() => Reflect.get(globalThis, 'said'));
  expect(said.some((each) => each.includes('Checking the second copy…'))).toBe(true);
  expect(said.some((each) => /stored only once|cannot be written/.test(each))).toBe(false);
});

/**
 * In a worker of another page: takes hold of every file of the second copy for a second, as a tab
 * does that is just being closed, and says of how many; of none if one is in use.
 */
const HOLD = `(async () => {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('second-copy');
  const held = [];
  const letGo = () => { for (const file of held) file.close(); };
  try {
    for await (const file of folder.values()) held.push(await file.createSyncAccessHandle());
    setTimeout(letGo, 1000);
    postMessage(held.length);
  } catch (error) {
    letGo();
    postMessage(0);
  }
})()`;

const hold = (page: Page) =>
  page.evaluate((code) => {
    const worker = new Worker(URL.createObjectURL(new Blob([code])));
    return new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
    });
  }, HOLD);

test.describe(() => {
  // The app's own policy lets no such worker in.
  test.use({ bypassCSP: true });

  test('a second copy whose files another tab holds for a moment is waited for', async ({
    page,
    site,
    context,
  }) => {
    await fightMaldon(page, site);
    await addDp(page);
    await expectSaved(page);
    const other = await context.newPage();
    await open(other, site, '/more');
    await expect.poll(() => hold(other)).toBeGreaterThan(2);
    await page.reload();
    await expectStarted(page);
    await addDp(page);
    await expectSaved(page);
    await tab(page, 'More').click();
    await expectText(page, 'A second copy was written just now.');
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
  problems,
}) => {
  const older = await context.newPage();
  await raw(older, site.address, 5);
  await open(page, site, '/more');
  await expectText(page, /older version of the app is open in another window/);
  await older.close();
  await expect(current(page).getByText(/older version of the app/)).toHaveCount(0);
  await fightMaldon(page, site);
  await addDp(page);
  // Dexie warns of the older window too.
  const warning =
    "console: Upgrade 'shieldwall-companion' blocked by other connection holding version 0.5";
  expect(new Set(problems)).toEqual(new Set([warning]));
  problems.length = 0;
});

test('data of a newer version can be looked at and not changed', async ({
  page,
  site,
  context,
}) => {
  await fightMaldon(page, site);
  await addDp(page);
  await expectPebbles(page, 2);
  await expectSaved(page);
  await page.goto('about:blank');
  const newer = await context.newPage();
  await raw(newer, site.address, 90);
  await newer.close();
  await open(page, site, '/battle');
  await expectPebbles(page, 2);
  await expectText(page, /written by a newer version of this app/);
  await expect(button(page, 'Undo')).toBeDisabled();
});
