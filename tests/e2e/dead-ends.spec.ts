import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  breakStore,
  button,
  expectText,
  fightMaldon,
  newArmy,
  savedLines,
  tap,
} from './actions.ts';
import { expectDps } from './battle-actions.ts';
import { current, expect, expectSaved, expectStarted, open, tab, test } from './fixture.ts';

const addDp = (page: Page) => tap(page, 'Add a DP to Hearth troop');
const expectPebbles = (page: Page, count: number) => expectDps(page, 'Hearth troop', count);

test('a window that holds the second copy and does not finish stops no saving', async ({
  page,
  site,
  context,
}) => {
  await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  const other = await context.newPage();
  await open(other, site, '/sheet');
  // Held for as long as that window lives; version 0.1.0 used the second name.
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        const names = ['shieldwall-companion/second-copy', 'mirror'];
        let left = names.length;
        for (const name of names)
          void navigator.locks.request(name, () => {
            if (--left === 0) held();
            return new Promise(() => undefined);
          });
      }),
  );
  await page.reload();
  await expectStarted(page);
  await addDp(page);
  await expectPebbles(page, 3);
  await expectText(page, /stored only once. \(Another window of the app/);
  await expectSaved(page);
});

test('a worker of the second copy that has ended stops no saving', async ({ page, site }) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(globalThis, { workers });
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        workers.push(this);
      }
    };
  });
  await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  await page.evaluate(() => {
    for (const worker of Reflect.get(globalThis, 'workers')) worker.terminate();
  });
  await addDp(page);
  await addDp(page);
  await expectText(page, /stored only once/);
  await expectSaved(page);
  await page.reload();
  await expectStarted(page);
  await expectPebbles(page, 4);
});

test('what cannot be saved goes into a backup, and no way off the page loses it unasked', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  await breakStore(page);
  await addDp(page);
  await addDp(page);
  await expectText(page, /storage refused to save/);
  expect(await savedLines(page)).toEqual([3]);

  // A link from outside: the player stays, and the address of the page comes back.
  const address = page.url();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => {
    location.hash = '#/more';
  });
  const question = await asked;
  expect(question.message()).toBe(
    'The last 2 things you did are not saved yet. Reload and lose that?',
  );
  await question.dismiss();
  await expect(page).toHaveURL(address);
  await expectPebbles(page, 4);

  const leaving = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const last = await leaving;
  expect(last.type()).toBe('beforeunload');
  await last.dismiss();
  await expectPebbles(page, 4);
});

test('a storage that never answers is named, and what is played goes into a backup', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto(`${site.address}#/battle`);
  await expectStarted(page);
  await tap(page, /^Fight Maldon 991/);
  await addDp(page);
  await expectText(page, /The storage does not answer/);
  expect(await savedLines(page)).toEqual([1]);
  await tab(page, 'More').click();
  await expect(
    current(page).getByRole('region', { name: 'Storage' }).getByRole('button', {
      name: 'Save a backup',
    }),
  ).toBeVisible();
});

test('without what plain http lacks a battle is begun and kept', async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  await page.reload();
  await expectStarted(page);
  await expectPebbles(page, 2);
});

test('a battle deleted in another window says so, and is restored', async ({
  page,
  site,
  context,
}) => {
  await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  const other = await context.newPage();
  await open(other, site, '/battle/list');
  await tap(other, /^Rename, duplicate or delete Maldon 991/);
  await tap(other, 'Delete');
  await expectText(other, 'was deleted.');
  await addDp(page);
  await expectText(page, /This battle was deleted in another window/);
  await tap(page, 'Restore');
  await expectSaved(page);
  await page.reload();
  await expectStarted(page);
  await expectPebbles(page, 3);
});

/** One line of a journal is lost. */
const dropLine = (page: Page, battle: string, seq: number) =>
  page.evaluate(
    async ([id, place]) => {
      const opened = indexedDB.open('shieldwall-companion');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const writing = opened.result.transaction('lines', 'readwrite');
      writing.objectStore('lines').delete([id, place]);
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opened.result.close();
    },
    [battle, seq] as const,
  );

