import {
  apply,
  button,
  editUnit,
  enterFaces,
  expectJournal,
  expectJournalAndUndo,
  expectText,
  fightMaldon,
  openTool,
  tap,
} from './actions.ts';
import {
  AVD,
  applyAndReturn,
  catchByHand,
  drawGodCard,
  enterDice,
  expectDps,
  showSideOf,
  throwDice,
} from './battle-actions.ts';
import { current, expect, test } from './fixture.ts';

/** How dice come to lie on the phone: which kind, entered by tally, put right, and thrown again. */

test('which dice are on is seen; real ones are entered at the foot, not thrown', async ({
  page,
  site,
}) => {
  await openTool(page, site, 'combat', 'unit=red-0-1');
  await tap(page, /Black left band/);
  await expect(button(page, 'App dice')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Real dice')).toHaveAttribute('aria-pressed', 'false');
  const tally = current(page).getByRole('group', { name: 'Red right band' });
  await expect(tally).toHaveCount(0);
  await tap(page, 'Real dice');
  await expect(button(page, 'Real dice')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'App dice')).toHaveAttribute('aria-pressed', 'false');
  await expect(tally).toBeInViewport({ ratio: 1 });
  await expect(button(page, /^Throw/)).toHaveCount(0);
  // Wherever the page is read: the pad stays under the thumb.
  await current(page).locator('[data-force]').nth(0).scrollIntoViewIfNeeded();
  await expect(tally).toBeInViewport({ ratio: 1 });
  // One side's dice are real, the app throws the other's.
  await tap(page, 'Red right band: 8 hits of 8');
  await tap(page, 'App dice');
  await tap(page, 'Throw the rest');
  await expectText(page, /^Victory for Red: 8 to/);
});

