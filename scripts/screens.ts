import type { Page } from '@playwright/test';

interface Screen {
  name: string;
  route: string;
  /** What a player would do to get there from the route. */
  prepare?(page: Page): Promise<void>;
}

/** Starts the first ready-made battle, unless one is open already. */
async function battle(page: Page) {
  const start = page.getByRole('button', { name: 'Fight Maldon 991' });
  const board = page.locator('.board');
  await start.or(board).first().waitFor();
  if (await start.isVisible()) await start.click();
  await board.waitFor();
}

async function unit(page: Page) {
  await battle(page);
  await page.locator('.unit-head').first().click();
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
  await page.getByText('Each question alone').click();
}

const tools = [
  'deployment',
  'leader-points',
  'initiative',
  'gods',
  'duel',
  'control',
  'movement',
  'rest',
  'missiles',
  'charge',
  'combat',
  'risk',
  'lost-retinue',
  'morale',
  'free-hack',
  'dice',
];

/** Every screen worth a picture and a look by axe. Add a line when a screen is added. */
export const screens: Screen[] = [
  { name: 'welcome', route: '/battle' },
  { name: 'battle', route: '/battle', prepare: battle },
  { name: 'unit', route: '/battle', prepare: unit },
  { name: 'battles', route: '/battle/list' },
  { name: 'new-battle', route: '/battle/new' },
  { name: 'options', route: '/battle/new', prepare: options },
  { name: 'sheet', route: '/sheet' },
  { name: 'tools', route: '/tools' },
  ...tools.map((tool) => ({ name: `tool-${tool}`, route: `/tools/${tool}` })),
  { name: 'armies', route: '/armies' },
  { name: 'army', route: '/armies', prepare: army },
  { name: 'mustered-unit', route: '/armies', prepare: musteredUnit },
  { name: 'more', route: '/more' },
];
