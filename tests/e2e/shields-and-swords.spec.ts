import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, expectJournal, expectText, loadDice, tap } from './actions.ts';
import { current, expect, expectSaved, open, test } from './fixture.ts';

type Counting = typeof window & { taps: number };

/** Names tapped one after the other, as the page counts them: no more than the ledger's table allows. */
async function atMost(page: Page, most: number, ...names: readonly (string | RegExp)[]) {
  const before = await tapsOf(page);
  for (const name of names) await tap(page, name);
  expect((await tapsOf(page)) - before).toBeLessThanOrEqual(most);
}

const tapsOf = (page: Page) => page.evaluate(() => (window as Counting).taps);

/** Turn a switch in the panel that is open: a tap as well. */
const flick = (page: Page, name: string) => current(page).getByRole('switch', { name }).click();

/** Every counter on the map as it says itself. */
async function counters(page: Page) {
  const words = await button(page, /, class /).evaluateAll((all) =>
    all.map((each) => each.querySelector('.sr-only')?.textContent ?? ''),
  );
  return words.sort();
}

/** After the four player turns below, worked out by hand; Dunnere and Thorkel are eliminated. */
const AFTER_FOUR_TURNS = [
  'Archers: levy, class D, fire 6, 1 step',
  'Bowmen: levy, class D, fire 6, 1 step',
  // The exchange with Thorkel: its back is a C.
  'Edward: infantry, class C, reduced',
  'Eirik: heavy horse, class B, 2 steps',
  'Godric: heavy horse, class B, 2 steps',
  'Guthmund: veteran, class B, 2 steps',
  'Hearth: veteran, class A, 2 steps',
  // TURN-3: no longer suppressed since the end of his own turn.
  'Hird: veteran, class A, 2 steps',
  'Ketil: veteran, class B, 2 steps',
  'Leofsunu: veteran, class B, 2 steps',
  'Levy: levy, class D, 2 steps',
  'Maccus: light horse, class C, fire 7, 2 steps',
  'Offa: veteran, class B, 2 steps',
  'Orm: infantry, class C, 2 steps',
  'Skuli: infantry, class C, 2 steps',
  'Sven: light horse, class C, fire 7, 2 steps',
  'Thralls: levy, class D, 2 steps',
  'Wistan: infantry, class C, 2 steps',
];

const score = (page: Page, points: string) =>
  expect(current(page).locator('p').filter({ hasText: 'next check' })).toContainText(points);

test('Shields & Swords II: four player turns of the practice battle, each deed in the taps allowed', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { taps: 0 });
    window.addEventListener('pointerdown', ({ isTrusted }) => {
      if (isTrusted) (window as Counting).taps++;
    });
  });
  await open(page, site, '/shields-and-swords/battle/new');
  await tap(page, 'Begin the battle');

  // Saxons: Archers with fire factor 6 throw a 6 (FIRE-3). UNIT-6: no crown is seen.
  await atMost(page, 2, /^Lay a marker at Offa/, /^Move, not Fire/);
  await atMost(page, 2, /^Offa’s wing: Move/, /^Take back/);
  await atMost(page, 2, /^Lay a marker at Offa/, /^Fire, not Move/);
  await atMost(page, 1, /^Begin: Fire/);
  await loadDice(page, [6]);
  await atMost(page, 4, /^Archers:/, /^Fire( why not\?)?$/, /^Fire at Hird/, 'Throw the D8');
  await tap(page, 'Done');
  await expect(button(page, 'Hird: veteran, class A, 2 steps, suppressed')).toBeVisible();
  await atMost(page, 1, 'Results table');
  await expectText(page, 'DR*');
  await tap(page, 'Close');
  await tap(page, /^Next: Initiative/);
  await tap(page, /^End turn/);

  // Raiders: V B against I, -1. A 1 is row B at 0: DL. Twice, and Dunnere is gone for 2 points.
  await atMost(page, 2, /^Lay a marker at Olaf/, /^Combat, not Withdraw/);
  await atMost(page, 3, /^Lay a marker at Olaf/, /^Bonus on Combat: second Combat/);
  await tap(page, /^Begin: Combat/);
  await atMost(page, 3, /^Ketil:/, /^Attack( why not\?)?$/, /^Attack Dunnere/);
  // The row of the table is on the screen; the face is the throw.
  await expectText(page, 'row B of the table');
  await atMost(page, 2, /^1: DL/, 'Carry out DL');
  await tap(page, 'Done');
  await expect(button(page, /^Dunnere: infantry, class D, reduced/)).toBeVisible();
  await tap(page, /^Next: Second Combat/);
  await loadDice(page, [1]);
  await atMost(
    page,
    6,
    /^Ketil:/,
    /^Attack( why not\?)?$/,
    /^Attack Dunnere/,
    'Throw the D8',
    'Carry out DL',
    'Ketil advances',
  );
  await tap(page, 'Done');
  await score(page, 'Raiders ahead by 2');
  await tap(page, /^Next: Initiative/);
  await atMost(page, 1, /^Declare initiative/);

  // INIT-1: Raiders again. I B against I B, +1: a 5 is row B at 6, EX, a step each.
  await atMost(page, 2, 'Last turn’s orders again');
  await tap(page, /^Begin: Combat/);
  await tap(page, /^Thorkel:/);
  await tap(page, /^Attack( why not\?)?$/);
  await tap(page, /^Attack Edward/);
  // DRM-3: each further participant is a tap; Orm of class C makes it 5, EX as well.
  await atMost(page, 1, /^With Orm/);
  await atMost(page, 1, /^With Orm/);
  await tap(page, /^5: EX/);
  await tap(page, 'Carry out EX');
  await tap(page, 'Done');
  await tap(page, /^Next: Second Combat/);
  await tap(page, /^Next: Initiative/);
  await expect(button(page, /^Declare initiative/)).toHaveCount(0);
  await tap(page, /^End turn/);

  // Saxons: HH B with the Bonus is AA (HORSE-3); a 1 is DL, Thorkel's last step; horse must advance.
  await tap(page, /^Lay a marker at Byrhtnoth/);
  await tap(page, /^Horse, not Shield Wall/);
  await atMost(page, 2, /^Lay a marker at Byrhtnoth/, /^Bonus on Horse/);
  // WING-1: a wing has lost Dunnere; that all are in reach goes without a tap of its own.
  await atMost(page, 1, /^Begin: Horse.*all foot in reach/);
  await tap(page, /^To the charges/);
  await tap(page, /^Godric:/);
  await tap(page, /^Charge( why not\?)?$/);
  await tap(page, /^Attack Thorkel/);
  await tap(page, /^1: DL/);
  await tap(page, 'Carry out DL');
  await tap(page, 'Godric advances');
  await tap(page, 'Done');
  await expectJournal(page, ['Godric advances']);
  await score(page, 'level');
  // A step and suppression by hand: the counter, then what is done; undone again.
  await atMost(page, 2, /^Ketil:/, 'Lose a step');
  await expect(button(page, /^Ketil: veteran, class B, reduced/)).toBeVisible();
  await tap(page, 'Undo');
  const before = await tapsOf(page);
  await tap(page, /^Ketil:/);
  await flick(page, 'Suppressed');
  expect((await tapsOf(page)) - before).toBeLessThanOrEqual(2);
  await tap(page, 'Close');
  await expect(button(page, /^Ketil: .*suppressed/)).toBeVisible();
  await tap(page, 'Undo');
  await tap(page, /^Next: Initiative/);
  // INIT-1: the Raiders handed it over when they declared.
  await expect(button(page, /^Declare initiative/)).toBeVisible();
  await tap(page, /^End turn/);
  expect(await counters(page)).toEqual(AFTER_FOUR_TURNS);
  await tap(page, /turn and card$/);
  await tap(page, 'Stop here: a draw');
  await expectText(page, 'A draw, as the players agree.');
  await expectText(page, 'Dunnere (2)');
  await expectText(page, 'Thorkel (2)');
  await expectSaved(page);
  await page.reload();
  await expectText(page, 'A draw, as the players agree.');
});

