import { expect, test } from './fixture.ts';
import { button, fight, openTool, says, tap, toldAndUndone } from './table.ts';

test('GOD-A: a card of a real pack asks its side for a leader', async ({ page, site }) => {
  await fight(page, site);
  await tap(page, /^Next: Gods/);
  await tap(page, /Draw a god card/);
  // 24 of the 54 cards mean nothing.
  await says(page, 'The gods are silent 44 %');
  await tap(page, 'Real pack');
  await tap(page, 'Hearts');
  await tap(page, 'A');
  await tap(page, 'This card');
  await expect(page.getByRole('img', { name: 'Ace of hearts' })).toBeVisible();
  await expect(page.getByRole('group', { name: /pick a leader/ })).not.toContainText('Olaf');
  await tap(page, /^Offa/);
  await says(page, 'Offa: LPs 3 → 4 (GOD-A)');
  await tap(page, 'Apply');
  await says(page, 'This card has been dealt with.');
  await toldAndUndone(page, ['Ace of hearts', 'Offa: LPs 3 → 4 (GOD-A)']);
  await expect(button(page, /The god card waits/)).toBeVisible();
});

test('LEAD-6: a holy person turns a bad omen away, and the next card stands', async ({
  page,
  site,
}) => {
  await fight(page, site);
  await tap(page, /^Next: Gods/);
  await tap(page, /Draw a god card/);
  await tap(page, 'Real pack');
  await tap(page, 'Hearts');
  await tap(page, '3');
  await tap(page, 'This card');
  await says(page, /^One unit of Men of Essex drops a level/);
  await page.getByRole('switch', { name: /^Byrhtnoth calls/ }).click();
  await tap(page, 'and another drawn');
  await tap(page, 'Real pack');
  await tap(page, 'Spades');
  await tap(page, '5');
  await tap(page, 'Call on them');
  await expect(page.getByRole('img', { name: 'Five of spades' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /^Byrhtnoth calls/ })).toHaveCount(0);
  await tap(page, 'Apply');
  await says(page, 'Kept until used');
  await toldAndUndone(page, ['Five of spades', "Olaf's raiders: Five of spades in hand (GOD-5)"]);
});

test('GOD without a battle: the app draws, and another can follow', async ({ page, site }) => {
  await openTool(page, site, 'gods');
  await says(page, '54 cards left');
  await tap(page, 'Draw a card');
  await says(page, /^GOD-/);
  const apply = button(page, 'Apply');
  // Only a three leaves somebody to pick among the made-up units.
  if ((await apply.getAttribute('aria-disabled')) === 'true')
    await tap(page, /Red levy|Black levy/);
  await apply.click();
  await tap(page, 'Another card');
  await says(page, '53 cards left');
});
