import type { Page } from '@playwright/test';
import { button, tap } from './actions.ts';
import { current, expect, expectSaved, expectStarted, open, tab, test } from './fixture.ts';
import { leaveBehind, UNDER_WAY } from './released.ts';

const expectDps = (page: Page, unit: string, count: number) =>
  expect(current(page).getByRole('group', { name: `DPs of ${unit}: ${count}` })).toBeVisible();

const expectLevel = (page: Page, unit: string, name: string) =>
  expect(button(page, `Set ${unit} to ${name}`)).toHaveAttribute('aria-pressed', 'true');

/** Harold's units are in sight. */
const showRed = (page: Page) => tap(page, /^Red: Harold’?'?s host/);

test('a battle that v0.1.0 left in its eighth turn goes on here, and can be taken back to its first throw', async ({
  page,
  site,
}) => {
  await leaveBehind(page, site, UNDER_WAY);
  await open(page, site, '/battle');
  const heading = (name: RegExp) => current(page).getByRole('heading', { name });
  await expect(heading(/Turn 8 · Leadership/)).toBeVisible();
  await showRed(page);
  await expectDps(page, 'Midland fyrd', 0);
  await expectDps(page, 'East Anglian thegns', 3);

  // What was undone there can be done again here: camp followers take a DP off.
  await tap(page, 'Redo');
  await expectDps(page, 'East Anglian thegns', 2);
  await tap(page, 'Add a DP to Midland fyrd');
  await expectDps(page, 'Midland fyrd', 1);
  await expectSaved(page);
  await page.reload();
  await expectStarted(page);
  await showRed(page);
  await expectDps(page, 'Midland fyrd', 1);

  // Back over what was done there: the followers' DP, and the level that the leader had lowered.
  await tap(page, 'Undo');
  await expectDps(page, 'Midland fyrd', 0);
  await tap(page, 'Undo');
  await expectDps(page, 'East Anglian thegns', 3);
  await expectLevel(page, 'Select fyrd', 'Ready for battle');
  await tap(page, 'Undo');
  await expectLevel(page, 'Select fyrd', 'Blood lust');

  // 296 entries are left, a hundred on a page of the journal; the first is the throw for initiative.
  await tap(page, 'Journal');
  const journal = current(page).getByRole('dialog', { name: 'Journal' });
  const entries = journal.getByRole('listitem');
  await expect(entries).toHaveCount(100);
  await tap(page, 'Earlier entries');
  await expect(entries).toHaveCount(200);
  await tap(page, 'Earlier entries');
  await expect(entries).toHaveCount(296);
  await entries.nth(0).getByRole('button').click();
  await tap(page, 'Go back to here');
  await expect(heading(/Turn 1 · Initiative/)).toBeVisible();
  await tap(page, 'Redo');
  await expect(heading(/Turn 8 · Leadership/)).toBeVisible();
  await expectSaved(page);

  // The other battles, the army and the settings.
  await open(page, site, '/battle/list');
  for (const name of ['s12-0', 's12-1', 'by hand'])
    await expect(current(page).getByText(name, { exact: true })).toBeVisible();
  await tab(page, 'Armies').click();
  await expect(button(page, /^Men of Essex ?3 contingents/)).toBeVisible();
});
