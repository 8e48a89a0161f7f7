import { button, expectText, tap } from './actions.ts';
import { current, expect, open, test } from './fixture.ts';

test('Shield Wall II: the phone plays a side, says why, waits after an undo, and wins', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site, '/shield-wall-ii/battle/new');
  await tap(page, 'Maldon');
  await current(page)
    .getByRole('group', { name: 'The phone plays' })
    .getByRole('button', { name: 'Vikings' })
    .click();
  await current(page)
    .getByRole('group', { name: 'Strength' })
    .getByRole('button', { name: 'Hard' })
    .click();
  await tap(page, 'Begin the battle');

  // A hint for the player at hand.
  await tap(page, /^Turn 1 of 18/);
  await tap(page, 'Hint');
  await expectText(page, /deploys to [A-I]\d+, facing north\./);
  await tap(page, 'Close');

  // The phone deploys four, which is all that a camp has room for, and hands over (DEP-3).
  await tap(page, /^End turn/);
  await expectText(page, 'Turn 2 of 18');
  await expect(
    current(page).getByRole('button', { name: /^I[35]\b.*Vikings.*facing south/ }),
  ).not.toHaveCount(0);

  // An undone move is not made again until the player says so.
  await tap(page, 'Undo');
  await expect(button(page, 'Let the phone go on')).toBeVisible();
  await tap(page, 'Let the phone go on');
  await expectText(page, 'Turn 2 of 18');

  // DEP-2: who never deploys loses ten warbands at the end of his third turn, and the battle.
  await tap(page, /^End turn/);
  await expectText(page, 'Turn 3 of 18');
  await tap(page, /^End turn/);
  await expectText(page, 'Vikings won by points in turn 3.');
});
