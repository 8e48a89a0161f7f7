import type { Page } from '@playwright/test';
import { button, expectJournal, expectText, loadDice, tap } from './actions.ts';
import { current, expect, expectSaved, open, test } from './fixture.ts';

/** Taps that are counted, for the table of the ledger: "at most". */
function counting(page: Page) {
  let taps = 0;
  return {
    tap: async (name: string | RegExp) => {
      taps++;
      await tap(page, name);
    },
    /** So many taps at most since the last time. */
    expectAtMost: (most: number) => {
      expect(taps).toBeLessThanOrEqual(most);
      taps = 0;
    },
  };
}

test('Shield Wall II: Maldon on the board, from the first tap to a win, undone and reopened', async ({
  page,
  site,
}) => {
  const { tap: touch, expectAtMost } = counting(page);
  await open(page, site, '/battle');
  await touch('Shield Wall II');
  await touch(/^Fight Maldon/);
  expectAtMost(3);

  // DEP-1: two taps; MOVE-2: the facing belongs to the order, one more.
  await touch('Byrhtnoth, lord: deploy');
  await touch(/^B4\b.*deploy here/);
  expectAtMost(2);
  await expect(button(page, /^B4\b.*facing north, moved/)).toBeVisible();
  await touch('Face north-east');
  expectAtMost(1);
  await expect(button(page, /^B4\b.*facing north-east, moved/)).toBeVisible();
  await touch('Undo');
  expectAtMost(1);
  await expect(button(page, 'Byrhtnoth, lord: deploy')).toBeVisible();
  await tap(page, 'Byrhtnoth, lord: deploy');
  await tap(page, /^B4\b.*deploy here/);
  await expect(button(page, /^B4\b.*facing north, moved/)).toBeVisible();

  // The Vikings stay in their camp; the Saxons step forward and turn, three taps for both.
  await touch('End turn: then Vikings');
  expectAtMost(1);
  await tap(page, 'End turn: then Saxons');
  await touch(/^B4\. Byrhtnoth.*can move and turn/);
  await touch(/^C4\..*Byrhtnoth can go here/);
  await expect(button(page, /^C4\. Byrhtnoth.*facing north, moved/)).toBeVisible();
  await touch('Face north-west');
  expectAtMost(3);
  await expect(button(page, /^C4\. Byrhtnoth.*facing north-west, moved/)).toBeVisible();
  await tap(page, 'End turn: then Vikings');
  await tap(page, 'End turn: then Saxons');

  // DEP-2: nine wait in the third turn. They are four points and more: the battle is lost (WIN-1).
  await expectText(page, '9 waiting, last chance to deploy');
  await tap(page, 'End turn: 9 warbands would rout');
  await expectText(page, 'Vikings won by points in turn 3.');
  await expectJournal(page, ['Saxons: turn 3 ends', 'waiting → routed (DEP-2)']);

  await expectSaved(page);
  await page.reload();
  await expectText(page, 'Vikings won by points in turn 3.');
  await tap(page, 'Undo');
  await expect(button(page, /^C4\. Byrhtnoth.*facing north-west/)).toBeVisible();
});

/** The last stand of Maldon, with one more point to win than it asks for. */
async function lastStand(page: Page) {
  await tap(page, 'Maldon: round the fallen lord');
  await tap(page, 'Points to win: Saxons (inferior): one more');
  await tap(page, 'Begin the battle');
  await expect(button(page, /^F4\. Thorkel.*attack 3 of 6/)).toBeVisible();
}

