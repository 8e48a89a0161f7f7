import type { Page } from '@playwright/test';

/** Taps as the page sees them. */

type Counting = typeof window & { taps: number };

/** Before the page is opened. */
export const countTaps = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { taps: 0 });
    // What a finger does; a click may be passed on from a tab to the link in it. Not on its way
    // down: a tap that finds its target moved is stopped there and made again.
    window.addEventListener('pointerdown', ({ isTrusted }) => {
      if (isTrusted) (window as Counting).taps++;
    });
  });

const count = (page: Page) => page.evaluate(() => (window as Counting).taps);

/** Taps that this took. */
export async function taps(page: Page, doing: () => Promise<unknown>): Promise<number> {
  const before = await count(page);
  await doing();
  return (await count(page)) - before;
}
