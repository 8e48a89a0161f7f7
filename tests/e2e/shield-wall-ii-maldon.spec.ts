import { button, expectJournal, expectText, tap } from './actions.ts';
import { expect, expectSaved, open, test } from './fixture.ts';
import {
  AFTER_MALDON,
  give,
  MALDON,
  MALDON_IN_TALLY,
  standing,
  tallied,
  tell,
} from './shield-wall-ii-maldon.ts';

test('Shield Wall II: the whole of Maldon on the board, to the rout of a lord whom nobody can save', async ({
  page,
  site,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site, '/battle');
  await tap(page, 'Shield Wall II');
  await tap(page, /^Fight Maldon/);
  for (const [place, commands] of MALDON.entries()) {
    await expectText(page, `Turn ${Math.floor(place / 2) + 1} of 18`);
    await expectText(page, place % 2 === 0 ? 'Saxons: orders' : 'Vikings: orders');
    for (const command of commands) await give(page, command);
    if (place < MALDON.length - 1) await tap(page, /^End turn/);
  }

  // Olaf was hit in turn 5 and saved by two in turn 6; in turn 7 no two fresh ones stand beside him
  // (HIT). His two points are enough for the inferior army (WIN-1).
  await expectText(page, 'Saxons won by points in turn 7.');
  expect(await standing(page)).toEqual(AFTER_MALDON);
  await expectJournal(page, ['spent → routed (HIT)', 'Saxons win by points (WIN-1)']);

  // It stays so, and the last throw can be taken back.
  await expectSaved(page);
  await page.reload();
  await expectText(page, 'Saxons won by points in turn 7.');
  expect(await standing(page)).toEqual(AFTER_MALDON);
  await tap(page, 'Undo');
  await expect(button(page, /^F6\. Olaf, lord of the Vikings: spent/)).toBeVisible();
});

test('Shield Wall II: the same Maldon with the figures on the table and the phone told of it', async ({
  page,
  site,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site, '/shield-wall-ii/battle/new');
  await tap(page, 'Maldon');
  await tap(page, 'On the table');
  await tap(page, 'Begin the battle');
  for (const [place, commands] of MALDON_IN_TALLY.entries()) {
    await expectText(page, `Turn ${Math.floor(place / 2) + 1} of 18`);
    await expectText(page, place % 2 === 0 ? 'Saxons: orders' : 'Vikings: orders');
    for (const command of commands) await tell(page, command);
    if (place < MALDON_IN_TALLY.length - 1) await tap(page, /^End turn/);
  }

  // The table shows that no two fresh ones stand beside Olaf (HIT-2): he is let go, and it is won.
  await expectText(page, 'Saxons won by points in turn 7.');
  const onTheBoard = AFTER_MALDON.flatMap(
    (each) => /^\w+ (\S+?),? (?:lord )?of .*: (\w+)$/.exec(each)?.slice(1).join(': ') ?? [],
  );
  expect(await tallied(page)).toEqual([...onTheBoard, 'Olaf: routed'].sort());
  await expectJournal(page, ['spent → routed (HIT)', 'Saxons win by points (WIN-1)']);
});
