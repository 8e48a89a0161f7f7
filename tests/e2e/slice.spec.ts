import type { Page } from '@playwright/test';
import { controlled, expect, open, started, test, unplug } from './fixture.ts';

const pebblesIn = (page: Page) => page.getByRole('group', { name: /^DPs of / }).first();
const undoIn = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test('one tap gives a battle; every change is one tap, undone, redone, and there after a cold start offline', async ({
  page,
  context,
  site,
}) => {
  await open(page, site);
  await controlled(page);
  await page.getByRole('button', { name: 'Fight Maldon 991' }).click();

  const pebbles = pebblesIn(page);
  const start = Number((await pebbles.getAttribute('aria-label'))?.split(': ').at(-1));
  const counts = (count: number) => new RegExp(`: ${count}$`);
  await pebbles.getByRole('button', { name: /^Add a DP to / }).click();
  await expect(pebbles).toHaveAccessibleName(counts(start + 1));

  const ladder = page.getByRole('group', { name: /^Aggression level of / }).first();
  const other = ladder.getByRole('button', { pressed: false }).first();
  const name = (await other.getAttribute('aria-label')) ?? '';
  const level = ladder.getByRole('button', { name, exact: true });
  await level.click();
  await expect(level).toHaveAttribute('aria-pressed', 'true');

  await undoIn(page).click();
  await expect(level).toHaveAttribute('aria-pressed', 'false');
  await undoIn(page).click();
  await expect(pebbles).toHaveAccessibleName(counts(start));
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(pebbles).toHaveAccessibleName(counts(start + 1));

  await page.close();
  await unplug(context, site);
  const later = await context.newPage();
  await later.goto(site.address);
  await started(later);
  await expect(pebblesIn(later)).toHaveAccessibleName(counts(start + 1));
  await undoIn(later).click();
  await expect(pebblesIn(later)).toHaveAccessibleName(counts(start));
});
