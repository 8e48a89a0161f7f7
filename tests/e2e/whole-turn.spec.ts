import type { Page } from '@playwright/test';
import { apply, button, enterFaces, expectText, fightMaldon, loadDice, tap } from './actions.ts';
import {
  AVD,
  alsoCharges,
  chargeAt,
  expectDps,
  expectLevel,
  leaderActions,
  nextPhase,
  showSideOf,
  unitHead,
} from './battle-actions.ts';
import { countTaps, taps } from './counting.ts';
import { current, expect, test } from './fixture.ts';

/**
 * A whole turn in the middle of Maldon as two players tap it, and shorter stretches of one, with the
 * taps that each may take. The end of the turn is worked out by hand beside each part (options:
 * Quick sheet; P Present, R Ready for battle, B Blood lust, S Shaken; DPs as before → after).
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  page.setDefaultTimeout(15_000);
  await countTaps(page);
  // The pack's seed is one with which the gods are silent.
  await page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    let next = 229;
    crypto.getRandomValues = (values) =>
      values instanceof Uint8Array && values.length === 16
        ? (values.fill(next++) as typeof values)
        : real(values);
  });
});

const SIGNALLED = ['Ælfwine', 'Byrhtnoth', 'Offa', 'Jostein', 'Olaf'];

/**
 * Turn 2: all but Guthmund have signalled. As at the start of Maldon the Hearth troop has 1 DP, the
 * rest of Red 3 each, Black 4 each; all Present, but Leofsunu's band R and the Hired spears S.
 */
async function middleOfBattle(page: Page) {
  await tap(page, 'Lead: go to Leadership');
  for (const leader of SIGNALLED) await leaderActions(page, leader, /^Signal the advance/);
  await showSideOf(page, 'Hearth troop');
  await tap(page, "Set Leofsunu's band to Ready for battle");
  await showSideOf(page, 'Hired spears');
  await tap(page, 'Set Hired spears to Shaken');
  await tap(page, 'Fight: go to Combat');
  await nextPhase(page, 'Turn 2');
}

/** How a player's dice come to the phone, by the ways of a roll in a turn. */
interface Hand {
  /** Dice of which each face counts. */
  readonly faces: (page: Page, faces: readonly number[]) => Promise<void>;
  /** An average die, and a D6 with it. */
  readonly move: (page: Page, avd: keyof typeof AVD, d6?: number) => Promise<void>;
  /** Throws of which the sixes and fives count, "Old crews: 0 hits of 3", then dice by their faces. */
  readonly hits: (
    page: Page,
    throws: readonly (readonly [who: string, hits: number, of: number])[],
    then?: readonly number[],
  ) => Promise<void>;
  readonly godCard: (page: Page) => Promise<void>;
}

const thrown = async (page: Page, faces: readonly number[]) => {
  await loadDice(page, faces);
  await tap(page, /^Throw/);
};

const APP: Hand = {
  faces: thrown,
  move: (page, avd, d6) => thrown(page, [AVD[avd], ...(d6 === undefined ? [] : [d6])]),
  hits: (page, throws, then = []) =>
    thrown(page, [
      ...throws.flatMap(([, hits, of]) => Array.from({ length: of }, (_, i) => (i < hits ? 6 : 1))),
      ...then,
    ]),
  godCard: (page) => tap(page, 'Draw a card'),
};

const REAL: Hand = {
  faces: enterFaces,
  move: (page, avd, d6) => enterFaces(page, d6 === undefined ? [avd] : [avd, d6]),
  hits: async (page, throws, then = []) => {
    for (const [who, hits, of] of throws)
      if (of === 1) await enterFaces(page, [hits > 0 ? 6 : 1]);
      else await tap(page, `${who}: ${hits} ${hits === 1 ? 'hit' : 'hits'} of ${of}`);
    await enterFaces(page, then);
  },
  // The gods say nothing with a four.
  godCard: async (page) => {
    for (const name of ['Real pack', 'Clubs', '4', 'This card']) await tap(page, name);
  },
};

const order = (page: Page, contingent: string, what: string | RegExp) =>
  current(page)
    .getByRole('group', { name: `Orders of ${contingent}` })
    .getByRole('button', { name: what })
    .click();

/** A leader's panel is open: what he buys. */
const buy = async (page: Page, ...deeds: readonly string[]) => {
  for (const deed of deeds) await tap(page, deed);
};

async function initiative(page: Page, dice: Hand) {
  await tap(page, /Throw for initiative/);
  // Red 5, Black 2: Red goes first (TURN-1).
  await dice.faces(page, [5, 2]);
  await apply(page);
  await nextPhase(page, 'Gods');
}

