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

const tools = [
  'deployment',
  'leader-points',
  'initiative',
  'gods',
  'duel',
  'control',
  'movement',
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
  { name: 'battles', route: '/battles' },
  { name: 'new-battle', route: '/battles/new' },
  { name: 'sheet', route: '/sheet' },
  { name: 'tools', route: '/tools' },
  ...tools.map((tool) => ({ name: `tool-${tool}`, route: `/tools/${tool}` })),
  { name: 'armies', route: '/armies' },
  { name: 'more', route: '/more' },
];
