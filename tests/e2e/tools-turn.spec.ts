import {
  apply,
  button,
  enterFaces,
  expectJournalAndUndo,
  expectText,
  fightMaldon,
  loadDice,
  openTool,
  tap,
} from './actions.ts';
import { current, expect, test } from './fixture.ts';

test('initiative without a battle, a tie thrown again; plain dice, chosen ones thrown again', async ({
  page,
  site,
}) => {
  await openTool(page, site, 'initiative');
  await expectText(page, 'Initiative to Red 50 %');
  await tap(page, 'LPs of Red leader: one more');
  // +1 wins 21 of 36 and ties 5: 21 of the 31 that count.
  await expectText(page, 'Initiative to Red 68 %');
  await loadDice(page, [2, 3, 5, 2]);
  await tap(page, 'Throw');
  await expect(current(page).getByRole('img', { name: /^Red, again: 5 \+ 1 = 6/ })).toBeVisible();
  await expectText(page, 'Red to go first (TURN-1)');
  await tap(page, 'Apply');
  await expectText(page, 'Applied.');
  await openTool(page, site, 'dice');
  // Six D6, a six hits: none at all (5/6)^6.
  await expect(current(page).getByRole('figure', { name: 'Hits of 6 D6' })).toContainText('33 %');
  await tap(page, 'Average dice: one more');
  await loadDice(page, [6, 6, 1, 2, 3, 3, 6]);
  await tap(page, 'Throw');
  await expectText(page, '2 hits, sum 21');
  await expectText(page, '0 hits, sum 5');
  await tap(page, '1: throw this one again');
  await tap(page, '2: throw this one again');
  await loadDice(page, [6, 5]);
  await tap(page, 'Re-roll 2');
  await expectText(page, '3 hits, sum 29');
});

test('TURN-1: initiative from the battle with real dice; the winner lets the enemy begin', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, /Throw for initiative/);
  await tap(page, 'Real dice');
  await enterFaces(page, [2, 5]);
  await tap(page, 'Second');
  await apply(page);
  await expectJournalAndUndo(page, [
    'Initiative',
    "Men of Essex 2; Olaf's raiders 5: initiative to Olaf's raiders, the enemy to go first",
    'Men of Essex to go first (TURN-1)',
  ]);
  await expect(button(page, /Throw for initiative/)).toBeVisible();
});

test('SET-1, ORG-6: deployment and LPs, told in the journal and undone', async ({ page, site }) => {
  const id = await fightMaldon(page, site);
  await openTool(page, site, 'deployment', `battle=${id}`);
  await loadDice(page, [6, 1]);
  await tap(page, 'Throw');
  await expectText(page, /^A contingent of Olaf's raiders goes down/);
  await apply(page);
  await expectJournalAndUndo(page, ['Deployment', "a contingent of Olaf's raiders goes down"]);
  await openTool(page, site, 'leader-points', `battle=${id}&contingent=red-2`);
  await expectText(page, '5 LP');
  await tap(page, 'Real dice');
  await enterFaces(page, [5]);
  await expectText(page, 'Offa: LPs 3 → 5 (ORG-6)');
  await apply(page);
  await expectJournalAndUndo(page, ['LPs of Offa', 'Offa 5: Offa has 5 LPs']);
  await expect(current(page).getByRole('img', { name: 'LPs of Offa: 3 of 3 left' })).toBeVisible();
});
