import type { Site } from '../../scripts/server.ts';
import { Profile, pause, Victim } from './browser.ts';
import { begin, comeBack } from './kills.ts';
import { tapOn, Witness } from './witness.ts';

/** No battle grows without end. */
const UPDATES_A_BATTLE = 5;

/** A new version is deployed and applied again and again while a battle is being played. */
export async function updates(
  site: Site,
  builds: readonly [string, string],
  count: number,
): Promise<string> {
  const profile = new Profile();
  const witness = new Witness();
  const victim = await Victim.launch(profile);
  await witness.watch(victim.context);
  const page = await victim.context.newPage();
  for (let round = 0; round < count; round++) {
    if (round % UPDATES_A_BATTLE === 0) await begin(page, site, round / UPDATES_A_BATTLE);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const tapping = tapOn(page, 100_000).catch(() => undefined);
    site.deploy(builds[(round + 1) % 2] ?? '');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await pause(300);
    // There the board is out of sight, and the taps end.
    await page.getByRole('link', { name: 'More update ready' }).click({ timeout: 60_000 });
    await tapping;
    const update = page.getByRole('button', { name: 'Update now' });
    await Promise.all([page.waitForEvent('load', { timeout: 60_000 }), update.click()]);
    await comeBack(page, site);
    await witness.confirm(page);
    if (round % 10 === 9) console.log(`  ${round + 1} of ${count}, ${witness.kept} lines`);
  }
  await victim.close();
  profile.remove();
  return `${count} updates between two real builds in the middle of taps, ${witness.kept} commands kept: nothing lost`;
}
