import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';
import { current, expect, open, tab } from './fixture.ts';

/** What the tests of the calculators do again and again at the table. */

export const button = (page: Page, name: string | RegExp) =>
  current(page).getByRole('button', { name, exact: typeof name === 'string' });

export const tap = (page: Page, name: string | RegExp) => button(page, name).click();

/** It stands in sight, once or more often. */
export const expectText = (page: Page, text: string | RegExp) =>
  expect(current(page).getByText(text).filter({ visible: true })).not.toHaveCount(0);

/** The pages that the app keeps, in sight or not. */
export const keptPages = (page: Page) => page.locator('ion-router-outlet > .ion-page');

/** The table of the sheet that stands on top, whatever its place in the document. */
export const topTable = (page: Page) =>
  current(page)
    .locator('section[aria-labelledby]:not([data-away])')
    .evaluateAll((cards) => {
      const top = (card: Element) => card.getBoundingClientRect().top;
      return cards.sort((a, b) => top(a) - top(b))[0]?.querySelector('h2')?.textContent;
    });

/** Maldon, just begun; its id. */
export async function fightMaldon(page: Page, site: Site): Promise<string> {
  await open(page, site, '/battle');
  await tap(page, /^Fight Maldon 991/);
  await expect(button(page, 'Undo')).toBeVisible();
  return lastBattle(page);
}

/** The id of the battle that the store holds as the last one. */
const lastBattle = (page: Page) => stored<string>(page, 'meta', 'lastBattle');

/** What the store holds under this key, as soon as there is something. */
export const stored = <Value>(page: Page, table: 'meta' | 'settings', key: string) =>
  page.evaluate(
    async (asked) => {
      const opened = indexedDB.open('shieldwall-companion');
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const ask = () =>
        opened.result.transaction(asked.table).objectStore(asked.table).get(asked.key);
      for (;;) {
        const row = ask();
        await new Promise((resolve) => row.addEventListener('success', resolve));
        if (row.result) {
          opened.result.close();
          return row.result.value as Value;
        }
      }
    },
    { table, key },
  );

/** Empty, just stored, and open. */
export async function newArmy(page: Page) {
  await tap(page, 'New army');
  await expect(page).toHaveURL(/#\/armies\/[\w-]{36}$/);
  await expect(current(page).getByLabel('Name of the army')).toHaveValue(/^New army/);
}

/** A calculator by its deep link; without a battle it stands alone. */
export const openTool = (page: Page, site: Site, tool: string, query = '') =>
  open(page, site, `/tools/${tool}${query && `?${query}`}`);

/** The next dice of the app show these faces; an average die takes the place of its face. */
export const loadDice = (page: Page, faces: readonly number[]) =>
  page.evaluate((next) => {
    const queue = [...next];
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (words) => {
      // An id is made of bytes; dice are words.
      if (!(words instanceof Uint32Array)) return real(words);
      const face = queue.shift();
      if (face === undefined) return real(words);
      words[0] = face - 1;
      return words;
    };
  }, faces);

/** Real dice: how many of each are tapped in does not matter, their order does. */
export async function enterFaces(page: Page, faces: readonly number[]) {
  for (const face of faces)
    await button(page, new RegExp(`^Add a ${face}:`))
      .nth(0)
      .click();
}

/** Does what the button says; the app goes straight to what is due, or back to the board. */
export async function apply(page: Page, word: string | RegExp = 'Apply') {
  const before = page.url();
  await tap(page, word);
  await expect(page).not.toHaveURL(before);
}

/** Where the app has gone on to what is due, the board is a tap away. */
export async function toBoard(page: Page) {
  const onBoard = () => /#\/battle/.test(page.url());
  if (!onBoard()) {
    // Back to where it was opened from: the board, or the tools where a link led to it.
    const before = page.url();
    await tap(page, 'Back');
    await expect(page).not.toHaveURL(before);
  }
  if (!onBoard()) await tab(page, 'Battle').click();
  await expect(button(page, 'Undo')).toBeVisible();
  // What is due may be done in a unit's panel, which is open then.
  if (await button(page, 'Close').isVisible()) await tap(page, 'Close');
}

/** The last entry of the journal has all these lines. */
export async function expectJournal(page: Page, lines: readonly (string | RegExp)[]) {
  await tap(page, 'Journal');
  const entry = current(page).getByRole('dialog').getByRole('listitem').nth(-1);
  for (const line of lines) await expect(entry).toContainText(line);
  await tap(page, 'Close');
}

/** So says the last entry of the journal; one undo takes it back. */
export async function expectJournalAndUndo(page: Page, lines: readonly (string | RegExp)[]) {
  await toBoard(page);
  await expectJournal(page, lines);
  await tap(page, 'Undo');
}

/** A unit of the battle in hand, changed by hand. */
export async function editUnit(page: Page, unit: string | RegExp, option: string) {
  await tap(page, unit);
  await tap(page, option);
  await tap(page, 'Close');
}

/** Every write to the database fails until it is mended. */
export const breakStore = (page: Page, name = 'UnknownError') =>
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

/** How many lines each battle of a backup has. */
export async function linesIn(backup: Download): Promise<readonly number[]> {
  const { battles } = JSON.parse(await readFile(await backup.path(), 'utf8'));
  return battles.map(({ lines }: { lines: unknown[] }) => lines.length);
}

/** The lines of every battle in the backup that this button saves. */
export async function savedLines(page: Page): Promise<readonly number[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'Save a backup')]);
  return linesIn(download);
}
