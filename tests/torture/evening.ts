import type { Page } from '@playwright/test';
import type { Site } from '../../scripts/server.ts';
import { Profile, Victim } from './browser.ts';
import { begin, comeBack } from './kills.ts';
import { linesIn, tapOn } from './witness.ts';

const HOURS = 5;
const BATCH = 500;

/** After what is waiting has been written and the garbage collected. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 2 ** 20;
}

/** Without the lines themselves, which would show in the heap. */
const countLines = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('shieldwall-companion');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('lines').objectStore('lines').count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Five hours of the app's own clock, without a network, in as long as the commands take. */
export async function evening(site: Site, commands: number): Promise<string> {
  const profile = new Profile();
  const victim = await Victim.launch(profile);
  const page = await victim.context.newPage();
  // The clock leaps after each batch, as it does for a phone that wakes up.
  await page.addInitScript(() => {
    let ahead = 0;
    const real = Date.now.bind(Date);
    Date.now = () => real() + ahead;
    Object.assign(globalThis, {
      leap: (ms: number) => {
        ahead += ms;
        for (const state of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }
      },
    });
  });
  await begin(page, site);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await victim.context.setOffline(true);
  const written = async (count: number) => {
    let lines = 0;
    for (let waited = 0; waited < 1200 && lines < count; waited++) {
      await page.waitForTimeout(250);
      lines = await countLines(page);
    }
    if (lines < count) throw new Error(`${lines} of ${count} commands are kept.`);
    await page.waitForTimeout(2000);
  };
  let before = 0;
  for (let done = BATCH; done <= commands; done += BATCH) {
    await tapOn(page, BATCH);
    await written(done);
    await page.evaluate(
      (ms) => (globalThis as unknown as { leap(ms: number): void }).leap(ms),
      (HOURS * 3_600_000 * BATCH) / commands,
    );
    if (done === 2 * BATCH) before = await heapOf(page);
    if (done % 2000 === 0) console.log(`  ${done} of ${commands}`);
  }
  const after = await heapOf(page);
  await page.close();
  const again = await victim.context.newPage();
  await comeBack(again, site);
  const lines = (await linesIn(again)).length;
  if (lines !== commands) throw new Error(`${lines} of ${commands} commands are there.`);
  await victim.close();
  profile.remove();
  const growth = after / before - 1;
  if (growth > 0.1) throw new Error(`The heap grew from ${before} to ${after} MB.`);
  return `${lines} commands in ${HOURS} hours of its clock, offline: nothing lost; heap ${before.toFixed(1)} MB after the first ${2 * BATCH}, ${after.toFixed(1)} MB at the end (${(growth * 100).toFixed(1)} %)`;
}
