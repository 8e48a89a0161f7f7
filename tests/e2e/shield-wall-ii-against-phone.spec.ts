import type { Page } from '@playwright/test';
import { button, expectText, tap } from './actions.ts';
import { current, expect, open, test } from './fixture.ts';

/** The same dice at every run: the phone's answers follow from them. */
const sameDice = (page: Page) =>
  page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    let state = 991;
    crypto.getRandomValues = (words) => {
      // An id is made of bytes; dice are words.
      if (!(words instanceof Uint32Array)) return real(words);
      for (const place of words.keys()) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        words[place] = state;
      }
      return words;
    };
  });

const hexes = (page: Page, words: RegExp) =>
  current(page)
    .getByRole('group', { name: /^The board of/ })
    .getByRole('button', { name: words });

/** Out they come while there is room beside the camp (DEP-1), each where the list names one first. */
async function deploy(page: Page) {
  const waiting = current(page)
    .getByRole('list', { name: 'Waiting to deploy' })
    .getByRole('button');
  while ((await waiting.count()) > 0) {
    await waiting.nth(0).click();
    const free = hexes(page, /deploy here/);
    if ((await free.count()) === 0) return;
    const left = await waiting.count();
    await free.nth(0).click();
    await expect(waiting).toHaveCount(left - 1);
  }
}

/** Who stands beside the camp steps forward and makes room. */
async function makeRoom(page: Page) {
  for (const from of ['B4', 'B5', 'A3', 'A5']) {
    const standing = hexes(page, new RegExp(`^${from}\\..*can move`));
    if ((await standing.count()) === 0) continue;
    await standing.click();
    const free = hexes(page, /^[B-D]\d\..*can go here/);
    if ((await free.count()) === 0) continue;
    await free.nth(0).click();
    await expect(hexes(page, /moved/)).not.toHaveCount(0);
  }
}

/** Attacks as long as somebody can, with whoever is suggested. */
async function attackAll(page: Page) {
  const targets = hexes(page, /attack [1-6] of 6/);
  const picked = hexes(page, /\. picked/);
  if ((await picked.count()) > 0) await picked.click();
  while ((await targets.count()) > 0) {
    const left = await targets.count();
    await targets.nth(0).click();
    await tap(page, /^(Throw|Attack: a certain hit)$/);
    const panel = current(page).getByRole('dialog', { name: /^Attack on/ });
    const done = panel.getByRole('button', { name: 'Done' });
    const pursuers = panel.getByRole('region', { name: 'Pursuit' }).getByRole('button');
    // The phone itself chooses whether to save.
    await expect(done.or(pursuers.nth(0))).toBeVisible();
    if (!(await done.isVisible())) await pursuers.nth(0).click();
    await done.click();
    if (await over(page).isVisible()) return;
    await expect(targets).not.toHaveCount(left);
  }
}

const over = (page: Page) =>
  current(page)
    .getByText(/won by .* in turn \d+\./)
    .filter({ visible: true });
const endTurn = (page: Page) => button(page, /^End turn/).and(page.locator(':enabled'));
const choice = (page: Page) => current(page).getByRole('region', { name: 'The defender chooses' });

/** Until it is the player's turn again; whom the phone hits is let go. */
async function waitForTurn(page: Page) {
  for (;;) {
    await expect(endTurn(page).or(choice(page)).or(over(page))).not.toHaveCount(0);
    if (!(await choice(page).isVisible())) return;
    await tap(page, 'Let it rout');
    await expect(choice(page)).toBeHidden();
  }
}

test('Shield Wall II: a whole Maldon against the phone at its strongest, to the end', async ({
  page,
  site,
}) => {
  test.slow();
  await sameDice(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site, '/shield-wall-ii/battle/new');
  await tap(page, 'Maldon');
  const press = (group: string, name: string) =>
    current(page).getByRole('group', { name: group }).getByRole('button', { name }).click();
  await press('The phone plays', 'Vikings');
  await press('Strength', 'Hard');
  await tap(page, 'Begin the battle');
  for (let turn = 1; turn <= 18; turn++) {
    await waitForTurn(page);
    if (await over(page).isVisible()) break;
    await expectText(page, `Turn ${turn} of 18`);
    if (turn <= 3) {
      if (turn > 1) await makeRoom(page);
      await deploy(page);
    }
    await attackAll(page);
    if (await over(page).isVisible()) break;
    await tap(page, /^End turn/);
  }
  await waitForTurn(page);
  await expect(over(page)).toBeVisible();
  // Nobody came too late (DEP-2): it was decided on the field.
  await expect(current(page).getByText('turn 3.')).toHaveCount(0);
});
