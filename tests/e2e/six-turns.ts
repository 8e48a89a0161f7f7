import type { Page } from '@playwright/test';
import { apply, expectText, tap, toBoard } from './actions.ts';
import {
  advance,
  alsoCharges,
  applyAndReturn,
  applyToNearby,
  confirmPursuit,
  drawGodCard,
  enterDice,
  expectDps,
  expectLevel,
  fightCombat,
  freeHack,
  leaderActions,
  moveAfterCombat,
  nextPhase,
  restUnits,
  tapDue,
  testControl,
  throwDice,
  unitAction,
  unitHead,
} from './battle-actions.ts';
import { current, expect, expectSaved } from './fixture.ts';

/** DP-3: asked after a signal and after an advance. */
const CAME_ON = /^(?!Nobody).*Olaf's raiders came on: who has them within 8″/;

async function turnOne(page: Page) {
  await tap(page, /Throw for initiative/);
  await throwDice(page, [3, 3, 5, 2]);
  await expectText(page, 'Initiative to Men of Essex');
  await applyAndReturn(page);
  await nextPhase(page, 'Gods');
  await drawGodCard(page, 'Hearts', 'J');
  await nextPhase(page, 'Lead');
  await leaderActions(
    page,
    'Byrhtnoth',
    'Take a DP off: Hearth troop',
    "Raise a level: Leofsunu's band",
  );
  await leaderActions(page, 'Ælfwine', "Take a DP off: Ælfwine's thegns");
  await leaderActions(page, 'Offa', "Take a DP off: Offa's thegns");
  await leaderActions(page, 'Olaf', "Take a DP off: Olaf's hird", "Take a DP off: Olaf's hird");
  await leaderActions(
    page,
    'Jostein',
    "Take a DP off: Jostein's housecarls",
    /^Signal the advance/,
  );
  await leaderActions(page, 'Guthmund', "Take a DP off: Guthmund's men");
  await unitAction(page, 'Danish crews', /^Camp followers/);
  await applyToNearby(page, CAME_ON, "Offa's thegns: +1 DP", 'Marsh levy: +1 DP');
  await nextPhase(page, 'Move');
  await restUnits(page, "Ælfwine's thegns", 'Colne valley men', 'Coast levy');
  await restUnits(page, 'Hearth troop', "Leofsunu's band", "Edward's band");
  await restUnits(page, "Offa's thegns", "Dunnere's yeomen", 'Marsh levy');
  await advance(page, "Jostein's housecarls", 3, 5);
  await restUnits(page, "Olaf's hird", 'Old crews', 'Hired spears');
  await restUnits(page, "Guthmund's men", 'Danish crews', 'Thralls and boys');
  await expectDps(page, "Jostein's housecarls", 4);
  await expectDps(page, 'Young oarsmen', 4);
  await applyToNearby(page, CAME_ON);
  await nextPhase(page, 'Shoot');
  await nextPhase(page, 'Fight');
  await nextPhase(page, 'Turn 2');
}

