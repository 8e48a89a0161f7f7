import type { Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';
import { Profile, Victim } from './browser.ts';
import { begin, comeBack } from './kills.ts';
import { linesIn } from './witness.ts';

/**
 * A unit's level to and fro, each when the one before is shown: a button for what is already so, or a
 * pebble that is not there, does nothing, and such taps would be missing from the count.
 */
const turnOn = (page: Page, taps: number, unit: number): Promise<void> =>
  page.evaluate(
    async ([count, place]) => {
      const ladder = document.querySelectorAll('[data-ladder]')[place];
      const [low, high] =
        ladder?.querySelectorAll<HTMLElement>('button:nth-child(2), button:nth-child(3)') ?? [];
      if (!low || !high) throw new Error('There is no ladder to tap on.');
      const first = low.ariaPressed === 'true' ? 1 : 0;
      for (let tapped = 0; tapped < count; tapped++) {
        const next = (tapped + first) % 2 === 0 ? low : high;
        next.click();
        do await new Promise((resolve) => setTimeout(resolve, 4));
        while (next.ariaPressed !== 'true');
      }
    },
    [taps, unit] as const,
  );

/** Two tabs on the same battle, each tapping on a unit of its own as fast as it can. */
export async function twoTabs(site: Site, taps: number): Promise<string> {
  const profile = new Profile();
  const victim = await Victim.launch(profile);
  const [one, two] = [await victim.context.newPage(), await victim.context.newPage()];
  await begin(one, site);
  await comeBack(two, site);
  const start = performance.now();
  await Promise.all([turnOn(one, taps, 0), turnOn(two, taps, 1)]);
  const wanted = 2 * taps;
  let lines: readonly number[] = [];
  for (let waited = 0; waited < 600 && lines.length < wanted; waited++) {
    await one.waitForTimeout(500);
    lines = await linesIn(one);
  }
  const seconds = (performance.now() - start) / 1000;
  // A tab that finds a gap or an altered line says so instead of opening the battle.
  const three = await victim.context.newPage();
  await comeBack(three, site);
  const shown = async (page: typeof one) =>
    page
      .locator('[data-ladder]')
      .evaluateAll((all) =>
        all.map((each) => each.querySelector('[aria-pressed=true]')?.ariaLabel),
      );
  const views = await Promise.all([one, two, three].map(shown));
  const [first, ...others] = views.map((view) => JSON.stringify(view));
  await victim.close();
  profile.remove();
  if (lines.length !== wanted) throw new Error(`${lines.length} lines instead of ${wanted}.`);
  if (others.some((view) => view !== first)) throw new Error('The tabs show different battles.');
  return `${taps} taps in each of two tabs: ${lines.length} lines in one unbroken chain, both tabs and a third show the same (${seconds.toFixed(0)} s)`;
}