async function gods(page: Page, dice: Hand) {
  await tap(page, /Draw a god card/);
  await dice.godCard(page);
  await apply(page);
  await nextPhase(page, 'Lead');
}

/** LEAD-1, LEAD-2: from leader to leader, each until he can buy nothing more. */
async function leadership(page: Page) {
  await button(page, /actions of Ælfwine$/).click();
  // Ælfwine's thegns 3 → 2; Leofsunu's band 3 → 2, Hearth troop P → R; Offa's thegns P → R.
  await buy(page, "Take a DP off: Ælfwine's thegns");
  await buy(page, "Take a DP off: Leofsunu's band", 'Raise a level: Hearth troop');
  await buy(page, "Raise a level: Offa's thegns");
  // Housecarls 4 → 3; hird 4 → 3, P → R; Guthmund's men 4 → 3.
  await buy(page, "Take a DP off: Jostein's housecarls");
  await buy(page, "Take a DP off: Olaf's hird", "Raise a level: Olaf's hird");
  await buy(page, "Take a DP off: Guthmund's men");
  await expect(current(page).getByRole('dialog')).toHaveCount(0);
  await nextPhase(page, 'Move');
}

/** MOVE-1, REST-1: six contingents; nobody came on opposite Guthmund, who has not signalled (DP-3). */
async function movement(page: Page, dice: Hand) {
  const advance = async (contingent: string, avd: keyof typeof AVD) => {
    await order(page, contingent, /^Advance ?AvD$/);
    await dice.move(page, avd);
    await apply(page);
  };
  // Ælfwine's thegns 2 → 1, his bands 3 → 2.
  await order(page, "Ælfwine's right", /^Rest all/);
  await advance("Byrhtnoth's centre", 3);
  await advance("Offa's left", 4);
  await advance("Jostein's right", 3);
  // Hird 3 → 2 and R → P (REST-2), Old crews 4 → 3, Hired spears 4 → 3.
  await order(page, "Olaf's centre", /^Rest all/);
  // Guthmund's men 3 → 2, the others 4 → 3.
  await order(page, "Guthmund's left", /^Rest all/);
  await nextPhase(page, 'Shoot');
}

