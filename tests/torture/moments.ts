import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';
import { appears, Profile, pause, Victim } from './browser.ts';
import { begin, comeBack } from './kills.ts';
import { journalsIn, tapOn, Witness } from './witness.ts';

const between = (least: number, most: number) => least + Math.random() * (most - least);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();

/** After every fourth kill the database is deleted too, as Chromium does when it finds it corrupt. */
const wipe = (profile: Profile, round: number): boolean => {
  if (round % 4 !== 3) return false;
  rmSync(profile.stores[0] ?? '', { recursive: true, force: true });
  return true;
};

/** In the first moments of an app that has never been here: its first battle begins, and it dies. */
export async function killFirstBattles(site: Site, count: number): Promise<string> {
  let kept = 0;
  for (let round = 0; round < count; round++) {
    const profile = new Profile();
    const witness = new Witness();
    const victim = await Victim.launch(profile);
    await witness.watch(victim.context);
    const page = await victim.context.newPage();
    await begin(page, site, round);
    const tapping = tapOn(page, 100_000).catch(() => undefined);
    await pause(between(0, 800));
    await victim.kill();
    await tapping;
    const wiped = wipe(profile, round);
    kept += witness.kept;
    const again = await Victim.launch(profile);
    const after = await again.context.newPage();
    await after.goto(`${site.address}#/battle`);
    await appears(after);
    await witness.confirm(after).catch((error: Error) => {
      throw new Error(`${error.message} (round ${round}${wiped ? ', database deleted' : ''})`);
    });
    await again.close();
    profile.remove();
  }
  return `${count} kills in the first battle, ${kept} commands acknowledged by then: none is lost`;
}

/** A backup of three battles, one of each game, with some lines in each. */
async function makeBackup(site: Site): Promise<string> {
  const profile = new Profile();
  const victim = await Victim.launch(profile);
  const page = await victim.context.newPage();
  for (const turn of [0, 1, 2]) {
    await begin(page, site, turn);
    await tapOn(page, 40);
    await page.locator('html:not([data-saving])').waitFor();
  }
  const backup = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('shieldwall-companion');
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction(['battles', 'lines']);
          const [battles, lines] = ['battles', 'lines'].map((name) =>
            reading.objectStore(name).getAll(),
          );
          reading.oncomplete = () => {
            db.close();
            const rows = (battles?.result ?? []).map((row) => ({
              ...row,
              lines: (lines?.result ?? [])
                .filter(({ battle }) => battle === row.id)
                .map(({ line }) => line),
            }));
            const packed = { packed: 1, battles: rows, armies: [], settings: [], damaged: [] };
            resolve(
              JSON.stringify({
                app: 'shieldwall-companion',
                version: 2,
                kind: 'backup',
                ...packed,
              }),
            );
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
  );
  await victim.close();
  profile.remove();
  return backup;
}

