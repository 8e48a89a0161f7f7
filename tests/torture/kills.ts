import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';
import { Profile, pause, Victim } from './browser.ts';
import { tapOn, Witness } from './witness.ts';

const between = (least: number, most: number) => least + Math.random() * (most - least);

const table = (page: Page) =>
  page.locator('[data-action-bar]').first().waitFor({ timeout: 60_000 });

/** Their names in the list of ready battles, each in turn. */
const GAMES = ['Shieldwall', 'Shield Wall II', 'Shields & Swords II'] as const;
/** No battle grows without end: after so many kills there is a new one, of the next game. */
const KILLS_A_BATTLE = 50;

/** The first ready battle of a game, by its turn. */
export async function begin(page: Page, site: Site, turn = 0): Promise<void> {
  await page.goto(`${site.address}#/battle/list`);
  const game = GAMES[turn % GAMES.length] ?? GAMES[0];
  await page
    .getByRole('region', { name: `Ready-made battles of ${game}`, exact: true })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
    .click();
  await table(page);
}

export async function comeBack(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.address}#/battle`);
  await table(page);
}

/**
 * SIGKILL to every process of the browser in the middle of taps; every fourth time the database's
 * files are deleted as well, as Chromium itself does when it finds them corrupt.
 */
export async function killBrowsers(site: Site, count: number): Promise<string> {
  const profile = new Profile();
  const witness = new Witness();
  let wiped = 0;
  for (let round = 0; round <= count; round++) {
    const victim = await Victim.launch(profile);
    await witness.watch(victim.context);
    const page = await victim.context.newPage();
    if (round > 0) {
      await comeBack(page, site);
      await witness.confirm(page);
    }
    if (round % KILLS_A_BATTLE === 0) await begin(page, site, round / KILLS_A_BATTLE);
    if (round === count) {
      await victim.close();
      break;
    }
    const tapping = tapOn(page, 100_000).catch(() => undefined);
    await pause(between(150, 1500));
    await victim.kill();
    await tapping;
    if (round % 4 === 3) {
      rmSync(profile.stores[0] ?? '', { recursive: true, force: true });
      wiped++;
    }
    if (round % 20 === 19) console.log(`  ${round + 1} of ${count}, ${witness.kept} lines`);
  }
  profile.remove();
  return `${count} kills (${wiped} of them with the database deleted as well), ${witness.kept} commands kept: none that was acknowledged is lost`;
}

/** SIGKILL to the process that runs the page, in the middle of taps; the browser itself lives on. */
export async function killPages(site: Site, count: number): Promise<string> {
  const profile = new Profile();
  const witness = new Witness();
  const victim = await Victim.launch(profile);
  await witness.watch(victim.context);
  for (let round = 0; round <= count; round++) {
    const page = await victim.newPage();
    if (round > 0) {
      await comeBack(page, site);
      await witness.confirm(page);
    }
    if (round % KILLS_A_BATTLE === 0) await begin(page, site, round / KILLS_A_BATTLE);
    if (round === count) break;
    const tapping = tapOn(page, 100_000).catch(() => undefined);
    await pause(between(100, 1000));
    const crashed = page.waitForEvent('crash', { timeout: 60_000 }).catch(() => undefined);
    for (const pid of await victim.renderers()) process.kill(pid, 'SIGKILL');
    await crashed;
    await tapping;
    await page.close().catch(() => undefined);
    if (round % 20 === 19) console.log(`  ${round + 1} of ${count}, ${witness.kept} lines`);
  }
  await victim.close();
  profile.remove();
  return `${count} renderers killed, ${witness.kept} commands kept: none that was acknowledged is lost`;
}
