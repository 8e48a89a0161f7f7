import {
  button,
  enterFaces,
  expectJournal,
  expectText,
  fightMaldon,
  openTool,
  tap,
} from './actions.ts';
import {
  alsoCharges,
  applyAndReturn,
  leaderActions,
  throwDice,
  unitAction,
  unitHead,
} from './battle-actions.ts';
import { current, expect, tab, test } from './fixture.ts';

/** One battle is at hand everywhere, one side in it, and what was said once is not asked again. */

test('a roll of another battle is laid aside, names its battle, and is offered when that is opened', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, 'Shoot: go to Missiles');
  // From the tools: a roll that the board opens belongs to the Battle tab.
  await tab(page, 'Tools').click();
  await current(page).getByRole('link', { name: 'Missiles', exact: true }).click();
  await tap(page, /^Grade A Hearth troop/);
  await tap(page, /^Grade A Olaf's hird/);
  await tap(page, 'Real dice');
  await enterFaces(page, [5]);
  const entered = button(page, "Correct the dice of At Olaf's hird").or(
    current(page).getByText('1 of 2 to enter'),
  );
  await expect(entered).not.toHaveCount(0);

  await tab(page, 'Battle').click();
  await tap(page, /^Turn 1/);
  await tap(page, 'Other battles');
  await tap(page, /^Ashdown 871/);
  await expect(button(page, 'Undo')).toBeVisible();
  await tab(page, 'Tools').click();
  await expectText(page, /^This belongs to Maldon 991/);
  await expect(button(page, 'Apply')).toHaveCount(0);
  await tap(page, 'Tools for Ashdown 871');
  await expect(button(page, 'Ashdown 871')).toHaveAttribute('aria-pressed', 'true');
  await current(page).getByRole('link', { name: 'Rest', exact: true }).click();
  await expect(button(page, /^Grade . Hearth troop/)).toHaveCount(0);

  await tab(page, 'Battle').click();
  await tap(page, /^Turn 1/);
  await tap(page, 'Other battles');
  await tap(page, /^Maldon 991.*\d/);
  await expectText(page, 'Missiles: not finished yet.');
  await tap(page, 'Go on');
  await expect(entered).not.toHaveCount(0);
});

test('the side at hand hears the odds and the result; hits counted are told so; 2″ apart', async ({
  page,
  site,
}) => {
  const id = await fightMaldon(page, site);
  await tap(page, 'Fight: go to Combat');
  await openTool(page, site, 'combat', `battle=${id}&unit=black-1-1`);
  await tap(page, /^Grade B Leofsunu's band/);
  const odds = current(page).getByRole('figure', { name: 'First round for Men of Essex' });
  await expect(odds).toBeVisible();
  await expect(
    current(page).getByRole('heading', { name: 'Men of Essex', level: 3 }),
  ).toBeVisible();
  await tap(page, 'Real dice');
  await tap(page, /^Leofsunu's band: 3 hits of/);
  await tap(page, /^Old crews: 3 hits of/);
  await expect(
    current(page).getByRole('img', { name: /^Old crews: 3 hits of \d. No dice/ }),
  ).toBeVisible();
  await tap(page, /^Leofsunu's band, second round: 2 hits of/);
  await tap(page, /^Old crews, second round: 1 hit of/);
  await expect(current(page).getByRole('heading', { name: '2″ apart' })).toBeVisible();
  await applyAndReturn(page);
  await expectJournal(page, [
    /Leofsunu's band 3 hits of \d; Old crews 3 hits of \d: 3 to 3: Inconclusive for Men of Essex/,
    /Leofsunu's band 2 hits of \d; Old crews 1 hit of \d: 2 to 1: 2″ apart/,
  ]);
});

test('what the players do anyway is asked once; the journal opens at its end', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  // Phases with more in them than a screen shows.
  for (const phase of ['Gods: go to Gods', 'Fight: go to Combat', 'Lead: go to Leadership']) {
    await tap(page, phase);
    for (let each = 0; each < 6; each++) {
      await tap(page, "Set Ælfwine's thegns to Shaken");
      await tap(page, "Set Ælfwine's thegns to Present");
    }
  }
  // A leader in combat does not use his LPs (LEAD-8).
  await unitHead(page, 'Hearth troop').click();
  await current(page).getByRole('switch', { name: 'In combat' }).click();
  await tap(page, 'Close');
  await tap(page, 'Journal');
  const entries = current(page).getByRole('dialog').getByRole('listitem');
  await expect(entries.nth(-1)).toBeInViewport({ ratio: 0.9 });
  await tap(page, 'Close');
  await tap(page, /actions of Byrhtnoth$/);
  await tap(page, /^Challenge a leader/);
  await tap(page, 'Do it anyway');
  await expect(button(page, 'Do it anyway')).toHaveCount(0);
  await tap(page, /^Challenge, 3 LP/);
  await expectText(page, /Olaf/);
  await expect(button(page, /^Challenge, 3 LP/)).toHaveCount(0);
});

test('OPT: options change from the Battle screen; where the commander in chief falls the other reading is a tap away', async ({
  page,
  site,
}) => {
  const id = await fightMaldon(page, site);
  await tap(page, 'Fight: go to Combat');
  await tap(page, /^Turn 1/);
  await current(page)
    .getByText(/Choose all rules one by one/)
    .click();
  await tap(page, /^more than 8″/);
  await expect(button(page, /^more than 8″/)).toHaveAttribute('aria-pressed', 'true');
  await tap(page, 'Close');
  await expectJournal(page, ['Other options from here on (by hand)']);
  await openTool(page, site, 'risk', `battle=${id}&contingent=red-1`);
  await tap(page, 'Do it anyway');
  await throwDice(page, [1, 1]);
  const effects = current(page)
    .getByText('Down a level')
    .or(current(page).getByText(/OPT-CINC/));
  await expectText(page, /^Byrhtnoth was commander in chief/);
  await expect(button(page, /^his own contingent only/)).toHaveAttribute('aria-pressed', 'true');
  const few = await effects.count();
  await tap(page, /^the whole army/);
  await expect(button(page, /^the whole army/)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => effects.count()).toBeGreaterThan(few);
});

test('CHG-2, MISS-2: friends of a contingent count for each other; contingents shoot both ways with one tap', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, 'Lead: go to Leadership');
  await leaderActions(page, 'Byrhtnoth', /^Signal the advance/);
  await tap(page, 'Fight: go to Combat');
  await unitAction(page, 'Hearth troop', /^Charge/);
  await alsoCharges(page, "Leofsunu's band");
  const friend = current(page)
    .getByRole('region', { name: "Leofsunu's band" })
    .getByRole('switch', { name: /^A friend charging within 2″/ });
  await expect(friend).toBeChecked();
  await tap(page, 'Back');

  await tap(page, 'Shoot: go to Missiles');
  await tab(page, 'Tools').click();
  await current(page).getByRole('link', { name: 'Missiles', exact: true }).click();
  await tap(page, /^Byrhtnoth's centre and Olaf's centre: 6 units shoot/);
  await expect(current(page).getByRole('region', { name: "At Olaf's hird" })).toBeVisible();
  await expect(current(page).getByRole('region', { name: 'At Hearth troop' })).toBeVisible();
  await throwDice(page, []);
  await applyAndReturn(page);
});
