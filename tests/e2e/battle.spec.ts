import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { current, expect, expectSaved, open, test } from './fixture.ts';

const button = (page: Page, name: string | RegExp) => current(page).getByRole('button', { name });

/** The very first launch, then one tap. */
async function fightMaldon(page: Page) {
  await button(page, /^Fight Maldon 991/).tap();
  await expect(button(page, 'Add a DP to Hearth troop')).toBeVisible();
}

const dps = (page: Page, unit: string, count: number) =>
  expect(current(page).getByRole('group', { name: `DPs of ${unit}: ${count}` })).toBeVisible();

const level = (page: Page, unit: string, name: string) =>
  expect(button(page, `Set ${unit} to ${name}`)).toHaveAttribute('aria-pressed', 'true');

test.beforeEach(async ({ page, site }) => {
  await open(page, site, '/battle');
});

test('DPs and levels are undone, done again, and there after a reload', async ({ page }) => {
  await fightMaldon(page);
  // Maldon: Byrhtnoth's hearth troop starts with 1 DP, Leofsunu's band with SET-3's three.
  await dps(page, 'Hearth troop', 1);
  await dps(page, "Leofsunu's band", 3);
  await button(page, 'Add a DP to Hearth troop').tap();
  await dps(page, 'Hearth troop', 2);
  await button(page, "Take a DP off Leofsunu's band").tap();
  await dps(page, "Leofsunu's band", 2);
  await button(page, 'Set Hearth troop to Blood lust').tap();
  await level(page, 'Hearth troop', 'Blood lust');
  await button(page, 'Undo').tap();
  await level(page, 'Hearth troop', 'Present');
  await button(page, 'Redo').tap();
  await level(page, 'Hearth troop', 'Blood lust');
  await expectSaved(page);
  await page.reload();
  await dps(page, 'Hearth troop', 2);
  await dps(page, "Leofsunu's band", 2);
  await level(page, 'Hearth troop', 'Blood lust');
});

test('a DP past the fourth costs a level instead (DP-2)', async ({ page }) => {
  await fightMaldon(page);
  for (let taps = 0; taps < 2; taps++) await button(page, "Add a DP to Leofsunu's band").tap();
  await dps(page, "Leofsunu's band", 4);
  await level(page, "Leofsunu's band", 'Shaken');
});

test('any phase is a tap away, and a turn ends in the next', async ({ page }) => {
  await fightMaldon(page);
  await button(page, /^Next: Gods/).tap();
  await expect(current(page).getByRole('heading', { name: /Turn 1 · Gods/ })).toBeVisible();
  await button(page, 'Fight: go to Combat').tap();
  await expect(current(page).getByRole('heading', { name: /Turn 1 · Combat/ })).toBeVisible();
  await button(page, 'Next: Turn 2').tap();
  await expect(current(page).getByRole('heading', { name: /Turn 2 · Initiative/ })).toBeVisible();
});

test('what the rules are against says why, and is done when the players insist', async ({
  page,
}) => {
  await fightMaldon(page);
  await button(page, /actions of Byrhtnoth/).tap();
  await button(page, "Take a DP off: Leofsunu's band").tap();
  await expect(current(page).getByText('This belongs to the Leadership phase.')).toBeVisible();
  await button(page, 'Do it anyway').tap();
  await expect(current(page).getByText('2 of 4 LP left')).toBeVisible();
});

test('the journal tells it, shows the battle as it stood, and goes back there', async ({
  page,
}) => {
  await fightMaldon(page);
  await button(page, 'Add a DP to Hearth troop').tap();
  await button(page, 'Set Hearth troop to Ready for battle').tap();
  await button(page, 'Journal').tap();
  await button(page, /DPs 1 → 2/).tap();
  await level(page, 'Hearth troop', 'Present');
  await button(page, 'Go back to here').tap();
  await dps(page, 'Hearth troop', 2);
  await level(page, 'Hearth troop', 'Present');
  await button(page, 'Redo').tap();
  await level(page, 'Hearth troop', 'Ready for battle');
});

test('a panel keeps the focus, closes by Escape and gives the focus back', async ({ page }) => {
  await fightMaldon(page);
  const name = button(page, /^Grade A Hearth troop/);
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(current(page).getByRole('dialog', { name: 'Hearth troop' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(current(page).getByRole('dialog')).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('the other side is a tap away and the enemy folds to a line a contingent', async ({
  page,
}) => {
  await fightMaldon(page);
  await expect(button(page, "Add a DP to Olaf's hird")).toHaveCount(0);
  await expect(button(page, /Olaf's centre/)).toHaveAttribute('aria-expanded', 'false');
  await button(page, "Black: Olaf's raiders").tap();
  await expect(button(page, "Add a DP to Olaf's hird")).toBeVisible();
  await expect(button(page, 'Add a DP to Hearth troop')).toHaveCount(0);
});

test('both armies stand side by side on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await fightMaldon(page);
  await expect(button(page, "Add a DP to Olaf's hird")).toBeVisible();
  await expect(button(page, 'Add a DP to Hearth troop')).toBeVisible();
});

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];
for (const text of ['100', '200']) {
  test(`nothing sticks out at any size, ${text} % text, and targets are 44 px on the board`, async ({
    page,
  }) => {
    await fightMaldon(page);
    await page.evaluate((size) => {
      document.documentElement.dataset.text = size;
    }, text);
    await button(page, 'Lead: go to Leadership').tap();
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      for (const panel of [null, /actions of Ælfwine/, /^Grade B Ælfwine's thegns/]) {
        if (panel) await button(page, panel).tap();
        const found = await page.evaluate(() => {
          const shown = [...document.querySelectorAll('.ion-page:not([inert]) *')].filter(
            (each) => each.getClientRects().length > 0 && !each.closest('.sr-only'),
          );
          const name = (each: Element) => `${each.tagName} ${each.getAttribute('class')}`;
          const box = (each: Element) => each.getBoundingClientRect();
          return {
            outside: shown
              .filter((each) => box(each).right > innerWidth + 1 || box(each).left < -1)
              .map(name),
            small: shown
              .filter((each) =>
                each.matches(
                  '[data-pebbles] button, [data-ladder] button, [data-action-bar] button',
                ),
              )
              .filter((each) => {
                const least = each.closest('[data-action-bar]') ? 47.5 : 43.5;
                return box(each).width < least || box(each).height < least;
              })
              .map(name),
          };
        });
        expect({ viewport, ...found }).toEqual({ viewport, outside: [], small: [] });
        if (panel) await button(page, 'Close').tap();
      }
    }
  });
}

test('axe finds nothing in a battle and its panels, in any theme', async ({ page }) => {
  test.slow();
  await fightMaldon(page);
  await button(page, 'Lead: go to Leadership').tap();
  const panels = [
    null,
    button(page, /actions of Ælfwine/),
    button(page, /^Grade B Ælfwine's thegns/),
    button(page, /^Turn 1/),
    button(page, 'Journal'),
  ];
  for (const panel of panels) {
    await panel?.tap();
    // Behind an open panel the page is inert, and has been looked at before.
    await expectAccessible(page, panel ? 'dialog' : 'body');
    if (panel) await button(page, 'Close').tap();
  }
});
