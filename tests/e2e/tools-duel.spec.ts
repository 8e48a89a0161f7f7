import type { Page } from '@playwright/test';
import {
  button,
  enterFaces,
  expectJournal,
  expectJournalAndUndo,
  expectText,
  fightMaldon,
  loadDice,
  openTool,
  tap,
} from './actions.ts';
import { acceptDuel, challenge, enterDice, throwDice } from './battle-actions.ts';
import { current, expect, tab, test } from './fixture.ts';

/** A card of a real pack for one of the two. */
async function card(page: Page, who: string, suit: string, rank: string) {
  const entry = current(page).getByRole('group', { name: `Card of ${who}` });
  await entry.getByRole('button', { name: suit }).click();
  await entry.getByRole('button', { name: rank, exact: true }).click();
}

test('DUEL with a real pack in a battle: three wounds kill a leader, and his men feel it', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await challenge(page, 'Byrhtnoth');
  await tap(page, /^Olaf Olaf's centre/);
  await expectText(page, 'Byrhtnoth: 3 LP spent (LEAD-4)');
  await tap(page, 'Challenge, 3 LP');
  await tap(page, 'The leader himself');
  await tap(page, 'Accept, 3 LP');
  await expectText(page, '8 cards, gives up 3');
  await tap(page, 'Real cards');
  await tap(page, 'Real dice');
  await enterFaces(page, [6]);
  await enterFaces(page, [2]);
  await expectText(page, 'Byrhtnoth has the advantage');
  await tap(page, 'Apply');
  for (const [parry, strike] of [
    ['2', 'K'],
    ['3', 'Q'],
    ['4', 'J'],
  ] as const) {
    await card(page, 'Olaf', 'Hearts', parry);
    await card(page, 'Byrhtnoth', 'Spades', strike);
    await expectText(page, /Olaf is wounded, advantage to Byrhtnoth/);
    if (strike !== 'J') await tap(page, 'Apply');
  }
  await expectText(page, 'Byrhtnoth: LPs 4 → 5 (DUEL-8)');
  await tap(page, 'Apply');
  await expectText(page, 'Byrhtnoth has won.');
  await expectJournalAndUndo(page, [
    "the fighter of Olaf's raiders takes a wound (3), the fighter of Olaf's raiders falls",
    'Olaf: killed (DUEL-7)',
    'Hearth troop: Present → Ready for battle (AL-7)',
  ]);
  await expect(button(page, /A challenge is waiting/)).toBeVisible();
});

