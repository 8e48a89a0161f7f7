import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Site, serve } from '../../scripts/server.ts';
import { type Figure, median, ratio, round } from './figures.ts';
import { newPage, openBattle, stands, tapAndUndo, tapToPaint, trayOf } from './play.ts';
import { built } from './sites.ts';
import { launch, PHONE, slowed } from './visit.ts';

/** As large as a store becomes in years, or small, to see that the bench works. */
export interface Growth {
  readonly journal: number;
  readonly battles: number;
  readonly entries: number;
  readonly armies: number;
}
export const WHOLE: Growth = { journal: 40_000, battles: 300, entries: 500, armies: 100 };
export const SMALL: Growth = { journal: 2000, battles: 20, entries: 100, armies: 10 };

/** How long somebody taps on while the second copy is first made. */
const TAPPING = 20_000;
/** The longest that one of these taps may wait. */
const LONGEST = 100;
/** Far longer than any of it takes: what hangs is to be seen. */
const PATIENCE = 10 * 60_000;
const GIVE = '[data-pebbles]:not([aria-label$=": 4"]) button:last-child';
const SHARE = '[aria-label^="Share "]';

const phone = (browser: Browser) => browser.newContext({ ...PHONE, serviceWorkers: 'block' });

/** What the seeds do, in a page of the app. */
async function seeding<T>(context: BrowserContext, { address }: Site, work: (page: Page) => T) {
  const page = await context.newPage();
  await page.goto(`${address}#/more`);
  await page.locator('#first').waitFor({ state: 'detached' });
  const done = await work(page);
  await page.close();
  return done;
}

const seedJournals = (length: number) => (page: Page) =>
  page.evaluate(async (entries) => {
    const { seedBattle, seedLongBattle } = await import(`${location.origin}/bench-seed.js`);
    return {
      full: (await seedLongBattle('Full', entries)) as string,
      empty: (await seedBattle('Empty', 0)) as string,
      other: (await seedBattle('Other', 0)) as string,
    };
  }, length);

/** A battle that is on, and many beside it; opened last. */
const seedStore = (entries: number, battles: number, armies: number) => (page: Page) =>
  page.evaluate(
    async ([length, others, some]) => {
      const { seedLongBattle, seedMany } = await import(`${location.origin}/bench-seed.js`);
      const id: string = await seedLongBattle('Full', length);
      await seedMany(id, others, some);
      return id;
    },
    [entries, battles, armies] as const,
  );

/** The longest wait of a tap in the battle with the long journal, from the first start on. */
async function tapWhileCopied(browser: Browser, site: Site, journal: number): Promise<number> {
  const context = await phone(browser);
  const { full } = await seeding(context, site, seedJournals(journal));
  const page = await newPage(context, site, `/battle/${full}`);
  await stands(page, '[data-pebbles]');
  const devtools = await page.context().newCDPSession(page);
  let longest = 0;
  const taking = { around: '[data-pebbles]' };
  // The first tap of a page still has to be compiled.
  await tapToPaint(page, devtools, GIVE, taking);
  for (const end = Date.now() + TAPPING; Date.now() < end; await page.waitForTimeout(100)) {
    longest = Math.max(longest, await tapToPaint(page, devtools, GIVE, taking));
    const stones = await page.locator(GIVE).count();
    if (stones === 0) break;
  }
  await context.close();
  return longest;
}

/** From the navigation until the board of the battle that is on is there. */
async function start(context: BrowserContext, { address }: Site, id: string): Promise<number> {
  const page = await context.newPage();
  await slowed(page);
  await page.goto(`${address}#/battle/${id}`, { waitUntil: 'commit' });
  await stands(page, '[data-pebbles]');
  const taken = await page.evaluate(() => performance.now());
  await page.close();
  return taken;
}

interface Carried {
  readonly backup: number;
  readonly restore: number;
  readonly megabytes: number;
  /** The longest time in which the page did not answer. */
  readonly longest: number;
}

/** A backup of all that is in this browser, and its way into an empty one. */
async function carry(browser: Browser, context: BrowserContext, site: Site): Promise<Carried> {
  const page = await newPage(context, site, '/more');
  const from = performance.now();
  const download = page.waitForEvent('download', { timeout: PATIENCE });
  await page.getByRole('button', { name: 'Save a backup' }).click();
  const file = await (await download).path();
  const backup = performance.now() - from;
  await page.close();

  const other = await phone(browser);
  const there = await newPage(other, site, '/parcel');
  await there.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const begun = performance.now();
  await there.getByLabel('A backup, army or battle file').setInputFiles(file);
  await there.getByRole('button', { name: 'Add to this device' }).click({ timeout: PATIENCE });
  await there.getByRole('button', { name: 'Undo' }).waitFor({ timeout: PATIENCE });
  const restore = performance.now() - begun;
  const longest = await there.evaluate(() => window.longest);
  await other.close();
  const { size } = await import('node:fs').then(({ statSync }) => statSync(file));
  return { backup, restore, megabytes: size / 1e6, longest };
}

