import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, expectText, fightMaldon, newArmy, tap } from './actions.ts';
import { expectDps } from './battle-actions.ts';
import { current, expect, open, tab, test } from './fixture.ts';

async function saveBackup(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'Save a backup')]);
  expect(download.suggestedFilename()).toMatch(/^shieldwall-backup-\d{4}-\d\d-\d\d\.json$/);
  return download.path();
}

test('a backup is looked at, imported and undone on another phone', async ({
  page,
  site,
  browser,
}) => {
  await fightMaldon(page, site);
  await tap(page, 'Add a DP to Hearth troop');
  await expectDps(page, 'Hearth troop', 2);
  await open(page, site, '/more');
  const file = await saveBackup(page);
  await expectText(page, 'The backup is among your downloads.');
  await expectText(page, 'The last backup was exported just now.');

  const other = await browser.newContext();
  const phone = await other.newPage();
  await open(phone, site, '/more');
  await tap(phone, 'Import a backup, file or link');
  await current(phone).getByLabel('A backup, army or battle file').setInputFiles(file);
  await expectText(phone, /^1 battle, saved on /);
  await expectText(phone, 'Will be added');
  await expectText(phone, 'Battle: Maldon 991');
  await tap(phone, 'Add to this device');
  await expectText(phone, /^Added$/);
  await tab(phone, 'Battle').click();
  await expectDps(phone, 'Hearth troop', 2);

  await open(phone, site, '/more');
  await tap(phone, 'Undo the last import');
  await expectText(phone, 'The last import was undone.');
  await tab(phone, 'Battle').click();
  await expect(current(phone).getByRole('button', { name: /^Fight Maldon 991/ })).toBeVisible();
  await other.close();
});

test('a backup and an import show how far they have come', async ({ page, site }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar) seen.add(`${bar.parentElement?.textContent}`);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const seen = () => page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)]);
  await fightMaldon(page, site);
  await open(page, site, '/more');
  const file = await saveBackup(page);
  await expectText(page, 'The backup is among your downloads.');
  await expect(current(page).getByRole('progressbar')).toHaveCount(0);
  expect((await seen())[0]).toMatch(/^Working 0 %$/);

  await open(page, site, '/parcel');
  await current(page).getByLabel('A backup, army or battle file').setInputFiles(file);
  await tap(page, 'Replace everything');
  await tap(page, 'Replace');
  await expect(button(page, 'Undo')).toBeVisible();
  await expect(current(page).getByRole('progressbar')).toHaveCount(0);
  const all = await seen();
  expect(all).toContainEqual(expect.stringMatching(/^Reading 0 %$/));
  expect(all).toContainEqual(expect.stringMatching(/^Importing \d+ %$/));
});

test('a backup that replaces says what it removes', async ({ page, site }) => {
  await fightMaldon(page, site);
  await open(page, site, '/more');
  const file = await saveBackup(page);
  await open(page, site, '/battle/list');
  await tap(page, /^Ashdown 871/);
  await expect(button(page, 'Undo')).toBeVisible();

  await open(page, site, '/parcel');
  await current(page).getByLabel('A backup, army or battle file').setInputFiles(file);
  await expectText(page, 'Already on this device');
  await tap(page, 'Replace everything');
  await expectText(page, 'Will be removed');
  await tap(page, 'Replace');
  await expectText(page, /^Removed$/);
  await tap(page, 'Undo');
  await expectText(page, 'Everything is as it was before.');
  await open(page, site, '/battle/list');
  await expect(current(page).getByRole('button', { name: 'Share Ashdown 871' })).toBeVisible();
});

