import { expect, tab, test } from './fixture.ts';
import { inHand } from './hands.ts';
import { button, fight, openTool, says, tap, told, toldAndUndone } from './table.ts';

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

test('LEAD-9: both sides call on holy persons; the LPs are gone and the card stands', async ({
  page,
  site,
}) => {
  await fight(page, site);
  await inHand(page, "Olaf's hird");
  await tap(page, /^Grade A Olaf's hird/);
  await page.getByRole('switch', { name: 'Holy person' }).click();
  await tap(page, 'Close');
  await tap(page, 'Gods: go to Gods');
  await tap(page, /Draw a god card/);
  await tap(page, 'Real pack');
  await tap(page, 'Hearts');
  await tap(page, '3');
  await tap(page, 'This card');
  const calls = (who: string) => page.getByRole('switch', { name: new RegExp(`^${who} calls`) });
  await calls('Byrhtnoth').click();
  await expect(button(page, 'and another drawn')).toBeVisible();
  await calls('Olaf').click();
  await expect(button(page, 'and another drawn')).toHaveCount(0);
  await says(page, 'Both call: the LPs are gone and this card stands. LEAD-9');
  await tap(page, 'Call on them');
  await expect(calls('Byrhtnoth')).toHaveCount(0);
  await tap(page, /Coast levy/);
  await says(page, 'Coast levy: Present → Shaken (GOD-3)');
  await tap(page, 'Apply');
  await toldAndUndone(page, ['Coast levy: Present → Shaken (GOD-3)']);
  const lps = (who: string, left: number) =>
    expect(page.getByRole('img', { name: `LPs of ${who}: ${left} of 4 left` })).toBeVisible();
  await inHand(page, 'Olaf');
  await lps('Olaf', 3);
  await inHand(page, 'Byrhtnoth');
  await lps('Byrhtnoth', 3);
  await told(page, ['Byrhtnoth: 1 LP spent (LEAD-6)', 'Olaf: 1 LP spent (LEAD-6)']);
  await tap(page, 'Undo');
  await lps('Byrhtnoth', 4);
});

test('GOD in a battle: the app draws, told and undone', async ({ page, site }) => {
  await fight(page, site);
  await tap(page, 'Gods: go to Gods');
  await tap(page, /Draw a god card/);
  await tap(page, 'Draw a card');
  const card = page.getByRole('region', { name: "This turn's card" });
  await expect(card).toContainText(/GOD-/);
  const drawn = await card.getByRole('img').first().getAttribute('aria-label');
  await tab(page, 'Battle').click();
  await expect(button(page, /The god card waits/)).toBeVisible();
  await told(page, [drawn ?? 'a name']);
  await tap(page, 'Undo');
  await expect(button(page, /Draw a god card/)).toBeVisible();
});

test('GOD-A without a battle, from a real pack', async ({ page, site }) => {
  await openTool(page, site, 'gods');
  await tap(page, 'Real pack');
  await tap(page, 'Spades');
  await tap(page, 'A');
  await tap(page, 'This card');
  await says(page, 'Black leader: LPs 3 → 4 (GOD-A)');
  await tap(page, 'Apply');
  await says(page, 'This card has been dealt with.');
});
