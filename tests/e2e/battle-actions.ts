import type { Page } from '@playwright/test';
import { apply, button, enterFaces, loadDice, tap, toBoard } from './actions.ts';
import { current, expect } from './fixture.ts';

/** What two players do in a battle, by the names of units and leaders. */

const SIDES = {
  red: ['Red: Men of Essex', 'Ælfwine', 'Byrhtnoth', 'Offa'],
  black: ["Black: Olaf's raiders", 'Jostein', 'Olaf', 'Guthmund'],
} as const;

const RED = /^(Ælfwine|Colne|Coast|Hearth|Byrhtnoth|Leofsunu|Edward|Offa|Dunnere|Marsh)/;

/** Takes the side of a unit or a leader in hand. */
export async function showSideOf(page: Page, name: string) {
  const tab = button(page, RED.test(name) ? SIDES.red[0] : SIDES.black[0]);
  if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.click();
}

export const unitHead = (page: Page, unit: string) => button(page, new RegExp(`^Grade . ${unit}`));

export const expectDps = async (page: Page, unit: string, count: number) => {
  await showSideOf(page, unit);
  await expect(
    current(page).getByRole('group', { name: `DPs of ${unit}: ${count}` }),
  ).toBeVisible();
};

export const expectLevel = async (page: Page, unit: string, name: string) => {
  await showSideOf(page, unit);
  await expect(button(page, `Set ${unit} to ${name}`)).toHaveAttribute('aria-pressed', 'true');
};

/** A unit does what its panel offers. */
export async function unitAction(page: Page, name: string, action: string | RegExp) {
  await showSideOf(page, name);
  await unitHead(page, name).click();
  const panel = current(page).getByRole('dialog', { name });
  await panel.getByRole('button', { name: action }).click();
  await expect(panel).toHaveCount(0);
}

/** A leader spends LPs, one tap each. With his last ones the panel goes on to the next leader. */
export async function leaderActions(
  page: Page,
  name: string,
  ...actions: readonly (string | RegExp)[]
) {
  await showSideOf(page, name);
  await button(page, new RegExp(`actions of ${name}$`)).click();
  const panel = current(page).getByRole('dialog', { name });
  for (const action of actions) await panel.getByRole('button', { name: action }).click();
  await closePanel(page);
}

