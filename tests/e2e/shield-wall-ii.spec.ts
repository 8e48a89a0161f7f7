import type { Page } from '@playwright/test';
import { button, expectJournal, expectText, loadDice, tap } from './actions.ts';
import { current, expect, expectSaved, open, tab, test } from './fixture.ts';

/** The ledger's table of taps, from the Battle screen: "at most". */
const AT_MOST = {
  'a battle running, from the first launch': 3,
  'tally: spend or take back a command': 1,
  'tally: fresh to spent, spent to routed': 1,
  'board: deploy, facing the enemy': 2,
  'board: move or turn': 2,
  'board: move and turn': 3,
  'board: attack, plain hit or miss applied': 4,
  'board: attack, saved or with a pursuit': 5,
  'board: attack, a save asked and a pursuit': 6,
  'tally: attack by two warbands, applied': 5,
  'end the player turn': 1,
  undo: 1,
} as const;

/** Taps that are counted, for that table. */
function counting(page: Page) {
  let taps = 0;
  return {
    tap: async (name: string | RegExp) => {
      taps++;
      await tap(page, name);
    },
    /** Since the last time, and at least one: nothing is done by itself. */
    expectWithin: (row: keyof typeof AT_MOST) => {
      expect({ [row]: taps > 0 && taps <= AT_MOST[row] }).toEqual({ [row]: true });
      taps = 0;
    },
  };
}