test('a card goes to other phones by link, code and file; what differs or is damaged is told', async ({
  page,
  site,
  browser,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site, '/shields-and-swords/armies');
  await tap(page, 'New card');
  await current(page).getByLabel('Name of the card').fill('Fen');
  await current(page)
    .getByRole('region', { name: 'Red, wing 1: First wing' })
    .getByRole('button', { name: /Unit 1$/ })
    .click();
  await current(page).getByRole('group', { name: 'Front: class' }).getByText('AA').click();
  await tap(page, 'Close');
  await expect(button(page, 'V AA / C Unit 1')).toBeVisible();
  await tap(page, 'Share Fen');
  await expect(current(page).getByRole('img', { name: 'A code that carries Fen' })).toBeVisible();
  await tap(page, 'Copy link');
  await expectText(page, 'Copied: paste it into a message.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tap(page, 'Save as a file'),
  ]);
  const file = await download.path();

  // By link, as the code carries it. It opens as a card, not as an army of the main game.
  const other = await browser.newContext();
  const phone = await other.newPage();
  await phone.goto(link);
  await expectText(phone, 'Army: Fen');
  await tap(phone, 'Add to this device');
  await tap(phone, 'Open it');
  await expect(current(phone).getByLabel('Name of the card')).toHaveValue('Fen');
  await expect(button(phone, 'V AA / C Unit 1')).toBeVisible();
  await current(phone).getByLabel('Name of the card').fill('Mine');
  await open(phone, site, '/parcel');
  await current(phone).getByLabel('A backup, army or battle file').setInputFiles(file);
  await expectText(phone, 'You have this already, and the two differ.');
  await tap(phone, 'Add a copy');
  await tap(phone, 'Open it');
  await expect(current(phone).getByLabel('Name of the card')).toHaveValue('Fen');

  // What is not a card of this game, or is cut off, is refused and changes nothing.
  const sound = await readFile(file, 'utf8');
  const damaged = info.outputPath('damaged.json');
  await open(phone, site, '/parcel');
  for (const [text, words] of [
    [sound.replace(/"class": ?"AA"/, '"class":"F"'), /^“Fen”: .* is damaged\./],
    [sound.slice(0, 300), /not a file of this app/],
  ] as const) {
    expect(text).not.toBe(sound);
    await writeFile(damaged, text);
    await current(phone).getByLabel('A backup, army or battle file').setInputFiles(damaged);
    await expectText(phone, words);
  }
  await open(phone, site, link.slice(link.indexOf('#') + 1, -20));
  await expectText(phone, /This link is damaged/);
  await open(phone, site, '/shields-and-swords/armies');
  await expect(button(phone, /^Share /)).toHaveText(['', '']);
  await tap(phone, /^Fen/);
  await tap(phone, 'Fight a battle');
  await tap(phone, 'Begin the battle');
  await expect(button(phone, 'Unit 1: veteran, class AA, 2 steps')).toHaveCount(1);
  await other.close();
});

test('Shields & Swords II: the sheet prints on one side of paper, and a cell of it opens the calculator there', async ({
  page,
  site,
}) => {
  await open(page, site, '/shields-and-swords/sheet');
  await expect(current(page).getByRole('heading', { name: 'Combat results table' })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  // CRT: row E at 3.
  await current(page).getByRole('link', { name: 'E, 3: EX', exact: true }).click();
  await expectText(page, 'Row E at 3: EX');
});
