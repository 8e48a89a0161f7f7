import type { Page } from '@playwright/test';
import { fightMaldon, tap } from './actions.ts';
import { current, expect, test } from './fixture.ts';

/** A phone of 390 × 844 shows at least six units of the side at hand, each with its two lines. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Units that stand above the foot, whose controls can all be tapped without scrolling. */
const wholeUnits = (page: Page) =>
  current(page)
    .locator('[data-unit]')
    .evaluateAll((units) => {
      const foot =
        document.querySelector('.ion-page:not([inert]) footer')?.getBoundingClientRect().top ?? 0;
      const inReach = (each: Element): boolean => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (each.contains(hit) || hit.contains(each));
      };
      return units.filter(
        (unit) =>
          unit.getBoundingClientRect().bottom <= foot + 1 &&
          [...unit.querySelectorAll('button')].every(inReach),
      ).length;
    });

for (const phase of ['Lead: go to Leadership', 'Move: go to Movement'])
  test(`six units of the side at hand are in reach at once: ${phase}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fightMaldon(page, site);
    await tap(page, phase);
    await expect.poll(() => wholeUnits(page)).toBeGreaterThanOrEqual(6);
  });

test('the contingent at hand stands first, with its orders: the next one follows under the same thumb', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fightMaldon(page, site);
  await tap(page, 'Move: go to Movement');
  const orders = current(page).getByRole('group', { name: /^Orders of/ });
  const names = ["Ælfwine's right", "Byrhtnoth's centre", "Offa's left"];
  const places: (number | undefined)[] = [];
  for (const name of names) {
    await expect(orders).toHaveAttribute('aria-label', `Orders of ${name}`);
    await expect(orders).toBeInViewport({ ratio: 1 });
    places.push((await orders.boundingBox())?.y);
    await orders.getByRole('button', { name: /^Stand/ }).click();
  }
  expect(new Set(places).size).toBe(1);
  // The other side's part begins at the top of its line (TURN-1).
  await expect(orders).toHaveAttribute('aria-label', "Orders of Jostein's right");
  await expect(orders).toBeInViewport({ ratio: 1 });
});

test('on a phone on its side the word of a level keeps inside its plate', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await fightMaldon(page, site);
  const beyond = await current(page)
    .locator('[data-unit] [data-ladder] [aria-pressed="true"]')
    .evaluateAll((plates) =>
      plates.map((plate) => {
        const word = document.createRange();
        word.selectNodeContents(plate.querySelector('span') ?? plate);
        const [, x = '0'] = / (-?\d+)px 0px 0px 0px/.exec(getComputedStyle(plate).boxShadow) ?? [];
        const wider = Math.abs(Number(x));
        const [text, own] = [word.getBoundingClientRect(), plate.getBoundingClientRect()];
        return Math.max(own.left - text.left, text.right - own.right) - wider;
      }),
    );
  expect(beyond.length).toBeGreaterThan(5);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});
