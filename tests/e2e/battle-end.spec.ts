import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { current, expect, open, reload, tab, test } from './fixture.ts';

const button = (page: Page, name: string | RegExp) => current(page).getByRole('button', { name });

/** Maldon, where Byrhtnoth has fallen with his hearth troop, one band has run away and one runs. */
async function lostMaldon(page: Page) {
  await button(page, /^Fight Maldon 991/).tap();
  const byHand = async (who: RegExp, fate: string) => {
    await button(page, who).tap();
    await current(page).getByRole('dialog').getByRole('button', { name: fate, exact: true }).tap();
    await button(page, 'Close').tap();
  };
  await byHand(/^Grade A Hearth troop/, 'Destroyed');
  await byHand(/^Grade C Edward's band/, 'Routed');
  await byHand(/^Grade C Colne valley men/, 'Broken');
  await byHand(/actions of Byrhtnoth/, 'Killed');
}

async function giveUp(page: Page) {
  await button(page, /^Turn 1/).tap();
  await button(page, 'Give up: Men of Essex').tap();
  await expect(current(page).getByRole('heading', { name: 'The battle is over' })).toBeVisible();
}

/** What lands on the clipboard where the browser has no sheet for sharing. */
async function copied(page: Page, word: string): Promise<string> {
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await button(page, word).tap();
  await expect(current(page).getByText('Copied: paste it into a message.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.beforeEach(async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site, '/battle');
});

test('END-1: the end shows what it has cost each side, is shared as text, and can be taken back', async ({
  page,
}) => {
  await lostMaldon(page);
  await giveUp(page);
  const table = current(page).getByRole('table', { name: 'What it has cost each side' });
  // Essex: 15 stands in 9 units; the hearth troop had one, Edward's band two. 7 units of 3 DPs are
  // left, Olaf's 9 have their fourth.
  await expect(table.getByRole('cell')).toHaveText([
    '3 of 15',
    '0 of 13',
    "2 of 9Hearth troop: destroyedEdward's band: routed",
    '0 of 9',
    '1Colne valley men',
    '0',
    '1 of 3Byrhtnoth: killed',
    '0 of 3',
    '21',
    '36',
    '7 units7 Present',
    '9 units9 Present',
  ]);
  expect(await copied(page, 'Share the result')).toBe(`Maldon 991

Men of Essex gave up the field on turn 1.

Men of Essex
Stands lost: 3 of 15
Units lost: 2 of 9 (Hearth troop: destroyed; Edward's band: routed)
Units broken: 1 (Colne valley men)
Leaders lost: 1 of 3 (Byrhtnoth: killed)
DPs of those left: 21
Levels of those left: 7 units (7 Present)

Olaf's raiders
Stands lost: 0 of 13
Units lost: 0 of 9
Units broken: 0
Leaders lost: 0 of 3
DPs of those left: 36
Levels of those left: 9 units (9 Present)`);
  await reload(page);
  await expect(table).toBeVisible();
  await button(page, 'Fight on').tap();
  await expect(table).toHaveCount(0);
  await expect(button(page, /^Next: Gods/)).toBeEnabled();
});

for (const [word, says] of [
  ['Call time', 'Time was called on turn 1.'],
  ['Agree to end it', 'Ended by agreement on turn 1.'],
] as const) {
  test(`END-1: ${word}`, async ({ page }) => {
    await button(page, /^Fight Maldon 991/).tap();
    await button(page, /^Turn 1/).tap();
    await button(page, word).tap();
    await expect(current(page).getByText(says)).toBeVisible();
    await button(page, 'New battle').tap();
    await expect(button(page, 'Begin the battle')).toBeVisible();
    await expect(tab(page, 'Battle')).toHaveAttribute('aria-current', 'page');
  });
}

test('a lost unit and a dead leader stay in reach, and come back by hand', async ({ page }) => {
  await lostMaldon(page);
  await expect(button(page, 'Add a DP to Hearth troop')).toHaveCount(0);
  await button(page, /^Grade A Hearth troop/).tap();
  await button(page, 'In the battle').tap();
  await button(page, 'Close').tap();
  await expect(button(page, 'Add a DP to Hearth troop')).toBeVisible();
  await expect(current(page).getByText('killed')).toBeVisible();
});

test('the journal is shared as one text, by turn and phase', async ({ page }) => {
  await button(page, /^Fight Maldon 991/).tap();
  await button(page, 'Add a DP to Hearth troop').tap();
  await button(page, /^Next: Gods/).tap();
  await button(page, 'Set Hearth troop to Blood lust').tap();
  await button(page, 'Journal').tap();
  expect(await copied(page, 'Share as text')).toBe(`Maldon 991

Turn 1, Initiative
- Hearth troop: a DP by hand
    Hearth troop: DPs 1 → 2, morale (by hand)
- Gods phase

Turn 1, Gods
- Hearth troop: Blood lust by hand
    Hearth troop: Present → Blood lust (by hand)`);
});

test('the notes of the scenario, the god pack and the rain are in sight', async ({ page }) => {
  await button(page, /^Fight Maldon 991/).tap();
  await current(page).getByText('Ground and deployment').tap();
  await expect(current(page).getByText(/^A tidal river runs along/)).toBeVisible();
  await button(page, /^Turn 1/).tap();
  await expect(
    current(page).getByText('54 cards left in the pack, no jokers drawn.'),
  ).toBeVisible();
  await current(page).getByRole('switch', { name: 'It rains' }).tap();
  await button(page, 'Last turn of rain: one more').tap();
  await button(page, 'Close').tap();
  await expect(current(page).getByText('Rain to 2')).toBeVisible();
});

test('a battle that cannot be read says so and gives out what is stored of it', async ({
  page,
  site,
}) => {
  // A browser without a second copy, which would make it whole again.
  await page.addInitScript(() => {
    // An empty page has no storage at all.
    if ('StorageManager' in window)
      Reflect.deleteProperty(StorageManager.prototype, 'getDirectory');
  });
  await open(page, site, '/battle');
  await button(page, /^Fight Maldon 991/).tap();
  await button(page, 'Add a DP to Hearth troop').tap();
  await expect(current(page).getByRole('group', { name: 'DPs of Hearth troop: 2' })).toBeVisible();
  await page.evaluate(async () => {
    const opening = indexedDB.open('shieldwall-companion');
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const change = db.transaction(['battles', 'snapshots'], 'readwrite');
    const battles = change.objectStore('battles');
    const reading = battles.getAll();
    reading.onsuccess = () => {
      for (const battle of reading.result) battles.put({ ...battle, setup: { armies: null } });
    };
    change.objectStore('snapshots').clear();
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    db.close();
  });
  await page.reload();
  await expect(current(page).getByRole('alert')).toContainText('This battle cannot be read');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save what is stored of it').tap(),
  ]);
  expect(download.suggestedFilename()).toBe('Maldon-991-raw.json');
  const raw = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(raw.lines[0].line.command).toEqual({ type: 'giveDp', unit: 'red-1-0' });
  await button(page, 'Other battles').tap();
  await expect(current(page).getByRole('heading', { name: 'Battles', exact: true })).toBeVisible();
});

test('axe finds nothing at the end of a battle, in any theme', async ({ page }) => {
  test.slow();
  await lostMaldon(page);
  await giveUp(page);
  await expectAccessible(page);
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`nothing sticks out of the end at ${viewport.width} x ${viewport.height}, 200 % text`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await lostMaldon(page);
    await page.evaluate(() => {
      document.documentElement.dataset.text = '200';
    });
    await giveUp(page);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('.ion-page:not([inert]) *')]
        .filter((each) => each.getClientRects().length > 0 && !each.closest('.sr-only'))
        .filter((each) => {
          const { left, right } = each.getBoundingClientRect();
          return right > innerWidth + 1 || left < -1;
        })
        .map((each) => `${each.tagName} ${each.getAttribute('class')}`),
    );
    expect(outside).toEqual([]);
  });
}