test('Shield Wall II: who deploys too late loses Maldon; undone and reopened', async ({
  page,
  site,
}) => {
  const { tap: touch, expectWithin } = counting(page);
  await open(page, site, '/battle');
  await touch('Shield Wall II');
  await touch(/^Fight Maldon/);
  expectWithin('a battle running, from the first launch');

  // DEP-1: two taps; MOVE-2: the facing belongs to the order, one more.
  await touch('Byrhtnoth, lord: deploy');
  await touch(/^B4\b.*deploy here/);
  expectWithin('board: deploy, facing the enemy');
  await expect(button(page, /^B4\b.*facing north, moved/)).toBeVisible();
  await tap(page, 'Face north-east');
  await expect(button(page, /^B4\b.*facing north-east, moved/)).toBeVisible();
  await touch('Undo');
  expectWithin('undo');
  await expect(button(page, 'Byrhtnoth, lord: deploy')).toBeVisible();
  await tap(page, 'Byrhtnoth, lord: deploy');
  await tap(page, /^B4\b.*deploy here/);
  await expect(button(page, /^B4\b.*facing north, moved/)).toBeVisible();

  // The Vikings stay in their camp; the Saxons step forward and turn, three taps for both.
  await touch('End turn: then Vikings');
  expectWithin('end the player turn');
  await tap(page, 'End turn: then Saxons');
  await touch(/^B4\. Byrhtnoth.*can move and turn/);
  await touch(/^C4\..*Byrhtnoth can go here/);
  await expect(button(page, /^C4\. Byrhtnoth.*facing north, moved/)).toBeVisible();
  expectWithin('board: move or turn');
  await tap(page, 'Undo');
  await tap(page, /^B4\. Byrhtnoth.*picked/);
  await touch(/^B4\. Byrhtnoth.*can move and turn/);
  await touch('Face north-east');
  await expect(button(page, /^B4\. Byrhtnoth.*facing north-east, moved/)).toBeVisible();
  expectWithin('board: move or turn');
  await tap(page, 'Undo');
  await tap(page, /^B4\. Byrhtnoth.*picked/);
  await touch(/^B4\. Byrhtnoth.*can move and turn/);
  await touch(/^C4\..*Byrhtnoth can go here/);
  await touch('Face north-west');
  expectWithin('board: move and turn');
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
  const { tap: touch, expectWithin } = counting(page);
  await open(page, site, '/shield-wall-ii/battle/new');
  await lastStand(page);

  // HIT-1: only Olaf is fresh beside Thorkel. The modifiers are on the screen before the throw.
  await touch(/^F4\. Thorkel.*a hit routs, unless saved/);
  await expectText(page, 'basic strength');
  await loadDice(page, [3]);
  await touch('Throw');
  await touch('Olaf saves');
  await touch('Done');
  expectWithin('board: attack, saved or with a pursuit');
  await expect(button(page, /^F5\. Olaf.*spent/)).toBeVisible();

  // A miss, by the app's die and by one's own: the face is the throw.
  await touch(/^F6\. Jostein.*attack/);
  await loadDice(page, [6]);
  await touch('Throw');
  await touch('Done');
  expectWithin('board: attack, plain hit or miss applied');
  await tap(page, 'Undo');
  await touch(/^F6\. Jostein.*attack/);
  await touch('6: no hit');
  await touch('Done');
  expectWithin('board: attack, plain hit or miss applied');
  await tap(page, 'Undo');
  await tap(page, 'Undo');
  await tap(page, 'Undo');

  // HIT-1, PURS-2: he lets it rout, and the inferior army must pursue.
  await touch(/^F4\. Thorkel.*attack/);
  await touch('1: hit');
  await touch('Let it rout');
  await touch('Leofsunu pursues');
  await touch('Done');
  expectWithin('board: attack, a save asked and a pursuit');
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
  const { tap: touch, expectWithin } = counting(page);
  await open(page, site, '/shield-wall-ii/battle/new');
  await tap(page, 'Maldon');
  await tap(page, 'On the table');
  await tap(page, 'Begin the battle');
  await tap(page, 'Byrhtnoth, waiting: deploy');
  await tap(page, 'Leofsunu, waiting: deploy');
  await expectText(page, '5 of 7 commands left');
  await touch('Spend a command');
  expectWithin('tally: spend or take back a command');
  await expectText(page, '4 of 7 commands left');
  await touch('Take a command back');
  expectWithin('tally: spend or take back a command');
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
  expectWithin('tally: attack by two warbands, applied');
  await tap(page, 'Undo');
  await touch(/^Thorkel.*attack$/);
  await touch('Byrhtnoth');
  await touch('Leofsunu');
  await touch('5: hit');
  await touch('Done');
  expectWithin('tally: attack by two warbands, applied');
  await touch('Thorkel, spent: routed');
  expectWithin('tally: fresh to spent, spent to routed');
  await expectText(page, '1 point to win');
  await touch('Olaf, fresh: spent');
  expectWithin('tally: fresh to spent, spent to routed');
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

/** Fingers on the glass, as the browser itself hears them. */
async function fingers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    tapTwice: async (spot: Spot) => {
      for (let time = 0; time < 2; time++) {
        await send('touchStart', [spot]);
        await send('touchEnd', []);
      }
    },
    /** Two fingers, from so far apart to so far apart. */
    pinch: async ({ x, y }: Spot, from: number, to: number) => {
      const pair = (apart: number) => [
        { x: x - apart / 2, y },
        { x: x + apart / 2, y },
      ];
      await send('touchStart', pair(from));
      for (let step = 1; step <= 4; step++) {
        await send('touchMove', pair(from + ((to - from) * step) / 4));
      }
      await send('touchEnd', []);
    },
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const boxOf = async (page: Page, hex: RegExp) => {
  const box = await button(page, hex).boundingBox();
  if (!box) throw new Error(`${hex} is not to be seen.`);
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
};

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('Shield Wall II: hexes of 44 px, no tabs, larger by two fingers or two taps, and arrow keys', async ({
    page,
    site,
  }) => {
    await open(page, site, '/shield-wall-ii/battle/new');
    await tap(page, 'Maldon: round the fallen lord');
    await tap(page, 'Begin the battle');
    await expect(button(page, /^E5\. Leofsunu/)).toBeVisible();
    await expect(tab(page, 'Battle')).toBeHidden();
    const narrow = await boxOf(page, /^D8\b/);
    expect(Math.min(narrow.width, narrow.height)).toBeGreaterThanOrEqual(44);

    const { tapTwice, pinch } = await fingers(page);
    const whole = button(page, 'Whole board');
    await expect(whole).toBeHidden();
    await pinch(narrow.middle, 80, 160);
    await expect(whole).toBeVisible();
    await expect
      .poll(async () => (await boxOf(page, /^D8\b/)).width)
      .toBeGreaterThan(1.8 * narrow.width);
    await whole.click();
    await expect(whole).toBeHidden();

    await tapTwice((await boxOf(page, /^D8\b/)).middle);
    await expect(whole).toBeVisible();
    await expect
      .poll(async () => (await boxOf(page, /^D8\b/)).width)
      .toBeGreaterThan(1.6 * narrow.width);
    await whole.click();

    // Red stands left: to the right is north, and the same way back.
    await button(page, /^E5\b/).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(button(page, /^E5\b/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, /^E5\. Leofsunu.*picked/)).toBeVisible();
  });
});
