import type { Page } from '@playwright/test';
import { expectText, fightMaldon, linesIn, savedLines, tap } from './actions.ts';
import { expectDps } from './battle-actions.ts';
import { current, expect, expectSaved, expectStarted, open, tab, test } from './fixture.ts';

const addDp = (page: Page) => tap(page, 'Add a DP to Hearth troop');
const expectPebbles = (page: Page, count: number) => expectDps(page, 'Hearth troop', count);

test('a look that was damaged does not keep the app from starting, nor does a worker that is refused', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('look', '{"theme":');
    localStorage.setItem('shieldwall-companion.look', '{"theme":{"dark":1},"textSize":"huge"}');
    localStorage.setItem('shieldwall-companion.counts', '[7]');
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('refused'));
  });
  await fightMaldon(page, site);
  await addDp(page);
  await expectPebbles(page, 2);
});

test('the look that version 0.1.0 saved is shown until there is one under a name of our own', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    // What the database holds comes later, and here never.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    if (location.protocol === 'about:' || localStorage.length > 0) return;
    localStorage.setItem('look', '{"theme":"contrast","textSize":130,"motion":"system"}');
  });
  const root = page.locator('html');
  await open(page, site, '/sheet');
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  await expect(root).toHaveAttribute('data-text', '130');
  await page.evaluate(() =>
    localStorage.setItem(
      'shieldwall-companion.look',
      '{"theme":"dark","textSize":100,"motion":"system"}',
    ),
  );
  await page.reload();
  await expectStarted(page);
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

/** A part of the app throws as soon as it is drawn. */
const breakChunk = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new Error('broken on purpose'); }",
    }),
  );

test('where the whole app fails, the ways lead on to the battles and to a backup', async ({
  page,
  site,
  problems,
}) => {
  await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  await breakChunk(page, 'AfterArrival');
  await page.reload();
  const crash = page.locator('[role="alert"]').filter({ hasText: 'Something went wrong' });
  await expect(crash).toContainText('broken on purpose');
  const way = (name: string) => crash.getByRole('button', { name });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    way('Save a backup').click(),
  ]);
  expect(await linesIn(download)).toEqual([1]);
  problems.length = 0;
  await page.unrouteAll();
  await way('Other battles').click();
  await expectStarted(page);
  await expect(current(page).getByRole('heading', { name: 'Battles', exact: true })).toBeVisible();
});

test('a page that fails leaves the tabs alive and leads to the battles and to a backup', async ({
  page,
  site,
  problems,
}) => {
  await breakChunk(page, 'MorePage');
  await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  await tab(page, 'More').click();
  await expectText(page, 'This page has stopped working');
  problems.length = 0;
  expect(await savedLines(page)).toEqual([1]);
  await tap(page, 'Other battles');
  await expect(current(page).getByRole('heading', { name: 'Battles', exact: true })).toBeVisible();
  await tab(page, 'Sheet').click();
  await expect(tab(page, 'Sheet')).toHaveAttribute('aria-current', 'page');
});

test('a phone that cannot think says so, and goes on when it is asked to', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    let isFirst = true;
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        if (!isFirst || !String(address).includes('opponent')) return;
        isFirst = false;
        // It dies of the first question.
        this.postMessage = () => {
          this.terminate();
          setTimeout(() => this.dispatchEvent(new ErrorEvent('error')));
        };
      }
    };
  });
  await open(page, site, '/shield-wall-ii/battle/new');
  await tap(page, 'Maldon');
  await current(page)
    .getByRole('group', { name: 'The phone plays' })
    .getByRole('button', { name: 'Vikings' })
    .click();
  await tap(page, 'Begin the battle');
  await tap(page, /^End turn/);
  await expectText(page, 'The phone could not think of a move.');
  await tap(page, 'Let the phone go on');
  await expectText(page, 'Turn 2 of 18');
});
