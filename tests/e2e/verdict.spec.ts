import type { Page } from '@playwright/test';
import { button, enterFaces, fightMaldon, loadDice, tap } from './actions.ts';
import { unitAction, unitHead } from './battle-actions.ts';
import { current, expect, test } from './fixture.ts';

/** The dice land, hits are counted, then the verdict: 600 ms in all, at once where that is wanted. */

const band = (page: Page) => current(page).locator('[data-verdict]');

/** What moves on the page, and when the last of it has come to rest. */
const movements = (page: Page) =>
  current(page).evaluateAll((pages) => {
    const ends = pages
      .flatMap((each) => each.getAnimations({ subtree: true }))
      .map((each) => Number(each.effect?.getComputedTiming().endTime));
    return { count: ends.length, last: Math.max(0, ...ends) };
  });

/** Hearth troop against the hird, 4 + 1 hits to 1 + 1, both leaders unhurt. */
async function fight(page: Page) {
  await tap(page, 'Fight: go to Combat');
  await unitAction(page, 'Hearth troop', /^Fight$/);
  await tap(page, /^Grade . Olaf's hird/);
  await loadDice(page, [...[6, 6, 6, 6, 1, 1, 1], ...[6, 1, 1, 1, 1, 1, 1], ...[4, 5]]);
  await tap(page, 'Throw');
  await expect(band(page)).toHaveAttribute('data-verdict', 'red');
}

test('dice, then the count, then the band: 600 ms, and a tap lays everything at once', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await fightMaldon(page, site);
  await fight(page);
  const order = await current(page).evaluateAll((pages) => {
    const starts = (selector: string) =>
      pages
        .flatMap((each) => [...each.querySelectorAll(selector)])
        .flatMap((each) => {
          const { animationDelay, animationName } = getComputedStyle(each);
          return animationName === 'none' ? [] : [Number.parseFloat(animationDelay)];
        });
    return {
      dice: Math.max(...starts('[data-die]')),
      count: Math.min(...starts('[data-dice-tray] p b')),
      verdict: Math.min(...starts('[data-verdict]')),
    };
  });
  expect(order.dice).toBeLessThan(order.count);
  expect(order.count).toBeLessThan(order.verdict);
  const { last } = await movements(page);
  expect(last).toBeLessThanOrEqual(600);
  await current(page).getByRole('heading', { level: 1 }).click();
  await expect.poll(async () => (await movements(page)).last).toBe(0);
  await expect(button(page, 'Apply')).toBeVisible();
});

test('no movement where less of it is wanted; the band is read at arm’s length', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await fightMaldon(page, site);
  await fight(page);
  expect((await movements(page)).last).toBeLessThanOrEqual(1);
  const words = band(page).getByRole('heading', { name: 'Success' });
  await expect(words).toHaveCSS('font-size', '56px');
  await expect(band(page)).toContainText('5 : 2');
});

test('a charge and a volley say what came of them too', async ({ page, site }) => {
  await fightMaldon(page, site);
  await tap(page, 'Shoot: go to Missiles');
  await unitAction(page, 'Hearth troop', /^Shoot$/);
  await tap(page, /^Grade . Olaf's hird/);
  await tap(page, 'Real dice');
  await enterFaces(page, [6, 1]);
  await expect(band(page).getByRole('heading', { name: '1 hit', exact: true })).toBeVisible();
  await expect(band(page)).toContainText('1 : 0');
  await tap(page, 'Back');
  await tap(page, 'Fight: go to Combat');
  await unitHead(page, 'Hearth troop').click();
  await tap(page, /^Charge( why not\?)?$/);
  await tap(page, 'Do it anyway');
  await enterFaces(page, [6]);
  await expect(band(page).getByRole('heading', { name: 'Charges', exact: true })).toBeVisible();
});
