import type { Page } from '@playwright/test';
import { button, tap } from './actions.ts';
import { expectAccessible } from './axe.ts';
import { current, expect, open, test } from './fixture.ts';

const largest = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.text = '200';
  });

test('Shield Wall II at 200 % text: the board stays in sight, and a warband steps onto it', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site, '/shield-wall-ii/battle/new');
  await tap(page, 'Maldon: round the fallen lord');
  await tap(page, 'Begin the battle');
  await expect(button(page, /^E5\. Leofsunu/)).toBeVisible();
  await largest(page);
  const board = current(page).getByRole('group', { name: /^The board of/ });
  await expect(board).toBeInViewport({ ratio: 0.5 });
  await tap(page, /^D4\. Ælfwine/);
  await expect(board).toBeInViewport({ ratio: 0.4 });
  await tap(page, /^D5\b.*Ælfwine can go here/);
  await expect(button(page, /^D5\. Ælfwine.*moved/)).toBeVisible();
  await expectAccessible(page, 'body', 1);
});

test('Shields & Swords II at 200 % text: every phase of the turn is in sight, and axe finds nothing', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site, '/shields-and-swords/battle/new');
  await tap(page, 'Begin the battle');
  for (const face of ['Move', 'Combat', 'Horse']) {
    await tap(page, /^Lay a marker at Byrhtnoth/);
    await tap(page, new RegExp(`^${face}`));
  }
  await largest(page);
  const phases = current(page).getByRole('list', { name: 'Phases of this turn' });
  for (const phase of await phases.getByRole('listitem').all()) {
    await expect(phase).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page, 'body', 1);
});

test('a new card at its largest: the wings of both sides have names of their own', async ({
  page,
  site,
}) => {
  await open(page, site, '/shields-and-swords/armies');
  await tap(page, 'New card');
  await expect(button(page, 'Add a wing to Black')).toBeVisible();
  await largest(page);
  await expectAccessible(page, 'body', 1);
});
