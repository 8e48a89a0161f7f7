import type { Locator, Page } from '@playwright/test';
import { newArmy } from './actions.ts';
import { current, expect, open, reload, test } from './fixture.ts';

const button = (page: Page, name: string | RegExp) =>
  current(page).getByRole('button', { name, exact: true });

const listOf = (page: Page, contingent: string): Locator =>
  current(page).getByRole('list', { name: `Units of ${contingent}` });

/** The names of a contingent's units, from the first to act to the last. */
const unitsOf = (page: Page, contingent: string): Locator =>
  listOf(page, contingent).locator('bdi');

const unitIn = (page: Page, contingent: string, unit: string): Locator =>
  listOf(page, contingent).getByRole('button', { name: new RegExp(`^Grade . ${unit}`) });

async function close(page: Page) {
  await current(page).getByRole('button', { name: 'Close' }).click();
  await expect(current(page).getByRole('dialog')).toHaveCount(0);
}

test('where the app opens on the armies, nothing moves away from under the thumb', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const tops = Object.assign(window, { tops: new Set<number>() });
    const look = () => {
      const foot = document.querySelector('.ion-page:not([inert]) footer');
      if (foot) tops.tops.add(foot.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, site, '/armies');
  await expect(page.locator('nav[aria-label="Game"]')).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toEqual(
    [expect.any(Number)],
  );
});