/** In the middle of an import: it is there whole or not at all, and whole once it was acknowledged. */
export async function killImports(site: Site, count: number): Promise<string> {
  const text = await makeBackup(site);
  const wanted = (JSON.parse(text).battles as { lines: unknown[] }[])
    .map(({ lines }) => lines.length)
    .sort();
  const tally = { acknowledged: 0, whole: 0, none: 0 };
  for (let round = 0; round < count; round++) {
    const profile = new Profile();
    const victim = await Victim.launch(profile);
    const page = await victim.context.newPage();
    await page.goto(`${site.address}#/parcel`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'backup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await button(page, 'Add to this device').click();
    let acknowledged = false;
    const told = button(page, 'Undo')
      .waitFor()
      .then(() => {
        acknowledged = true;
      })
      .catch(() => undefined);
    await pause(between(0, 250));
    const isSure = acknowledged;
    await victim.kill();
    await told;
    const wiped = wipe(profile, round);
    const again = await Victim.launch(profile);
    const after = await again.context.newPage();
    await after.goto(`${site.address}#/battle`);
    await appears(after);
    const found = async () =>
      Object.values(await journalsIn(after))
        .map(({ length }) => length)
        .sort();
    const isWhole = async () => JSON.stringify(await found()) === JSON.stringify(wanted);
    for (let waited = 0; waited < 40 && !(await isWhole()); waited++) {
      if (!isSure && (await found()).length === 0 && waited > 8) break;
      await after.waitForTimeout(250);
    }
    const whole = await isWhole();
    const none = (await found()).length === 0;
    if (isSure && !whole) throw new Error(`Round ${round}: acknowledged, and ${await found()}.`);
    // What was not acknowledged may come back in part from the second copy alone.
    if (!whole && !none && !wiped) throw new Error(`Round ${round}: in part, ${await found()}.`);
    if (isSure) tally.acknowledged++;
    if (whole) tally.whole++;
    if (none) tally.none++;
    await again.close();
    profile.remove();
  }
  return `${count} kills during an import: ${tally.acknowledged} acknowledged before, ${tally.whole} there whole, ${tally.none} not at all; none in part`;
}

const armyIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('shieldwall-companion');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('armies').objectStore('armies').getAll();
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result[0]?.name ?? '');
          };
        };
      }),
  );

/** While an army gets one name after another: the last that was called saved is there, or a later one. */
export async function killArmyEdits(site: Site, count: number): Promise<string> {
  const profile = new Profile();
  let last = 0;
  let kept = 0;
  for (let round = 0; round < count; round++) {
    const victim = await Victim.launch(profile);
    const page = await victim.context.newPage();
    await page.goto(`${site.address}#/armies`);
    if (round === 0) await button(page, 'New army').click();
    else await button(page, /^Name \d+/).waitFor();
    if (round > 0) {
      const found = Number((await armyIn(page)).slice('Name '.length));
      if (found < kept) throw new Error(`Round ${round}: ${found}, and ${kept} was saved.`);
      last = found;
      await page
        .getByRole('button', { name: /^Name \d+/ })
        .first()
        .click();
    }
    const name = page.getByLabel('Name of the army').last();
    await name.waitFor();
    let isAlive = true;
    const typing = (async () => {
      while (isAlive) {
        last++;
        await name.fill(`Name ${last}`);
        await page.locator('html:not([data-saving])').waitFor();
        if ((await armyIn(page)) === `Name ${last}`) kept = last;
      }
    })().catch(() => undefined);
    await pause(between(200, 1500));
    isAlive = false;
    await victim.kill();
    await typing;
    wipe(profile, round);
  }
  profile.remove();
  return `${count} kills while an army was changed, ${kept} changes in all: none that was called saved is lost`;
}

/** While a new version takes over: the app starts in one of the two, with all that was acknowledged. */
export async function killUpdates(
  site: Site,
  builds: readonly [string, string],
  count: number,
): Promise<string> {
  const profile = new Profile();
  const witness = new Witness();
  for (let round = 0; round <= count; round++) {
    const victim = await Victim.launch(profile);
    await witness.watch(victim.context);
    const page = await victim.context.newPage();
    if (round > 0) {
      await comeBack(page, site);
      await witness.confirm(page);
    }
    if (round === count) {
      await victim.close();
      break;
    }
    if (round % 5 === 0) await begin(page, site, round / 5);
    await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 60_000 });
    const tapping = tapOn(page, 100_000).catch(() => undefined);
    site.deploy(builds[(round + 1) % 2] ?? '');
    await page.evaluate(() => void navigator.serviceWorker.ready.then((it) => it.update()));
    await page.getByRole('link', { name: 'More update ready' }).click({ timeout: 60_000 });
    await button(page, 'Update now').click();
    await pause(between(0, 800));
    await victim.kill();
    await tapping;
    wipe(profile, round);
  }
  profile.remove();
  return `${count} kills while an update took over, ${witness.kept} commands kept: nothing lost`;
}