test('an army goes to another phone by a link that a code shows', async ({
  page,
  site,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site, '/armies');
  await newArmy(page);
  await tap(page, /^Share/);
  await expect(current(page).getByRole('img', { name: /^A code that carries / })).toBeVisible();
  await tap(page, 'Copy link');
  await expectText(page, 'Copied: paste it into a message.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThanOrEqual(800);

  const other = await browser.newContext();
  const phone = await other.newPage();
  await phone.goto(link);
  await expectText(phone, 'An army');
  await expectText(phone, /^Army: New army/);
  await tap(phone, 'Add to this device');
  await tap(phone, 'Open it');
  await expectText(phone, /Right wing/);

  // The same link again adds nothing; pasted, it works where links open in another browser.
  await open(phone, site, '/parcel');
  await current(phone).getByRole('textbox', { name: 'A link' }).fill(link);
  await tap(phone, 'Open');
  await expectText(phone, 'Already on this device');
  await expect(button(phone, 'Add to this device')).toHaveCount(0);
  await tap(phone, 'Open it');
  await expect(current(phone).getByLabel('Name of the army')).toHaveValue(/^New army/);

  // Changed meanwhile: both can be had. A link with words behind it opens.
  await open(phone, site, '/armies');
  await tap(phone, /^New army \d/);
  await current(phone).getByLabel('Name of the army').fill('Mine');
  await expect(button(phone, 'Share Mine')).toBeVisible();
  await open(phone, site, '/parcel');
  await current(phone).getByRole('textbox', { name: 'A link' }).fill(`${link}. Have fun!`);
  await tap(phone, 'Open');
  await expectText(phone, 'You have this already, and the two differ.');
  await tap(phone, 'Add a copy');
  await expectText(phone, /^Added$/);
  await open(phone, site, '/armies');
  await expect(button(phone, 'Share Mine')).toBeVisible();
  await expect(button(phone, /^Share New army/)).toBeVisible();

  // And what is deleted can be had back.
  await tap(phone, 'Rename, duplicate or delete Mine');
  await tap(phone, 'Delete');
  await expect(button(phone, 'Share Mine')).toHaveCount(0);
  await open(phone, site, '/more/deleted');
  await tap(phone, 'Restore Mine');
  await expectText(phone, 'There is nothing here.');
  await open(phone, site, '/armies');
  await expect(button(phone, 'Share Mine')).toBeVisible();
  await other.close();
});

test('what is damaged or hostile is refused in words and changes nothing', async ({
  page,
  site,
}, info) => {
  await fightMaldon(page, site);
  await open(page, site, '/more');
  const sound = await readFile(await saveBackup(page), 'utf8');
  await open(page, site, '/parcel/AAAA%22%3Cimg');
  await expectText(page, /This link is damaged/);
  await expectText(page, /Nothing was changed\.$/);
  const attacks: [string, RegExp][] = [
    [sound.slice(0, 500), /not a file of this app/],
    [sound.replace('"stands":2', '"stands":1e9'), /set-up is damaged\.$/],
    [
      sound.replace('"packed":', '"packed":null,"was":'),
      /^This backup is damaged\. Nothing was changed\.$/,
    ],
    [sound.replace('"settings"', '"__proto__": {}, "settings"'), /not allowed: __proto__/],
    [sound.replace('"version":2', '"version":3'), /newer version of this app/],
    ['', /not a file of this app/],
  ];
  for (const [text, words] of attacks) {
    const path = info.outputPath('attack.json');
    await writeFile(path, text);
    await current(page).getByLabel('A backup, army or battle file').setInputFiles(path);
    await expectText(page, words);
  }
  await tab(page, 'Battle').click();
  await expectDps(page, 'Hearth troop', 1);
});

test('names that look like markup are shown as they are', async ({ page, site }, info) => {
  await fightMaldon(page, site);
  await open(page, site, '/more');
  const sound = await readFile(await saveBackup(page), 'utf8');
  const name = '<img src=x onerror=document.title=1><script>alert(1)</script>';
  const path = info.outputPath('markup.json');
  await writeFile(
    path,
    sound
      .replaceAll(/"name":"[^"]*"/g, `"name":${JSON.stringify(name)}`)
      .replaceAll(/"id":"[^"]*"/g, '"id":"other"'),
  );
  await open(page, site, '/parcel');
  await current(page).getByLabel('A backup, army or battle file').setInputFiles(path);
  await expectText(page, `Battle: ${name}`);
  await tap(page, 'Add to this device');
  await expectText(page, /^Added$/);
  await open(page, site, '/battle/other');
  await expectText(page, name);
  await expect(page).toHaveTitle(/Shieldwall/);
});
