import type { Page } from '@playwright/test';
import { current, expect, open, reload, tab, test } from './fixture.ts';

/** The pages behind the one in front stay where they are, so everything is looked for in front. */
const front = (page: Page) => current(page);
const card = (page: Page, id: string) => front(page).locator(`section[id="/sheet/${id}"]`);
const titles = (page: Page) => front(page).locator('section:visible h2');

async function sheetOfABattle(page: Page) {
  await current(page)
    .getByRole('button', { name: /^Fight Maldon 991/ })
    .tap();
  await expect(current(page).getByRole('heading', { name: /Turn 1 · Initiative/ })).toBeVisible();
  await current(page).getByRole('button', { name: /^Next/ }).tap();
  await expect(current(page).getByRole('heading', { name: /Turn 1 · Gods/ })).toBeVisible();
  await tab(page, 'Sheet').tap();
  await expect(front(page).getByText('Now: Gods')).toBeVisible();
}

test.beforeEach(async ({ page, site }) => {
  await open(page, site);
  await sheetOfABattle(page);
});

test('the tables of the phase come first', async ({ page }) => {
  await expect(titles(page).nth(0)).toHaveText('The god pack');
});

test('rows that apply to the chosen unit are marked, and its calculators open for it', async ({
  page,
}) => {
  const whom = current(page).getByLabel('Highlight rows for');
  await whom.selectOption({ label: "Leofsunu's band" });
  const unit = await whom.inputValue();
  const marked = card(page, 'rest').locator('tr[data-theirs] th');
  await expect(marked).not.toHaveCount(0);
  await expect(card(page, 'rest').getByText("Applies to Leofsunu's band.")).not.toHaveCount(0);
  const roll = card(page, 'charge').getByRole('link', { name: 'Roll for Charge test' });
  await expect(roll).toHaveAttribute('href', new RegExp(`battle=.+&unit=${unit}$`));
});

test('a difference shows both readings, and the other can be put in use', async ({ page }) => {
  const rest = card(page, 'rest');
  await expect(rest).toContainText('−1 DP, no enemy within 2″');
  await rest
    .locator('summary')
    .filter({ hasText: /D .*the sources differ/ })
    .click();
  await rest.getByRole('button', { name: /Use this: Rulebook/ }).click();
  await expect(rest.getByRole('row', { name: /^D / })).toContainText('no enemy within 8″');
  await expect(rest.getByText('Rulebook: more than 8″ In use')).toBeVisible();
  await reload(page);
  await expect(front(page).getByText('Now: Gods')).toBeVisible();
  await expect(rest.getByRole('row', { name: /^D / })).toContainText('no enemy within 8″');
});
