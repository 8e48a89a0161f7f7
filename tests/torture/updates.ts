import type { Site } from '../../scripts/server.ts';
import { Profile, pause, Victim } from './browser.ts';
import { begin } from './kills.ts';
import { tapOn, Witness } from './witness.ts';

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
  await begin(page, site);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let round = 0; round < count; round++) {
    const tapping = tapOn(page, 100_000).catch(() => undefined);
    site.deploy(builds[(round + 1) % 2] ?? '');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const update = page.getByRole('button', { name: 'Update', exact: true });
    await update.waitFor({ timeout: 60_000 });
    await pause(300);
    await Promise.all([page.waitForEvent('load', { timeout: 60_000 }), update.click()]);
    await tapping;
    await page.locator('[data-pebbles]').first().waitFor({ timeout: 60_000 });
    await witness.confirm(page);
    if (round % 10 === 9) console.log(`  ${round + 1} of ${count}, ${witness.kept} lines`);
  }
  await victim.close();
  profile.remove();
  return `${count} updates between two real builds in the middle of taps, ${witness.kept} commands kept: nothing lost`;
}
