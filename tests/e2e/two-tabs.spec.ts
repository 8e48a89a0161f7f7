import type { Page } from '@playwright/test';
import { breakStore, expectText, fightMaldon, tap } from './actions.ts';
import { expectDps, expectLevel } from './battle-actions.ts';
import { current, expect, expectStarted, test } from './fixture.ts';

/** What the journal tells, oldest first. */
async function told(page: Page): Promise<readonly string[]> {
  await tap(page, 'Journal');
  const entries = current(page).getByRole('dialog').getByRole('listitem');
  await expect(entries).not.toHaveCount(0);
  const lines = await entries.allTextContents();
  await tap(page, 'Close');
  return lines;
}

test('two tabs of one battle stay in step, and neither loses an entry of the other', async ({
  page,
  context,
  site,
}) => {
  await fightMaldon(page, site);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectStarted(other);

  await tap(page, 'Add a DP to Hearth troop');
  await expectDps(other, 'Hearth troop', 2);
  await tap(other, "Set Leofsunu's band to Blood lust");
  await expectLevel(page, "Leofsunu's band", 'Blood lust');

  // Both at once, so that each decides on what the other has not shown yet.
  const both = (tab: Page, band: string) =>
    tap(tab, `Take a DP off ${band}`).then(() => tap(tab, 'Add a DP to Coast levy'));
  await Promise.all([both(page, "Edward's band"), both(other, "Leofsunu's band")]);
  for (const tab of [page, other]) {
    await expectDps(tab, "Edward's band", 2);
    await expectDps(tab, "Leofsunu's band", 2);
    // 3, 4, and the fifth costs a level (DP-2).
    await expectDps(tab, 'Coast levy', 4);
    await expectLevel(tab, 'Coast levy', 'Shaken');
  }
  const entries = await told(page);
  expect(entries.filter((entry) => /DPs|→/.test(entry))).toHaveLength(6);
  expect(await told(other)).toEqual(entries);

  await tap(other, 'Undo');
  await expect
    .poll(async () => (await told(page)).length, { message: 'one entry fewer in the first tab' })
    .toBe(entries.length - 1);
  await page.close();
  await other.reload();
  expect(await told(other)).toHaveLength(entries.length - 1);
});

test('what another tab has made impossible is left out: of one thing it says was, of three were', async ({
  page,
  context,
  site,
}) => {
  await fightMaldon(page, site);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectStarted(other);
  await breakStore(page);
  const takeAll = async (tab: Page, unit: string, count: number) => {
    for (let left = count; left > 0; left--) {
      await expectDps(tab, unit, left);
      await tap(tab, `Take a DP off ${unit}`);
    }
    await expectDps(tab, unit, 0);
  };
  const takenInBoth = async (unit: string, count: number, words: string) => {
    await takeAll(page, unit, count);
    await expectText(page, /storage refused to save/);
    await takeAll(other, unit, count);
    const said = `${words} left out: another window had changed the battle meanwhile.`;
    await expect(current(page).getByText(said)).toBeVisible();
    await expect(current(page).getByText(/storage refused to save/)).toHaveCount(0);
    await current(page).getByRole('status').filter({ hasText: said }).getByRole('button').click();
    await expect(current(page).getByText(said)).toHaveCount(0);
  };
  await takenInBoth('Hearth troop', 1, 'One thing you did could not be saved and was');
  await takenInBoth('Coast levy', 3, '3 things you did could not be saved and were');
});