test('an army is built from nothing, kept with every change, and fights', async ({
  page,
  site,
}) => {
  await open(page, site, '/armies');
  await newArmy(page);
  await current(page).getByLabel('Name of the army').fill('Mercians');

  await button(page, /Right wing.*Leader 1/).click();
  await current(page).getByLabel('Name of the contingent').fill("Offa's right");
  await current(page).getByLabel('Name of its leader').fill('Offa');
  await button(page, 'LPs: one more').click();
  await button(page, 'LPs: one more').click();
  await close(page);
  await expect(current(page).getByRole('img', { name: 'LPs of Offa: 5 of 5 left' })).toBeVisible();

  await unitIn(page, "Offa's right", 'Band 1').click();
  await current(page).getByLabel('Name', { exact: true }).fill('Spears of the fen');
  await button(page, /^B$/).click();
  await current(page).getByRole('switch', { name: 'Camp followers' }).click();
  await close(page);
  await button(page, "Add a band to Offa's right").click();
  await expect(unitsOf(page, "Offa's right")).toHaveText([
    'Retinue 1',
    'Spears of the fen',
    'Band 1',
  ]);

  await reload(page);
  await expect(current(page).getByLabel('Name of the army')).toHaveValue('Mercians');
  await expect(unitsOf(page, "Offa's right")).toHaveText([
    'Retinue 1',
    'Spears of the fen',
    'Band 1',
  ]);
  await expect(current(page).getByRole('img', { name: 'LPs of Offa: 5 of 5 left' })).toBeVisible();

  await button(page, 'Fight a battle').click();
  await button(page, 'Rulebook').click();
  await current(page).getByLabel('Name of the battle').fill('Friday evening');
  await button(page, 'Begin the battle').click();
  await expect(page).toHaveURL(/#\/battle\/[\w-]{36}$/);
  await expect(button(page, 'Add a DP to Spears of the fen')).toBeVisible();
  await page.goto('about:blank');
  await open(page, site, '/battle/list');
  await expect(current(page).getByText('Friday evening')).toBeVisible();
});

test('names that were cleared are not blank, where they are edited or in the battle', async ({
  page,
  site,
}) => {
  await open(page, site, '/armies');
  await newArmy(page);
  await current(page).getByLabel('Name of the army').fill('');
  await expect(button(page, 'Share Untitled')).toBeVisible();
  await unitIn(page, 'Right wing', 'Band 1').click();
  await current(page).getByLabel('Name', { exact: true }).fill('');
  await expect(button(page, 'Delete Untitled')).toBeVisible();
  await close(page);
  await button(page, /Right wing.*Leader 1/).click();
  await current(page).getByLabel('Name of its leader').fill('');
  await current(page).getByLabel('Name of the contingent').fill('');
  await close(page);
  await button(page, 'Fight a battle').click();
  await button(page, 'Begin the battle').click();
  await expect(button(page, 'Take a DP off Band 1')).toBeVisible();
  await expect(button(page, /: actions of Leader 1$/)).toBeVisible();
  await expect(current(page).getByRole('region', { name: 'Contingent 1' })).toBeVisible();
  await expect(button(page, 'Red: Untitled')).toBeVisible();
  const blank = button(page, /^(Add a DP to|Take a DP off|Set|Red:|Fold)\s*(to .*)?$/);
  await expect(blank).toHaveCount(0);
});

test('a long name is cut in the list and on the board, and whole one tap away', async ({
  page,
  site,
}) => {
  const long = 'The men who came from beyond the marsh with Ælfwine, son of Ælfric '
    .repeat(3)
    .trim();
  await open(page, site, '/armies');
  await newArmy(page);
  await current(page).getByLabel('Name of the army').fill(long);
  await unitIn(page, 'Right wing', 'Band 1').click();
  await current(page).getByLabel('Name', { exact: true }).fill(long);
  await close(page);
  await button(page, /Right wing.*Leader 1/).click();
  await current(page).getByLabel('Name of its leader').fill(`Earl: ${long}`);
  await current(page).getByLabel('Name of the contingent').fill(`Wing: ${long}`);
  await close(page);

  // Where it is edited: two lines in the list, all of it in its panel.
  const unit = unitIn(page, 'Wing', 'The men');
  await expectCut(unit.locator('bdi'));
  await unit.click();
  await expectWhole(page, long);
  await close(page);
  await button(page, 'Back').click();
  const yours = current(page).getByRole('region', { name: 'Your armies' });
  await expectCut(yours.locator('li > button > bdi'));
  await button(page, /^Rename, duplicate or delete/).click();
  await expectWhole(page, long);
  await close(page);

  // In a battle.
  await yours.getByRole('button', { name: /^The men/ }).click();
  await button(page, 'Fight a battle').click();
  await current(page).getByLabel('Name of the battle').fill(`At ${long}`);
  await button(page, 'Begin the battle').click();
  await expectCut(current(page).locator('[data-unit-name]').filter({ hasText: 'The men' }));
  await button(page, /^Grade . The men/).click();
  await expectWhole(page, long);
  await close(page);
  await expectCut(
    current(page)
      .getByRole('button', { name: /: actions of/ })
      .getByText('Wing: '),
  );
  await button(page, /: actions of Earl/).click();
  await expectWhole(page, `Earl: ${long}`);
  await expectWhole(page, `Wing: ${long}`);
  await close(page);
  await expectCut(current(page).locator('[data-battle-name]'));
  await button(page, /^Turn 1/).click();
  await expectWhole(page, `At ${long}`);
});

/** Two lines at the most, and the rest of it is hidden. */
async function expectCut(name: Locator) {
  await expect(name).toBeVisible();
  const { lines, hidden } = await name.evaluate((element) => ({
    lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    hidden:
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth,
  }));
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
  expect(hidden).toBe(true);
}

/** In the panel that is open, to its last word. */
async function expectWhole(page: Page, name: string) {
  const shown = current(page).getByRole('dialog').getByText(name, { exact: true });
  await expect(shown).toBeVisible();
  await expect(shown).toHaveCSS('-webkit-line-clamp', 'none');
}

test('what breaks the army rules is said where it is, and goes with its cause', async ({
  page,
  site,
}) => {
  await open(page, site, '/armies');
  await newArmy(page);
  await expect(current(page).locator('[data-breaches]')).toHaveCount(0);

  await unitIn(page, 'Right wing', 'Band 1').click();
  await button(page, /^A$/).click();
  await expect(current(page).getByRole('dialog').getByText('ORG-3')).toBeVisible();
  await close(page);
  const unit = current(page)
    .getByRole('list', { name: /^Units of/ })
    .getByRole('listitem')
    .filter({ hasText: 'Band 1' });
  await expect(unit.getByText('ORG-3')).toBeVisible();

  await button(page, /Left wing.*Leader 2/).click();
  await button(page, 'Duplicate Left wing').click();
  await button(page, /Left wing 2.*Leader 3/).click();
  for (let lp = 3; lp > 0; lp--) await button(page, 'LPs: one less').click();
  await expect(current(page).getByRole('dialog').getByText(/ORG-6/)).toBeVisible();
  await close(page);
  await expect(
    current(page).getByRole('region', { name: 'Left wing 2' }).getByText('ORG-6'),
  ).toBeVisible();

  // It forbids nothing.
  await button(page, 'Fight a battle').click();
  await expect(
    current(page)
      .getByRole('button', { name: /choose another army/ })
      .getByText('2 breaches of the army rules'),
  ).toBeVisible();
  await button(page, 'Back').click();

  await button(page, 'Undo: LPs of Leader 3').click();
  await button(page, 'Undo: LPs of Leader 3').click();
  await expect(
    current(page).getByRole('region', { name: 'Left wing 2' }).getByText('ORG-6'),
  ).toHaveCount(0);
});

test('units and contingents are copied, put in order, deleted and brought back', async ({
  page,
  site,
}) => {
  await open(page, site, '/armies');
  await newArmy(page);
  const right = unitsOf(page, 'Right wing');

  await unitIn(page, 'Right wing', 'Band 1').click();
  await button(page, 'Duplicate Band 1').click();
  await expect(right).toHaveText(['Retinue 1', 'Band 1', 'Band 3']);

  // By buttons.
  await unitIn(page, 'Right wing', 'Band 3').click();
  await button(page, 'Up: Band 3').click();
  await button(page, 'Up: Band 3').click();
  await expect(button(page, 'Up: Band 3')).toBeDisabled();
  await close(page);
  await expect(right).toHaveText(['Band 3', 'Retinue 1', 'Band 1']);
  await expect(
    current(page)
      .getByRole('list', { name: /^Units of/ })
      .getByRole('listitem')
      .filter({ hasText: 'Band 3' })
      .getByText('ORG-4'),
  ).toHaveCount(1);

  // By the keyboard, the focus staying on what is moved.
  const handle = (unit: string) =>
    listOf(page, 'Right wing').getByRole('button', { name: new RegExp(`^Move ${unit}:`) });
  await handle('Band 3').focus();
  await page.keyboard.press('ArrowDown');
  await expect(right).toHaveText(['Retinue 1', 'Band 3', 'Band 1']);
  await page.keyboard.press('ArrowDown');
  await expect(right).toHaveText(['Retinue 1', 'Band 1', 'Band 3']);

  // By dragging: the last unit to the top.
  await drag(page, handle('Band 3'), handle('Retinue 1'));
  await expect(right).toHaveText(['Band 3', 'Retinue 1', 'Band 1']);
  await button(page, 'Undo: Move Band 3').click();
  await expect(right).toHaveText(['Retinue 1', 'Band 1', 'Band 3']);

  await button(page, /Left wing.*Leader 2/).click();
  await button(page, 'To the right: Left wing').click();
  await close(page);
  const contingents = current(page).locator('[data-contingent] h2');
  await expect(contingents).toHaveText(['Left wing', 'Right wing']);

  await button(page, /Left wing.*Leader 2/).click();
  await button(page, 'Delete Left wing').click();
  await expect(contingents).toHaveText(['Right wing']);
  await current(page).getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(contingents).toHaveText(['Left wing', 'Right wing']);
  await reload(page);
  await expect(contingents).toHaveText(['Left wing', 'Right wing']);
});

async function drag(page: Page, what: Locator, onto: Locator) {
  await what.scrollIntoViewIfNeeded();
  const from = await what.boundingBox();
  const to = await onto.boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag.');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await expect(current(page).locator('[data-dragged]')).toHaveCount(1);
  await page.mouse.move(x, to.y, { steps: 8 });
  await page.mouse.up();
}

test('an army is renamed, duplicated, deleted and put back from the list', async ({
  page,
  site,
}) => {
  await open(page, site, '/armies');
  await button(page, /Men of Essex/).click();
  await button(page, 'Open a copy').click();
  await expect(current(page).getByLabel('Name of the army')).toHaveValue('Men of Essex');
  await button(page, 'Back').click();
  const yours = current(page).getByRole('region', { name: 'Your armies' });
  const names = yours.locator('li > button > bdi');

  await button(page, 'Rename, duplicate or delete Men of Essex').click();
  await current(page).getByLabel('Name', { exact: true }).fill('East Saxons');
  await button(page, 'Duplicate').click();
  await expect(current(page).getByRole('dialog')).toHaveCount(0);
  await expect(names).toHaveCount(2);
  await button(page, 'Rename, duplicate or delete East Saxons').nth(0).click();
  await button(page, 'Delete').click();
  await expect(names).toHaveCount(1);
  await current(page).getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveCount(2);
  await reload(page);
  await expect(names).toHaveCount(2);
});

test('a long list is searched by any name in it', async ({ page, site }) => {
  await open(page, site, '/armies');
  await newArmy(page);
  await button(page, /Left wing.*Leader 2/).click();
  await current(page).getByLabel('Name of its leader').fill('Þorkell');
  await close(page);
  await button(page, 'Back').click();
  const names = current(page)
    .getByRole('region', { name: 'Your armies' })
    .locator('li > button > bdi');
  await button(page, /Rename, duplicate or delete/).click();
  await current(page).getByLabel('Name', { exact: true }).fill('Jomsvikings');
  await close(page);
  for (let count = 2; count <= 8; count++) {
    await newArmy(page);
    await button(page, 'Back').click();
    await expect(names).toHaveCount(count);
  }
  // The newest first: the one that was changed last.
  await expect(names).toHaveText([...Array(7).fill(/^New army/), 'Jomsvikings']);
  await current(page).getByRole('searchbox', { name: 'Search armies' }).fill('thork');
  await expect(names).toHaveText(['Jomsvikings']);
  await current(page).getByRole('searchbox').fill('nobody at all');
  await expect(current(page).getByText('None of your armies')).toBeVisible();
});

test('LPs are rolled with the average die', async ({ page, site }) => {
  await open(page, site, '/armies');
  await newArmy(page);
  await button(page, /Right wing.*Leader 1/).click();
  const value = current(page).getByRole('group', { name: 'LPs' }).locator('output');
  for (let roll = 0; roll < 8; roll++) {
    await button(page, 'Roll an average die').click();
    const face =
      (
        await current(page)
          .getByText(/Rolled: \d$/)
          .textContent()
      )?.slice(-1) ?? '';
    await expect(value).toHaveText(face);
    expect(['2', '3', '4', '5']).toContain(face);
  }
});

test('names are text, whatever they are made of, and leave the layout whole', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, site, '/armies');
  await newArmy(page);
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await current(page).getByLabel('Name of the army').fill(markup);
  await expect(current(page).getByRole('heading', { level: 1 })).toHaveText(markup);
  await unitIn(page, 'Right wing', 'Band 1').click();
  await current(page).getByLabel('Name', { exact: true }).fill('𝔚'.repeat(400));
  await close(page);
  await button(page, /Right wing.*Leader 1/).click();
  await current(page).getByLabel('Name of its leader').fill('صلاح الدين 🛡️');
  await close(page);
  await expect(current(page).getByText('صلاح الدين 🛡️')).toBeVisible();
  await button(page, 'Fight a battle').click();
  await expect(button(page, 'Begin the battle')).toBeVisible();
  for (const wide of await current(page).locator('main > *').all()) {
    expect(await wide.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(360);
  }
  expect(await page.title()).not.toMatch(/^[12]$/);
});
