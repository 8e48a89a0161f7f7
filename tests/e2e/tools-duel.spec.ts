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

/** A card of a real pack, when its player's turn has come. */
async function card(page: Page, who: RegExp, name: string) {
  const pad = current(page).getByRole('group', { name: who });
  await pad.getByRole('button', { name, exact: true }).click();
}

test('DUEL with a real pack in a battle: three wounds kill a leader, and his men feel it', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await challenge(page, 'Byrhtnoth');
  // Olaf stands opposite; his special weapon makes him the better of the two (DUEL-3).
  await expectText(page, 'Byrhtnoth: 3 LP spent (LEAD-4)');
  await expect(button(page, /^The leader himself/)).toContainText(
    'kills about 22 %, falls about 30 %',
  );
  await tap(page, 'Challenge, 3 LP');
  await tap(page, 'Real cards');
  await expect(button(page, /^The leader himself/)).toContainText(
    'kills about 30 %, falls about 22 %',
  );
  await tap(page, 'Accept, 3 LP');
  await tap(page, 'Real dice');
  await enterFaces(page, [6]);
  await enterFaces(page, [2]);
  await expectText(page, 'Byrhtnoth has the advantage');
  await tap(page, 'Apply');
  for (const [parry, strike] of [
    ['Two', 'King'],
    ['Three', 'Queen'],
  ] as const) {
    await card(page, /^Olaf plays first/, `${parry} of hearts`);
    await card(page, /^Byrhtnoth answers/, `${strike} of spades`);
    await expectText(page, /Olaf is wounded, advantage to Byrhtnoth/);
  }
  // A card tapped by mistake, before and after it was answered.
  await card(page, /^Olaf plays first/, 'Ace of hearts');
  await tap(page, 'Take the card back');
  await card(page, /^Olaf plays first/, 'Ace of hearts');
  await card(page, /^Byrhtnoth answers/, 'Jack of spades');
  await expectText(page, 'Nobody is hurt, advantage to Olaf');
  await tap(page, 'Take the card back');
  await expect(current(page).getByRole('heading', { name: 'Exchange 3 of 5' })).toBeVisible();
  await card(page, /^Olaf plays first/, 'Four of hearts');
  await card(page, /^Byrhtnoth answers/, 'Jack of spades');
  await expectText(page, 'Olaf falls');
  await expectText(page, 'Byrhtnoth has won.');
  await expectJournalAndUndo(page, [
    "the fighter of Olaf's raiders takes a wound (3), the fighter of Olaf's raiders falls",
    'Olaf: falls (DUEL-7)',
    'Hearth troop: Present → Ready for battle (AL-7)',
  ]);
  await expect(button(page, /A challenge is waiting/)).toBeVisible();
});

test('DUEL-1: a challenge refused costs an LP', async ({ page, site }) => {
  await fightMaldon(page, site);
  await challenge(page, 'Ælfwine');
  // Guthmund's left stands opposite Ælfwine's right.
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
  await tap(page, /^Ordinary champion/);
  await tap(page, 'Accept, 3 LP');
  const hand = current(page).getByRole('group', { name: /^Cards of / });
  // A leader gives up two of seven, an ordinary champion one of six (DUEL-3): the lowest, or others.
  for (const [side, dealt, discards] of [
    [red, 7, 2],
    [black, 6, 1],
  ] as const) {
    await expect(hand).toHaveCount(0);
    await tap(page, `I am ${side}: show my cards`);
    await expect(hand.getByRole('button')).toHaveCount(dealt);
    const marked = hand.getByRole('button', { pressed: true });
    await expect(marked).toHaveCount(discards);
    await hand.getByRole('button', { pressed: false }).nth(0).click();
    await expect(marked).toHaveCount(discards);
    await tap(page, `Give up ${discards} of ${discards}`);
  }
  await loadDice(page, [6, 1]);
  await tap(page, 'Throw');
  await tap(page, 'Apply');
  // Black has no advantage: he plays first, face up.
  for (const side of [black, red]) {
    await expect(hand).toHaveCount(0);
    await tap(page, `I am ${side}: show my cards`);
    await tap(page, 'Hide my hand');
    await expect(hand).toHaveCount(0);
    await tap(page, `I am ${side}: show my cards`);
    await hand.getByRole('button').nth(0).click();
  }
  await expect(current(page).getByRole('list', { name: 'Exchanges' })).toContainText(/advantage/);
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
  await tap(page, /^Guthmund/);
  await tap(page, /^Jostein/);
  await tap(page, 'Challenge, 3 LP');
  await dealtHere(page, 'Men of Essex', "Olaf's raiders");
  await tab(page, 'Battle').click();
  await expectJournal(page, [' against ', 'DUEL-6']);
  await tap(page, 'Undo');
  await tap(page, /A challenge is waiting/);
  await expect(current(page).getByRole('list', { name: 'Exchanges' })).not.toContainText(
    'advantage',
  );
  await expectText(page, "Hand the phone to Olaf's raiders");
});

test('DUEL-4, DUEL-6: a joker is what its player says; equal cards are diced for again', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await challenge(page, 'Byrhtnoth');
  await acceptDuel(page);
  await throwDice(page, [6, 2]);
  await tap(page, 'Apply');
  await card(page, /^Olaf plays first/, 'Seven of hearts');
  await card(page, /^Byrhtnoth answers/, 'Seven of diamonds');
  // Equal: dice again. Now Olaf has it, and Byrhtnoth plays first.
  await enterDice(page, [2, 5]);
  await expectText(page, 'Olaf has the advantage');
  await tap(page, 'Apply');
  await card(page, /^Byrhtnoth plays first/, 'Joker, parry');
  await card(page, /^Olaf answers/, 'Eight of spades');
  // Fourteen parries an eight; as a blow it is less than double, and both bleed.
  await expectText(page, 'Nobody is hurt, advantage to Byrhtnoth');
  await tap(page, 'Take the card back');
  await card(page, /^Byrhtnoth plays first/, 'Joker, strike');
  await card(page, /^Olaf answers/, 'Eight of spades');
  await expectText(page, 'Both are wounded, advantage to Byrhtnoth');
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
  await card(page, /^Black leader plays first/, 'Ace of hearts');
  await card(page, /^Red leader answers/, 'Joker, strike');
  // Fourteen is more than an ace's thirteen.
  await expectText(page, 'Black leader is wounded, advantage to Red leader');
  await expect(current(page).getByRole('img', { name: '1 of 3 wounds' })).toHaveCount(1);
});

test('LEAD-4 out of its phase: one tap does it anyway', async ({ page, site }) => {
  const id = await fightMaldon(page, site);
  await openTool(page, site, 'duel', `battle=${id}&contingent=red-1`);
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
