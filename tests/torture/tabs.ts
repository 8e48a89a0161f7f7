import type { Site } from '../../scripts/server.ts';
import { Profile, Victim } from './browser.ts';
import { begin, comeBack } from './kills.ts';
import { linesIn, tapOn } from './witness.ts';

/** Two tabs on the same battle, each tapping on a unit of its own as fast as it can. */
export async function twoTabs(site: Site, taps: number): Promise<string> {
  const profile = new Profile();
  const victim = await Victim.launch(profile);
  const [one, two] = [await victim.context.newPage(), await victim.context.newPage()];
  await begin(one, site);
  await comeBack(two, site);
  const start = performance.now();
  await Promise.all([tapOn(one, taps, 0), tapOn(two, taps, 1)]);
  const wanted = 2 * taps;
  let lines: number[] = [];
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
      .locator('.pebbles')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const views = await Promise.all([one, two, three].map(shown));
  const [first, ...others] = views.map((view) => JSON.stringify(view));
  await victim.close();
  profile.remove();
  if (lines.length !== wanted) throw new Error(`${lines.length} lines instead of ${wanted}.`);
  if (others.some((view) => view !== first)) throw new Error('The tabs show different battles.');
  return `${taps} taps in each of two tabs: ${lines.length} lines in one unbroken chain, both tabs and a third show the same (${seconds.toFixed(0)} s)`;
}
