import type { Page } from '@playwright/test';
import type { Screen } from '../../../scripts/screens.ts';

const ROOT = '/shields-and-swords';
const tap = (page: Page, name: string | RegExp) =>
  page
    .locator('ion-router-outlet > .ion-page:not([inert])')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();

const begin = (page: Page) => tap(page, 'Begin the battle');

async function lay(page: Page, wing: string, face: string) {
  await tap(page, new RegExp(`^Lay a marker at ${wing}`));
  await tap(page, new RegExp(`^${face}`));
}

/** As in the picture of the design: one wing fights twice, the other forms and fires. */
async function orders(page: Page) {
  await begin(page);
  for (const face of ['Move', 'Combat', 'Bonus on Combat: second']) {
    await lay(page, 'Byrhtnoth', face);
  }
  for (const face of ['Shield Wall', 'Fire']) await lay(page, 'Offa', face);
}

async function fire(page: Page) {
  await orders(page);
  await tap(page, /^Begin: Fire/);
  await tap(page, /^Archers:/);
  await tap(page, /^Fire( why not\?)?$/);
  await tap(page, /^Fire at Hird/);
}

async function attack(page: Page) {
  await orders(page);
  for (const phase of ['Begin: Fire', 'Next: Shield Wall', 'Next: Move', 'Next: Combat']) {
    await tap(page, new RegExp(`^${phase}`));
  }
  await tap(page, /^Edward:/);
  await tap(page, /^Attack( why not\?)?$/);
  await tap(page, /^Attack Hird/);
  await tap(page, /^With Dunnere:/);
}

async function thrown(page: Page) {
  await attack(page);
  await tap(page, /^6: /);
}

async function card(page: Page) {
  await tap(page, /^Practice field/);
  await tap(page, /Hearth$/);
}

/** Every screen of this game. Add a line when a screen is added. */
export const screens: readonly Screen[] = [
  { name: 'orders-new-battle', route: `${ROOT}/battle/new` },
  { name: 'orders-board', route: `${ROOT}/battle/new`, prepare: orders },
  { name: 'orders-fire', route: `${ROOT}/battle/new`, prepare: fire },
  { name: 'orders-attack', route: `${ROOT}/battle/new`, prepare: attack },
  { name: 'orders-thrown', route: `${ROOT}/battle/new`, prepare: thrown },
  { name: 'orders-cards', route: `${ROOT}/armies` },
  { name: 'orders-card', route: `${ROOT}/armies`, prepare: card },
  { name: 'orders-sheet', route: `${ROOT}/sheet` },
  { name: 'orders-tools', route: `${ROOT}/tools` },
  { name: 'orders-tool-attack', route: `${ROOT}/tools/attack?class=E&roll=3` },
  { name: 'orders-tool-fire', route: `${ROOT}/tools/fire` },
  { name: 'orders-tool-integrity', route: `${ROOT}/tools/integrity` },
  { name: 'orders-tool-victory', route: `${ROOT}/tools/victory` },
  { name: 'orders-tool-dice', route: `${ROOT}/tools/dice` },
];