test('one die that was entered wrongly is put right, the others lie', async ({ page, site }) => {
  const id = await fightMaldon(page, site);
  await tap(page, 'Fight: go to Combat');
  await openTool(page, site, 'combat', `battle=${id}&unit=red-1-1`);
  await tap(page, /Old crews/);
  await enterDice(page, [6, 6, 6, 1, 1, 1, 1]);
  const tally = current(page).getByRole('group', { name: "Leofsunu's band", exact: true });
  await tally.getByRole('button', { name: 'Take back a 6' }).click();
  await enterFaces(page, [5, 6]);
  await tap(page, 'Old crews: 3 hits of 8');
  await expect(current(page).getByRole('img', { name: /^Leofsunu's band: 4 hits/ })).toBeVisible();
  // Said before the second round is entered.
  await expect(current(page).getByRole('heading', { name: /^Inconclusive/ })).toBeVisible();
  await tap(page, "Correct the dice of Leofsunu's band");
  await expectText(page, 'all 8 entered');
  await tally.getByRole('button', { name: 'Take back a 5' }).click();
  await expectText(page, '1 of 8 to enter');
  await enterFaces(page, [6]);
  await expect(
    current(page).getByRole('img', {
      name: "Leofsunu's band: 4 hits. Dice: 6, 6, 6, 6, 1, 1, 1, 1.",
    }),
  ).toBeVisible();
});

test('COMB-5: the dice that a side throws in one handful are entered as one', async ({
  page,
  site,
}) => {
  await openTool(page, site, 'combat', 'unit=red-0-1');
  await tap(page, /Black left band/);
  const red = current(page).getByRole('region', { name: 'Red' });
  await red.getByRole('button', { name: 'Units' }).click();
  await current(page)
    .getByRole('dialog')
    .getByRole('button', { name: /Red left band/ })
    .click();
  await tap(page, 'Close');
  await tap(page, 'Real dice');
  // Eight dice and four.
  await tap(page, 'Red: 7 hits of 12');
  await tap(page, 'Black left band: 2 hits of 4');
  await expectText(page, /^Victory for Red: 7 to 2/);
  await expect(current(page).getByRole('img', { name: /^Red: 7 hits/ })).toBeVisible();
  await tap(page, 'Correct the dice of Red');
  await tap(page, 'Red: 5 hits of 12');
  await expectText(page, /^Success for Red: 5 to 2/);
});

test('CHG-3: a single real die shows another face at a tap', async ({ page, site }) => {
  await openTool(page, site, 'charge', 'unit=red-0-3');
  await enterDice(page, [5]);
  await expectText(page, 'Red levy: charges (CHG-2)');
  await tap(page, 'Correct the dice of Red levy');
  await enterFaces(page, [2]);
  await expectText(page, 'Red levy: DPs 0 → 1, morale (CHG-3)');
  await tap(page, 'Pick up dice');
  await expect(current(page).getByRole('group', { name: 'Red levy', exact: true })).toBeVisible();
});

test('REST-1, REST-2: a unit rests, by its calculator; told and undone, and made up', async ({
  page,
  site,
}) => {
  const id = await fightMaldon(page, site);
  await tap(page, 'Lead: go to Leadership');
  await tap(page, /actions of Byrhtnoth/);
  await tap(page, /^Signal the advance/);
  await tap(page, 'Close');
  await tap(page, "Set Edward's band to Ready for battle");
  await tap(page, 'Move: go to Movement');
  await openTool(page, site, 'rest', `battle=${id}&unit=red-1-2`);
  await expectText(page, 'Anywhere with no enemy within 2″.');
  await expectText(page, "Edward's band: Ready for battle → Present (REST-2)");
  await apply(page);
  await expectJournalAndUndo(page, [
    "Edward's band: DPs 3 → 2 (REST-1)",
    "Edward's band: Ready for battle → Present (REST-2)",
  ]);
  await expectDps(page, "Edward's band", 3);
  await openTool(page, site, 'rest', 'unit=red-0-1');
  await tap(page, 'DPs: one more');
  await expectText(page, 'Red right band: DPs 1 → 0 (REST-1)');
  await tap(page, 'Apply');
  await tap(page, 'Another unit rests');
  await expect(current(page).getByRole('group', { name: 'Who rests' })).toBeVisible();
});

/** Dice that one would rather not have thrown, which set is taken up, and what falls instead. */
const SECOND_CHANCES = [
  {
    tool: 'leader-points',
    query: 'contingent=red-2',
    anyway: true,
    first: [AVD[2]],
    set: 'Offa: 2',
    again: [AVD[5]],
    real: [5],
    result: 'Offa: LPs 3 → 5 (ORG-6)',
  },
  {
    tool: 'risk',
    query: 'contingent=red-1',
    anyway: true,
    // The second die falls with the first.
    first: [1, 1],
    set: 'Risk to Byrhtnoth: 1',
    again: [6],
    real: [6],
    result: 'Byrhtnoth: unhurt',
  },
  {
    tool: 'movement',
    query: 'unit=red-1-0',
    anyway: true,
    first: [AVD[5]],
    set: 'Average die: 5',
    again: [AVD[3]],
    real: [3],
    result: '3″',
  },
  {
    tool: 'control',
    query: 'unit=red-1-1',
    anyway: true,
    first: [AVD[2]],
    set: "Leofsunu's band: 2",
    again: [AVD[3]],
    real: [3],
    result: '3: as you wish',
  },
  {
    tool: 'free-hack',
    query: 'unit=red-1-1',
    enemy: /Thralls and boys/,
    anyway: true,
    first: [1, 2],
    set: "Leofsunu's band: 1 2",
    again: [6, 3],
    real: [6, 3],
    result: 'Thralls and boys: 2 stands lost',
  },
  {
    tool: 'initiative',
    query: '',
    anyway: true,
    first: [1, 5],
    set: 'Men of Essex: 1',
    again: [6],
    real: [6],
    result: 'Initiative to Men of Essex',
  },
] as const;

test('GOD-7: a seven takes one set of dice back in any calculator; the journal shows both', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const id = await fightMaldon(page, site);
  await tap(page, 'Gods: go to Gods');
  await drawGodCard(page, 'Hearts', '7');
  for (const [place, chance] of SECOND_CHANCES.entries()) {
    await test.step(chance.tool, async () => {
      const back = chance.set.split(': ')[1] ?? '';
      const taken = back.includes(' ') ? back.replace(' ', ' and ') : `a ${back}`;
      await openTool(page, site, chance.tool, `battle=${id}&${chance.query}`);
      if ('enemy' in chance) await tap(page, chance.enemy);
      if ('anyway' in chance) await tap(page, 'Do it anyway');
      await throwDice(page, chance.first);
      await tap(page, 'Men of Essex: fortune smiles');
      await tap(page, chance.set);
      await (place % 2 === 0 ? throwDice(page, chance.again) : enterDice(page, chance.real));
      await expectText(page, /^Fortune smiles: .* rerolled .* \(GOD-7\)/);
      await expectText(page, chance.result);
      await applyAndReturn(page);
      await expectJournal(page, [
        `Men of Essex rerolled ${taken}`,
        'Men of Essex: no cards in hand (GOD-7)',
      ]);
      await tap(page, 'Undo');
    });
  }
});

test('GOD-7, RISK-3: the enemy buys a second throw too', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Gods: go to Gods');
  await drawGodCard(page, 'Clubs', '7');
  await showSideOf(page, 'Offa');
  await editUnit(page, /^Grade B Offa's thegns/, 'Destroyed');
  await tap(page, /Offa has lost his retinue/);
  await throwDice(page, [6]);
  await tap(page, "Olaf's raiders: fortune smiles");
  await tap(page, 'Offa: 6');
  await throwDice(page, [1]);
  await expectText(page, 'Offa falls');
  await apply(page);
  await expectJournalAndUndo(page, [
    'Offa 1: Offa falls',
    "Olaf's raiders: no cards in hand (GOD-7)",
  ]);
  await expect(button(page, /Offa has lost his retinue/)).toBeVisible();
});

test('AFTER-6: only the stands that are engaged cut', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Fight: go to Combat');
  await editUnit(page, /^Grade B Leofsunu's band/, 'Pursuing');
  await showSideOf(page, 'Old crews');
  await editUnit(page, /^Grade B Old crews/, 'Broken');
  await catchByHand(page, "Leofsunu's band", 'Old crews');
  await expectText(page, /^2 dice, 3\+ kills/);
  await tap(page, 'Stands engaged: one less');
  await expectText(page, /^1 die, 3\+ kills/);
  await enterDice(page, [4]);
  await expectText(page, 'Old crews: stands 2 → 1 (AFTER-6)');
  await apply(page);
  await expectJournalAndUndo(page, ["Leofsunu's band 4: 1 stand of Old crews cut down"]);
});