declare global {
  interface Window {
    longest: number;
  }
}

/** How the app bears years of use: a very long journal, and a store with very much in it. */
export async function benchGrowth(
  rounds: number,
  growth: Growth,
  say: (line: string) => void,
): Promise<Figure[]> {
  const site = await serve(built.app);
  const browser = await launch();
  try {
    return await measureGrowth(browser, site, rounds, growth, say);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function measureGrowth(
  browser: Browser,
  site: Site,
  rounds: number,
  { journal, battles, entries, armies }: Growth,
  say: (line: string) => void,
): Promise<Figure[]> {
  const long = await phone(browser);
  const { full, empty, other } = await seeding(long, site, seedJournals(journal));
  const few = await phone(browser);
  const alone = await seeding(few, site, seedStore(entries, 0, 0));
  const quarter = await phone(browser);
  await seeding(quarter, site, seedStore(entries, battles / 4 - 1, armies / 4));
  const many = await phone(browser);
  const among = await seeding(many, site, seedStore(entries, battles - 1, armies));
  say('growth: everything is written');

  const first = await tapWhileCopied(browser, site, journal);
  say(`growth: the longest tap while the second copy was first made: ${round(first)} ms`);
  const times = { full: [], empty: [], openFull: [], openEmpty: [] } as Record<string, number[]>;
  const starts = { many: [], few: [] } as Record<string, number[]>;
  const lists = { many: [], few: [] } as Record<string, number[]>;
  for (let number = 0; number < rounds; number++) {
    for (const [id, taps, opened, name] of [
      [full, times.full, times.openFull, 'Full'],
      [empty, times.empty, times.openEmpty, 'Empty'],
    ] as const) {
      const page = await newPage(long, site, `/battle/${id}`);
      await stands(page, '[data-pebbles]');
      await page.waitForTimeout(1500);
      taps?.push(...(await tapAndUndo(page, '[data-action-bar] button')));
      await page.close();
      const way = { from: other, to: id, left: '[data-pebbles]', shown: trayOf(name) };
      opened?.push(await openBattle(long, site, way));
    }
    for (const [context, id, which] of [
      [many, among, 'many'],
      [few, alone, 'few'],
    ] as const) {
      starts[which]?.push(await start(context, site, id));
      const way = { from: id, to: 'list', left: '[data-pebbles]', shown: SHARE };
      lists[which]?.push(await openBattle(context, site, way));
    }
    say(`growth: round ${number + 1} of ${rounds}`);
  }
  const part = await carry(browser, quarter, site);
  say(`growth: a quarter carried: ${JSON.stringify(part)}`);
  const all = await carry(browser, many, site);
  say(`growth: all carried: ${JSON.stringify(all)}`);

  const group = 'Growth (4x slower processor)';
  const [n, m] = [journal.toLocaleString('en'), battles];
  const linear = (what: string, whole: number, less: number): Figure => ({
    group,
    what: `${what} of ${m} battles / four times that of ${m / 4}`,
    is: whole / (4 * less),
    limit: { atMost: 1.2 },
    unit: 'x',
    from: `${(whole / 1000).toFixed(1)} / ${(less / 1000).toFixed(1)} s, ${all.megabytes.toFixed(1)} MB`,
  });
  return [
    ratio(group, `DP tap to paint, ${n} entries / none`, times.full ?? [], times.empty ?? [], {
      atMost: 1.5,
    }),
    ratio(group, `opening the battle, ${n} / none`, times.openFull ?? [], times.openEmpty ?? [], {
      atMost: 1.5,
    }),
    {
      group,
      what: 'the longest tap while the second copy is first made',
      is: first,
      limit: { atMost: LONGEST },
      unit: 'ms',
    },
    ratio(group, `start with ${m} battles / with one`, starts.many ?? [], starts.few ?? [], {
      atMost: 1.2,
    }),
    ratio(group, `list of ${m} battles / of one`, lists.many ?? [], lists.few ?? [], {
      atMost: 1.5,
    }),
    linear('backup', all.backup, part.backup),
    linear('restore', all.restore, part.restore),
    {
      group,
      what: 'the longest time in which the page does not answer while it restores',
      is: all.longest,
      unit: 'ms',
    },
    { group, what: 'list, median', is: median(lists.many ?? []), unit: 'ms' },
  ];
}