test('Shield Wall II: attacks on the board, saved, missed and pursued, in as many taps as the ledger allows', async ({
  page,
  site,
}) => {
  const { tap: touch, expectAtMost } = counting(page);
  await open(page, site, '/shield-wall-ii/battle/new');
  await lastStand(page);

  // HIT-1: only Olaf is fresh beside Thorkel. The modifiers are on the screen before the throw.
  await touch(/^F4\. Thorkel.*a hit routs, unless saved/);
  await expectText(page, 'basic strength');
  await loadDice(page, [3]);
  await touch('Throw');
  await touch('Olaf saves');
  await touch('Done');
  expectAtMost(5);
  await expect(button(page, /^F5\. Olaf.*spent/)).toBeVisible();

  // A miss: two attack the spent lord, who throws too much for them. The face is the throw.
  await touch(/^F6\. Jostein.*attack/);
  await touch('6: no hit');
  await touch('Done');
  expectAtMost(4);
  await tap(page, 'Undo');
  await tap(page, 'Undo');
  await tap(page, 'Undo');

  // HIT-1, PURS-2: he lets it rout, and the inferior army must pursue.
  await touch(/^F4\. Thorkel.*attack/);
  await touch('1: hit');
  await touch('Let it rout');
  await touch('Leofsunu pursues');
  await touch('Done');
  expectAtMost(6);
  await expect(button(page, /^F4\. Leofsunu.*attacked/)).toBeVisible();

  // The board turns for the player opposite; where he can strike is counted; by keys too.
  await tap(page, 'Where the enemy can strike next');
  await expect(button(page, /^F4\. Leofsunu.*of the enemy can strike here/)).toBeVisible();
  await tap(page, 'Turn the board');
  await button(page, /^E5\b/).focus();
  await page.keyboard.press('ArrowUp');
  await expect(button(page, /^E6\b/)).toBeFocused();
});

test('Shield Wall II: Maldon in tally mode to a win, then set up on the board', async ({
  page,
  site,
}) => {
  const { tap: touch, expectAtMost } = counting(page);
  await open(page, site, '/shield-wall-ii/battle/new');
  await tap(page, 'Maldon');
  await tap(page, 'On the table');
  await tap(page, 'Begin the battle');
  await tap(page, 'Byrhtnoth, waiting: deploy');
  await tap(page, 'Leofsunu, waiting: deploy');
  await expectText(page, '5 of 7 commands left');
  await touch('Spend a command');
  expectAtMost(1);
  await expectText(page, '4 of 7 commands left');
  await touch('Take a command back');
  expectAtMost(1);
  await tap(page, 'End turn: then Vikings');
  await tap(page, 'Olaf, waiting: deploy');
  await tap(page, 'Thorkel, waiting: deploy');
  await tap(page, 'End turn: then Saxons');

  // ATT-4: 4 + 1 lord and 3 against 3: 5 of 6.
  await touch(/^Thorkel.*attack$/);
  await touch('Byrhtnoth');
  await touch('Leofsunu');
  await loadDice(page, [5]);
  await touch('Throw');
  await touch('Done');
  expectAtMost(5);
  await touch('Thorkel, spent: routed');
  expectAtMost(1);
  await expectText(page, '1 point to win');
  await tap(page, 'Olaf, fresh: spent');
  await tap(page, 'Olaf, spent: routed');
  await expectText(page, 'Saxons won by points in turn 2.');
  await tap(page, 'Undo');

  // From the table to the phone: a hex for each, and a facing where it is another.
  await tap(page, /turn and options$/);
  await tap(page, 'Positions to the phone');
  const editor = current(page).getByRole('dialog', { name: 'Set up the board' });
  await editor.getByRole('button', { name: /^E5\b/ }).click();
  await editor.getByRole('button', { name: /^E6\b/ }).click();
  await editor.getByRole('button', { name: 'Face north-east' }).click();
  await editor.getByRole('button', { name: /^F5\b/ }).click();
  await editor.getByRole('button', { name: 'Play on the board' }).click();
  await expect(button(page, /^E6\. Leofsunu.*facing north-east/)).toBeVisible();
  await expect(button(page, /^F5\. Olaf, lord of the Vikings: spent, facing south/)).toBeVisible();
});

test('Shield Wall II: the sheet with its drawing prints on one side of paper', async ({
  page,
  site,
}) => {
  await open(page, site, '/shield-wall-ii/sheet');
  await expect(current(page).getByRole('img', { name: /^The board: river/ })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