/** A line that only a later version can read, as if that had been here. */
const writeLaterLine = (page: Page, battle: string) =>
  page.evaluate(async (id) => {
    const opened = indexedDB.open('shieldwall-companion');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const line = { type: 'did', at: 1, command: { type: 'x' }, events: [{ type: 'unheardOf' }] };
    const writing = opened.result.transaction('lines', 'readwrite');
    writing.objectStore('lines').add({ battle: id, seq: 1, sum: 1, by: 'later', line });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opened.result.close();
  }, battle);

test('a damaged battle is set apart in a backup, and another phone takes the rest and names it', async ({
  page,
  site,
  browser,
}) => {
  const spoilt = await fightMaldon(page, site);
  await addDp(page);
  await addDp(page);
  await expectSaved(page);
  await open(page, site, '/battle/list');
  await tap(page, /^Ashdown 871/);
  await expect(button(page, 'Undo')).toBeVisible();
  await expectSaved(page);
  await dropLine(page, spoilt, 0);
  await open(page, site, '/more');
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'Save a backup')]);
  await expectText(page, /“Maldon 991” cannot be read \(Line 1 is missing\): the backup holds/);

  const other = await browser.newContext();
  const phone = await other.newPage();
  await open(phone, site, '/parcel');
  await current(phone)
    .getByLabel('A backup, army or battle file')
    .setInputFiles(await download.path());
  await expectText(phone, 'Cannot be imported');
  await expectText(phone, 'Battle: Maldon 991. Line 1 is missing.');
  await expectText(phone, 'Battle: Ashdown 871');
  await tap(phone, 'Add to this device');
  await expectText(phone, /^Added$/);
  await tab(phone, 'Battle').click();
  await expect(button(phone, 'Undo')).toBeVisible();
  await other.close();
});

test('a battle with an event of a later version can be looked at and saved, and the rest works', async ({
  page,
  site,
}) => {
  const battle = await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  await writeLaterLine(page, battle);
  await page.reload();
  await expectStarted(page);
  await expectPebbles(page, 2);
  await expectText(page, /A newer version of this app has gone on with this battle/);
  await expect(button(page, 'Undo')).toBeDisabled();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tap(page, 'Save what is stored of it'),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('unheardOf');
  await tab(page, 'Tools').click();
  await expect(current(page).getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
});

/** The name of the one army that is stored. */
const storedArmy = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('shieldwall-companion');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const asked = opened.result.transaction('armies').objectStore('armies').getAll();
    await new Promise((resolve) => asked.addEventListener('success', resolve));
    opened.result.close();
    return asked.result[0]?.name;
  });

test('an army changed in two windows: the second save is told, and either can stay', async ({
  page,
  site,
  context,
}) => {
  await open(page, site, '/armies');
  await newArmy(page);
  const other = await context.newPage();
  // It does not hear of the first in time: it changes what it has read.
  await other.addInitScript(() => {
    Object.assign(globalThis, {
      BroadcastChannel: class extends EventTarget {
        postMessage = () => undefined;
        close = () => undefined;
      },
    });
  });
  await other.goto(page.url());
  await expectStarted(other);
  const name = (each: Page) => current(each).getByLabel('Name of the army');
  const save = async (words: string) => {
    await name(page).fill(words);
    await expect.poll(() => storedArmy(page)).toBe(words);
  };
  // A change of its own is stored: what it does as it starts is over, and it asks no more by itself.
  await name(other).fill('Northumbria');
  await expect.poll(() => storedArmy(other)).toBe('Northumbria');
  await expect(other.locator('[data-offline-ready]')).toHaveCount(1);
  await page.reload();
  await expect(name(page)).toHaveValue('Northumbria');
  await save('Wessex');
  await name(other).fill('Mercia');
  await expectText(other, /Another window has changed this too/);
  await tap(other, 'Keep the other');
  await expect(name(other)).toHaveValue('Wessex');
  await save('Kent');
  await name(other).fill('Mercia');
  await tap(other, 'Keep mine');
  await expect(current(other).getByText(/Another window has changed this too/)).toHaveCount(0);
  await expect.poll(() => storedArmy(other)).toBe('Mercia');
});

test('More checks everything, and offers the backup that the app made by itself', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await addDp(page);
  await expectSaved(page);
  await tab(page, 'More').click();
  await tap(page, 'Check everything');
  await expectText(page, 'Everything can be read: 1 battle, 0 armies. Both copies are equal.');
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });
  await tap(page, day.format(new Date()));
  await expectText(page, /^1 battle, saved on /);
});
