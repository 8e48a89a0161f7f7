import {
  apply,
  button,
  editUnit,
  enterFaces,
  expectJournalAndUndo,
  expectText,
  fightMaldon,
  loadDice,
  openTool,
  tap,
} from './actions.ts';
import { current, expect, test } from './fixture.ts';

test('RISK-1: a leader who is not at risk tests anyway, with real dice', async ({ page, site }) => {
  const id = await fightMaldon(page, site);
  await openTool(page, site, 'risk', `battle=${id}&contingent=red-1`);
  await expectText(page, 'Byrhtnoth is not at risk now.');
  await tap(page, 'Do it anyway');
  await tap(page, 'Real dice');
  await enterFaces(page, [1]);
  await enterFaces(page, [3]);
  await expectText(page, 'Byrhtnoth: LPs 4 → 2 (RISK-1)');
  await apply(page);
  await expectJournalAndUndo(page, [
    'Risk to Byrhtnoth (against the rules, by hand)',
    'Byrhtnoth 1 3: Byrhtnoth is badly wounded',
  ]);
  await expect(
    current(page).getByRole('img', { name: 'LPs of Byrhtnoth: 4 of 4 left' }),
  ).toBeVisible();
});

test('RISK-3: a retinue is gone; the leader escapes to the unit that the players name', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await editUnit(page, /^Grade B Offa's thegns/, 'Destroyed');
  await tap(page, /Offa has lost his retinue/);
  await expectText(page, 'Escapes 33 %');
  await loadDice(page, [5]);
  await tap(page, 'Throw');
  await tap(page, /Leofsunu's band/);
  await expectText(page, /^Offa: joins Leofsunu's band/);
  await apply(page);
  await expectJournalAndUndo(page, [
    'Offa 5: Offa escapes',
    "Offa: joins Leofsunu's band (RISK-3)",
  ]);
  await expect(button(page, /Offa has lost his retinue/)).toBeVisible();
});

test('AL-10: who stood near is ticked; the flight of the standard is felt by all (AL-5)', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await editUnit(page, /^Grade A Hearth troop/, 'Broken');
  await tap(page, /Hearth troop breaks: who is within 2″/);
  // Eight of the army for the standard, and the hird opposite; the button says how many.
  await expect(button(page, 'Apply 9 effects')).toBeVisible();
  await expectText(page, '8 units of the army lose a level at any distance (AL-5).');
  await expectText(page, 'Coast levy: Present → Shaken (AL-5)');
  // Its neighbours in the line are proposed; here they stand further off.
  const near = (name: string) => current(page).getByRole('switch', { name });
  for (const name of ["Leofsunu's band", "Edward's band"]) await near(name).click();
  await expect(near("Olaf's hird")).toBeChecked();
  await expectText(page, "Olaf's hird: Present → Ready for battle (AL-6)");
  await current(page)
    .getByRole('checkbox', { name: /^Coast levy/ })
    .uncheck({ force: true });
  await apply(page, 'Apply 8 effects');
  await expectJournalAndUndo(page, [
    'What Hearth troop did to others (1 declined)',
    "Olaf's hird: Present → Ready for battle (AL-6)",
    "Leofsunu's band: Present → Shaken (AL-5)",
  ]);
  await expect(button(page, /Hearth troop breaks/)).toBeVisible();
});

test('AFTER-6: a free hack in a battle with real dice, and one made up', async ({ page, site }) => {
  const id = await fightMaldon(page, site);
  await openTool(page, site, 'free-hack', `battle=${id}&unit=red-1-1`);
  await tap(page, /Thralls and boys/);
  await expectText(page, /Leofsunu's band has not caught/);
  await tap(page, 'Do it anyway');
  await tap(page, 'Real dice');
  await enterFaces(page, [6, 2]);
  await expectText(page, 'Thralls and boys: stands 2 → 1 (AFTER-6)');
  await apply(page);
  await expectJournalAndUndo(page, [
    "Leofsunu's band cuts down Thralls and boys",
    '1 stand of Thralls',
  ]);
  await openTool(page, site, 'free-hack', 'unit=red-0-1');
  await tap(page, 'App dice');
  await tap(page, /Black levy/);
  await loadDice(page, [3, 3]);
  await tap(page, 'Throw');
  await expectText(page, 'Black levy: 2 stands lost');
});

test('RISK-1, RISK-3, AL-10 without a battle: made-up leaders and units, both kinds of dice', async ({
  page,
  site,
}) => {
  await openTool(page, site, 'risk', 'contingent=red-0');
  await expectText(page, 'Unhurt 83 %');
  for (const _ of [3, 2]) await tap(page, 'LPs of Red leader: one less');
  await loadDice(page, [1, 6]);
  await tap(page, 'Throw');
  await expectText(page, 'Red leader: falls');
  await openTool(page, site, 'lost-retinue');
  await tap(page, /^Black leader/);
  await tap(page, 'Real dice');
  await enterFaces(page, [4]);
  await expectText(page, 'Black leader is captured');
  await tap(page, 'Apply');
  await expectText(page, 'Applied.');
  await openTool(page, site, 'morale');
  await tap(page, /Red right band/);
  await tap(page, 'Who is affected?');
  await current(page).getByRole('switch', { name: 'Red levy' }).click();
  await expectText(page, 'Red levy: Present → Shaken (AL-3)');
  await tap(page, /^Apply \d+ effects$/);
  await expectText(page, 'Applied.');
});