/** Whichever panel is open; it may close or change to another by itself meanwhile. */
async function closePanel(page: Page) {
  const panels = current(page).getByRole('dialog');
  await expect(async () => {
    if ((await panels.count()) > 0) await button(page, 'Close').click({ timeout: 2000 });
    await expect(panels).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

export const restUnits = async (page: Page, ...units: readonly string[]) => {
  for (const name of units) await unitAction(page, name, /^Rest(,|$)/);
};

/** Which kind of dice; it stays so from roll to roll. */
async function choose(page: Page, wanted: 'App dice' | 'Real dice') {
  await tap(page, wanted);
  await expect(button(page, wanted)).toHaveAttribute('aria-pressed', 'true');
}

/** The app throws, the second round of a combat too, and these are what falls. */
export async function throwDice(page: Page, faces: readonly number[]) {
  await choose(page, 'App dice');
  await loadDice(page, faces);
  await tap(page, /^Throw/);
  const again = button(page, 'Fight again');
  await expect(again.or(button(page, 'Pick up dice'))).toBeVisible();
  if (await again.isVisible()) await again.click();
}

export async function enterDice(page: Page, faces: readonly number[]) {
  await choose(page, 'Real dice');
  await enterFaces(page, faces);
}

/** An average die has its faces in these places. */
export const AVD = { 2: 1, 3: 2, 4: 4, 5: 6 } as const;

export async function applyAndReturn(page: Page) {
  await apply(page);
  await toBoard(page);
}

/** One of the tasks that the board lists: in sight, folded, or under the chip of its contingent. */
export async function tapDue(page: Page, task: RegExp) {
  await toBoard(page);
  // The row, not the usual answer beside it.
  const wanted = current(page).locator('[data-due-task]').filter({ hasText: task });
  const more = current(page)
    .getByRole('region', { name: 'This phase' })
    .getByRole('button', { name: /^\d+ (more due|open)/ });
  const chips = current(page)
    .getByRole('group', { name: 'Contingents' })
    .getByRole('button', { name: /\d (due|open)$/ });
  await expect(more.or(chips).or(wanted)).not.toHaveCount(0);
  const found = async () => (await wanted.count()) > 0;
  if (!(await found()) && (await more.count()) > 0) await more.click();
  const unfold = async () => {
    for (let place = 0; !(await found()) && place < (await chips.count()); place++) {
      const chip = chips.nth(place);
      if ((await chip.getAttribute('aria-current')) !== 'true') await chip.click();
      if ((await chip.getAttribute('aria-expanded')) !== 'true') await chip.click();
    }
  };
  await unfold();
  if (!(await found())) {
    const sides = current(page).getByRole('group', { name: 'Side at hand' });
    await sides.getByRole('button', { pressed: false }).click();
    await unfold();
  }
  await wanted.click();
}

/** The unit and all who go with it; a second face is the D6 said beforehand. */
export async function advance(page: Page, name: string, avd: keyof typeof AVD, d6?: number) {
  await unitAction(page, name, /^Advance( why not\?)?$/);
  if (d6 !== undefined)
    await current(page)
      .getByRole('switch', { name: /^Add a D6/ })
      .click();
  await throwDice(page, d6 === undefined ? [AVD[avd]] : [AVD[avd], d6]);
  await applyAndReturn(page);
}

/** Rout, retire and pursuit: both dice. */
export async function moveAfterCombat(page: Page, name: string, avd: keyof typeof AVD, d6: number) {
  await unitAction(page, name, /^(Rout|Retire|Retire on|Pursue)$/);
  await throwDice(page, [AVD[avd], d6]);
  await applyAndReturn(page);
}

export async function testControl(page: Page, name: string, avd: keyof typeof AVD) {
  await unitAction(page, name, /^Test control/);
  await throwDice(page, [AVD[avd]]);
  await applyAndReturn(page);
}

/** A card of the real pack, and whom it is for. */
export async function drawGodCard(page: Page, suit: string, rank: string | null, target?: string) {
  await tap(page, /Draw a god card/);
  await tap(page, 'Real pack');
  await tap(page, suit);
  if (rank) await tap(page, rank);
  await tap(page, 'This card');
  if (target) await tap(page, new RegExp(target));
  await applyAndReturn(page);
}

/** Chooses the enemy, unless the app has proposed him already. */
async function meetEnemy(page: Page, enemy: string) {
  const proposed = button(page, `Change circumstances of ${enemy}`);
  const choice = button(page, new RegExp(`^Grade . ${enemy}`));
  await expect(proposed.or(choice)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
}

/** CHG-1: one more declares a charge. */
export async function alsoCharges(page: Page, unit: string) {
  await tap(page, 'Another unit charges');
  const those = current(page).getByRole('group', { name: 'Units that charge' });
  await those.getByRole('button', { name: new RegExp(`^Grade . ${unit}`) }).click();
}

/** CHG-2: a declared charge goes for somebody else than who stands opposite. */
export async function chargeAt(page: Page, unit: string, enemy: string) {
  await current(page)
    .getByRole('region', { name: `Target of ${unit}` })
    .getByRole('button')
    .click();
  const choices = current(page).getByRole('dialog');
  await choices.getByRole('button', { name: new RegExp(`^Grade . ${enemy}`) }).click();
}

/** Opens a fight; the enemy is named where the app cannot know him. */
export async function fightCombat(
  page: Page,
  name: string,
  enemy: string | null,
  faces: readonly number[],
  result: string,
) {
  await unitAction(page, name, /^Fight( why not\?)?$/);
  // From its start: while the page changes, a folded contingent still names its units.
  if (enemy) await meetEnemy(page, enemy);
  await throwDice(page, faces);
  await expect(current(page).getByText(result)).toBeVisible();
  await applyAndReturn(page);
}

/** AL-10: those who stood near, each with what he feels; then back to the battle. */
export async function applyToNearby(page: Page, misfortune: RegExp, ...felt: readonly string[]) {
  await tapDue(page, misfortune);
  // Those whom the app proposes and who were not near, first.
  const on = current(page).getByRole('switch', { checked: true });
  const button = /^(Apply \d+ effects?|Nobody near|Nothing changes)$/;
  await expect(current(page).getByRole('button', { name: button })).toBeVisible();
  while ((await on.count()) > 0) await on.nth(0).click();
  for (const each of felt) {
    const [who = '', what = ''] = each.split(': ');
    const those = current(page).getByRole('region', { name: what, exact: true });
    await those.getByRole('switch', { name: who }).click();
  }
  await apply(page, button);
  await toBoard(page);
}

/** AFTER-8: the app asks whom a pursuer reached, and the dice have said so already. */
export async function confirmPursuit(page: Page, name: string, end: 'Caught' | 'Nobody') {
  await tapDue(page, new RegExp(`${name} went \\d+″.*whom (does it|do they) reach`));
  await expect(button(page, end)).toHaveAttribute('aria-pressed', 'true');
  await applyAndReturn(page);
}

/** A catch that no dice have led to, and on to the free hack that it asks for. */
export async function catchByHand(page: Page, name: string, caught: string) {
  await unitAction(page, name, /^Catches or meets/);
  await tap(page, 'Caught');
  await tap(page, new RegExp(`^Grade . ${caught}`));
  await apply(page, 'Do it anyway');
  await tapDue(page, new RegExp(`cuts? down ${caught}`));
}

/** AFTER-6: the app asks for it once an enemy is caught. */
export async function freeHack(page: Page, name: string, faces: readonly number[]) {
  await tapDue(page, new RegExp(`${name} cuts? down`));
  await throwDice(page, faces);
  await applyAndReturn(page);
}

export const nextPhase = async (page: Page, word: string) => {
  await tap(page, new RegExp(`^Next: ${word}`));
};

/** A challenge, from the leader's own list of actions; whom it goes to is asked next. */
export async function challenge(page: Page, leader: string) {
  await tap(page, 'Lead: go to Leadership');
  await tap(page, new RegExp(`actions of ${leader}`));
  await tap(page, /^Challenge a leader/);
}

/** Man against man, with a real pack. */
export async function acceptDuel(page: Page) {
  await tap(page, 'Challenge, 3 LP');
  await tap(page, 'Real cards');
  await expect(button(page, 'Real cards')).toHaveAttribute('aria-pressed', 'true');
  await tap(page, 'Accept, 3 LP');
}
