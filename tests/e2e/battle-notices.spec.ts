import { button, fightMaldon, tap } from './actions.ts';
import { expectDps, expectLevel } from './battle-actions.ts';
import { current, expect, test } from './fixture.ts';

test('Next goes on in one tap and says what it passed over', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Next: Gods 1 still due (Gods phase)');
  const said = current(page).getByText('Passed over: Throw for initiative.');
  await expect(said).toBeVisible();
  await tap(page, 'Undo it');
  await expect(current(page).getByRole('heading', { name: /Turn 1 · Initiative/ })).toBeVisible();
  await expect(current(page).getByText('Undone: Gods phase')).toBeVisible();
  await expect(said).toBeHidden();
});

test('undo and redo say what they did', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Set Hearth troop to Blood lust');
  await expectLevel(page, 'Hearth troop', 'Blood lust');
  await tap(page, 'Undo');
  await expect(current(page).getByText('Undone: Hearth troop: Blood lust by hand')).toBeVisible();
  await tap(page, 'Redo');
  await expect(
    current(page).getByText('Done again: Hearth troop: Blood lust by hand'),
  ).toBeVisible();
});

test('DP-2: a fifth DP costs a level on the board and in the panel alike, and it is said', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  const more = 'Add a DP to Hearth troop';
  for (const count of [2, 3, 4]) {
    await tap(page, more);
    await expectDps(page, 'Hearth troop', count);
  }
  await tap(page, more);
  await expectLevel(page, 'Hearth troop', 'Shaken');
  const said = 'No room for a fifth DP (DP-2). Hearth troop: Present → Shaken';
  await expect(current(page).getByText(said)).toBeVisible();
  await tap(page, 'Undo');
  await expectLevel(page, 'Hearth troop', 'Present');
  await tap(page, /^Grade A Hearth troop/);
  const panel = current(page).getByRole('dialog', { name: 'Hearth troop' });
  await panel.getByRole('button', { name: 'DPs: one more' }).click();
  await expect(panel.getByText(said)).toBeVisible();
});

test('TURN-1: the army shown is the one that acts, unless the player chose the other', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  const red = button(page, 'Red: Men of Essex');
  const black = button(page, "Black: Olaf's raiders");
  await expect(red).toHaveAttribute('aria-pressed', 'true');
  await tap(page, /change turn, initiative/);
  await current(page)
    .getByRole('dialog')
    .getByRole('button', { name: "Black: Olaf's raiders" })
    .click();
  await tap(page, 'Close');
  await expect(black).toHaveAttribute('aria-pressed', 'true');
  await red.click();
  await tap(page, 'Add a DP to Hearth troop');
  await expectDps(page, 'Hearth troop', 2);
  await expect(red).toHaveAttribute('aria-pressed', 'true');
  await tap(page, 'Move: go to Movement');
  await expect(black).toHaveAttribute('aria-pressed', 'true');
  // TURN-1: once the second side has begun, the rest of the phase is its own.
  await red.click();
  await tap(page, /^Grade A Hearth troop/);
  await tap(page, /^Rest(,|$)/);
  await expect(red).toHaveAttribute('aria-pressed', 'true');
  await expect(current(page).getByRole('group', { name: 'Contingents' })).toContainText(/\d open/);
});

test('LEAD-3: first moves stand under the signal and stay there once it is given', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, 'Lead: go to Leadership');
  await tap(page, /actions of Byrhtnoth/);
  const signal = current(page).getByRole('listitem').filter({ hasText: 'Signal the advance' });
  const further = signal.getByRole('button', { name: '+1″ standard: Hearth troop' });
  await further.click();
  await expect(further).toHaveAttribute('aria-pressed', 'true');
  await tap(page, /^Signal the advance/);
  // It is given: no row offers it again, and how far each goes stays in sight.
  await expect(signal).toHaveCount(0);
  const moves = current(page).getByRole('list', { name: 'First moves at the signal' });
  await expect(moves.getByRole('button', { name: /standard: Hearth troop/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(moves.getByRole('listitem').filter({ hasText: 'Hearth troop' })).toContainText('2″');
});

test('the battle is named, and the way to the others stands on top of its panel', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, /^Turn 1 · Initiative\s*Maldon 991.*other battles$/);
  const panel = current(page).getByRole('dialog');
  await expect(panel.getByText('Maldon 991')).toBeVisible();
  await panel.getByRole('button', { name: 'Other battles' }).click();
  await expect(current(page).getByRole('heading', { name: 'Battles', exact: true })).toBeVisible();
});
