import type { Page } from '@playwright/test';
import type { Screen } from '../../../scripts/screens.ts';
import { TOOL_IDS } from '../../../src/games/shieldwall/rules/tools.ts';

/** Starts the first ready-made battle, unless one is open already. */
async function battle(page: Page) {
  const start = page.getByRole('button', { name: 'Fight Maldon 991' });
  const board = page.locator('[data-board]');
  await start.or(board).first().waitFor();
  if (await start.isVisible()) await start.click();
  await board.waitFor();
}

async function unit(page: Page) {
  await battle(page);
  await page
    .getByRole('button', { name: /^Grade/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** The ready-made one: a copy that was opened before stands above it. */
async function army(page: Page) {
  await page.getByRole('button', { name: 'Men of Essex' }).last().click();
  await page.getByRole('button', { name: 'Open a copy' }).click();
  await page.getByLabel('Name of the army').waitFor();
}

async function musteredUnit(page: Page) {
  await army(page);
  await page.getByRole('button', { name: 'Coast levy' }).first().click();
  // A breach of the army rules, to see how it is shown.
  await page.getByRole('button', { name: 'A', exact: true }).click();
}

async function options(page: Page) {
  await page.getByText('Choose all rules one by one').click();
}

/** Every screen of this game. Add a line when a screen is added. */
export const screens: readonly Screen[] = [
  { name: 'welcome', route: '/battle' },
  { name: 'battle', route: '/battle', prepare: battle },
  { name: 'unit', route: '/battle', prepare: unit },
  { name: 'battles', route: '/battle/list' },
  { name: 'new-battle', route: '/battle/new' },
  { name: 'options', route: '/battle/new', prepare: options },
  { name: 'sheet', route: '/sheet' },
  { name: 'tools', route: '/tools' },
  ...TOOL_IDS.map((tool) => ({ name: `tool-${tool}`, route: `/tools/${tool}` })),
  { name: 'armies', route: '/armies' },
  { name: 'army', route: '/armies', prepare: army },
  { name: 'mustered-unit', route: '/armies', prepare: musteredUnit },
];
