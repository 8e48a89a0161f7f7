import type { Page } from '@playwright/test';
import type { Screen } from '../../../scripts/screens.ts';

/** Begins the first battle of the page. */
async function board(page: Page) {
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('svg[role="group"]').first().waitFor();
}

async function picked(page: Page) {
  await board(page);
  await page
    .getByRole('button', { name: /deploy$/ })
    .first()
    .click();
}

/** A battle under way, with a warband picked that can attack. */
async function lastStand(page: Page) {
  await page.getByRole('button', { name: 'Maldon: round the fallen lord' }).click();
  await board(page);
  await page.getByRole('button', { name: /^E5\. Leofsunu/ }).click();
}

/** Figures hold the positions, and an attack is planned. */
async function tally(page: Page) {
  await page.getByRole('button', { name: 'Maldon: round the fallen lord' }).click();
  await page.getByRole('button', { name: 'On the table' }).click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.getByRole('button', { name: 'Spend a command' }).waitFor();
}

async function tallyAttack(page: Page) {
  await tally(page);
  await page.getByRole('button', { name: /^Thorkel.*attack$/ }).click();
  await page.getByRole('button', { name: 'Leofsunu', exact: true }).click();
}

async function setUp(page: Page) {
  await tally(page);
  await page.getByRole('button', { name: /turn and options$/ }).click();
  await page.getByRole('button', { name: 'Positions to the phone' }).click();
  await page.getByRole('button', { name: /^E5\b/ }).click();
}

/** Every screen of this game. Add a line when a screen is added. */
export const screens: readonly Screen[] = [
  { name: 'hex-new-battle', route: '/shield-wall-ii/battle/new' },
  { name: 'hex-board', route: '/shield-wall-ii/battle/new', prepare: board },
  { name: 'hex-picked', route: '/shield-wall-ii/battle/new', prepare: picked },
  { name: 'hex-last-stand', route: '/shield-wall-ii/battle/new', prepare: lastStand },
  { name: 'hex-tally', route: '/shield-wall-ii/battle/new', prepare: tally },
  { name: 'hex-tally-attack', route: '/shield-wall-ii/battle/new', prepare: tallyAttack },
  { name: 'hex-set-up', route: '/shield-wall-ii/battle/new', prepare: setUp },
  { name: 'hex-sheet', route: '/shield-wall-ii/sheet' },
  { name: 'hex-tools', route: '/shield-wall-ii/tools' },
  { name: 'hex-tool-attack', route: '/shield-wall-ii/tools/attack' },
  { name: 'hex-tool-hits', route: '/shield-wall-ii/tools/hits' },
  { name: 'hex-tool-dice', route: '/shield-wall-ii/tools/dice' },
];
