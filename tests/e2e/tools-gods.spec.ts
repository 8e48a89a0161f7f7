import {
  apply,
  button,
  expectJournal,
  expectJournalAndUndo,
  expectText,
  fightMaldon,
  openTool,
  tap,
} from './actions.ts';
import { showSideOf } from './battle-actions.ts';
import { current, expect, tab, test } from './fixture.ts';

test('GOD-A: a card of a real pack asks its side for a leader', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, /^Next: Gods/);
  await tap(page, /Draw a god card/);
  // 24 of the 54 cards mean nothing.
  await expectText(page, 'The gods are silent 44 %');
  await tap(page, 'Real pack');
  await tap(page, 'Hearts');
  await tap(page, 'A');
  await tap(page, 'This card');
  await expect(current(page).getByRole('img', { name: 'Ace of hearts' })).toBeVisible();
  await expect(current(page).getByRole('group', { name: /pick a leader/ })).not.toContainText(
    'Olaf',
  );
  await tap(page, /^Offa/);
  await expectText(page, 'Offa: LPs 3 → 4 (GOD-A)');
  await apply(page);
  await expectJournalAndUndo(page, ['Ace of hearts', 'Offa: LPs 3 → 4 (GOD-A)']);
  await expect(button(page, /The god card waits/)).toBeVisible();
});

test('LEAD-6: a holy person turns a bad omen away, and the next card stands', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, /^Next: Gods/);
  await tap(page, /Draw a god card/);
  await tap(page, 'Real pack');
  await tap(page, 'Hearts');
  await tap(page, '3');
  await tap(page, 'This card');
  await expectText(page, /^One unit of Men of Essex drops a level/);
  await current(page)
    .getByRole('switch', { name: /^Byrhtnoth calls/ })
    .click();
  await tap(page, 'Draw another');
  await tap(page, 'Real pack');
  await tap(page, 'Spades');
  await tap(page, '5');
  await tap(page, 'Call on them');
  await expect(current(page).getByRole('img', { name: 'Five of spades' })).toBeVisible();
  await expect(current(page).getByRole('switch', { name: /^Byrhtnoth calls/ })).toHaveCount(0);
  await apply(page);
  await expectJournalAndUndo(page, [
    'Five of spades',
    "Olaf's raiders: Five of spades in hand (GOD-5)",
  ]);
});

test('GOD without a battle: the app draws, and another can follow', async ({ page, site }) => {
  await openTool(page, site, 'gods');
  await expectText(page, '54 cards left');
  await tap(page, 'Draw a card');
  await expectText(page, /^GOD-/);
  const apply = button(page, 'Apply');
  // Only a three leaves somebody to pick among the made-up units.
  if ((await apply.getAttribute('aria-disabled')) === 'true')
    await tap(page, /Red levy|Black levy/);
  await apply.click();
  await tap(page, 'Another card');
  await expectText(page, '53 cards left');
});

test('LEAD-9: both sides call on holy persons; the LPs are gone and the card stands', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await showSideOf(page, "Olaf's hird");
  await tap(page, /^Grade A Olaf's hird/);
  await current(page).getByRole('switch', { name: 'Holy person' }).click();
  await tap(page, 'Close');
  await tap(page, 'Gods: go to Gods');
  await tap(page, /Draw a god card/);
  await tap(page, 'Real pack');
  await tap(page, 'Hearts');
  await tap(page, '3');
  await tap(page, 'This card');
  const calls = (who: string) =>
    current(page).getByRole('switch', { name: new RegExp(`^${who} calls`) });
  await calls('Byrhtnoth').click();
  await expect(button(page, 'Draw another')).toBeVisible();
  await calls('Olaf').click();
  await expect(button(page, 'Draw another')).toHaveCount(0);
  await expectText(page, 'Both call: the LPs are gone and the first card stands (LEAD-9).');
  await tap(page, 'Call on them');
  await expect(calls('Byrhtnoth')).toHaveCount(0);
  await tap(page, /Coast levy/);
  await expectText(page, 'Coast levy: Present → Shaken (GOD-3)');
  await apply(page);
  await expectJournalAndUndo(page, ['Coast levy: Present → Shaken (GOD-3)']);
  const lps = (who: string, left: number) =>
    expect(
      current(page).getByRole('img', { name: `LPs of ${who}: ${left} of 4 left` }),
    ).toBeVisible();
  await showSideOf(page, 'Olaf');
  await lps('Olaf', 3);
  await showSideOf(page, 'Byrhtnoth');
  await lps('Byrhtnoth', 3);
  await expectJournal(page, ['Byrhtnoth: 1 LP spent (LEAD-6)', 'Olaf: 1 LP spent (LEAD-6)']);
  await tap(page, 'Undo');
  await lps('Byrhtnoth', 4);
});

test('GOD in a battle: the app draws, told and undone', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Gods: go to Gods');
  await tap(page, /Draw a god card/);
  await tap(page, 'Draw a card');
  const card = current(page).getByRole('region', { name: "This turn's card" });
  await expect(card).toContainText(/GOD-/);
  const drawn = await card.getByRole('img').nth(0).getAttribute('aria-label');
  await tab(page, 'Battle').click();
  await expect(button(page, /The god card waits/)).toBeVisible();
  await expectJournal(page, [drawn ?? 'a name']);
  await tap(page, 'Undo');
  await expect(button(page, /Draw a god card/)).toBeVisible();
});

test('GOD-A without a battle, from a real pack', async ({ page, site }) => {
  await openTool(page, site, 'gods');
  await tap(page, 'Real pack');
  await tap(page, 'Spades');
  await tap(page, 'A');
  await tap(page, 'This card');
  await expectText(page, 'Black leader: LPs 3 → 4 (GOD-A)');
  await tap(page, 'Apply');
  await expectText(page, 'This card has been dealt with.');
});
