import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, open, tab, test } from './fixture.ts';
import { fight, says, tap } from './table.ts';

const firstPebbles = (page: Page) => page.getByRole('group', { name: /^DPs of / }).first();

async function saveBackup(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'Save a backup')]);
  expect(download.suggestedFilename()).toMatch(/^shieldwall-backup-\d{4}-\d\d-\d\d\.json$/);
  return download.path();
}

test('a backup is looked at, taken in and undone on another phone', async ({
  page,
  site,
  browser,
}) => {
  await fight(page, site);
  await firstPebbles(page)
    .getByRole('button', { name: /^Add a DP to / })
    .click();
  const after = await firstPebbles(page).getAttribute('aria-label');
  await open(page, site, '/more');
  const file = await saveBackup(page);
  await says(page, 'The backup is among your downloads.');
  await says(page, 'The last backup was exported just now.');

  const other = await browser.newContext();
  const phone = await other.newPage();
  await open(phone, site, '/more');
  await tap(phone, 'Take in a backup, file or link');
  await phone
    .getByLabel('A backup, an army or a battle that was saved as a file')
    .setInputFiles(file);
  await says(phone, /^1 battle, saved on /);
  await says(phone, 'Will be added');
  await says(phone, 'Battle: Maldon 991');
  await tap(phone, 'Take it in');
  await says(phone, 'Taken in');
  await tab(phone, 'Battle').click();
  await expect(firstPebbles(phone)).toHaveAccessibleName(after ?? '');

  await open(phone, site, '/more');
  await tap(phone, 'Undo what was taken in last');
  await says(phone, 'Everything is as it was before the last backup was taken in.');
  await tab(phone, 'Battle').click();
  await expect(phone.getByRole('button', { name: /^Fight Maldon 991/ })).toBeVisible();
  await other.close();
});

test('a backup that replaces says what it removes', async ({ page, site }) => {
  await fight(page, site);
  await open(page, site, '/more');
  const file = await saveBackup(page);
  await open(page, site, '/battle/list');
  await tap(page, /^Ashdown/);
  await expect(firstPebbles(page)).toBeVisible();

  await open(page, site, '/parcel');
  await page.getByLabel(/saved as a file$/).setInputFiles(file);
  await says(page, 'Is here already');
  await tap(page, 'Gives way');
  await says(page, 'Will be removed');
  await tap(page, 'Replace what is here');
  await says(page, 'Removed');
  await tap(page, 'Undo');
  await says(page, 'Everything is as it was before.');
  await open(page, site, '/battle/list');
  await expect(page.getByRole('button', { name: 'Share Ashdown 871' })).toBeVisible();
});

test('an army goes to another phone by a link that a code shows', async ({
  page,
  site,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site, '/armies');
  await tap(page, 'New army');
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await expect(page.getByRole('img', { name: /^A code that carries / })).toBeVisible();
  await tap(page, 'Copy a link');
  await says(page, 'Copied: paste it into a message.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThanOrEqual(800);

  const other = await browser.newContext();
  const phone = await other.newPage();
  await phone.goto(link);
  await says(phone, 'An army for you');
  await says(phone, /^Army: New army/);
  await tap(phone, 'Take it in');
  await tap(phone, 'Open it');
  await says(phone, /Right wing/);

  // The same link again adds nothing; pasted, it works where links open in another browser.
  await open(phone, site, '/parcel');
  await phone.getByLabel('A link that was sent to you').fill(link);
  await tap(phone, 'Look at it');
  await says(phone, 'Is here already');
  await other.close();
});

test('what is damaged or hostile is refused in words and changes nothing', async ({
  page,
  site,
}, info) => {
  await fight(page, site);
  await open(page, site, '/more');
  const sound = await readFile(await saveBackup(page), 'utf8');
  await open(page, site, '/parcel/AAAA%22%3Cimg');
  await says(page, /This link is damaged/);
  await says(page, /Nothing was changed\.$/);
  const attacks: [string, RegExp][] = [
    [sound.slice(0, 500), /not a file of this app/],
    [sound.replace('"stands": 2', '"stands": 1e9'), /not as this app writes it, at armies/],
    [sound.replace('"settings"', '"__proto__": {}, "settings"'), /not allowed: __proto__/],
    [sound.replace('"version": 1', '"version": 2'), /newer version of this app/],
    ['', /not a file of this app/],
  ];
  for (const [text, words] of attacks) {
    const path = info.outputPath('attack.json');
    await writeFile(path, text);
    await page.getByLabel(/saved as a file$/).setInputFiles(path);
    await says(page, words);
  }
  await tab(page, 'Battle').click();
  await expect(firstPebbles(page)).toBeVisible();
});

test('names that look like markup are shown as they are', async ({ page, site }, info) => {
  await fight(page, site);
  await open(page, site, '/more');
  const sound = await readFile(await saveBackup(page), 'utf8');
  const name = '<img src=x onerror=document.title=1><script>alert(1)</script>';
  const path = info.outputPath('markup.json');
  await writeFile(
    path,
    sound
      .replaceAll(/"name": "[^"]*"/g, `"name": ${JSON.stringify(name)}`)
      .replaceAll(/"id": "[^"]*"/g, '"id": "other"'),
  );
  await open(page, site, '/parcel');
  await page.getByLabel(/saved as a file$/).setInputFiles(path);
  await says(page, `Battle: ${name}`);
  await tap(page, 'Take it in');
  await says(page, 'Taken in');
  await open(page, site, '/battle/other');
  await says(page, name);
  await expect(page).toHaveTitle(/Shieldwall/);
});
