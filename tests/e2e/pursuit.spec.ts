import type { Page } from '@playwright/test';
import { apply, button, expectText, fightMaldon, tap, toBoard } from './actions.ts';
import {
  AVD,
  alsoCharges,
  applyToNearby,
  chargeAt,
  expectLevel,
  leaderActions,
  nextPhase,
  showSideOf,
  tapDue,
  throwDice,
  unitAction,
  unitHead,
} from './battle-actions.ts';
import { current, expect, test } from './fixture.ts';

/**
 * A pursuit as the app leads through it: after every roll the test taps only what is offered as
 * due, and knows nothing of what comes next but the words on the button.
 */

/** The app offers it, here and now. */
const offered = async (page: Page, task: RegExp) =>
  // What is due in a unit's own panel is offered there.
  (await button(page, task).isVisible()) ? tap(page, task) : tapDue(page, task);

/** A roll that was offered: its dice, what they come to, and on to what is due next. */
async function roll(page: Page, task: RegExp, faces: readonly number[], result: string) {
  await offered(page, task);
  await throwDice(page, faces);
  await expectText(page, result);
  await apply(page);
}

/** Both dice of a rout, a retreat or a pursuit. */
const run = (page: Page, task: RegExp, avd: keyof typeof AVD, d6: number) =>
  roll(page, task, [AVD[avd], d6], `${avd + d6}″`);

/** The dice have proposed how it ended; the players agree. */
async function agree(page: Page, task: RegExp, proposed: 'Caught' | 'Nobody', effect: string) {
  await offered(page, task);
  await expect(button(page, proposed)).toHaveAttribute('aria-pressed', 'true');
  await expectText(page, effect);
  await apply(page);
}

/** Byrhtnoth has signalled; Old crews and Hired spears are Shaken; his two bands charge. */
async function charge(page: Page) {
  await tap(page, 'Lead: go to Leadership');
  await leaderActions(page, 'Byrhtnoth', /^Signal the advance/);
  await showSideOf(page, 'Old crews');
  await tap(page, 'Set Old crews to Shaken');
  await tap(page, 'Set Hired spears to Shaken');
  await tap(page, 'Fight: go to Combat');
  await unitAction(page, "Leofsunu's band", /^Charge/);
  await alsoCharges(page, "Edward's band");
  // Not those who stand opposite.
  await chargeAt(page, "Leofsunu's band", 'Old crews');
  await chargeAt(page, "Edward's band", 'Hired spears');
  await throwDice(page, [6, 6]);
  await apply(page);
}