async function turnTwo(page: Page) {
  await tap(page, /Throw for initiative/);
  await enterDice(page, [2, 6]);
  await applyAndReturn(page);
  await nextPhase(page, 'Gods');
  await drawGodCard(page, 'Spades', '5');
  await nextPhase(page, 'Lead');
  await leaderActions(page, 'Olaf', "Raise a level: Olaf's hird", /^Signal the advance/);
  await leaderActions(page, 'Guthmund', /^Signal the advance/);
  await leaderActions(page, 'Jostein', "Take a DP off: Jostein's housecarls");
  await unitAction(page, 'Thralls and boys', /^Camp followers/);
  await applyToNearby(page, CAME_ON, 'Hearth troop: +1 DP');
  const inch = '+1″ standard: Hearth troop';
  await leaderActions(
    page,
    'Byrhtnoth',
    'Raise a level: Hearth troop',
    inch,
    /^Signal the advance/,
  );
  await expect(unitHead(page, 'Hearth troop')).toContainText('First 3″');
  await leaderActions(page, 'Offa', "Take a DP off: Offa's thegns", /^Signal the advance/);
  await leaderActions(page, 'Ælfwine', "Take a DP off: Ælfwine's thegns");
  await nextPhase(page, 'Move');
  await testControl(page, 'Young oarsmen', 3);
  await restUnits(page, 'Young oarsmen');
  await advance(page, "Jostein's housecarls", 4);
  await advance(page, "Olaf's hird", 5);
  await advance(page, "Guthmund's men", 2);
  await applyToNearby(page, CAME_ON, 'Colne valley men: +1 DP');
  await restUnits(page, "Ælfwine's thegns", 'Colne valley men', 'Coast levy', "Leofsunu's band");
  await expectLevel(page, "Leofsunu's band", 'Present');
  await advance(page, 'Hearth troop', 3);
  await restUnits(page, "Offa's thegns", "Dunnere's yeomen", 'Marsh levy');
  await nextPhase(page, 'Shoot');
  await unitAction(page, "Jostein's housecarls", /^Shoot( why not\?)?$/);
  await tap(page, /^Grade . Offa's thegns/);
  await current(page)
    .getByRole('switch', { name: /^Skilled archer/ })
    .click();
  await throwDice(page, [6, 2, 3]);
  // MISS-5: straight to the risk.
  await apply(page);
  await throwDice(page, [1, 5]);
  await expectText(page, 'Offa: LPs 3 → 2 (RISK-1)');
  await applyAndReturn(page);
  await unitAction(page, "Leofsunu's band", /^Shoot( why not\?)?$/);
  await tap(page, /^Grade . Old crews/);
  await enterDice(page, [6, 6, 1, 2, 6, 3, 3, 1]);
  await applyAndReturn(page);
  await nextPhase(page, 'Fight');
  await unitAction(page, "Jostein's housecarls", /^Charge/);
  await alsoCharges(page, "Olaf's hird");
  await throwDice(page, [2, 3]);
  await applyAndReturn(page);
  const [hearth, hird] = [
    [6, 5, 1, 1, 1, 1, 1],
    [6, 5, 2, 2, 2, 2, 2],
  ];
  const again = [...[6, 6, 5, 5, 1, 1, 1, 1], ...[6, 1, 1, 1, 1, 1, 1, 1]];
  const dice = [...hearth, ...hird, ...again, 3, 1, 4];
  await fightCombat(
    page,
    "Olaf's hird",
    'Hearth troop',
    dice,
    "Set-back for Olaf's raiders: 2 to 5",
  );
  await tap(page, 'Undo');
  await expectDps(page, 'Hearth troop', 1);
  await expectLevel(page, "Olaf's hird", 'Ready for battle');
  await tap(page, 'Redo');
  await expectDps(page, 'Hearth troop', 2);
  await expectLevel(page, "Olaf's hird", 'Present');
  await nextPhase(page, 'Turn 3');
}

async function turnThree(page: Page) {
  await tap(page, /Throw for initiative/);
  await throwDice(page, [6, 1]);
  await tap(page, 'Second');
  await applyAndReturn(page);
  await nextPhase(page, 'Gods');
  await drawGodCard(page, 'Diamonds', '7');
  await nextPhase(page, 'Lead');
  await leaderActions(page, 'Jostein', "Take a DP off: Jostein's housecarls");
  await leaderActions(page, 'Guthmund', 'Raise a level: Danish crews');
  await unitAction(page, 'Danish crews', /^Camp followers/);
  await leaderActions(page, 'Offa', "Raise a level: Offa's thegns");
  await leaderActions(page, 'Ælfwine', "Raise a level: Ælfwine's thegns", /^Signal the advance/);
  await nextPhase(page, 'Move');
  await restUnits(
    page,
    "Jostein's housecarls",
    'Crews of the fjords',
    'Young oarsmen',
    'Old crews',
  );
  await advance(page, 'Hired spears', 3);
  await advance(page, "Guthmund's men", 3, 6);
  await unitAction(page, "Ælfwine's thegns", /^Step 2″/);
  await restUnits(page, 'Colne valley men', 'Coast levy', "Leofsunu's band", "Edward's band");
  await advance(page, "Offa's thegns", 4);
  await nextPhase(page, 'Shoot');
  await nextPhase(page, 'Fight');
  await unitAction(page, 'Danish crews', /^Charge/);
  await alsoCharges(page, "Offa's thegns");
  await throwDice(page, [4, 1]);
  await tap(page, 'Men of Essex: fortune smiles');
  await tap(page, "Offa's thegns: 1");
  await throwDice(page, [5]);
  await expectText(page, /^Fortune smiles: .* rerolled a 1 \(GOD-7\)\.$/);
  await applyAndReturn(page);
  const offa = [6, 6, 5, 5, 1, 1, 2, 3, 4, 2, 6];
  const won = 'Success for Men of Essex';
  await fightCombat(page, "Offa's thegns", "Jostein's housecarls", offa, `${won}: 5 to 1`);
  const aelfwine = [6, 6, 6, 6, 1, 1, 1, 1, 2, 1, 3];
  const victory = 'Victory for Men of Essex: 5 to 0';
  await fightCombat(page, "Ælfwine's thegns", null, aelfwine, victory);
  const felt = ['Thralls and boys: +1 DP', 'Colne valley men: Up a level'];
  await applyToNearby(page, /Danish crews retire/, ...felt);
  await expectSaved(page);
  await page.reload();
  await expect(current(page).getByRole('heading', { name: /Turn 3 · Combat/ })).toBeVisible();
  await moveAfterCombat(page, 'Danish crews', 2, 2);
  await moveAfterCombat(page, "Ælfwine's thegns", 4, 3);
  await confirmPursuit(page, "Ælfwine's thegns", 'Caught');
  await applyToNearby(page, /Danish crews break/, 'Thralls and boys: Down a level');
  await freeHack(page, "Ælfwine's thegns", [4]);
  await applyToNearby(page, /Danish crews are destroyed/);
  const hearth = [...[6, 6, 6, 6, 6, 5, 1, 1, 1, 1], ...[6, 5, 1, 1, 1, 1, 1], 5, 4];
  await fightCombat(page, 'Hearth troop', null, hearth, `${won}: 7 to 3`);
  await nextPhase(page, 'Turn 4');
}

async function turnFour(page: Page) {
  await tap(page, /Throw for initiative/);
  await throwDice(page, [3, 4, 4, 2]);
  await expectText(page, 'Initiative to Men of Essex');
  await applyAndReturn(page);
  await nextPhase(page, 'Gods');
  await drawGodCard(page, 'Spades', 'Q', "Olaf's hird");
  await nextPhase(page, 'Lead');
  await leaderActions(page, 'Guthmund', "Take a DP off: Guthmund's men");
  await nextPhase(page, 'Move');
  await testControl(page, "Ælfwine's thegns", 2);
  await unitAction(page, "Ælfwine's thegns", /^Form up/);
  await advance(page, 'Colne valley men', 3, 6);
  await restUnits(page, "Leofsunu's band", "Edward's band", "Dunnere's yeomen", 'Marsh levy');
  await restUnits(page, 'Old crews', 'Hired spears', 'Crews of the fjords', 'Young oarsmen');
  await restUnits(page, "Guthmund's men", 'Thralls and boys');
  await nextPhase(page, 'Shoot');
  await unitAction(page, "Leofsunu's band", /^Shoot( why not\?)?$/);
  await tap(page, /^Grade . Hired spears/);
  await tap(page, 'Another unit shoots');
  await tap(page, /Edward's band/);
  await tap(page, /^Grade C Hired spears/);
  const cover = current(page).getByRole('switch', { name: /^Target in cover/ });
  await cover.nth(1).click();
  await enterDice(page, [1, 2, 3, 4, 6, 6, 3, 1]);
  await expectText(page, 'Hired spears: Present → Shaken, DPs 3 → 4');
  await applyAndReturn(page);
  await nextPhase(page, 'Fight');
  await unitAction(page, 'Colne valley men', /^Charge/);
  await throwDice(page, [4]);
  await applyAndReturn(page);
  const won = 'Success for Men of Essex';
  await fightCombat(
    page,
    'Colne valley men',
    'Thralls and boys',
    [6, 5, 5, 1, 1],
    `${won}: 3 to 0`,
  );
  await applyToNearby(page, /Thralls and boys retire/, 'Coast levy: Up a level');
  await moveAfterCombat(page, 'Thralls and boys', 5, 6);
  await moveAfterCombat(page, 'Colne valley men', 3, 2);
  await confirmPursuit(page, 'Colne valley men', 'Nobody');
  const offa = [...[6, 6, 6, 5, 1, 1, 1, 1], ...[6, 1, 1, 1], 6, 2];
  await fightCombat(page, "Offa's thegns", null, offa, `${won}: 5 to 2`);
  const felt = ['Crews of the fjords: +1 DP', 'Young oarsmen: +1 DP'];
  await applyToNearby(page, /Jostein's housecarls retire/, ...felt, "Dunnere's yeomen: Up a level");
  await moveAfterCombat(page, "Jostein's housecarls", 3, 5);
  await moveAfterCombat(page, "Offa's thegns", 2, 1);
  await confirmPursuit(page, "Offa's thegns", 'Nobody');
  const hearth = [...[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], ...[6, 6, 6, 1, 1, 1, 1], 1, 6, 3];
  await fightCombat(page, 'Hearth troop', null, hearth, 'Set-back for Men of Essex: 1 to 4');
  await nextPhase(page, 'Turn 5');
}

async function turnFive(page: Page) {
  await tap(page, /Throw for initiative/);
  await enterDice(page, [1, 5]);
  await applyAndReturn(page);
  await nextPhase(page, 'Gods');
  await drawGodCard(page, 'Joker', null);
  await expectText(page, 'Rain');
  await nextPhase(page, 'Lead');
  await leaderActions(page, 'Jostein', "Raise a level: Jostein's housecarls");
  await leaderActions(page, 'Guthmund', "Raise a level: Guthmund's men");
  await leaderActions(page, 'Offa', 'Take a DP off: Marsh levy');
  await nextPhase(page, 'Move');
  await unitAction(page, "Jostein's housecarls", /^Form up/);
  await advance(page, 'Crews of the fjords', 4);
  await restUnits(page, 'Old crews', 'Hired spears');
  await advance(page, "Guthmund's men", 3);
  await moveAfterCombat(page, 'Thralls and boys', 2, 4);
  await advance(page, "Ælfwine's thegns", 5);
  await testControl(page, 'Colne valley men', 4);
  await moveAfterCombat(page, 'Colne valley men', 5, 4);
  await confirmPursuit(page, 'Colne valley men', 'Caught');
  await applyToNearby(page, /Thralls and boys break/);
  await freeHack(page, 'Colne valley men', [5, 2]);
  await testControl(page, "Offa's thegns", 2);
  await unitAction(page, "Offa's thegns", /^Form up/);
  await advance(page, "Dunnere's yeomen", 3);
  await advance(page, "Leofsunu's band", 2, 4);
  await nextPhase(page, 'Shoot');
  await nextPhase(page, 'Fight');
  await tapDue(page, /Ælfwine's thegns must charge/);
  await alsoCharges(page, "Guthmund's men");
  await throwDice(page, [2]);
  await applyAndReturn(page);
  const first = [...[6, 5, 1, 1, 1, 1], ...[6, 6, 1, 1, 1]];
  const aelfwine = [...first, ...[6, 1, 1, 1, 1, 1], ...[5, 1, 1, 1, 1], 1, 5, 5];
  const even = '2″ apart: 2 to 2, nobody has won';
  await fightCombat(page, "Ælfwine's thegns", "Guthmund's men", aelfwine, even);
  const hearth = [...[6, 6, 6, 6, 5, 5, 1, 1], ...[6, 1, 1, 1, 1, 1, 1, 1, 1], 6, 1, 1];
  await fightCombat(page, 'Hearth troop', null, hearth, 'Victory for Men of Essex: 7 to 2');
  const felt = ["Leofsunu's band: Up a level", "Edward's band: Up a level"];
  await applyToNearby(page, /Old crews are destroyed/, ...felt);
  await nextPhase(page, 'Turn 6');
}

async function turnSix(page: Page) {
  await tap(page, /Throw for initiative/);
  await throwDice(page, [2, 2]);
  await expectText(page, 'Initiative to Men of Essex');
  await applyAndReturn(page);
  await nextPhase(page, 'Gods');
  await drawGodCard(page, 'Hearts', '3', "Leofsunu's band");
  await nextPhase(page, 'Lead');
  await leaderActions(page, 'Offa', "Take a DP off: Offa's thegns");
  await leaderActions(page, 'Jostein', "Take a DP off: Jostein's housecarls");
  await leaderActions(page, 'Guthmund', "Take a DP off: Guthmund's men");
  await nextPhase(page, 'Move');
  await testControl(page, "Ælfwine's thegns", 3);
  await restUnits(page, "Ælfwine's thegns");
  await testControl(page, 'Colne valley men', 4);
  await tapDue(page, /Thralls and boys rout/);
  await apply(page, 'It surrenders');
  await toBoard(page);
  await moveAfterCombat(page, 'Colne valley men', 3, 6);
  await confirmPursuit(page, 'Colne valley men', 'Nobody');
  await testControl(page, 'Coast levy', 2);
  await restUnits(page, 'Coast levy', "Leofsunu's band", "Edward's band");
  await advance(page, "Offa's thegns", 4);
  await testControl(page, 'Hired spears', 3);
  await applyToNearby(page, /Hired spears retire/);
  await moveAfterCombat(page, 'Hired spears', 2, 3);
  await restUnits(page, "Jostein's housecarls", 'Crews of the fjords', 'Young oarsmen');
  await restUnits(page, "Guthmund's men");
  await nextPhase(page, 'Shoot');
  await unitAction(page, "Dunnere's yeomen", /^Shoot( why not\?)?$/);
  await tap(page, /^Grade . Crews of the fjords/);
  await throwDice(page, [6, 1, 1, 1, 6, 2]);
  await applyAndReturn(page);
  await nextPhase(page, 'Fight');
  const hearth = [...[6, 6, 6, 1, 1, 1, 1, 1, 1, 1], ...[5, 1, 1, 1, 1], 2];
  await fightCombat(page, 'Hearth troop', null, hearth, 'Success for Men of Essex: 4 to 1');
  await applyToNearby(page, /Olaf's hird is destroyed/, "Edward's band: Up a level");
  await unitAction(page, "Offa's thegns", /^Charge \(Blood lust\)/);
  const offa = [...[6, 6, 6, 6, 6, 6], ...[1, 1, 1, 1, 1, 1], 3, 1, 2];
  const victory = 'Victory for Men of Essex: 7 to 1';
  await fightCombat(page, "Offa's thegns", "Jostein's housecarls", offa, victory);
  const felt = ['Crews of the fjords: +1 DP', 'Young oarsmen: +1 DP', 'Marsh levy: Up a level'];
  await applyToNearby(page, /Jostein's housecarls retire/, ...felt);
  await moveAfterCombat(page, "Jostein's housecarls", 2, 2);
  await moveAfterCombat(page, "Offa's thegns", 3, 4);
  await confirmPursuit(page, "Offa's thegns", 'Caught');
  await applyToNearby(page, /Jostein's housecarls break/);
  await freeHack(page, "Offa's thegns", [4]);
  await applyToNearby(page, /Jostein's housecarls are destroyed/);
  await tapDue(page, /Jostein has lost his retinue/);
  await throwDice(page, [4]);
  await expectText(page, 'Jostein is captured');
  await applyAndReturn(page);
  await applyToNearby(page, /Crews of the fjords are destroyed/);
  await tap(page, /^Turn 6/);
  await tap(page, "Give up: Olaf's raiders");
  await expectText(page, 'The battle is over');
}

/** What happens and why is told in six-turns.md, turn by turn; these play it. */
export const TURNS = [turnOne, turnTwo, turnThree, turnFour, turnFive, turnSix];
