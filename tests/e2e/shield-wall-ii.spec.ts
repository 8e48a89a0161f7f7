import { button, expectJournal, expectText, loadDice, tap } from './actions.ts';
import { current, expect, expectSaved, open, test } from './fixture.ts';

test('Shield Wall II: Maldon on the board, from the first tap to a win, undone and reopened', async ({
  page,
  site,
}) => {
  await open(page, site, '/battle');
  await tap(page, 'Shield Wall II');
  await tap(page, /^Fight Maldon/);

  // DEP-1: two taps; MOVE-2: the facing belongs to the order, one more.
  await tap(page, 'Byrhtnoth, lord: deploy');
  await tap(page, /^B4\b.*deploy here/);
  await expect(button(page, /^B4\b.*facing north, moved/)).toBeVisible();
  await tap(page, 'Face north-east');
  await expect(button(page, /^B4\b.*facing north-east, moved/)).toBeVisible();
  await expectText(page, '6');
  await tap(page, 'Undo');
  await expect(button(page, 'Byrhtnoth, lord: deploy')).toBeVisible();

  // The table is the truth: he is put before the enemy camp by hand.
  await tap(page, 'Byrhtnoth, lord: deploy');
  await tap(page, /^B4\b.*deploy here/);
  await expect(button(page, /^B4\b.*facing north, moved/)).toBeVisible();
  await tap(page, /: by hand$/);
  await current(page).getByLabel('It stands in').selectOption('H4');
  await tap(page, 'Close');

  // ATT-4: 4 + 1 lord + 1 alone against 2: 4/6; the camp routs for 2 points, which wins (WIN-1).
  await expect(button(page, /^I4\b.*attack 4 of 6, a hit routs: you win/)).toBeVisible();
  await tap(page, /^I4\b.*attack 4 of 6/);
  await loadDice(page, [4]);
  await tap(page, 'Throw');
  await expectText(page, 'Hit');
  await tap(page, 'Done');
  await expectText(page, 'Saxons won by points in turn 1.');
  await expectJournal(page, ['Byrhtnoth attacks Vikings camp', 'Vikings throw 4: hit']);

  await expectSaved(page);
  await page.reload();
  await expectText(page, 'Saxons won by points in turn 1.');
  await tap(page, 'Undo');
  await expect(button(page, /^I4\b.*attack 4 of 6/)).toBeVisible();
});