test('DUEL-1: a challenge refused costs an LP', async ({ page, site }) => {
  await fightMaldon(page, site);
  await challenge(page, 'Ælfwine');
  await tap(page, /^Guthmund Guthmund's left/);
  await tap(page, 'Challenge, 3 LP');
  await tap(page, 'He refuses');
  await expectText(page, 'Loses 1 LP 50 %');
  await loadDice(page, [2]);
  await tap(page, 'Throw');
  await expectText(page, 'Guthmund: LPs 2 → 1 (DUEL-1)');
  await tap(page, 'Apply');
  await expectText(page, 'Guthmund refused.');
  await expectJournalAndUndo(page, ['The challenge is refused', 'Guthmund: LPs 2 → 1 (DUEL-1)']);
});

/** The phone goes back and forth: whose turn it is shows his cards, and nobody else. */
async function dealtHere(page: Page, red: string, black: string) {
  await tap(page, 'Ordinary champion');
  await tap(page, 'Accept, 3 LP');
  await tap(page, 'Deal here');
  const hand = current(page).getByRole('group', { name: /^Cards of / });
  // A leader gives up two of seven, an ordinary champion one of six (DUEL-3).
  for (const [side, discards] of [
    [red, 2],
    [black, 1],
  ] as const) {
    await expect(hand).toHaveCount(0);
    await tap(page, `I am ${side}: show my cards`);
    for (let at = 0; at < discards; at++) await hand.getByRole('button').nth(at).click();
    await tap(page, `Give up ${discards} of ${discards}`);
  }
  await loadDice(page, [6, 1]);
  await tap(page, 'Throw');
  await tap(page, 'Apply');
  // Black has no advantage: he plays first, face up.
  for (const side of [black, red]) {
    await expect(hand).toHaveCount(0);
    await tap(page, `I am ${side}: show my cards`);
    await expect(hand.getByRole('button')).toHaveCount(5);
    await hand.getByRole('button').nth(0).click();
    if (await button(page, 'Parries').isVisible()) await tap(page, 'Parries');
    await tap(page, 'Play this card');
  }
  await expect(current(page).getByRole('heading', { name: 'Exchange 1' })).toBeVisible();
  await expect(current(page).getByRole('heading', { name: /advantage/ })).toBeVisible();
  await tap(page, 'Apply');
  await expect(current(page).getByText('1 of 5 exchanges fought')).toBeVisible();
}

test('DUEL-3 without a battle: hands dealt by the app are covered between the players', async ({
  page,
  site,
}) => {
  // The sheet's table of refused challenges leads here too.
  await openTool(page, site, 'refusal');
  await tap(page, /^Red leader/);
  await tap(page, 'Challenge, 3 LP');
  await dealtHere(page, 'Red', 'Black');
});

test('DUEL-3 in a battle: hands dealt by the app, an exchange told and undone', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await challenge(page, 'Ælfwine');
  await tap(page, /^Jostein Jostein's right/);
  await tap(page, 'Challenge, 3 LP');
  await dealtHere(page, 'Men of Essex', "Olaf's raiders");
  await tab(page, 'Battle').click();
  await expectJournal(page, [' against ', 'DUEL-6']);
  await tap(page, 'Undo');
  await tap(page, /A challenge is waiting/);
  await expect(current(page).getByText('1 of 5 exchanges fought')).toHaveCount(0);
  await expectText(page, "Hand the phone to Olaf's raiders");
});

test('DUEL-4, DUEL-6: a joker is what its player says; equal cards are diced for again', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await challenge(page, 'Byrhtnoth');
  await tap(page, /^Olaf Olaf's centre/);
  await acceptDuel(page);
  await throwDice(page, [6, 2]);
  await tap(page, 'Apply');
  await card(page, 'Olaf', 'Hearts', '7');
  await card(page, 'Byrhtnoth', 'Diamonds', '7');
  await expectText(page, 'Nobody is hurt, dice again for advantage');
  await tap(page, 'Apply');
  // Now Olaf has it, and Byrhtnoth plays first.
  await enterDice(page, [2, 5]);
  await expectText(page, 'Olaf has the advantage');
  await tap(page, 'Apply');
  const byrhtnoth = current(page).getByRole('group', { name: 'Card of Byrhtnoth' });
  await byrhtnoth.getByRole('button', { name: 'Joker' }).click();
  await card(page, 'Olaf', 'Spades', '8');
  await expect(button(page, 'Apply')).toHaveAttribute('aria-disabled', 'true');
  // Fourteen parries an eight; as a blow it is less than double, and both bleed.
  await tap(page, 'Parries');
  await expectText(page, 'Nobody is hurt, advantage to Byrhtnoth');
  await tap(page, 'Strikes');
  await expectText(page, 'Both are wounded, advantage to Byrhtnoth');
  await tap(page, 'Apply');
  await expect(current(page).getByRole('img', { name: '1 of 3 wounds' })).toHaveCount(2);
  await tab(page, 'Battle').click();
  await expectJournal(page, [
    'the fighter of Men of Essex takes a wound (1)',
    "the fighter of Olaf's raiders takes a wound (1), advantage to Men of Essex",
  ]);
  await tap(page, 'Undo');
  await tap(page, /A challenge is waiting/);
  await expect(current(page).getByRole('img', { name: '0 of 3 wounds' })).toHaveCount(2);
});

test('DUEL-4, DUEL-7 without a battle: a joker strikes a parry down', async ({ page, site }) => {
  await openTool(page, site, 'duel', 'contingent=red-0');
  await acceptDuel(page);
  await enterDice(page, [5, 1]);
  await tap(page, 'Apply');
  await card(page, 'Black leader', 'Hearts', 'A');
  const red = current(page).getByRole('group', { name: 'Card of Red leader' });
  await red.getByRole('button', { name: 'Joker' }).click();
  await tap(page, 'Strikes');
  // Fourteen is more than an ace's thirteen.
  await expectText(page, 'Black leader is wounded, advantage to Red leader');
  await tap(page, 'Apply');
  await expect(current(page).getByRole('img', { name: '1 of 3 wounds' })).toHaveCount(1);
});

test('LEAD-4 out of its phase: one tap does it anyway', async ({ page, site }) => {
  const id = await fightMaldon(page, site);
  await openTool(page, site, 'duel', `battle=${id}&contingent=red-1`);
  await tap(page, /^Olaf Olaf's centre/);
  await expectText(page, 'This belongs to the Leadership phase.');
  await expectText(page, 'Byrhtnoth: 3 LP spent (LEAD-4)');
  await expect(button(page, 'Challenge, 3 LP')).toHaveAttribute('aria-disabled', 'true');
  await tap(page, 'Do it anyway');
  await expectText(page, 'Olaf is challenged. Who fights for him?');
});

test('GOD-K, DUEL-10: a king brings a hero, and his challenge waits at once', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, /^Next: Gods/);
  await tap(page, /Draw a god card/);
  await tap(page, 'Real pack');
  await tap(page, 'Clubs');
  await tap(page, 'K');
  await tap(page, 'This card');
  await tap(page, /^Jostein/);
  await tap(page, /^Ælfwine/);
  // Straight to the challenge.
  await tap(page, 'Apply');
  await expectText(page, "Jostein's hero");
  await expect(button(page, 'Accept, no LPs asked')).toBeVisible();
});