/** MISS-3: three exchanges at once. */
async function missiles(page: Page, dice: Hand) {
  await unitHead(page, 'Colne valley men').click();
  await tap(page, /^Shoot( why not\?)?$/);
  await tap(page, /^Grade . Danish crews/);
  await tap(page, 'Another unit shoots');
  await tap(page, /^Grade . Edward's band/);
  await tap(page, /^Grade . Old crews/);
  await tap(page, 'Another unit shoots');
  await tap(page, /^Grade . Dunnere's yeomen/);
  await tap(page, /^Grade . Crews of the fjords/);
  // Danish crews 3 → 4, Colne valley men 2 → 3, Old crews 3 → 4, yeomen 3 → 4.
  await dice.hits(page, [
    ['At Danish crews', 1, 4],
    ['At Colne valley men', 1, 2],
    ['At Old crews', 1, 4],
    ["At Edward's band", 0, 4],
    ['At Crews of the fjords', 0, 4],
    ["At Dunnere's yeomen", 1, 2],
  ]);
  await apply(page);
  await nextPhase(page, 'Fight');
}

/** CHG-2: a 5 each, with what they have for and against them more than the 4 they need. */
async function charges(page: Page, dice: Hand) {
  await unitHead(page, 'Hearth troop').click();
  await tap(page, /^Charge( why not\?)?$/);
  await tap(page, 'Another unit charges');
  const those = current(page).getByRole('group', { name: 'Units that charge' });
  await those.getByRole('button', { name: /^Grade . Leofsunu/ }).click();
  await those.getByRole('button', { name: /^Grade . Offa's thegns/ }).click();
  await dice.faces(page, [5, 5, 5]);
  await apply(page);
}

/** COMB, RES, RISK, AFTER: one fight leads to the next, and each to what follows from it. */
async function combats(page: Page, dice: Hand) {
  // Hearth troop 6 + 1 R - 1 DP + 1 charged + 1 standard = 8, hird 6 - 2 DPs + 1 champion = 5, and a
  // hit for each leader: 5 to 2, success. R → B and follows up; P → S and falls back. 4 and 5: unhurt.
  await dice.hits(
    page,
    [
      ['Hearth troop', 4, 8],
      ["Olaf's hird", 1, 5],
    ],
    [4, 5],
  );
  await apply(page);
  // Leofsunu's band 8 + 1 R - 2 DPs + 1 charged = 8, Hired spears 4 - 2 S - 3 DPs, but never less
  // than 1: 4 to 0, success. R → B and pursues; the spears, Shaken, retire.
  await dice.hits(page, [
    ["Leofsunu's band", 4, 8],
    ['Hired spears', 0, 1],
  ]);
  await apply(page);
  // AL-10: their neighbours are of a better grade and do not mind, and nobody else was near.
  await apply(page, 'Nothing changes');
  await dice.move(page, 5, 6);
  await apply(page);
  await dice.move(page, 3, 2);
  await apply(page);
  // AFTER-8: 5 against 11 inches, outrun.
  await apply(page);
  // Offa's thegns 4 + 1 R - 3 DPs + 1 charged + 1 champion = 4, housecarls 6 - 3 = 3: 4 to 2, success.
  // R → B, P → S. 3 and 2: unhurt.
  await dice.hits(
    page,
    [
      ["Offa's thegns", 3, 4],
      ["Jostein's housecarls", 1, 3],
    ],
    [3, 2],
  );
  await apply(page);
  await nextPhase(page, 'Turn 3');
}

/** Unit, DPs and level at the end of it. */
const END: readonly (readonly [unit: string, dps: number, level: string])[] = [
  ["Ælfwine's thegns", 1, 'Present'],
  ['Colne valley men', 3, 'Present'],
  ['Coast levy', 2, 'Present'],
  ['Hearth troop', 1, 'Blood lust'],
  ["Leofsunu's band", 2, 'Blood lust'],
  ["Edward's band", 3, 'Present'],
  ["Offa's thegns", 3, 'Blood lust'],
  ["Dunnere's yeomen", 4, 'Present'],
  ['Marsh levy', 3, 'Present'],
  ["Jostein's housecarls", 3, 'Shaken'],
  ['Crews of the fjords', 4, 'Present'],
  ['Young oarsmen', 4, 'Present'],
  ["Olaf's hird", 2, 'Shaken'],
  ['Old crews', 4, 'Present'],
  ['Hired spears', 3, 'Shaken'],
  ["Guthmund's men", 2, 'Present'],
  ['Danish crews', 4, 'Present'],
  ['Thralls and boys', 3, 'Present'],
];

const isRed = (unit: string) => END.findIndex(([name]) => name === unit) < 9;

/** Unit, DPs and level of each row of the side at hand. */
const armyInSight = (page: Page) =>
  current(page)
    .locator('[data-unit]')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('[data-unit-name]')?.textContent,
        Number(row.querySelector('[aria-label^="DPs of"]')?.getAttribute('aria-label')?.at(-1)),
        row
          .querySelector('[data-ladder] [aria-pressed="true"]')
          ?.getAttribute('aria-label')
          ?.replace(/^Set .* to /, ''),
      ]),
    );

for (const [kind, dice, most] of [
  ['app dice', APP, 75],
  ['real dice', REAL, 95],
] as const)
  test(`${most} taps: a whole turn in the middle of Maldon, ${kind}`, async ({ page, site }) => {
    // Some twenty seconds; a busy machine is slow, not wrong.
    test.setTimeout(150_000);
    await fightMaldon(page, site);
    await middleOfBattle(page);
    if (dice === REAL) await chooseRealDice(page);
    const parts = { initiative, gods, leadership, movement, missiles, charges, combats };
    const counts: Record<string, number> = {};
    for (const [name, part] of Object.entries(parts))
      counts[name] = await taps(page, () => test.step(name, () => part(page, dice)));
    // Where the taps go, for whoever finds them too many.
    const sum = Object.values(counts).reduce((total, each) => total + each, 0);
    expect(sum, JSON.stringify(counts)).toBeLessThanOrEqual(most);
    await expect(current(page).getByRole('heading', { name: /Turn 3/ })).toBeVisible();
    for (const unit of ['Hearth troop', "Olaf's hird"]) {
      await showSideOf(page, unit);
      await expect
        .poll(() => armyInSight(page))
        .toEqual(END.filter(([name]) => isRed(name) === isRed(unit)));
    }
  });

/** The kind of dice stays as it was chosen, from roll to roll. */
async function chooseRealDice(page: Page) {
  await tap(page, /Throw for initiative/);
  await tap(page, 'Real dice');
  await tap(page, 'Back');
  await expect(button(page, 'Undo')).toBeVisible();
}

test('8 taps: the leaders of a side spend their LPs (LEAD-1, LEAD-2, LEAD-3)', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, 'Lead: go to Leadership');
  const done = async () => {
    await button(page, /actions of Ælfwine$/).click();
    await buy(page, "Take a DP off: Ælfwine's thegns");
    await tap(page, /^Signal the advance/);
    await buy(page, "Take a DP off: Leofsunu's band", 'Raise a level: Hearth troop');
    await buy(page, "Raise a level: Offa's thegns");
    // A LP left, and nothing that he wants for it: on to the other side, or away.
    await tap(page, 'Close');
  };
  expect(await taps(page, done)).toBeLessThanOrEqual(8);
  await expectDps(page, "Ælfwine's thegns", 2);
  await expectDps(page, "Leofsunu's band", 2);
  await expectLevel(page, 'Hearth troop', 'Ready for battle');
  await expectLevel(page, "Offa's thegns", 'Ready for battle');
});

