import type { Page } from '@playwright/test';
import { expect, saved } from './fixture.ts';
import {
  advance,
  applied,
  back,
  control,
  dps,
  entered,
  fightOut,
  freeHack,
  godCard,
  head,
  leader,
  level,
  near,
  phase,
  rest,
  run,
  thrown,
  unit,
} from './hands.ts';
import { says, tap } from './table.ts';

async function turnOne(page: Page) {
  await tap(page, /Throw for initiative/);
  await thrown(page, [3, 3, 5, 2]);
  await says(page, 'Initiative to Men of Essex');
  await applied(page);
  await phase(page, 'Gods');
  await godCard(page, 'Hearts', 'J');
  await phase(page, 'Lead');
  await leader(page, 'Byrhtnoth', 'Take a DP off: Hearth troop', "Raise a level: Leofsunu's band");
  await leader(page, 'Ælfwine', "Take a DP off: Ælfwine's thegns");
  await leader(page, 'Offa', "Take a DP off: Offa's thegns");
  await leader(page, 'Olaf', "Take a DP off: Olaf's hird", "Take a DP off: Olaf's hird");
  await leader(page, 'Jostein', "Take a DP off: Jostein's housecarls", /^Signal the advance/);
  await leader(page, 'Guthmund', "Take a DP off: Guthmund's men");
  await unit(page, 'Danish crews', /^Camp followers/);
  await unit(page, "Offa's thegns", /^Unsettled/);
  await unit(page, 'Marsh levy', /^Unsettled/);
  await phase(page, 'Move');
  await rest(page, "Ælfwine's thegns", 'Colne valley men', 'Coast levy');
  await rest(page, 'Hearth troop', "Leofsunu's band", "Edward's band");
  await rest(page, "Offa's thegns", "Dunnere's yeomen", 'Marsh levy');
  await advance(page, "Jostein's housecarls", 3, 5);
  await rest(page, "Olaf's hird", 'Old crews', 'Hired spears');
  await rest(page, "Guthmund's men", 'Danish crews', 'Thralls and boys');
  await dps(page, "Jostein's housecarls", 4);
  await dps(page, 'Young oarsmen', 4);
  await phase(page, 'Shoot');
  await phase(page, 'Fight');
  await phase(page, 'Turn 2');
}

