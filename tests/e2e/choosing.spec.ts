import type { Page } from '@playwright/test';
import { button, fightMaldon, tap } from './actions.ts';
import { current, expect, open, reload, tab, test } from './fixture.ts';

/** Above the sheet, the tools and the armies; it stands beside the page, not in it. */
const game = (page: Page, name: string) =>
  page.locator('nav[aria-label="Game"] a').filter({ hasText: name });

test('the start page says what the app is and offers three games; the choice is kept for every tab', async ({
  page,
  site,
}) => {
  await open(page, site);
  await expect(
    current(page).getByText(
      'A companion for dark-age tabletop battles. You need the rules and figures.',
    ),
  ).toBeVisible();
  for (const name of ['Shieldwall', 'Shield Wall II', 'Shields & Swords II'])
    await expect(button(page, name)).toBeVisible();
  await tap(page, 'Shield Wall II');
  await expect(button(page, 'Shield Wall II')).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Sheet').click();
  await expect(page).toHaveURL(/#\/shield-wall-ii\/sheet$/);

  // In one tap to another game, where it stands.
  await game(page, 'Shields & Swords II').click();
  await expect(page).toHaveURL(/#\/shields-and-swords\/sheet$/);
  await expect(game(page, 'Shields & Swords II')).toHaveAttribute('aria-current', /./);
  await tab(page, 'Tools').click();
  await expect(page).toHaveURL(/#\/shields-and-swords\/tools$/);

  await tab(page, 'Battle').click();
  await reload(page);
  await expect(button(page, 'Shields & Swords II')).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Armies').click();
  await expect(page).toHaveURL(/#\/shields-and-swords\/armies$/);
});

test('a battle brings its game with it', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tab(page, 'Sheet').click();
  await game(page, 'Shield Wall II').click();
  await expect(page).toHaveURL(/#\/shield-wall-ii\/sheet$/);
  await reload(page);
  await open(page, site, '/battle');
  await expect(button(page, 'Undo')).toBeVisible();
  await tab(page, 'Tools').click();
  await expect(page).toHaveURL(/#\/tools$/);
});