test('AFTER-8, AFTER-6, CHG-4: rout, catch, hack; retire, outrun; a new enemy met', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await fightMaldon(page, site);
  await charge(page);

  await test.step('AFTER-4, AFTER-6: they break, are caught and cut down', async () => {
    await offered(page, /Leofsunu's band fights/);
    // 8 - 3 DPs + 1 charged = 6 dice; 8 - 2 Shaken - 4 DPs = 2. Shaken before, a defeat breaks them.
    await throwDice(page, [6, 6, 6, 6, 6, 1, 1, 1]);
    await expectText(page, 'Victory for Men of Essex: 5 to 0');
    await apply(page);
    await run(page, /Old crews throw for their rout/, 2, 2);
    await run(page, /Leofsunu's band throws for its pursuit/, 4, 3);
    const asked = /Leofsunu's band went 7″, Old crews 4″: whom does it reach\?/;
    await agree(page, asked, 'Caught', "Leofsunu's band: catches the enemy (AFTER-8)");
    await roll(
      page,
      /Leofsunu's band cuts down Old crews/,
      [3, 2],
      'Old crews: stands 2 → 1 (AFTER-6)',
    );
    await expect(button(page, /cuts down/)).toHaveCount(0);
  });

  await test.step('AFTER-3: others retire and outrun their pursuers', async () => {
    await offered(page, /Edward's band fights/);
    // 4 - 3 DPs + 1 charged = 2 dice; 4 - 2 Shaken - 4 DPs, but never less than 1.
    await throwDice(page, [6, 6, 1]);
    await expectText(page, 'Success for Men of Essex: 2 to 0');
    await apply(page);
    await run(page, /Hired spears throw for their retreat/, 5, 6);
    await run(page, /Edward's band throws for its pursuit/, 2, 1);
    const asked = /Edward's band went 3″, Hired spears 11″: whom does it reach\?/;
    await agree(page, asked, 'Nobody', "Edward's band: reaches nobody (AFTER-8)");
  });

  await test.step('AL-10: who saw it is asked too, and Next is held until it is known', async () => {
    await toBoard(page);
    await nextPhase(page, 'Turn 2');
    await expectText(page, 'Next again passes over');
    await expect(current(page).getByRole('heading', { name: /Turn 1 · Combat/ })).toBeVisible();
    await applyToNearby(page, /Old crews break: who is within 2″/);
    await applyToNearby(page, /Hired spears retire: who is within 2″/);
    await toBoard(page);
    await nextPhase(page, 'Turn 2');
    await tap(page, 'Move: go to Movement');
  });

  await test.step('AFTER-4, AFTER-8: the broken run on, are outrun and gone', async () => {
    await run(page, /Old crews rout/, 5, 6);
    await toBoard(page);
    await offered(page, /Hired spears form up or retire on/);
    await tap(page, /^Form up/);
    await offered(page, /Leofsunu's band pursues \(Old crews\), or tests to stop/);
    await run(page, /^Pursue/, 2, 1);
    const asked = /Leofsunu's band went 3″, Old crews 11″: whom does it reach\?/;
    await agree(page, asked, 'Nobody', 'Old crews: routed (AFTER-8)');
    await toBoard(page);
  });

  await test.step('CHG-4: a pursuer meets a new enemy in the movement phase', async () => {
    await offered(page, /Edward's band pursues \(to the enemy camp or edge\), or tests to stop/);
    await run(page, /^Pursue/, 4, 6);
    await offered(page, /Edward's band went 10″: whom does it reach\?/);
    await tap(page, 'New enemy');
    await tap(page, /^Grade . Guthmund's men/);
    await expectText(page, "Edward's band: in combat, meets new enemies, charges (CHG-4)");
    await apply(page);
    await offered(page, /Edward's band charges Guthmund's men: fight at once/);
    await expect(current(page).getByRole('switch', { name: /^A charge combat/ })).toBeChecked();
    // 4 + 1 Ready - 3 DPs + 1 charged = 3 dice, unformed: sixes hit. 4 - 4 DPs, never less than 1,
    // and a hit for Guthmund; he is unhurt.
    await throwDice(page, [6, 6, 6, 1, 4]);
    await expectText(page, 'Success for Men of Essex: 3 to 1');
    await apply(page);
    await toBoard(page);
    await expect(current(page).getByRole('heading', { name: /Turn 2 · Movement/ })).toBeVisible();
    await showSideOf(page, "Edward's band");
    await expect(unitHead(page, "Edward's band")).toHaveAccessibleName(/Follows up/);
    await expectLevel(page, "Guthmund's men", 'Shaken');
  });

  await test.step('COMB-6: next turn the two are proposed, following up where it is due', async () => {
    // DP-3: what nobody has answered is named, and a second tap passes over it.
    await nextPhase(page, 'Shoot');
    await expectText(page, 'Men of Essex came on: who has them within 8″ and has not signalled?');
    await nextPhase(page, 'Shoot');
    await nextPhase(page, 'Fight');
    await nextPhase(page, 'Turn 3');
    await tap(page, 'Fight: go to Combat');
    await offered(page, /Edward's band fights/);
    await expect(button(page, "Change circumstances of Guthmund's men")).toBeVisible();
    await expectText(page, 'Following up');
  });
});