async function turnTwo(page: Page) {
  await tap(page, /Throw for initiative/);
  await entered(page, [2, 6]);
  await applied(page);
  await phase(page, 'Gods');
  await godCard(page, 'Spades', '5');
  await phase(page, 'Lead');
  await leader(page, 'Olaf', "Raise a level: Olaf's hird", /^Signal the advance/);
  await leader(page, 'Guthmund', /^Signal the advance/);
  await leader(page, 'Jostein', "Take a DP off: Jostein's housecarls");
  await unit(page, 'Thralls and boys', /^Camp followers/);
  await unit(page, 'Hearth troop', /^Unsettled/);
  const inch = '+1″ standard: Hearth troop';
  await leader(page, 'Byrhtnoth', 'Raise a level: Hearth troop', inch, /^Signal the advance/);
  await expect(head(page, 'Hearth troop')).toContainText('First 3″');
  await leader(page, 'Offa', "Take a DP off: Offa's thegns", /^Signal the advance/);
  await leader(page, 'Ælfwine', "Take a DP off: Ælfwine's thegns");
  await phase(page, 'Move');
  await control(page, 'Young oarsmen', 3);
  await rest(page, 'Young oarsmen');
  await advance(page, "Jostein's housecarls", 4);
  await advance(page, "Olaf's hird", 5);
  await advance(page, "Guthmund's men", 2);
  await unit(page, 'Colne valley men', /^Unsettled/);
  await rest(page, "Ælfwine's thegns", 'Colne valley men', 'Coast levy', "Leofsunu's band");
  await level(page, "Leofsunu's band", 'Present');
  await advance(page, 'Hearth troop', 3);
  await rest(page, "Offa's thegns", "Dunnere's yeomen", 'Marsh levy');
  await phase(page, 'Shoot');
  await unit(page, "Jostein's housecarls", /^Shoot/);
  await tap(page, /^Grade . Offa's thegns/);
  await page.getByRole('switch', { name: /^Skilled archer/ }).click();
  await thrown(page, [6, 2, 3]);
  await tap(page, 'Apply');
  await tap(page, /Offa is at risk/);
  await thrown(page, [1, 5]);
  await says(page, 'Offa: LPs 3 → 2 (RISK-1)');
  await applied(page);
  await unit(page, "Leofsunu's band", /^Shoot/);
  await tap(page, /^Grade . Old crews/);
  await entered(page, [6, 6, 1, 2, 6, 3, 3, 1]);
  await applied(page);
  await phase(page, 'Fight');
  await unit(page, "Jostein's housecarls", /^Charge/);
  await tap(page, 'Another unit charges');
  await tap(page, /^Grade . Olaf's hird/);
  await thrown(page, [2, 3]);
  await applied(page);
  const [hearth, hird] = [
    [6, 5, 1, 1, 1, 1, 1],
    [6, 5, 2, 2, 2, 2, 2],
  ];
  const again = [...[6, 6, 5, 5, 1, 1, 1, 1], ...[6, 1, 1, 1, 1, 1, 1, 1]];
  const dice = [...hearth, ...hird, ...again, 3, 1, 4];
  await fightOut(page, "Olaf's hird", 'Hearth troop', dice, "Set-back for Olaf's raiders: 2 to 5");
  await back(page);
  await tap(page, 'Undo');
  await dps(page, 'Hearth troop', 1);
  await level(page, "Olaf's hird", 'Ready for battle');
  await tap(page, 'Redo');
  await dps(page, 'Hearth troop', 2);
  await level(page, "Olaf's hird", 'Present');
  await phase(page, 'Turn 3');
}

async function turnThree(page: Page) {
  await tap(page, /Throw for initiative/);
  await thrown(page, [6, 1]);
  await tap(page, 'Second');
  await applied(page);
  await phase(page, 'Gods');
  await godCard(page, 'Diamonds', '7');
  await phase(page, 'Lead');
  await leader(page, 'Jostein', "Take a DP off: Jostein's housecarls");
  await leader(page, 'Guthmund', 'Raise a level: Danish crews');
  await unit(page, 'Danish crews', /^Camp followers/);
  await leader(page, 'Offa', "Raise a level: Offa's thegns");
  await leader(page, 'Ælfwine', "Raise a level: Ælfwine's thegns", /^Signal the advance/);
  await phase(page, 'Move');
  await rest(page, "Jostein's housecarls", 'Crews of the fjords', 'Young oarsmen', 'Old crews');
  await advance(page, 'Hired spears', 3);
  await advance(page, "Guthmund's men", 3, 6);
  await unit(page, "Ælfwine's thegns", /^Step 2″/);
  await rest(page, 'Colne valley men', 'Coast levy', "Leofsunu's band", "Edward's band");
  await advance(page, "Offa's thegns", 4);
  await phase(page, 'Shoot');
  await phase(page, 'Fight');
  await unit(page, 'Danish crews', /^Charge/);
  await tap(page, 'Another unit charges');
  await tap(page, /Offa's thegns/);
  await thrown(page, [4, 1]);
  await tap(page, 'Men of Essex: fortune smiles');
  await tap(page, "Offa's thegns: 1");
  await thrown(page, [5]);
  await says(page, 'Fortune smiled: 1 were taken back (GOD-7).');
  await applied(page);
  const offa = [6, 6, 5, 5, 1, 1, 2, 3, 4, 2, 6];
  const won = 'Success for Men of Essex';
  await fightOut(page, "Offa's thegns", "Jostein's housecarls", offa, `${won}: 5 to 1`);
  await back(page);
  const aelfwine = [6, 6, 6, 6, 1, 1, 1, 1, 2, 1, 3];
  const victory = 'Victory for Men of Essex: 5 to 0';
  await fightOut(page, "Ælfwine's thegns", 'Danish crews', aelfwine, victory);
  const felt = ['Thralls and boys: +1 DP', 'Colne valley men: Up a level'];
  await near(page, /Danish crews retires/, ...felt);
  await saved(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Turn 3 · Combat/ })).toBeVisible();
  await run(page, 'Danish crews', 2, 2);
  await run(page, "Ælfwine's thegns", 4, 3);
  await unit(page, 'Danish crews', /^Caught by pursuers/);
  await near(page, /Danish crews breaks/, 'Thralls and boys: Down a level');
  await freeHack(page, "Ælfwine's thegns", [4]);
  const hearth = [...[6, 6, 6, 6, 6, 5, 1, 1, 1, 1], ...[6, 5, 1, 1, 1, 1, 1], 5, 4];
  await fightOut(page, 'Hearth troop', null, hearth, `${won}: 7 to 3`);
  await back(page);
  await phase(page, 'Turn 4');
}

async function turnFour(page: Page) {
  await tap(page, /Throw for initiative/);
  await thrown(page, [3, 4, 4, 2]);
  await says(page, 'Initiative to Men of Essex');
  await applied(page);
  await phase(page, 'Gods');
  await godCard(page, 'Spades', 'Q', "Olaf's hird");
  await phase(page, 'Lead');
  await leader(page, 'Guthmund', "Take a DP off: Guthmund's men");
  await phase(page, 'Move');
  await control(page, "Ælfwine's thegns", 2);
  await unit(page, "Ælfwine's thegns", /^Form up/);
  await advance(page, 'Colne valley men', 3, 6);
  await rest(page, "Leofsunu's band", "Edward's band", "Dunnere's yeomen", 'Marsh levy');
  await rest(page, 'Old crews', 'Hired spears', 'Crews of the fjords', 'Young oarsmen');
  await rest(page, "Guthmund's men", 'Thralls and boys');
  await phase(page, 'Shoot');
  await unit(page, "Leofsunu's band", /^Shoot/);
  await tap(page, /^Grade . Hired spears/);
  await tap(page, 'Another unit shoots');
  await tap(page, /Edward's band/);
  await tap(page, /^Grade C Hired spears/);
  const cover = page.getByRole('switch', { name: /^Target in cover/ });
  await cover.last().click();
  await entered(page, [1, 2, 3, 4, 6, 6, 3, 1]);
  await says(page, 'Hired spears: Present → Shaken, DPs 3 → 4');
  await applied(page);
  await phase(page, 'Fight');
  await unit(page, 'Colne valley men', /^Charge/);
  await thrown(page, [4]);
  await applied(page);
  const won = 'Success for Men of Essex';
  await fightOut(page, 'Colne valley men', 'Thralls and boys', [6, 5, 5, 1, 1], `${won}: 3 to 0`);
  await near(page, /Thralls and boys retires/, 'Coast levy: Up a level');
  await run(page, 'Thralls and boys', 5, 6);
  await run(page, 'Colne valley men', 3, 2);
  const offa = [...[6, 6, 6, 5, 1, 1, 1, 1], ...[6, 1, 1, 1], 6, 2];
  await fightOut(page, "Offa's thegns", "Jostein's housecarls", offa, `${won}: 5 to 2`);
  const felt = ['Crews of the fjords: +1 DP', 'Young oarsmen: +1 DP'];
  await near(page, /Jostein's housecarls retires/, ...felt, "Dunnere's yeomen: Up a level");
  await run(page, "Jostein's housecarls", 3, 5);
  await run(page, "Offa's thegns", 2, 1);
  const hearth = [...[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], ...[6, 6, 6, 1, 1, 1, 1], 1, 6, 3];
  await fightOut(page, 'Hearth troop', null, hearth, 'Set-back for Men of Essex: 1 to 4');
  await back(page);
  await phase(page, 'Turn 5');
}

async function turnFive(page: Page) {
  await tap(page, /Throw for initiative/);
  await entered(page, [1, 5]);
  await applied(page);
  await phase(page, 'Gods');
  await godCard(page, 'Joker', null);
  await says(page, 'Rain');
  await phase(page, 'Lead');
  await leader(page, 'Jostein', "Raise a level: Jostein's housecarls");
  await leader(page, 'Guthmund', "Raise a level: Guthmund's men");
  await leader(page, 'Offa', 'Take a DP off: Marsh levy');
  await phase(page, 'Move');
  await unit(page, "Jostein's housecarls", /^Form up/);
  await advance(page, 'Crews of the fjords', 4);
  await rest(page, 'Old crews', 'Hired spears');
  await advance(page, "Guthmund's men", 3);
  await run(page, 'Thralls and boys', 2, 4);
  await advance(page, "Ælfwine's thegns", 5);
  await control(page, 'Colne valley men', 4);
  await run(page, 'Colne valley men', 5, 4);
  await control(page, "Offa's thegns", 2);
  await unit(page, "Offa's thegns", /^Form up/);
  await advance(page, "Dunnere's yeomen", 3);
  await advance(page, "Leofsunu's band", 2, 4);
  await phase(page, 'Shoot');
  await phase(page, 'Fight');
  await tap(page, /Ælfwine's thegns must charge/);
  await tap(page, 'Another unit charges');
  await tap(page, /^Grade . Guthmund's men/);
  await thrown(page, [2]);
  await applied(page);
  const first = [...[6, 5, 1, 1, 1, 1], ...[6, 6, 1, 1, 1]];
  const aelfwine = [...first, ...[6, 1, 1, 1, 1, 1], ...[5, 1, 1, 1, 1], 1, 5, 5];
  const even = 'Inconclusive for Men of Essex: 2 to 2';
  await fightOut(page, "Ælfwine's thegns", "Guthmund's men", aelfwine, even);
  await back(page);
  await unit(page, 'Thralls and boys', /^Caught by pursuers/);
  await near(page, /Thralls and boys breaks/, 'Colne valley men: Up a level');
  await freeHack(page, 'Colne valley men', [5, 2]);
  const hearth = [...[6, 6, 6, 6, 5, 5, 1, 1], ...[6, 1, 1, 1, 1, 1, 1, 1, 1], 6, 1, 1];
  await fightOut(page, 'Hearth troop', null, hearth, 'Victory for Men of Essex: 7 to 2');
  const felt = ["Leofsunu's band: Up a level", "Edward's band: Up a level"];
  await near(page, /Old crews is destroyed/, ...felt);
  await phase(page, 'Turn 6');
}

async function turnSix(page: Page) {
  await tap(page, /Throw for initiative/);
  await thrown(page, [2, 2]);
  await says(page, 'Initiative to Men of Essex');
  await applied(page);
  await phase(page, 'Gods');
  await godCard(page, 'Hearts', '3', "Leofsunu's band");
  await phase(page, 'Lead');
  await leader(page, 'Offa', "Take a DP off: Offa's thegns");
  await leader(page, 'Jostein', "Take a DP off: Jostein's housecarls");
  await leader(page, 'Guthmund', "Take a DP off: Guthmund's men");
  await phase(page, 'Move');
  await control(page, "Ælfwine's thegns", 3);
  await rest(page, "Ælfwine's thegns");
  await control(page, 'Colne valley men', 4);
  await run(page, 'Colne valley men', 3, 6);
  await control(page, 'Coast levy', 2);
  await rest(page, 'Coast levy', "Leofsunu's band", "Edward's band");
  await advance(page, "Offa's thegns", 4);
  await control(page, 'Hired spears', 3);
  await near(page, /Hired spears retires/);
  await run(page, 'Hired spears', 2, 3);
  await rest(page, "Jostein's housecarls", 'Crews of the fjords', 'Young oarsmen');
  await rest(page, "Guthmund's men");
  await run(page, 'Thralls and boys', 3, 1);
  await unit(page, 'Thralls and boys', /^No way out/);
  await phase(page, 'Shoot');
  await unit(page, "Dunnere's yeomen", /^Shoot/);
  await tap(page, /^Grade . Crews of the fjords/);
  await thrown(page, [6, 1, 1, 1, 6, 2]);
  await applied(page);
  await phase(page, 'Fight');
  const hearth = [...[6, 6, 6, 1, 1, 1, 1, 1, 1, 1], ...[5, 1, 1, 1, 1], 2];
  await fightOut(page, 'Hearth troop', null, hearth, 'Success for Men of Essex: 4 to 1');
  await near(page, /Olaf's hird is destroyed/, "Edward's band: Up a level");
  await unit(page, "Offa's thegns", /^Charge \(Blood lust\)/);
  const offa = [...[6, 6, 6, 6, 6, 6], ...[1, 1, 1, 1, 1, 1], 3, 1, 2];
  const victory = 'Victory for Men of Essex: 7 to 1';
  await fightOut(page, "Offa's thegns", "Jostein's housecarls", offa, victory);
  const felt = ['Crews of the fjords: +1 DP', 'Young oarsmen: +1 DP', 'Marsh levy: Up a level'];
  await near(page, /Jostein's housecarls retires/, ...felt);
  await run(page, "Jostein's housecarls", 2, 2);
  await run(page, "Offa's thegns", 3, 4);
  await unit(page, "Jostein's housecarls", /^Caught by pursuers/);
  await near(page, /Jostein's housecarls breaks/);
  await freeHack(page, "Offa's thegns", [2], "Jostein's housecarls");
  await unit(page, "Jostein's housecarls", /^Outran pursuit/);
  await tap(page, /Jostein has lost his retinue/);
  await thrown(page, [4]);
  await says(page, 'Jostein is captured');
  await tap(page, 'Apply');
  await near(page, /Crews of the fjords is destroyed/);
  await tap(page, /^Turn 6/);
  await tap(page, "Give up: Olaf's raiders");
  await says(page, 'The battle is over');
}

/** What happens and why is told in six-turns.md, turn by turn; these play it. */
export const TURNS = [turnOne, turnTwo, turnThree, turnFour, turnFive, turnSix];