test('3 taps: a fight that goes on, two against two, to the throw (COMB-5)', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await tap(page, 'Lead: go to Leadership');
  await leaderActions(page, 'Byrhtnoth', /^Signal the advance/);
  await tap(page, 'Fight: go to Combat');
  await unitHead(page, 'Hearth troop').click();
  await tap(page, /^Charge( why not\?)?$/);
  await alsoCharges(page, "Leofsunu's band");
  await chargeAt(page, "Leofsunu's band", "Olaf's hird");
  await APP.faces(page, [6, 6]);
  await apply(page);
  // The Old crews stand beside the hird.
  await tap(page, "Units of Olaf's raiders");
  await tap(page, /^Grade . Old crews/);
  await tap(page, 'Close');
  // Hearth troop 6 - 1 DP + 1 charged + 1 standard = 7, Leofsunu's band 8 - 3 + 1 = 6, hird
  // 6 - 4 + 1 champion = 3, Old crews 8 - 4 = 4, and a hit for each leader: 6 to 3, success.
  await APP.hits(
    page,
    [
      ['Hearth troop', 3, 7],
      ["Leofsunu's band", 2, 6],
      ["Olaf's hird", 1, 3],
      ['Old crews', 1, 4],
    ],
    [4, 5],
  );
  await apply(page);
  await nextPhase(page, 'Turn 2');
  await tap(page, 'Fight: go to Combat');
  // Nobody charged, so DPs do not count (COMB-1). Hearth troop 6 + 1 R + 1 following up + 1 standard
  // = 9, Leofsunu's band 8 + 1 R + 1 following up = 10, hird 6 - 2 S + 1 champion = 5, Old crews
  // 8 - 2 S = 6: 6 to 3 again, and no refight (RES-3).
  const done = async () => {
    await tap(page, /Hearth troop, Leofsunu's band fight Olaf's hird, Old crews/);
    await APP.hits(
      page,
      [
        ['Hearth troop', 3, 9],
        ["Leofsunu's band", 2, 10],
        ["Olaf's hird", 1, 5],
        ['Old crews', 1, 6],
      ],
      [4, 5],
    );
    await expectText(page, 'Success for Men of Essex: 6 to 3');
    await expect(button(page, /^Apply/)).toBeVisible();
  };
  expect(await taps(page, done)).toBeLessThanOrEqual(3);
});

test('10 taps: two contingents shoot at each other, risk included, real dice (MISS-4, MISS-5)', async ({
  page,
  site,
}) => {
  await fightMaldon(page, site);
  await chooseRealDice(page);
  // One band of each is locked with the other and does not shoot (MISS-1).
  for (const unit of ["Dunnere's yeomen", 'Young oarsmen']) {
    await showSideOf(page, unit);
    await unitHead(page, unit).click();
    await current(page).getByRole('switch', { name: 'In combat' }).click();
    await tap(page, 'Close');
  }
  await tap(page, 'Shoot: go to Missiles');
  const done = async () => {
    await tap(page, /^open Red: May shoot/);
    await tap(page, /^Offa's left and Jostein's right: 4 units shoot/);
    // Housecarls 4 → level P → S (DP-2) and Jostein at risk, Crews of the fjords missed; Offa's
    // thegns missed, Marsh levy 3 → 4.
    await REAL.hits(page, [
      ["At Jostein's housecarls", 1, 1],
      ['At Crews of the fjords', 0, 4],
      ["At Offa's thegns", 0, 1],
      ['At Marsh levy', 1, 2],
    ]);
    await apply(page);
    await REAL.faces(page, [4]);
    await apply(page);
  };
  expect(await taps(page, done)).toBeLessThanOrEqual(10);
  await expectLevel(page, "Jostein's housecarls", 'Shaken');
  await expectDps(page, 'Crews of the fjords', 4);
  await expectDps(page, 'Marsh levy', 4);
});
