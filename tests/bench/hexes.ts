import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Site, serve } from '../../scripts/server.ts';
import { type Figure, median, ratio, round } from './figures.ts';
import { newPage, openBattle, stands, tapToPaint, touch, trayOf, workOf } from './play.ts';
import { built } from './sites.ts';
import { launch, PHONE } from './visit.ts';

/** Two frames at 60 a second. */
const TWO_FRAMES = 33;
const TAPS_A_ROUND = 5;

interface Battles {
  readonly hexes: string;
  readonly otherHexes: string;
  readonly againstPhone: string;
  readonly units: string;
  readonly otherUnits: string;
}

async function seed(page: Page, { address }: Site): Promise<Battles> {
  await page.goto(`${address}#/more`);
  await page.locator('#first').waitFor({ state: 'detached' });
  return page.evaluate(async () => {
    const { seedBattle, seedHexBattle } = await import(`${location.origin}/bench-seed.js`);
    return {
      hexes: await seedHexBattle('Hexes', null),
      otherHexes: await seedHexBattle('Other hexes', null),
      againstPhone: await seedHexBattle('Phone', { side: 'black', level: 'hard' }),
      units: await seedBattle('Units', 0),
      otherUnits: await seedBattle('Other', 0),
    };
  });
}

const boardOf = (name: string): string => `.hexboard[aria-label="The board of ${name}"]`;
/** A warband that nobody holds: its hexes light up. */
const WARBAND = '.tap[aria-label*="can move"]';
const PICKED = '.tap[aria-label*=". picked"]';
const LEGAL = '[data-hexboard] [data-ring="go"]';

/** A warband is picked until its hexes are painted, and dropped again; the first only warms up. */
async function tapAndDrop(page: Page, devtools: CDPSession): Promise<number[]> {
  const taken: number[] = [];
  for (let tap = 0; tap <= TAPS_A_ROUND; tap++) {
    taken.push(await tapToPaint(page, devtools, WARBAND, { shown: LEGAL }));
    await touch(page, devtools, PICKED);
    await stands(page, `body:not(:has(${LEGAL}))`);
    await page.waitForTimeout(150);
  }
  return taken.slice(1);
}

/** The same in the main thread's own time. */
async function workOfPicking(page: Page): Promise<number[]> {
  const taken: number[] = [];
  const click = (hex: Element) => hex.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (let tap = 0; tap <= TAPS_A_ROUND; tap++) {
    taken.push(await workOf(page, page.locator(WARBAND).first(), click));
    if ((await page.locator(LEGAL).count()) === 0) throw new Error('No hex lit up.');
    await page.locator(PICKED).evaluate(click);
    await stands(page, `body:not(:has(${LEGAL}))`);
  }
  return taken.slice(1);
}

interface PhoneTurn {
  readonly milliseconds: number;
  /** The longest task of the page meanwhile. */
  readonly longest: number;
}

/** What the last tasks of the turn were is told a moment later. */
const AFTERMATH = 500;

/**
 * A whole player turn of the strongest, from "End turn" until it is the player's again. The phone
 * shows every step at once, since less motion is asked for; whom it hits is let go.
 */
async function phoneTurn(context: BrowserContext, site: Site, id: string): Promise<PhoneTurn> {
  const page = await newPage(context, site, `/battle/${id}`);
  await stands(page, boardOf('Phone'));
  await page.waitForTimeout(1500);
  const taken = await page.evaluate(
    (aftermath) =>
      new Promise<PhoneTurn>((resolve) => {
        const button = (selector: string) => document.querySelector<HTMLElement>(selector);
        const start = performance.now();
        let longest = 0;
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            if (startTime >= start) longest = Math.max(longest, duration);
        }).observe({ type: 'longtask' });
        const look = () => {
          button('[data-open-attack] .button.main')?.click();
          if (document.querySelector('[data-field-turn]')?.textContent?.startsWith('Turn 7')) {
            const milliseconds = performance.now() - start;
            setTimeout(() => resolve({ milliseconds, longest }), aftermath);
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        button('[data-action-bar] .button.main')?.click();
      }),
    AFTERMATH,
  );
  await page.close();
  return taken;
}

/** Shield Wall II on the slowed-down phone: its board, and the phone as an opponent. */
export async function benchHexes(rounds: number, say: (line: string) => void): Promise<Figure[]> {
  const site = await serve(built.app);
  const browser = await launch();
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const seeder = await context.newPage();
  const battles = await seed(seeder, site);
  await seeder.close();
  const taps: number[] = [];
  const work: number[] = [];
  const turns: PhoneTurn[] = [];
  const opened = { hexes: [] as number[], units: [] as number[] };
  for (let number = 0; number < rounds; number++) {
    const page = await newPage(context, site, `/battle/${battles.hexes}`);
    await stands(page, boardOf('Hexes'));
    await page.waitForTimeout(1500);
    taps.push(...(await tapAndDrop(page, await context.newCDPSession(page))));
    await page.close();
    const quick = await newPage(context, site, `/battle/${battles.hexes}`, 1);
    await stands(quick, boardOf('Hexes'));
    await quick.waitForTimeout(1500);
    work.push(...(await workOfPicking(quick)));
    await quick.close();
    opened.hexes.push(
      await openBattle(context, site, {
        from: battles.otherHexes,
        to: battles.hexes,
        left: boardOf('Other hexes'),
        shown: boardOf('Hexes'),
      }),
    );
    opened.units.push(
      await openBattle(context, site, {
        from: battles.otherUnits,
        to: battles.units,
        left: '[data-pebbles]',
        shown: trayOf('Units'),
      }),
    );
    // The phone's turn is part of the battle, which only the first round finds as it was seeded.
    if (number === 0) turns.push(await phoneTurn(context, site, battles.againstPhone));
    say(`hexes: round ${number + 1} of ${rounds}`);
  }
  await browser.close();
  await site.close();

  const group = 'Shield Wall II (4x slower processor, 20 warbands)';
  const frames = (what: string, values: readonly number[]): Figure => ({
    group,
    what,
    is: median(values),
    limit: { atMost: TWO_FRAMES },
    unit: 'ms',
    from: `${values.length} taken, worst ${round(Math.max(...values))} ms`,
  });
  return [
    frames('tap on a warband until its legal hexes are painted', taps),
    frames('main thread for that tap', work),
    ratio(group, 'opening its board / Shieldwall’s', opened.hexes, opened.units, { atMost: 1.3 }),
    {
      group,
      what: 'a whole player turn of the strongest as the player sees it',
      is: median(turns.map(({ milliseconds }) => milliseconds)),
      limit: { atMost: 3000 },
      unit: 'ms',
    },
    {
      group,
      what: 'longest task of the page meanwhile',
      is: Math.max(...turns.map(({ longest }) => longest)),
      limit: { atMost: 50 },
      unit: 'ms',
      from: '0: none over 50 ms',
    },
  ];
}
